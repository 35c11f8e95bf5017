import { describe, expect, test } from 'vitest';
import { SwipeReader } from './swipe.ts';

/** Moves along the points and lists the reported flicks. */
function flicks(...points: readonly (readonly [number, number])[]): string[] {
  const [first = [0, 0], ...rest] = points;
  const reader = new SwipeReader({ x: first[0], y: first[1] });
  return rest.flatMap(([x, y]) => reader.move({ x, y })?.direction ?? []);
}

describe('swipes', () => {
  test('a flick is reported as soon as it is long enough, not before', () => {
    expect(flicks([0, 0], [10, 0])).toEqual([]);
    expect(flicks([0, 0], [10, 0], [19, 0])).toEqual(['right']);
  });

  test('one long stroke is one flick', () => {
    expect(flicks([0, 0], [20, 0], [60, 2], [140, 4], [300, 6])).toEqual(['right']);
  });

  test('a stroke that turns a corner is two flicks without lifting', () => {
    expect(flicks([0, 0], [40, 0], [80, 0], [82, 20], [84, 60])).toEqual(['right', 'down']);
  });

  test('turning back is a flick the other way, measured from the farthest point', () => {
    expect(flicks([0, 0], [40, 0], [100, 0], [80, 0], [60, 0])).toEqual(['right', 'left']);
  });

  test('a slow diagonal drift does not add up to a second flick', () => {
    expect(flicks([0, 0], [30, 4], [60, 8], [90, 12], [120, 16])).toEqual(['right']);
  });

  test('the angle is clockwise from right', () => {
    const reader = new SwipeReader({ x: 0, y: 0 });
    expect(reader.move({ x: 0, y: 30 })).toEqual({ direction: 'down', angle: 90 });
    expect(new SwipeReader({ x: 0, y: 0 }).move({ x: 0, y: -30 })?.angle).toBe(270);
  });
});
