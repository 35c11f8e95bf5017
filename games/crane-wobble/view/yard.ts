import { fitWorld, type Point } from '@playgrove/kit/runtime';
import type { State } from '../rules/state.ts';
import { FLOOR_HEIGHT } from './shapes.ts';

/*
 * Where things are on the screen. The rules know how far left or right; heights are the view's. The
 * hook's middle is always the middle of the screen, and the tower's top always at the same height.
 */

export type Size = { readonly width: number; readonly height: number };

export const worldFor = fitWorld({
  portrait: { width: 640, height: [880, 1400] },
  landscape: { width: [780, 1700], height: 720 },
});

export const isTall = ({ width, height }: Size): boolean => height > width;

/** The lower edge of the crane's beam. */
export const BEAM = 64;

/** From the hook to the floor that hangs on it. */
export const SLING = 46;

/** Where the tower's top is while the camera rests. */
export const topY = (size: Size): number => size.height * (isTall(size) ? 0.59 : 0.67);

/** The size of the cab with its driver. */
export function cabScale(size: Size): number {
  if (!isTall(size)) return 0.8;
  return Math.max(0.75, Math.min(1.25, (size.height - 600) / 480));
}

/** Where the cable leaves the cab. */
export const cabFoot = (size: Size): number => BEAM + 150 * cabScale(size);

/** Where the hook is while a floor hangs on it. */
export function hookY(size: Size): number {
  const gap = isTall(size) ? 160 : 92;
  return Math.max(cabFoot(size) + 12, topY(size) - gap - FLOOR_HEIGHT - SLING);
}

/** The lower edge of the hanging floor. */
export const hangY = (size: Size): number => hookY(size) + SLING + FLOOR_HEIGHT;

/** The tower bends over this many floors; below it stands firm. */
const BEND = 9;

/**
 * How far a floor follows the top's sway, 0 to 1.
 * @param depth floors below the top; above it while the camera follows
 * @param shown floors of the whole tower
 */
export function bendOf(depth: number, shown: number): number {
  const firm = Math.max(1, Math.min(shown, BEND));
  const part = Math.max(0, Math.min(1, (firm - depth) / firm));
  return part * Math.sqrt(part);
}

export type Standing = Point & { readonly rotate: number };

/**
 * The middle of a floor on the screen.
 * @param number counted from the base, which is 0
 * @param x where it is while the tower stands still
 * @param shown floors of the tower, smoothly while the camera follows
 */
export function standingAt(
  size: Size,
  state: State,
  number: number,
  x: number,
  shown: number,
): Standing {
  const bend = number === 0 ? 0 : bendOf(shown - number, shown);
  const below = number <= 1 ? 0 : bendOf(shown - number + 1, shown);
  return {
    x: size.width / 2 + x - state.center + state.sway * bend,
    y: topY(size) + (shown - number + 0.5) * FLOOR_HEIGHT,
    rotate: (state.sway * (bend - below)) / FLOOR_HEIGHT,
  };
}
