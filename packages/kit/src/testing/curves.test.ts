import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import {
  curves,
  faultsOfCurve,
  playCurve,
  storedTable,
  storeTable,
  tableOf,
  type CurveOptions,
} from './curves.ts';
import { path, pathBot, type PathInput } from './samples.ts';
import { factsOfSeal } from './seals.ts';

const options: CurveOptions<'weak' | 'strong'> = {
  hands: { weak: 0, strong: 1 },
  games: 6,
  limit: 100,
  expect: {},
};
const curveWith = (more: Partial<typeof options>) => curves(path, pathBot, { ...options, ...more });
const faults = (more: Partial<typeof options>): readonly string[] => {
  const curve = curveWith(more);
  return faultsOfCurve(curve, playCurve(curve));
};

let folder = '';
afterEach(() => folder && rmSync(folder, { recursive: true, force: true }));

const readme = (text: string): string => {
  folder = mkdtempSync(join(tmpdir(), 'curve-'));
  writeFileSync(join(folder, 'README.md'), text);
  return folder;
};

describe('a curve', () => {
  it('has a row for every level of a game without packs, and a cell for every hand', () => {
    const rows = playCurve(curveWith({}));
    expect(rows.map(({ name }) => name)).toEqual(path.levels.map(({ id }) => id));
    expect(rows.map(({ cells }) => cells.length)).toEqual(rows.map(() => 2));
  });

  it('is played the same each time, and under any slug', () => {
    const curve = curveWith({});
    const other = curves({ ...path, slug: 'copied' }, pathBot, options);
    expect(tableOf(other, playCurve(other))).toBe(tableOf(curve, playCurve(curve)));
  });

  it('says which row and hand broke which expectation', () => {
    expect(faults({ expect: { strong: { every: [0, 1], ahead: -1 } } })).toEqual([]);
    expect(faults({ expect: { strong: { first: [2, 3] } } })).toEqual([
      'short, strong: 1 is not within 2 to 3',
    ]);
    expect(faults({ expect: { strong: { last: [2, 3] } } })[0]).toContain('long, strong');
    expect(faults({ expect: { strong: { ahead: 2 } } })).toHaveLength(2);
    expect(faults({ expect: { strong: { falls: 2 } } })[0]).toContain('strong: falls by');
    expect(faults({ expect: { strong: { stars: 4 } } })[0]).toContain('stars, not 4');
    // There is nobody before the first hand.
    expect(faults({ expect: { weak: { ahead: 0 } } })).toHaveLength(2);
  });

  it('counts fewer moves as better', () => {
    const expected = { strong: { ahead: 0.1 } };
    expect(faults({ shows: ['moves'], expect: expected })).toEqual([]);
  });

  it('is stored in the README between its marks, and only there', () => {
    const at = readme('# Game\n\n<!-- curve -->\n<!-- /curve -->\n\nMore.\n');
    expect(storedTable(at)).toBe('');
    storeTable(at, '| a |');
    storeTable(at, '| $& |');
    expect(storedTable(at)).toBe('| $& |');
    expect(readFileSync(join(at, 'README.md'), 'utf8')).toBe(
      '# Game\n\n<!-- curve -->\n\n| $& |\n\n<!-- /curve -->\n\nMore.\n',
    );
    expect(() => storeTable(readme('# Game\n'), '| a |')).toThrow('no <!-- curve -->');
    expect(storedTable(folder)).toBeUndefined();
  });
});

it('sealed levels are stored a level a line: inputs of a solution, and who wins', () => {
  const curve = curveWith({});
  const solve = (): PathInput[] => [{ by: 1 }, { by: 2 }];
  const facts = factsOfSeal({ file: '', make: () => '', curve, solve }, playCurve(curve));
  const stored = JSON.parse(facts?.text ?? '{}') as Record<string, { won: number[] }>;
  expect(Object.keys(stored)).toEqual(path.levels.map(({ id }) => id));
  expect(stored['short']).toMatchObject({ inputs: 2 });
  expect(stored['short']?.won).toHaveLength(2);
  expect(facts?.text.split('\n')).toHaveLength(path.levels.length + 3);
  expect(factsOfSeal({ file: '', make: () => '' }, [])).toBeUndefined();
});
