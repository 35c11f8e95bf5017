import { describe, expect, test } from 'vitest';
import { lookahead, passing, pursue, speedProfile, type Temper } from './index.ts';

const TEMPER: Temper = { pace: 1, nerve: 0.5, foresight: 0.5, flair: 0 };

describe('a speed profile', () => {
  const bends = [
    ...Array<number>(40).fill(0),
    ...Array<number>(5).fill(0.05),
    ...Array<number>(40).fill(0),
  ];
  const limits = { top: 50, grip: 20, brake: 10 };
  const pace = speedProfile(bends, 2, limits);

  test('takes the bend at the limit of grip', () => {
    expect(pace[42]).toBeCloseTo(Math.sqrt(20 / 0.05), 6);
  });

  test('never drops faster than the brakes allow', () => {
    pace.forEach((speed, at) => {
      const next = pace[(at + 1) % pace.length] ?? 0;
      expect(speed * speed - next * next).toBeLessThanOrEqual(2 * limits.brake * 2 + 1e-6);
    });
  });

  test('brakes for the first bend before the end of the lap', () => {
    const early = speedProfile([0.05, ...Array<number>(60).fill(0)], 2, limits);
    expect(early.at(-1)).toBeLessThan(limits.top);
  });
});

test('pursuit turns the short way to its target', () => {
  const self = { x: 0, y: 0, angle: Math.PI * 0.9 };
  expect(pursue(self, { x: -10, y: -1 })).toBeGreaterThan(0);
  expect(pursue(self, { x: -10, y: 10 })).toBeLessThan(0);
});

test('looks farther ahead when faster', () => {
  expect(lookahead(40, TEMPER)).toBeGreaterThan(lookahead(10, TEMPER));
});

describe('passing', () => {
  const gap = (from: number, to: number): number => to - from;
  const self = { along: 0, aside: 0, speed: 30 };
  const options = { wish: 0, half: 6, temper: TEMPER };

  test('stays in its preferred position if nobody is ahead', () => {
    expect(passing(self, [{ along: -8, aside: 0, speed: 20 }], gap, options)).toBe(0);
  });

  test('goes around a slower one, and stays on the road', () => {
    const round = passing(self, [{ along: 10, aside: 0, speed: 20 }], gap, options);
    expect(Math.abs(round)).toBeGreaterThan(2.5);
    const edge = passing(self, [{ along: 10, aside: -5, speed: 20 }], gap, {
      ...options,
      wish: -5,
    });
    expect(edge).toBeGreaterThan(-5);
    expect(Math.abs(edge)).toBeLessThanOrEqual(6);
  });

  test('lets a faster one go', () => {
    expect(passing(self, [{ along: 10, aside: 0, speed: 45 }], gap, options)).toBe(0);
  });
});
