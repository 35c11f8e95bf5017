import type { Point } from '@playgrove/kit/contract';

/**
 * A vertical wall: the x of its face for the body's center, and the share of speed that it returns.
 */
export type Wall = { readonly x: number; readonly bounce: number };

/**
 * The point to aim at so that a body that bounces off a vertical wall reaches `to` at the same
 * moment as if the wall were absent: behind the wall, farther away by the loss of the bounce. Exact
 * without wind and without friction along the wall.
 * @returns undefined if the points are on different sides of the wall, or the wall returns no speed
 */
export function banked(from: Point, to: Point, { x, bounce }: Wall): Point | undefined {
  if (bounce <= 0 || (from.x - x) * (to.x - x) <= 0) return undefined;
  return { x: x + (x - to.x) / bounce, y: to.y };
}
