import { expect, test } from 'vitest';
import { Hands, PressGuard } from './press-guard.ts';

/** A sheet that opens at 1000. */
function opened(hands?: Hands): { guard: PressGuard; to: (ms: number) => void } {
  let now = 1000;
  const guard = new PressGuard(hands, () => now);
  return { guard, to: (ms) => (now = ms) };
}

test('presses count from 0.4 s on, those that leave the game from 1.2 s on', () => {
  const { guard, to } = opened();
  to(3000);
  const early = (timeStamp: number, leaves = false): boolean =>
    guard.isEarly({ timeStamp }, leaves);
  expect([early(900), early(1000), early(1399), early(1400)]).toEqual([true, true, true, false]);
  expect([early(1400, true), early(2199, true), early(2200, true)]).toEqual([true, true, false]);
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

test('a finger that held on into the results chooses nothing until it was up for 0.7 s', () => {
  const hands = new Hands();
  hands.press(1, 200);
  const { guard, to } = opened(hands);
  to(9000);
  hands.press(2, 4000);
  expect(guard.isEarly({ timeStamp: 4000 })).toBe(true);
  hands.lift(2, 4050);
  hands.lift(1, 5000);
  hands.press(1, 5699);
  expect(guard.isEarly({ timeStamp: 5699 })).toBe(true);
  hands.lift(1, 5750);
  hands.press(1, 6300);
  expect(guard.isEarly({ timeStamp: 6300 })).toBe(false);
});

test('a thumb that taps on in the rhythm of the game chooses nothing', () => {
  const hands = new Hands();
  const { guard, to } = opened(hands);
  to(9000);
  const tap = (at: number): boolean => {
    hands.press(1, at);
    const early = guard.isEarly({ timeStamp: at });
    hands.lift(1, at + 60);
    return early;
  };
  expect([900, 1300, 1700, 2100, 2500].map(tap)).toEqual([true, true, true, true, true]);
  expect(tap(3000)).toBe(false);
});

test('an impatient thumb that taps on for two seconds has its button', () => {
  const hands = new Hands();
  const { guard, to } = opened(hands);
  to(9000);
  const tap = (at: number): boolean => {
    hands.press(1, at);
    const early = guard.isEarly({ timeStamp: at });
    hands.lift(1, at + 60);
    return early;
  };
  expect([900, 1300, 1700, 2100, 2500, 2900, 3300].map(tap)).toEqual([
    ...Array.from({ length: 6 }, () => true),
    false,
  ]);
});

test('a thumb that taps on does not leave the game until it has rested or five seconds are over', () => {
  const hands = new Hands();
  const { guard, to } = opened(hands);
  to(9000);
  const tap = (at: number): boolean => {
    hands.press(1, at);
    const early = guard.isEarly({ timeStamp: at }, true);
    hands.lift(1, at + 60);
    return early;
  };
  expect([900, 1600, 2300, 3000, 3700, 4400].map(tap)).toEqual(
    Array.from({ length: 6 }, () => true),
  );
  expect(tap(5300)).toBe(false);
  expect([5700, 6100].map(tap)).toEqual([true, false]);
});

test('a held key that repeats is one press, and a click by it is that press', () => {
  const hands = new Hands();
  const { guard, to } = opened(hands);
  to(9000);
  for (const at of [1600, 1900, 2000]) hands.press('Enter', at);
  expect(guard.isEarly({ timeStamp: 2000 })).toBe(false);
});

test('hands that the page has lost sight of hold nothing', () => {
  const hands = new Hands();
  hands.press(1, 200);
  const { guard, to } = opened(hands);
  to(9000);
  hands.forget();
  expect(guard.isEarly({ timeStamp: 5000 })).toBe(false);
});
