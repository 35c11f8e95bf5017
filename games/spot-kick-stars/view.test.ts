import { describe, expect, it } from 'vitest';
import { GOAL } from './rules/types.ts';
import { aimOf, forgiven, shotOf } from './view/aim.ts';
import { lensFor, onGoal, project } from './view/lens.ts';

const SCREENS = [
  [390, 844],
  [320, 568],
  [844, 390],
  [1440, 900],
] as const;

const lensOf = (width: number, height: number): ReturnType<typeof lensFor> =>
  lensFor({ x: 0, y: 0, width, height }, 0, 0, 0);

describe.each(SCREENS)('at %i by %i', (width, height) => {
  const lens = lensOf(width, height);

  it('the whole goal and the ball are in sight, and the goal is large', () => {
    const left = project(lens, -GOAL.half, 0, GOAL.far);
    const right = project(lens, GOAL.half, GOAL.bar, GOAL.far);
    const ball = project(lens, 0, 0.15, 0);
    if (!left || !right || !ball) throw new Error('behind the eye');
    expect(left.x).toBeGreaterThan(0);
    expect(right.x).toBeLessThan(width);
    expect(right.x - left.x).toBeGreaterThan(Math.min(width * 0.6, height * 0.55));
    expect(ball.y).toBeGreaterThan(height * 0.7);
    expect(ball.y).toBeLessThan(height * 0.9);
    expect(right.y).toBeGreaterThan(height * 0.2);
  });

  it('a place of the goal and its place on the screen belong to each other', () => {
    for (const push of [0, 0.6]) {
      const moved = lensFor({ x: 0, y: 0, width, height }, push, 1, 0);
      for (const [x, y] of [
        [-3, 0.3],
        [0, 1.2],
        [3.4, 2.3],
      ] as const) {
        const seen = project(moved, x, y, GOAL.far);
        const back = seen && onGoal(moved, seen);
        expect([back?.x, back?.y]).toEqual([expect.closeTo(x, 6), expect.closeTo(y, 6)]);
      }
    }
  });

  it('a swipe from the ball ends where the finger does', () => {
    const from = project(lens, 0, 0.15, 0);
    const to = project(lens, 2.2, 1.4, GOAL.far);
    if (!from || !to) throw new Error('behind the eye');
    const at = aimOf(lens, from, to);
    expect([at?.x, at?.y]).toEqual([expect.closeTo(2.2, 6), expect.closeTo(1.4, 6)]);
    const samples = Array.from({ length: 9 }, (_, step) => ({
      x: from.x + ((to.x - from.x) * step) / 8,
      y: from.y + ((to.y - from.y) * step) / 8,
      at: step * 16,
    }));
    expect(shotOf(lens, samples)).toMatchObject({ kind: 'shot', x: 220, y: 140, bow: 0 });
  });

  it('a bent swipe bends the ball to the same side, however it ends', () => {
    const from = project(lens, 0, 0.15, 0);
    const to = project(lens, -2, 1, GOAL.far);
    if (!from || !to) throw new Error('behind the eye');
    for (const side of [-1, 1]) {
      const samples = Array.from({ length: 13 }, (_, step) => {
        const part = step / 12;
        return {
          x: from.x + (to.x - from.x) * part + side * height * 0.05 * 4 * part * (1 - part),
          y: from.y + (to.y - from.y) * part,
          at: step * 16,
        };
      });
      const shot = shotOf(lens, samples);
      if (shot?.kind !== 'shot') throw new Error('no shot');
      expect(shot.x).toBe(-200);
      expect(Math.sign(shot.bow)).toBe(side);
      expect(Math.abs(shot.bow)).toBeGreaterThan(40);
    }
  });
});

describe('a swipe', () => {
  it('that ends short goes on its way, low; one that hardly moves is none', () => {
    const lens = lensOf(390, 844);
    const low = aimOf(lens, { x: 195, y: 700 }, { x: 215, y: 620 });
    expect(low?.y).toBeLessThan(0.4);
    expect(low?.x).toBeGreaterThan(0.3);
    expect(aimOf(lens, { x: 195, y: 700 }, { x: 198, y: 690 })).toBeUndefined();
    expect(aimOf(lens, { x: 195, y: 500 }, { x: 195, y: 700 })).toBeUndefined();
  });

  it('a little above the bar is meant to be under it, far above goes over', () => {
    expect(forgiven(1.5)).toBe(1.5);
    expect(forgiven(GOAL.bar * 1.3)).toBeLessThan(GOAL.bar - 0.15);
    expect(forgiven(GOAL.bar * 2)).toBeGreaterThan(GOAL.bar + 0.3);
    const heights = Array.from({ length: 60 }, (_, step) => forgiven(step * 0.1));
    expect(heights).toEqual(heights.toSorted((a, b) => a - b));
  });
});
