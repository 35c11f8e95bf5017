import type { Point } from '@playgrove/kit/contract';

/** An upright wall: where its face is for the thing's middle, and the part of speed it gives back. */
export type Wall = { readonly x: number; readonly bounce: number };

/**
 * The point to aim at so that a thing off an upright wall comes to `to`, at the same moment as if the
 * wall were not there: beyond the wall, as much farther as the bounce slows it. Exact without wind and
 * where the wall does not brake it sideways.
 * @returns nothing where both ends are not on the same side of the wall, or it gives nothing back
 */
export function banked(from: Point, to: Point, { x, bounce }: Wall): Point | undefined {
  if (bounce <= 0 || (from.x - x) * (to.x - x) <= 0) return undefined;
  return { x: x + (x - to.x) / bounce, y: to.y };
}
