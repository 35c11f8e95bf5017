import type { Point } from '@playgrove/kit/contract';
import { atan2 } from '@playgrove/kit/rules';
import type { Lane, NodeGraph } from './graph.ts';

/** A point on a lane, and where the lane heads there in radians. */
export type Spot = { readonly x: number; readonly y: number; readonly angle: number };

/** In the units of its points. */
export function lineLength(line: readonly Point[]): number {
  let length = 0;
  for (let at = 1; at < line.length; at += 1) length += distance(line[at - 1], line[at]);
  return length;
}

function distance(a: Point | undefined, b: Point | undefined): number {
  if (!a || !b) return 0;
  return Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);
}

/**
 * Where one is after so many units along a lane, held to its ends.
 * @param from the place one set out from; the lane's `a` unless told
 */
export function along(lane: Lane, far: number, from = lane.a): Spot {
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

/**
 * A line from one point to another that swells to one side.
 * @param bow how far its middle lies off the straight line, to the left of the way when positive
 * @param pieces how many straight pieces it is made of
 */
export function bentLine(from: Point, to: Point, bow: number, pieces = 10): readonly Point[] {
  const length = distance(from, to) || 1;
  const [nx, ny] = [(to.y - from.y) / length, -(to.x - from.x) / length];
  return Array.from({ length: pieces + 1 }, (_, step) => {
    const part = step / pieces;
    const off = bow * 4 * part * (1 - part);
    return {
      x: from.x + (to.x - from.x) * part + nx * off,
      y: from.y + (to.y - from.y) * part + ny * off,
    };
  });
}

/** The number of the nearest place no farther than `within`; −1 when there is none. */
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

/**
 * The lane nearest to a point.
 * @returns its number, how far from its `a` the nearest spot lies along it, and how far off; nothing
 * when none is within reach
 */
export function laneNear(
  graph: NodeGraph,
  to: Point,
  within = Infinity,
): { readonly lane: number; readonly along: number; readonly off: number } | undefined {
  let found: { lane: number; along: number; off: number } | undefined;
  let least = within;
  for (const lane of graph.lanes) {
    let gone = 0;
    for (let at = 1; at < lane.line.length; at += 1) {
      const [p, q] = [lane.line[at - 1], lane.line[at]];
      if (!p || !q) continue;
      const length = distance(p, q);
      const dot = (to.x - p.x) * (q.x - p.x) + (to.y - p.y) * (q.y - p.y);
      const part = length > 0 ? Math.min(1, Math.max(0, dot / (length * length))) : 0;
      const off = distance(to, { x: p.x + (q.x - p.x) * part, y: p.y + (q.y - p.y) * part });
      if (off < least) {
        least = off;
        found = { lane: lane.id, along: gone + length * part, off };
      }
      gone += length;
    }
  }
  return found;
}
