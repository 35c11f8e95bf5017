import { fitWorld, memoLayout, type Point } from '@playgrove/kit/runtime';
import type { State } from '../rules.ts';

/** A tier as it is seen: the middle of its top, its radii, and its height. World units. */
export type Stand = {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  readonly height: number;
};

const SHAPES = [
  { rx: 268, height: 118 },
  { rx: 196, height: 100 },
  { rx: 132, height: 88 },
] as const;
/** How flat circles look from here. */
export const FLAT = 0.36;
/** How much of a tier's radius what stands on it is from the middle. */
const INSET = 0.86;

export const worldFor = fitWorld({
  portrait: { width: 720, height: [1080, 1500] },
  landscape: { width: [1080, 1700], height: 760 },
});

export type Size = { readonly width: number; readonly height: number };

/** The tiers from the lowest up, where the cake stands, and where the next candle waits. */
export const layoutOf = memoLayout((width, height) => {
  const tall = height > width;
  const foot = { x: width / 2, y: tall ? height * 0.5 + 170 : 540 };
  let { y } = foot;
  const tiers = SHAPES.map(({ rx, height: high }): Stand => {
    y -= high;
    return { x: foot.x, y, rx, ry: rx * FLAT, height: high };
  });
  return {
    foot,
    tiers,
    hand: { x: foot.x, y: tall ? Math.min(height - 60, foot.y + 400) : height - 16 },
  };
});

export const standOf = (to: Size, tier: number): Stand => {
  const { tiers } = layoutOf(to);
  return (tiers[Math.min(tier, tiers.length - 1)] ?? tiers[0]) as Stand;
};

/** The foot of something that stands on a tier, degrees from the front; `depth` is 1 in front, −1 behind. */
export function rimAt(
  { x, y, rx, ry }: Stand,
  degrees: number,
  inset = INSET,
): Point & { readonly depth: number } {
  const angle = (degrees * Math.PI) / 180;
  const depth = Math.cos(angle);
  return { x: x + Math.sin(angle) * rx * inset, y: y + depth * ry * inset, depth };
}

/** From degrees and tier to world units. */
export function placeOf(at: Point, _: State, __: unknown, to: Size): Point {
  return rimAt(standOf(to, at.y), at.x);
}
