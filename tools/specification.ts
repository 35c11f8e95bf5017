/** Holds `docs/specification.md` to its word: every statement names tests that exist. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { filesUnder } from './cache.ts';

/** One row of the document's tables. */
export type Statement = {
  /** Line in the document, from 1. */
  readonly line: number;
  readonly words: string;
  readonly proofs: readonly Proof[];
};

/** `` `file` tag ``: the file's name without its folder, and a tag that stands in a test's title there. */
export type Proof = { readonly file: string; readonly tag: string };

export type Fault = { readonly where: string; readonly why: string };

/** Paths of the test files that have a tag, one for each time it stands there. */
export type Tags = ReadonlyMap<string, readonly string[]>;

const PROOF = /^`([^`]+)` @spec:([a-z0-9-]+)$/;
const TAG = /@spec:([a-z0-9-]+)/g;
const TEST_FILE = /\.(?:test|spec)\.tsx?$/;
/** A test that does not run proves nothing, and a comment is no test. */
const NO_TEST = /\.(?:skip|todo|fixme)\(|^\s*(?:\/\/|\*|\/\*)/;

/** Reads the tables: the last cell of a row holds its tests, parted by `<br>`. */
export function readStatements(markdown: string): Statement[] {
  const lines = markdown.split('\n');
  return lines.flatMap((text, index): Statement[] => {
    const isRow = text.startsWith('|') && !/^\|[\s:|-]+\|$/.test(text);
    const isHead = /^\|[\s:|-]+\|$/.test(lines[index + 1] ?? '');
    if (!isRow || isHead) return [];
    const cells = text.slice(1, text.lastIndexOf('|')).split(/(?<!\\)\|/);
    const words = cells.slice(0, -1).join(' · ').trim();
    const named = (cells.at(-1) ?? '').split('<br>').map((proof) => proof.trim());
    return [{ line: index + 1, words, proofs: named.filter((each) => each !== '').map(readProof) }];
  });
}

function readProof(text: string): Proof {
  const [, file = text, tag = ''] = PROOF.exec(text) ?? [];
  return { file, tag };
}

/** Finds the tags in all test files under a folder. */
export function findTags(root: string): Tags {
  const tags = new Map<string, string[]>();
  for (const path of filesUnder(root).filter((name) => TEST_FILE.test(name))) {
    const lines = readFileSync(join(root, path), 'utf8').split('\n');
    for (const [index, line] of lines.entries()) {
      if (NO_TEST.test(line) || /\.(?:skip|todo|fixme)\($/.test(lines[index - 1] ?? '')) continue;
      for (const [, tag = ''] of line.matchAll(TAG))
        tags.set(tag, [...(tags.get(tag) ?? []), path]);
    }
  }
  return tags;
}

/**
 * What is wrong with the document: rows without a test, and tags that are not in exactly the one
 * test that the row says, or in a test that no row names.
 */
export function checkStatements(statements: readonly Statement[], tags: Tags): Fault[] {
  const named = new Set(statements.flatMap(({ proofs }) => proofs.map(({ tag }) => tag)));
  const ofRows = statements.flatMap(({ line, words, proofs }) => {
    const whys = proofs.map((proof) => faultOf(proof, tags.get(proof.tag) ?? []));
    if (proofs.length === 0) whys.push('names no test');
    return whys.flatMap((why) => (why ? [{ where: `line ${line}: ${words}`, why }] : []));
  });
  const ofTests = [...tags]
    .filter(([tag]) => !named.has(tag))
    .map(([tag, [where = '']]) => ({ where, why: `no row names @spec:${tag}` }));
  return [...ofRows, ...ofTests];
}

function faultOf({ file, tag }: Proof, found: readonly string[]): string | undefined {
  if (tag === '') return `cannot be read as \`file\` @spec:tag: ${file}`;
  const [where, ...more] = found;
  if (where === undefined) return `no test has the tag @spec:${tag}`;
  if (more.length > 0) return `several tests have the tag @spec:${tag}: ${found.join(', ')}`;
  if (basename(where) !== file) return `@spec:${tag} is in ${where}, not in ${file}`;
  return undefined;
}
