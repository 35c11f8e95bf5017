import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../root.ts';
import { areBinding, categoryFaults } from './categories.ts';
import { readCatalogue } from '../catalogue.ts';

/** This many games of each category. */
const shelf = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts).flatMap(([cate, count]) =>
    Array.from({ length: count }, (_, at) => ({
      id: `${cate}${at}`,
      title: `${cate} ${at}`,
      cate,
    })),
  );
const GOOD = { 'Puzzle&Logic': 9, Casual: 7, 'Action&Risk': 8, Arcade: 6, Classic: 6 };

it('finds nothing wrong with categories that are filled evenly', () => {
  expect(categoryFaults(shelf(GOOD))).toEqual([]);
});

it.each([
  [{ ...GOOD, Classic: 3 }, 'Classic has 3 games, fewer than 4'],
  [{ ...GOOD, Casual: 20 }, 'Casual has 20 games, more than a quarter of all 49'],
  [{ A: 6, B: 6, C: 6, D: 6, E: 6, F: 7 }, '1 categories have more than 6 games, not 2'],
  [
    { A: 7, B: 7, C: 7, D: 6, E: 6, F: 6, G: 6, H: 6 },
    '3 categories have more than 6 games, not 4',
  ],
  [
    { ...GOOD, Racing: 7, 'Sports&Racing': 4 },
    'Racing (7) belongs to Sports&Racing (4) until both have 7',
  ],
])('finds the fault of %j', (counts, fault) => {
  expect(categoryFaults(shelf(counts))).toContain(fault);
});

it('binds from 36 games on', () => {
  expect(areBinding(shelf({ A: 35 }))).toBe(false);
  expect(areBinding(shelf({ A: 36 }))).toBe(true);
});

it('two categories of our games can stand on home, and none has fewer than four', () => {
  const faults = categoryFaults(readCatalogue(join(ROOT, 'games')).games);
  expect(faults.filter((fault) => !fault.includes('a quarter'))).toEqual([]);
});
