import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ROOT } from './cache.ts';
import { checkStatements, readStatements, readTests } from './specification.ts';

const folder = mkdtempSync(join(tmpdir(), 'specification-'));
afterAll(() => rmSync(folder, { recursive: true }));

writeFileSync(
  join(folder, 'a.test.ts'),
  `import { describe, it, test } from 'vitest';
const names: readonly string[] = ['one', 'two'];
describe('a group', () => {
  it('holds', () => {});
  it.skip('is skipped', () => {});
  it.todo('is planned');
});
for (const name of names) test(\`\${name} is shown\`, () => {});
it.each(names)('%s is taken', () => {});
it.each(names)('%s', () => {});
test.describe('outer', () => test('it’s “inside”', () => {}));
`,
);

/** The faults of a document with one row. */
function faults(cell: string): string[] {
  const document = `| Statement | Tests |\n|---|---|\n| A thing holds | ${cell} |\n`;
  return checkStatements(readStatements(document), folder).map(
    ({ line, words, why }) => `${line}: ${words}: ${why}`,
  );
}

describe('a row', () => {
  it.each([
    '`a.test.ts` › holds',
    '`a.test.ts` › a group › holds',
    '`a.test.ts` › one is shown',
    '`a.test.ts` › ${name} is shown',
    '`a.test.ts` › two is taken',
    '`a.test.ts` › %s is taken',
    '`a.test.ts` › outer › it’s “inside”',
    '`a.test.ts` › holds<br>`a.test.ts` › two is shown',
  ])('may name %s', (cell) => {
    expect(faults(cell)).toEqual([]);
  });

  it.each([
    ['', '3: A thing holds: names no test'],
    ['a.test.ts, holds', '3: A thing holds: cannot be read as `file` › title: a.test.ts, holds'],
    ['`b.test.ts` › holds', '3: A thing holds: there is no file b.test.ts'],
    ['`a.test.ts` › hold', '3: A thing holds: a.test.ts has no test titled “hold”'],
    ['`a.test.ts` › b group › holds', 'has no test titled “b group › holds”'],
    ['`a.test.ts` › three is shown', 'has no test titled “three is shown”'],
    ['`a.test.ts` › one', 'has no test titled “one”'],
    ['`a.test.ts` › is skipped', 'has no test titled “is skipped”'],
    ['`a.test.ts` › is planned', 'has no test titled “is planned”'],
    ['`a.test.ts` › holds<br>`a.test.ts` › no', 'has no test titled “no”'],
  ])('with %j is refused, by name', (cell, fault) => {
    expect(faults(cell)).toEqual([expect.stringContaining(fault)]);
  });

  it('may hold an escaped bar', () => {
    const [row] = readStatements('| A \\| B | `x` › y |');
    expect(row).toMatchObject({ words: 'A \\| B', proofs: [{ file: 'x', titles: ['y'] }] });
  });
});

it('finds the groups around a test', () => {
  expect(readTests(join(folder, 'a.test.ts'))?.titles).toContainEqual(['a group', 'holds']);
});

describe('docs/specification.md', () => {
  const statements = readStatements(readFileSync(join(ROOT, 'docs/specification.md'), 'utf8'));

  it('has a row for each statement of the specification', () => {
    expect(statements.length).toBeGreaterThan(120);
  });

  it('names tests that exist, for every row', () => {
    const told = checkStatements(statements, ROOT).map(
      ({ line, words, why }) => `docs/specification.md:${line}: ${words}: ${why}`,
    );
    expect(told).toEqual([]);
  });
});
