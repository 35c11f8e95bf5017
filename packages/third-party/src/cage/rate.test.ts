import { expect, it } from 'vitest';
import { rate } from './rate.ts';

it('says no to what is more often than allowed, until the next second', () => {
  let now = 5300;
  const isRare = rate(2, () => now);
  expect([isRare(), isRare(), isRare()]).toEqual([true, true, false]);
  now = 5999;
  expect(isRare()).toBe(false);
  now = 6000;
  expect([isRare(), isRare(), isRare()]).toEqual([true, true, false]);
});
