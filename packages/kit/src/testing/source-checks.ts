import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { KIT_FEEL } from '../runtime/feedback/feel.ts';
import { broken } from './playing.ts';
import type { Check } from './rules-checks.ts';
import type { Subject } from './subject.ts';

const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/[^\n]*/g;
/** A text without placeholders. */
const LITERAL = /'([^'\n]*)'|"([^"\n]*)"|`([^`$\n]*)`/g;
/** A key with placeholders: `tip.${name}.title`; or made of two parts: 'pick.' + name. */
const TEMPLATE = /`((?:[\w.-]|\$\{(?:[^}`]|`[^`]*`)*\})+)`/g;
const PLACEHOLDER = /\$\{(?:[^}`]|`[^`]*`)*\}/;
const BEGINNING = /['"]([\w.-]+[.-])['"]\s*\+/g;
const KEY = /^[a-z][\w-]*(?:\.[\w-]+)+$/;
/** `chips.hearts(…)` of kit/draw/chips is named by the message `chip.hearts`. */
const CHIP = /\bchips\.(\w+)\(/g;
const CUE = /\bcue\(\s*'([\w.-]+)'/g;
/**
 * Keys that the kit derives from ids of levels, packs and looks, and kit messages that a game overrides.
 */
const MADE_BY_KIT = /^(?:level|pack|keepsake|kit)\./;

const found = (code: string, pattern: RegExp): string[] =>
  [...code.matchAll(pattern)].flatMap(([, ...parts]) => parts.filter((part) => part !== undefined));

const escaped = (text: string): string => text.replaceAll('.', '\\.');

/**
 * Compares a game's code with its messages, without playing it.
 * @param code of the game's files without tests
 * @param messages of the game alone
 * @param felt cues that the view's `feel` answers
 * @returns one line for each unused message, key without a message, and unanswered cue
 */
export function faultsOfSources(
  code: string,
  messages: Readonly<Record<string, string>>,
  felt: ReadonlySet<string>,
): string[] {
  const bare = code.replace(COMMENT, '');
  const literals = new Set(found(bare, LITERAL));
  const chips = new Set(found(bare, CHIP).map((name) => `chip.${name}`));
  const made = [
    ...found(bare, TEMPLATE).map((text) => text.split(PLACEHOLDER)),
    ...found(bare, BEGINNING).map((text) => [text, '']),
  ]
    // Without a part of a key, a template says nothing about keys.
    .filter((parts) => parts.some((part) => /\w\.|\.\w/.test(part)))
    .map((parts) => new RegExp(`^${parts.map(escaped).join('[\\w.-]*')}$`));
  const cues = new Set(found(bare, CUE));
  const others = new Set(found(bare.replace(CUE, ''), LITERAL));
  const keys = Object.keys(messages);
  const groups = new Set(keys.filter((key) => key.includes('.')).map((key) => key.split('.')[0]));
  const unused = keys.filter(
    (key) =>
      !MADE_BY_KIT.test(key) &&
      !literals.has(key) &&
      !chips.has(key) &&
      !made.some((pattern) => pattern.test(key)),
  );
  const missing = [...literals].filter(
    (text) =>
      KEY.test(text) &&
      !MADE_BY_KIT.test(text) &&
      groups.has(text.split('.')[0]) &&
      messages[text] === undefined &&
      !felt.has(text) &&
      !cues.has(text) &&
      !keys.some((key) => key.startsWith(text)),
  );
  // A view can also answer a cue by name in its drawing code.
  const silent = [...cues].filter(
    (name) => !felt.has(name) && !others.has(name) && !new RegExp(`\\b${name}\\??:`).test(bare),
  );
  return [
    ...unused.map((key) => `strings/en.json: nothing uses "${key}"`),
    ...missing.map((key) => `strings/en.json has no "${key}", which the code names`),
    ...silent.map((name) => `cue "${name}": the view has no feel for it`),
  ];
}

function codeOf(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}

function namesAgree({ folder, view }: Subject): void {
  const strings = join(folder, 'strings/en.json');
  // The sample games of the suite's own tests have no files.
  if (!existsSync(strings)) return;
  const messages = JSON.parse(readFileSync(strings, 'utf8')) as Record<string, string>;
  const felt = new Set([...Object.keys(KIT_FEEL), ...Object.keys(view.feel ?? {})]);
  const faults = faultsOfSources(codeOf(folder), messages, felt);
  if (faults.length > 0) broken(faults.join('; '));
}

export const SOURCE_CHECK: Check = {
  promise: 'names only messages and cues there are',
  run: namesAgree,
};
