import { expect, test } from 'vitest';
import { PressGuard } from './press-guard.ts';

/** A sheet that opens at 1000. */
function opened(): { guard: PressGuard; to: (ms: number) => void } {
  let now = 1000;
  const guard = new PressGuard(() => now);
  return { guard, to: (ms) => (now = ms) };
}

test('presses count from 0.4 s on, those that leave the game from 1.5 s on', () => {
  const { guard, to } = opened();
  to(3000);
  const early = (timeStamp: number, leaves = false): boolean =>
    guard.isEarly({ timeStamp }, leaves);
  expect([early(900), early(1000), early(1399), early(1400)]).toEqual([true, true, true, false]);
  expect([early(1400, true), early(2499, true), early(2500, true)]).toEqual([true, true, false]);
});

test('a press that a busy page hears of late counts when it was made', () => {
  const { guard, to } = opened();
  to(2600);
  expect(guard.isEarly({ timeStamp: 1200 })).toBe(true);
});

test('an event from another clock counts when it is heard of', () => {
  const { guard, to } = opened();
  to(1100);
  expect(guard.isEarly({ timeStamp: 1e12 })).toBe(true);
});

test('time while the page is hidden does not count', () => {
  const { guard, to } = opened();
  to(9000);
  guard.appear();
  to(9300);
  expect(guard.isEarly({ timeStamp: 9300 })).toBe(true);
});
