import { describe, expect, test } from 'vitest';
import { areModes, levelNumber, starsMissing, starsWon } from './levels.ts';

const LEVELS = [
  { id: 'endless', params: {} },
  { id: 'a', params: {}, pack: 'pack.one' },
  { id: 'b', params: {}, pack: 'pack.one', needs: 2 },
  { id: 'c', params: {}, pack: 'pack.two', needs: 6 },
];

describe('stars', () => {
  test('are summed over existing levels, at most three each', () => {
    expect(starsWon(LEVELS, { a: 2, b: 3 })).toBe(5);
    expect(starsWon(LEVELS, { a: 9, gone: 3 })).toBe(3);
    expect(starsWon(LEVELS, {})).toBe(0);
  });

  test('open a level as soon as there are enough', () => {
    const missing = (won: number): number[] => LEVELS.map((level) => starsMissing(level, won));
    expect(missing(0)).toEqual([0, 0, 2, 6]);
    expect(missing(2)).toEqual([0, 0, 0, 4]);
    expect(missing(7)).toEqual([0, 0, 0, 0]);
  });
});

test('levels of packs are numbered among themselves, across packs', () => {
  expect(LEVELS.map(({ id }) => levelNumber(LEVELS, id))).toEqual([1, 1, 2, 3]);
});

test('levels without packs are modes if there are several; daily ones do not count', () => {
  const [plain, packed] = [
    { id: 'a', params: {} },
    { id: 'b', params: {}, pack: 'pack.one' },
  ];
  const daily = { id: 'day', params: {}, daily: true };
  expect(areModes([plain, { ...plain, id: 'c' }, daily])).toBe(true);
  expect(areModes([plain, packed])).toBe(false);
  expect(areModes([plain, daily])).toBe(false);
});
