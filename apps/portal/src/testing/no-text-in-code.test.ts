import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** Attributes and calls whose text a visitor reads or hears. */
const READ_OUT = /^(?:aria-label|title|placeholder|alt|label|empty)$/;
/** Functions that show a text, and which argument it is. */
const SHOWS = new Map([
  ['toast', 0],
  ['button', 0],
  ['part', 1],
]);
const WORDS = /\p{L}{2}/u;

type Node = Readonly<Record<string, unknown>> & { readonly type: string };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** The words that a literal or a template has in it. */
function literalsIn(node: unknown): string[] {
  if (!isNode(node)) return [];
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? [node['value']] : [];
  if (node.type === 'TemplateElement') {
    return [(node['value'] as { readonly raw: string }).raw];
  }
  // What is compared, looked up or passed on is not shown, and elements are read for themselves.
  if (/^(?:JSX|Member|Call|Binary|Arrow)/.test(node.type)) return [];
  return Object.values(node).flatMap((value) => [value].flat().flatMap(literalsIn));
}

/** Texts that a file shows and that stand in its code. */
function textsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(textsIn);
  if (!isNode(node)) return [];
  const found: string[] = [];
  if (node.type === 'JSXText') found.push(String(node['value']));
  if (node.type === 'JSXExpressionContainer') found.push(...literalsIn(node['expression']));
  if (node.type === 'JSXAttribute') {
    const name = String((node['name'] as Node)['name']);
    const value = node['value'] as Node | null;
    if (value?.type !== 'JSXExpressionContainer') {
      return READ_OUT.test(name) ? literalsIn(value) : [];
    }
    const { expression } = value;
    return READ_OUT.test(name) ? literalsIn(expression) : textsIn(expression);
  }
  if (node.type === 'CallExpression') {
    const callee = node['callee'] as Node;
    const list = node['arguments'] as readonly Node[];
    const shown = SHOWS.get(String(callee['name']));
    if (shown !== undefined) found.push(...literalsIn(list[shown]));
  }
  return [...found, ...Object.values(node).flatMap(textsIn)];
}

const texts = (code: string): string[] =>
  textsIn(parseAst(code, { lang: 'tsx' }))
    .map((text) => text.trim())
    .filter((text) => WORDS.test(text));

const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.|^testing/.test(file),
);

it('finds text in code', () => {
  expect(texts('const a = <p>Hello</p>;')).toEqual(['Hello']);
  expect(texts("const a = <p>{on ? 'Yes' : `No ${b}`}</p>;")).toEqual(['Yes', 'No']);
  expect(texts('const a = <i aria-label="Close" className="x y" />;')).toEqual(['Close']);
  expect(texts("toast('Done'); part('h2', 'Title');")).toEqual(['Done', 'Title']);
  expect(texts('const a = <p>{messages.done}{count}</p>;')).toEqual([]);
});

it('reads the portal’s code', () => {
  expect(files.length).toBeGreaterThan(80);
});

it.each(files)('%s takes what visitors read from message files', (file) => {
  expect(texts(readFileSync(join(ROOT, file), 'utf8'))).toEqual([]);
});
