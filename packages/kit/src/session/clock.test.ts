import { expect, test } from 'vitest';
import { FixedClock } from './clock.ts';
import { dailySeed, utcDate } from './daily.ts';

/** Ticks that ran after each whole second, on a screen of this rate. */
function ticksBySecond(tickHz: number, screenHz: number, seconds: number): number[] {
  const clock = new FixedClock(tickHz);
  let ticks = 0;
  return Array.from({ length: seconds }, () => {
    for (let frame = 0; frame < screenHz; frame += 1) ticks += clock.pass(1000 / screenHz);
    return ticks;
  });
}

test('screens of 60, 90, 120 and 144 Hz run the same ticks', () => {
  for (const tickHz of [30, 60]) {
    const expected = Array.from({ length: 60 }, (_, second) => (second + 1) * tickHz);
    for (const screenHz of [60, 90, 120, 144]) {
      expect(ticksBySecond(tickHz, screenHz, 60)).toEqual(expected);
    }
  }
});

test('frames of uneven length run the right number of ticks in total', () => {
  const clock = new FixedClock(60);
  let ticks = 0;
  let passed = 0;
  for (let frame = 0; frame < 3000; frame += 1) {
    const ms = [3, 17, 41, 8.25][frame % 4] as number;
    passed += ms;
    ticks += clock.pass(ms);
  }
  expect(Math.abs(ticks - passed * 0.06)).toBeLessThan(1);
});

test('a tab that slept does not fast-forward, and time never runs backwards', () => {
  const clock = new FixedClock(60);
  expect(clock.pass(60_000)).toBe(15);
  expect(clock.pass(-5000)).toBe(0);
  expect(clock.pass(1000 / 60)).toBe(1);
});

test('a hold freezes time for exactly its length', () => {
  const clock = new FixedClock(100);
  clock.hold(80);
  expect(clock.pass(50)).toBe(0);
  expect(clock.part).toBe(0);
  expect(clock.pass(50)).toBe(2);
});

test('the longer of two holds wins', () => {
  const clock = new FixedClock(100);
  clock.hold(50);
  clock.hold(80);
  clock.hold(20);
  expect(clock.pass(100)).toBe(2);
});

test('part tells how far the next tick is', () => {
  const clock = new FixedClock(100);
  expect(clock.pass(4)).toBe(0);
  expect(clock.part).toBeCloseTo(0.4);
  expect(clock.pass(9)).toBe(1);
  expect(clock.part).toBeCloseTo(0.3);
});

test('reset drops pending ticks and holds', () => {
  const clock = new FixedClock(100);
  clock.hold(500);
  clock.pass(9);
  clock.reset();
  expect(clock.part).toBe(0);
  expect(clock.pass(10)).toBe(1);
});

test('a day is the UTC day, and its seed names game and day', () => {
  expect(utcDate(Date.UTC(2026, 2, 9, 23, 59, 59, 999))).toBe('2026-03-09');
  expect(utcDate(Date.UTC(2026, 2, 10))).toBe('2026-03-10');
  expect(dailySeed('noodle-coil', '2026-03-09')).toBe('daily/noodle-coil/2026-03-09');
});
