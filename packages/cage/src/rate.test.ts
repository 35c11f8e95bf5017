import { expect, it } from 'vitest';
import { rate } from './rate.ts';

it('says no to what is more often than allowed, until the next second', () => {
  let now = 5300;
  const often = rate(2, () => now);
  expect([often(), often(), often()]).toEqual([true, true, false]);
  now = 5999;
  expect(often()).toBe(false);
  now = 6000;
  expect([often(), often(), often()]).toEqual([true, true, false]);
});
