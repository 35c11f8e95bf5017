import type { Point } from '@playgrove/kit/contract';
import { atan2, wrapAngle } from '@playgrove/kit/core';

export type Pinch = {
  /** The ratio of the distances between the fingers: 2 is twice as far. */
  readonly scale: number;
  /** Radians turned, clockwise on a screen. */
  readonly turn: number;
  /** The point between the fingers now. */
  readonly middle: Point;
  /** How far the center moved. */
  readonly shift: Point;
};

/** The change from two fingers then to two now; undefined if they began at the same point. */
export function pinchOf(
  before: readonly [Point, Point],
  now: readonly [Point, Point],
): Pinch | undefined {
  const [a, b] = [between(before), between(now)];
  if (a.far === 0) return undefined;
  return {
    scale: b.far / a.far,
    turn: wrapAngle(b.angle - a.angle),
    middle: { x: b.x, y: b.y },
    shift: { x: b.x - a.x, y: b.y - a.y },
  };
}

function between([one, two]: readonly [Point, Point]): {
  x: number;
  y: number;
  far: number;
  angle: number;
} {
  const [dx, dy] = [two.x - one.x, two.y - one.y];
  return {
    x: (one.x + two.x) / 2,
    y: (one.y + two.y) / 2,
    far: Math.sqrt(dx * dx + dy * dy),
    angle: atan2(dy, dx),
  };
}
