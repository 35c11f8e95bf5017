import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ROOT } from './root.ts';
import { checkStatements, findTags, readStatements } from './specification.ts';

const folder = mkdtempSync(join(tmpdir(), 'specification-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Written so that this file has no tag of its own. */
const tag = (name: string): string => ['@spec', name].join(':');

mkdirSync(join(folder, 'inside'));
writeFileSync(
  join(folder, 'inside/a.test.ts'),
  `it('holds ${tag('holds')}', () => {});
// it('was here ${tag('comment')}', () => {});
it.skip('is skipped ${tag('skipped')}', () => {});
it.skip(
  'is skipped at length ${tag('skipped-below')}', () => {});
it.each([['one ${tag('one')}'], ['two ${tag('two')}']])('%s is taken', () => {});
it('is there twice ${tag('twice')}', () => {});
`,
);
writeFileSync(join(folder, 'b.spec.ts'), `test('is there twice ${tag('twice')}', () => {});\n`);
writeFileSync(join(folder, 'c.ts'), `it('is in no test file ${tag('lost')}', () => {});\n`);

const ROWS = ['holds', 'one', 'two'].map((name) => `| ${name} | \`a.test.ts\` ${tag(name)} |`);

/** The faults of a document that names all tests but those named twice, and has one more row. */
function faults(cell: string): string[] {
  const head = '| Statement | Tests |\n|---|---|\n';
  const both = `| twice | \`a.test.ts\` ${tag('twice')} |`;
  const document = `${head}| A thing holds | ${cell} |\n${ROWS.join('\n')}\n${both}\n`;
  return checkStatements(readStatements(document), findTags(folder))
    .map(({ where, why }) => `${where}: ${why}`)
    .filter((fault) => !fault.startsWith('line 7'));
}

describe('a row', () => {
  it.each([
    `\`a.test.ts\` ${tag('holds')}`,
    `\`a.test.ts\` ${tag('one')}<br>\`a.test.ts\` ${tag('two')}`,
  ])('may name %s', (cell) => {
    expect(faults(cell)).toEqual([]);
  });

  it.each([
    ['', 'line 3: A thing holds: names no test'],
    ['a.test.ts, holds', `cannot be read as \`file\` ${tag('tag')}: a.test.ts, holds`],
    [`\`a.test.ts\` ${tag('no')}`, `no test has the tag ${tag('no')}`],
    [`\`b.spec.ts\` ${tag('holds')}`, `${tag('holds')} is in inside/a.test.ts, not in b.spec.ts`],
    [`\`a.test.ts\` ${tag('comment')}`, 'no test has the tag'],
    [`\`a.test.ts\` ${tag('skipped')}`, 'no test has the tag'],
    [`\`a.test.ts\` ${tag('skipped-below')}`, 'no test has the tag'],
    [`\`c.ts\` ${tag('lost')}`, 'no test has the tag'],
    [`\`b.spec.ts\` ${tag('twice')}`, `several tests have the tag ${tag('twice')}`],
    [`\`a.test.ts\` ${tag('holds')}<br>\`a.test.ts\` ${tag('no')}`, 'no test has the tag'],
  ])('with %j is refused, by name', (cell, fault) => {
    expect(faults(cell)).toEqual([expect.stringContaining(fault)]);
  });

  it('may hold an escaped bar', () => {
    const [row] = readStatements(`| A \\| B | \`x\` ${tag('y')} |`);
    expect(row).toMatchObject({ words: 'A \\| B', proofs: [{ file: 'x', tag: 'y' }] });
  });
});

it('refuses a tag that no row names', () => {
  expect(checkStatements([], findTags(folder))).toContainEqual({
    where: 'inside/a.test.ts',
    why: `no row names ${tag('holds')}`,
  });
});

describe('docs/specification.md', () => {
  const statements = readStatements(readFileSync(join(ROOT, 'docs/specification.md'), 'utf8'));

  it('has a row for each statement of the specification', () => {
    expect(statements.length).toBeGreaterThan(120);
  });

  it('names tests that exist, for every row, and all that have a tag', () => {
    const found = checkStatements(statements, findTags(ROOT));
    expect(found.map(({ where, why }) => `${where}: ${why}`)).toEqual([]);
  });
});
