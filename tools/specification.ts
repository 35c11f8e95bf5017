/** Holds `docs/specification.md` to its word: every statement names tests that exist. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

/** One row of the document's tables. */
export type Statement = {
  /** Line in the document, from 1. */
  readonly line: number;
  readonly words: string;
  readonly proofs: readonly Proof[];
};

/** `` `file` › title ``; the title may have those of its groups before it. */
export type Proof = { readonly file: string; readonly titles: readonly string[] };

export type Fault = { readonly line: number; readonly words: string; readonly why: string };

const PROOF = /^`([^`]+)` › (.+)$/;

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
    const proofs = named.filter((proof) => proof !== '').map(readProof);
    return [{ line: index + 1, words, proofs }];
  });
}

function readProof(text: string): Proof {
  const [, file = '', titles = ''] = PROOF.exec(text) ?? [];
  if (file === '') return { file: text, titles: [] };
  return { file, titles: titles.replaceAll('\\|', '|').split(' › ') };
}

/** What is wrong with the document: rows without a test, files and titles that do not exist. */
export function checkStatements(statements: readonly Statement[], root: string): Fault[] {
  const known = new Map<string, TestFile | undefined>();
  const fileOf = (name: string): TestFile | undefined => {
    if (!known.has(name)) known.set(name, readTests(join(root, name)));
    return known.get(name);
  };
  return statements.flatMap(({ line, words, proofs }) => {
    const whys = proofs.map((proof) => faultOf(proof, fileOf(proof.file)));
    if (proofs.length === 0) whys.push('names no test');
    return whys.flatMap((why) => (why === undefined ? [] : [{ line, words, why }]));
  });
}

function faultOf({ file, titles }: Proof, tests: TestFile | undefined): string | undefined {
  if (titles.length === 0) return `cannot be read as \`file\` › title: ${file}`;
  if (!tests) return `there is no file ${file}`;
  const found = tests.titles.some((path) => {
    const end = path.slice(-titles.length);
    return (
      end.length === titles.length && end.every((one, at) => fits(one, titles[at] ?? '', tests))
    );
  });
  return found ? undefined : `${file} has no test titled “${titles.join(' › ')}”`;
}

/** A title as the source has it, or with its gaps filled by words that the source has too. */
function fits(title: string, asked: string, { source }: TestFile): boolean {
  if (title === asked) return true;
  const parts = title.split(GAP);
  if (parts.length === 1 || parts.every((part) => part.trim() === '')) return false;
  const filled = new RegExp(`^${parts.map(escapeRegExp).join('(.+?)')}$`, 's').exec(asked);
  return filled?.slice(1).every((words) => source.includes(words)) ?? false;
}

/** What a template or a table fills in. */
const GAP = /\$\{[^}]*\}|%[sdifjoO]|\$[a-z]\w*/;

function escapeRegExp(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

type TestFile = {
  readonly source: string;
  /** Each test with the groups around it, outermost first. */
  readonly titles: readonly (readonly string[])[];
};

/** Reads the titles of a test file from its source; nothing when there is no such file. */
export function readTests(path: string): TestFile | undefined {
  if (!existsSync(path)) return undefined;
  const source = readFileSync(path, 'utf8');
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message ?? 'cannot be parsed'}`);
  const titles: string[][] = [];
  gather(program, [], titles, source);
  return { source, titles };
}

type Node = { readonly type: string } & Readonly<Record<string, unknown>>;

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

const TEST = /^(?:it|test|base)(?:\.each\(\))?$/;
const GROUP = /^(?:describe|test\.describe|base\.describe)(?:\.each\(\))?$/;

/** Goes through a syntax tree. What is skipped or only planned is no test. */
function gather(node: unknown, groups: readonly string[], into: string[][], source: string): void {
  if (Array.isArray(node)) {
    for (const each of node as readonly unknown[]) gather(each, groups, into, source);
    return;
  }
  if (!isNode(node)) return;
  let inside = groups;
  if (node.type === 'CallExpression') {
    const [first] = node['arguments'] as readonly unknown[];
    const title = titleOf(first, source);
    const callee = nameOf(node['callee']);
    if (title !== undefined && TEST.test(callee)) into.push([...groups, title]);
    if (title !== undefined && GROUP.test(callee)) inside = [...groups, title];
  }
  for (const [key, child] of Object.entries(node)) {
    if (key !== 'type' && typeof child === 'object') gather(child, inside, into, source);
  }
}

/** `test.describe`, `it.each()`: what is called, without what it is given. */
function nameOf(callee: unknown): string {
  if (!isNode(callee)) return '';
  if (callee.type === 'Identifier') return String(callee['name']);
  if (callee.type === 'MemberExpression')
    return `${nameOf(callee['object'])}.${nameOf(callee['property'])}`;
  if (callee.type === 'CallExpression') return `${nameOf(callee['callee'])}()`;
  return '';
}

function titleOf(node: unknown, source: string): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  if (node.type !== 'TemplateLiteral') return undefined;
  return source.slice(Number(node['start']) + 1, Number(node['end']) - 1);
}
