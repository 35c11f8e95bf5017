import { expect, it } from 'vitest';
import { alongX, alongY, HALF_TURN, radians, toward, TURN, turnBetween, wrap } from './index.ts';

it.each([
  [5, 0, 0],
  [0, 5, TURN / 4],
  [-5, 0, HALF_TURN],
  [0, -5, (TURN / 4) * 3],
  [3, 3, TURN / 8],
])('leads by (%i, %i) toward %i', (dx, dy, heading) => {
  expect(toward(dx, dy)).toBe(heading);
  const length = Math.hypot(dx, dy);
  expect(alongX(heading)).toBeCloseTo(dx / length, 12);
  expect(alongY(heading)).toBeCloseTo(dy / length, 12);
});

it.each([
  [0, 10, 10],
  [10, 0, -10],
  [TURN - 5, 5, 10],
  [5, TURN - 5, -10],
  [0, HALF_TURN, -HALF_TURN],
  [700, 700, 0],
])('turns from %i to %i by %i', (from, to, by) => {
  expect(turnBetween(from, to)).toBe(by);
  expect(wrap(from + by)).toBe(to);
});

it('brings any number into one turn', () => {
  expect([wrap(-1), wrap(TURN), wrap(-3 * TURN - 2)]).toEqual([TURN - 1, 0, TURN - 2]);
  expect(radians(HALF_TURN)).toBeCloseTo(Math.PI, 12);
});
