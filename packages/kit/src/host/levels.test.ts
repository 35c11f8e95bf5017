import { describe, expect, test } from 'vitest';
import { levelNumber, starsMissing, starsWon } from './levels.ts';

const LEVELS = [
  { id: 'endless', params: {} },
  { id: 'a', params: {}, pack: 'pack.one' },
  { id: 'b', params: {}, pack: 'pack.one', needs: 2 },
  { id: 'c', params: {}, pack: 'pack.two', needs: 6 },
];

describe('stars', () => {
  test('are summed over the levels that there are, three at most each', () => {
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
