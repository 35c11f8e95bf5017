import type { Point } from '@playgrove/kit/contract';
import type { NodeGraph } from './graph.ts';

export type Crossing = {
  readonly lane: number;
  /** Units along the lane from its `a`. */
  readonly along: number;
  /** 0 to 1 along the stroke. */
  readonly part: number;
  readonly x: number;
  readonly y: number;
};

/**
 * The lane that a straight stroke from one point to another crosses first; undefined if it crosses
 * none.
 */
export function crossed(graph: NodeGraph, from: Point, to: Point): Crossing | undefined {
  let first: Crossing | undefined;
  for (const lane of graph.lanes) {
    let gone = 0;
    for (let at = 1; at < lane.line.length; at += 1) {
      const [p, q] = [lane.line[at - 1], lane.line[at]];
      if (!p || !q) continue;
      const length = Math.sqrt((q.x - p.x) * (q.x - p.x) + (q.y - p.y) * (q.y - p.y));
      const met = meeting(from, to, p, q);
      if (met && met.part < (first?.part ?? Infinity)) {
        first = {
          lane: lane.id,
          along: gone + length * met.other,
          part: met.part,
          x: from.x + (to.x - from.x) * met.part,
          y: from.y + (to.y - from.y) * met.part,
        };
      }
      gone += length;
    }
  }
  return first;
}

/** Where two line segments meet, as fractions of each. */
function meeting(
  a: Point,
  b: Point,
  c: Point,
  d: Point,
): { readonly part: number; readonly other: number } | undefined {
  const [rx, ry, sx, sy] = [b.x - a.x, b.y - a.y, d.x - c.x, d.y - c.y];
  const turn = rx * sy - ry * sx;
  if (turn === 0) return undefined;
  const part = ((c.x - a.x) * sy - (c.y - a.y) * sx) / turn;
  const other = ((c.x - a.x) * ry - (c.y - a.y) * rx) / turn;
  return part >= 0 && part <= 1 && other >= 0 && other <= 1 ? { part, other } : undefined;
}
