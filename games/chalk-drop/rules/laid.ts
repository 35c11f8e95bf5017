import type { Point } from '@playgrove/kit/contract';

/** Where chalk lies on something, from left to right. */
export type Top = { readonly from: Point; readonly to: Point };

/** How far over and under a top an end may be that is meant to lie on it. */
const OVER = 32;
const UNDER = 50;

/** Off by as much as a line is simplified and rounded, an end still lies on a top. */
const NEAR = 5;

/**
 * A line from one thing to another, or out of the air on to one, laid on their tops: it is raised
 * where it goes through them, and what is between keeps its form. Nothing where it is no bridge.
 */
export function laid(points: readonly Point[], tops: readonly Top[]): readonly Point[] | undefined {
  const last = points.length - 1;
  const to = topAt(points[last], tops);
  const from = topAt(points[0], tops);
  if (!to || to === from) return undefined;
  const lift = points.map(() => 0);
  // What lies over the first thing, and over the second.
  let [left, right] = [0, last];
  if (from) {
    for (; left < last && over(points[left], from); left += 1)
      lift[left] = under(points[left], from);
  }
  for (; right > left && over(points[right], to); right -= 1)
    lift[right] = under(points[right], to);
  if (right <= left) return undefined;
  const [a, b] = [lift[left - 1] ?? 0, lift[right + 1] ?? 0];
  const first = Math.max(0, left - 1);
  return points.map(({ x, y }, at) => {
    const between = at >= left && at <= right;
    const part = (at - first) / (right + 1 - first);
    return { x, y: y - (between ? a + (b - a) * part : (lift[at] ?? 0)) };
  });
}

/** Whether a line's end lies on one of them. */
export function liesOn(end: Point, tops: readonly Top[]): boolean {
  return tops.some((top) => over(end, top) && Math.abs(end.y - heightOf(top, end.x)) < NEAR);
}

function topAt(point: Point | undefined, tops: readonly Top[]): Top | undefined {
  return tops.find((top) => {
    if (!point || !over(point, top)) return false;
    const deep = point.y - heightOf(top, point.x);
    return deep > -OVER && deep < UNDER;
  });
}

function over(point: Point | undefined, { from, to }: Top): boolean {
  return point !== undefined && point.x >= from.x && point.x <= to.x;
}

function under(point: Point | undefined, top: Top): number {
  return point ? Math.max(0, point.y - heightOf(top, point.x)) : 0;
}

function heightOf({ from, to }: Top, x: number): number {
  return from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x);
}
