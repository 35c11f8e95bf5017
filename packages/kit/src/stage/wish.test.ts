import { expect, test } from 'vitest';
import { freshSeed, readWish } from './wish.ts';

test('an address asks for a level, a seed and a day', () => {
  expect(readWish('?level=hex&seed=abc&daily=2026-03-09&quality=high')).toEqual({
    level: 'hex',
    seed: 'abc',
    daily: '2026-03-09',
    sharp: true,
  });
});

test('an empty address asks for nothing', () => {
  expect(readWish('')).toEqual({ sharp: false });
});

test('a day that is none, and a text without end, are not asked for', () => {
  expect(readWish(`?daily=tomorrow&seed=${'x'.repeat(5000)}`)).toEqual({ sharp: false });
});

test('a seed is all of its random bits', () => {
  expect(freshSeed((words) => words.fill(35))).toBe('zz');
});
