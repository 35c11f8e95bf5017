import { expect, test } from 'vitest';
import { freshSeed, readLaunchParams } from './launch-params.ts';

test('an address can name a level, a seed and a day', () => {
  expect(readLaunchParams('?level=hex&seed=abc&daily=2026-03-09&quality=high')).toEqual({
    level: 'hex',
    seed: 'abc',
    daily: '2026-03-09',
    sharp: true,
  });
});

test('an address brings a score to beat, and the name of who made it', () => {
  expect(readLaunchParams('?seed=abc&beat=1240.5&by=%C3%84nne')).toEqual({
    seed: 'abc',
    beat: 1240.5,
    by: 'Änne',
    sharp: false,
  });
});

test.each([
  '?beat=-1&by=a b',
  '?beat=1e9&by=a<b',
  '?beat=0x10&by=abcdefghijklm',
  '?beat=99999999999&by=a1',
  '?beat=1.23456&by=%20',
  '?beat=&by=',
])('a score or a name that is none is left out: %s', (search) => {
  expect(readLaunchParams(search)).toEqual({ sharp: false });
});

test('an empty address asks for nothing', () => {
  expect(readLaunchParams('')).toEqual({ sharp: false });
});

test('invalid days and endless texts are ignored', () => {
  expect(readLaunchParams(`?daily=tomorrow&seed=${'x'.repeat(5000)}`)).toEqual({ sharp: false });
});

test('a seed is all of its random bits', () => {
  expect(freshSeed((words) => words.fill(35))).toBe('zz');
});
