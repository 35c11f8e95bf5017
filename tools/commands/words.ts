import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../root.ts';

/** A word that reads translated or old-fashioned, and what to write instead. */
type Rule = { readonly word: RegExp; readonly better: string };

/** Where a word stands, as an editor opens it. */
export type Find = { readonly at: string; readonly word: string; readonly better: string };

/** Wrong wherever they stand, in code too. */
const WRONG: readonly Rule[] = [
  { word: /\banew\b/i, better: 'again' },
  { word: /\bwhoever\b/i, better: 'name the person: the player, the operator' },
  { word: /\bhow manyth\b/i, better: 'the number, the index' },
  { word: /\blitter\b/i, better: 'garbage' },
  { word: /colour/i, better: 'color' },
  { word: /favourite/i, better: 'favorite' },
  { word: /neighbour/i, better: 'neighbor' },
  { word: /licence/i, better: 'license' },
  { word: /\baftermath\b/i, better: 'after the frame' },
  { word: /\bsittings?\b/i, better: 'play session, playthrough' },
  { word: /\bdoors?\b/i, better: 'deps, loader, gateway' },
  { word: /\blying\b/i, better: 'landscape; or the verb that says where it is' },
  { word: /\bupright\b/i, better: 'portrait' },
];

/** Wrong as names and in comments. In prose they can be right. */
const IN_CODE: readonly Rule[] = [
  ...WRONG,
  { word: /\btold\b/i, better: 'sent, reported, result' },
  { word: /\bkept\b/i, better: 'cached, saved, stored' },
  { word: /\basked\b/i, better: 'requested; requests, queries' },
  { word: /\bbeside\b/i, better: 'next to; adjacent, existing, temporary' },
  { word: /\bafresh\b/i, better: 'again, from the start' },
  { word: /\bswept\b/i, better: 'collected, removed' },
];

