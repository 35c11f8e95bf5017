import type { Point } from '@playgrove/kit/contract';
import { atan2 } from '@playgrove/kit/core';
import type { Lane } from './graph.ts';
import { distance } from './line.ts';

/** A point on a lane, and the lane's direction there in radians. */
export type LanePoint = { readonly x: number; readonly y: number; readonly angle: number };

/**
 * The point at a distance along a lane, clamped to its ends.
 * @param from the place at which the distance starts. Default: the lane's `a`
 */
export function along(lane: Lane, far: number, from = lane.a): LanePoint {
  const back = from === lane.b;
  let left = back ? lane.length - far : far;
  const last = lane.line.length - 1;
  for (let at = 1; at <= last; at += 1) {
    const [p, q] = [lane.line[at - 1], lane.line[at]];
    if (!p || !q) continue;
    const length = distance(p, q);
    if (left > length && at < last) {
      left -= length;
      continue;
    }
    const part = length > 0 ? Math.min(1, Math.max(0, left / length)) : 0;
    const angle = back ? atan2(p.y - q.y, p.x - q.x) : atan2(q.y - p.y, q.x - p.x);
    return { x: p.x + (q.x - p.x) * part, y: p.y + (q.y - p.y) * part, angle };
  }
  const end = lane.line[last] ?? { x: 0, y: 0 };
  return { ...end, angle: 0 };
}

/** The index of the nearest place within the distance `within`; −1 if there is none. */
export function nearest(places: readonly Point[], to: Point, within = Infinity): number {
  let best = -1;
  let least = within;
  for (const [index, place] of places.entries()) {
    const far = distance(place, to);
    if (far > least || (far === least && best >= 0)) continue;
    best = index;
    least = far;
  }
  return best;
}