/** British spellings and words, where Americans have others. Names in code and stored ids keep theirs. */
const BRITISH: readonly Rule[] = [
  { word: /(?:flav|harb|hon|hum|fav|rum|behavi)our/i, better: 'the spelling with -or' },
  { word: /\bgrey/i, better: 'gray' },
  { word: /\b(?:centi|kilo|milli)?metres?\b/i, better: 'meter' },
  { word: /\bcentres?\b/i, better: 'center' },
  { word: /\bjewellery\b/i, better: 'jewelry' },
  { word: /\b(?:back|to|after|up|down)wards\b/i, better: 'the same word without -s' },
  { word: /\bwhilst\b/i, better: 'while' },
  { word: /\bdived\b/i, better: 'dove' },
  { word: /\b(?:learnt|spelt|dreamt)\b/i, better: 'learned, spelled, dreamed' },
  { word: /\bdoll['’]s house/i, better: 'dollhouse' },
  { word: /\btyres?\b/i, better: 'tire' },
  { word: /\bkerbs?\b/i, better: 'curb' },
  { word: /\b(?:organis|recognis|realis)/i, better: 'the spelling with -z' },
  { word: /\b(?:travell|cancell|modell|labell)(?:ed|ing|er)/i, better: 'one l' },
  { word: /\b(?:defence|practis)/i, better: 'defense, practic' },
  { word: /\bjudgement/i, better: 'judgment' },
];

/** Held against comments only: a constant's comment says what its number is for. */
const VAGUE: Rule = {
  word: /\bso (?:many|few|near)\b|\bso far (?:from|off|along|up|down|away|beyond|above|right|out)\b/i,
  better: 'this many, or the name of the number',
};
const IN_COMMENTS: readonly Rule[] = [...BRITISH, VAGUE];

/** Held against every text that a person reads. */
const EVERYWHERE: readonly Rule[] = [
  ...BRITISH,
  ...WRONG.filter(({ word }) => !/door|upright|sitting/.test(word.source)),
  { word: /\blately\b/i, better: 'recently' },
  { word: /\bof (?:its|their|your|his|her|our) own\b/i, better: 'its own, or leave it out' },
  { word: /\basked for\b/i, better: 'requested, wanted' },
  { word: /\bgone by\b/i, better: 'past' },
  { word: /\btold by\b/i, better: 'shown by' },
  { word: /\bso it ends\b/i, better: 'Nice try!' },
  { word: /\bnobody may\b/i, better: 'nobody can, you can’t' },
  { word: /\bnothing when\b/i, better: 'undefined if' },
];

/** Held against what players read in games and on the portal. */
const FOR_PLAYERS: readonly Rule[] = [
  { word: /\bsweets\b/i, better: 'candy' },
  { word: /\bgobstoppers?\b/i, better: 'jawbreaker' },
  { word: /\bprawns?\b/i, better: 'shrimp' },
  { word: /\bshoot-outs?\b/i, better: 'shootout' },
  { word: /\bfetched\b/i, better: 'loaded, downloaded' },
  { word: /\bslips and\b/i, better: 'mistakes' },
  { word: /\bthe cross\b/i, better: 'D-pad' },
  { word: /\bkept (?:offline|on this|here)\b/i, better: 'saved' },
  { word: /\bheld (?:upright|sideways)\b/i, better: 'portrait, landscape' },
  { word: /\bhollows\b/, better: 'squares, spots' },
  { word: /\b1 (?:stars|days|moves|lives|coins|points|games)\b/, better: 'a plural form' },
];

/**
 * Finds words that a text should not use.
 * @param at the file's path, which each find begins with
 */
export function findWords(text: string, at: string, rules: readonly Rule[]): readonly Find[] {
  const present = rules.filter(({ word }) => word.test(text));
  if (present.length === 0) return [];
  return text.split('\n').flatMap((line, index) =>
    present.flatMap(({ word, better }) => {
      const found = word.exec(line)?.[0];
      return found === undefined ? [] : [{ at: `${at}:${index + 1}`, word: found, better }];
    }),
  );
}

/** What a message file or a `game.json` says to people: its values, never its keys. */
export function valuesOf(json: string): string {
  // One a line, as in the file: a find then names the right one.
  return (
    json
      .split('\n')
      // Names of placeholders are code.
      .map((line) => line.replace(/^\s*"[^"]*":\s*/, '').replace(/\{\w+\}/g, '…'))
      .join('\n')
  );
}

/** The comments of a file of code, each on its line. */
export function commentsOf(code: string): string {
  const blank = (text: string): string => text.replace(/[^\n]/g, ' ');
  let end = 0;
  let comments = '';
  // Texts are matched too, so that "//" inside one begins no comment.
  for (const { 0: found, index } of code.matchAll(
    /\/\*[^]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g,
  )) {
    comments += blank(code.slice(end, index)) + (found.startsWith('/') ? found : blank(found));
    end = index + found.length;
  }
  return comments;
}

const EVERY_PACKAGE = ['packages'];
const TEMPLATES = ['games/_template', 'games/_puzzle'];

/**
 * Folders whose code is clean of these words, so that none comes back. A folder is added to a word
 * once nothing in it uses the word.
 */
const CLEAN_CODE: Readonly<Record<string, readonly string[]>> = {
  whoever: ['apps', ...EVERY_PACKAGE, 'games', 'tools', 'e2e'],
  'how manyth': ['apps', ...EVERY_PACKAGE, 'games', 'tools', 'e2e'],
  litter: ['apps', ...EVERY_PACKAGE, 'tools', 'e2e', ...TEMPLATES],
  aftermath: ['apps', ...EVERY_PACKAGE, 'games', 'tools', 'e2e'],
  sitting: ['apps', ...EVERY_PACKAGE, 'games', 'tools', 'e2e'],
  lying: ['apps', ...EVERY_PACKAGE, 'games', 'tools', 'e2e'],
  favourite: ['apps/server', 'apps/insights', ...EVERY_PACKAGE, 'games', 'tools', 'e2e'],
  licence: ['apps/server', 'apps/insights', ...EVERY_PACKAGE, 'games', 'tools', 'e2e'],
  anew: ['apps', ...EVERY_PACKAGE, 'games', 'tools', 'e2e'],
  colour: ['apps/server', 'apps/insights', ...EVERY_PACKAGE, 'tools', 'e2e', ...TEMPLATES],
  neighbour: ['apps', ...EVERY_PACKAGE, 'games', 'tools', 'e2e'],
  door: ['apps', ...EVERY_PACKAGE, 'tools', 'e2e', ...TEMPLATES],
  upright: ['apps', ...EVERY_PACKAGE, 'games', 'tools', 'e2e'],
  told: ['apps', ...EVERY_PACKAGE, 'games', 'tools', 'e2e'],
  kept: ['apps/insights', ...EVERY_PACKAGE, 'tools', ...TEMPLATES],
  asked: ['apps/insights', ...EVERY_PACKAGE, 'games', 'tools', 'e2e'],
  beside: ['apps', ...EVERY_PACKAGE, 'tools'],
  afresh: ['apps', ...EVERY_PACKAGE, 'games', 'tools', 'e2e'],
  swept: ['apps', ...EVERY_PACKAGE, 'tools', 'e2e', ...TEMPLATES],
};

/** Words that stay, by file or folder, and why. */
const STAYS: readonly { readonly at: RegExp; readonly word: RegExp; readonly why: string }[] = [
  {
    at: /^(?:tools\/commands\/words(?:\.test)?\.ts|CONTRIBUTING\.md)$/,
    word: /./,
    why: 'it lists the words',
  },
  {
    at: /^games\/(?:bazaar-bolt|corner-pocket-club|curb-kings|dawn-angler|double-dunes|emberpaw-trail|festival-faces|velvet-klondike)\//,
    word: /^so /i,
    why: 'their comments are not mended yet',
  },
  {
    at: /^packages\/third-party\/src\/import\/fields\.ts$/,
    word: /licence/,
    why: 'third-party feeds spell it so',
  },
  {
    at: /^apps\/portal\/src\/data\/saved-state|^e2e\/failures\.spec\.ts$/,
    word: /favourite/,
    why: 'the name under which browsers store the list',
  },
  {
    at: /^packages\/kit\/src\/logic\/color\/(?:harmony|color\.test)\.ts$/,
    word: /neighbour/,
    why: 'a message key of games ends in it',
  },
  {
    at: /^(?:apps\/portal\/src\/data\/saves\/keys|packages\/kit\/src\/runtime\/stage\/storage|packages\/protocol\/src\/storage-keys(?:\.test)?)\.ts$/,
    word: /beside/,
    why: 'a part of stored keys',
  },
  {
    at: /^games\/sherbet-bubbles\//,
    word: /flavour/,
    why: 'a field of stored games',
  },
  {
    at: /^packages\/kit\/src\/session\/save\.test\.ts$/,
    word: /kept/,
    why: 'a seed: another one deals another game',
  },
];

/** The folders whose code is read, each by itself. */
const CODE = ['apps', 'packages', 'games', 'tools', 'e2e'] as const;

const CODE_FILE = /\.(?:ts|tsx|mjs|css)$/;

function stays({ at, word }: Find): boolean {
  const file = at.replace(/:\d+$/, '');
  return STAYS.some((one) => one.at.test(file) && one.word.test(word));
}

function filesIn(root: string, folder: string, wanted: RegExp): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => wanted.test(path) && !/(?:^|\/)(?:node_modules|dist)\//.test(path))
    .sort();
}

/** Every use of a wrong word in code, by word and folder. */
export function wordsInCode(root: string = ROOT): ReadonlyMap<string, readonly Find[]> {
  const found = new Map<string, readonly Find[]>();
  for (const folder of CODE) {
    const files = filesIn(root, folder, CODE_FILE).map(
      (path) => [path, readFileSync(join(root, path), 'utf8')] as const,
    );
    for (const rule of IN_CODE) {
      const name = rule.word.source.replaceAll(/\\b|s\?$/g, '').replace(/s\?$/, '');
      const finds = files.flatMap(([path, text]) => findWords(text, path, [rule]));
      found.set(
        `${name} in ${folder}`,
        finds.filter((find) => !stays(find)),
      );
    }
  }
  return found;
}

/** Everything wrong in the repository's texts. @throws Error when there is no text to read */
export function checkWords(root: string = ROOT): readonly Find[] {
  const folders = readdirSync(join(root, 'games'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => [`games/${name}/game.json`, `games/${name}/strings/en.json`]);
  const portal = filesIn(root, 'apps/portal', /\/messages\/en\.json$/);
  const messages = [
    ...folders,
    ...portal,
    'packages/kit/src/runtime/app/strings/en.json',
    'packages/kit/src/runtime/hud/strings/en.json',
    'packages/kit/src/runtime/hud/sheets/strings/en.json',
    'packages/kit/src/runtime/input/strings/en.json',
  ].filter((path) => existsSync(join(root, path)));
  if (messages.length === 0) throw new Error('Found no message files to read.');
  const read = (path: string): string => readFileSync(join(root, path), 'utf8');
  const inMessages = messages.flatMap((path) =>
    findWords(valuesOf(read(path)), path, [...EVERYWHERE, ...FOR_PLAYERS]),
  );
  const documents = [
    ...['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md'].filter((path) =>
      existsSync(join(root, path)),
    ),
    ...filesIn(root, 'docs', /\.md$/),
    ...filesIn(root, 'games', /^games\/[^/]+\/README\.md$/),
  ];
  const inDocuments = documents.flatMap((path) =>
    findWords(read(path), path, EVERYWHERE).filter((find) => !stays(find)),
  );
  const inCode = [...wordsInCode(root)].flatMap(([place, finds]) => {
    const [word = ''] = place.split(' in ');
    const clean = CLEAN_CODE[word] ?? [];
    return finds.filter(({ at }) => clean.some((folder) => at.startsWith(`${folder}/`)));
  });
  const inComments = CODE.flatMap((folder) => filesIn(root, folder, CODE_FILE)).flatMap((path) => {
    const code = read(path);
    // Most files have none of the words, and need no second look.
    if (findWords(code, path, IN_COMMENTS).length === 0) return [];
    return findWords(commentsOf(code), path, IN_COMMENTS).filter((find) => !stays(find));
  });
  return [...inMessages, ...inDocuments, ...inCode, ...inComments];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = checkWords();
  for (const { at, word, better } of found) {
    process.stdout.write(`${at}: "${word}": better: ${better}\n`);
  }
  process.stdout.write(`${found.length} words to replace\n`);
  process.exitCode = found.length > 0 ? 1 : 0;
}
