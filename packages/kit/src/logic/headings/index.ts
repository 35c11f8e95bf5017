/**
 * Directions as whole numbers, so that saves and replays never drift: 0 is right, and they grow
 * clockwise to `TURN`.
 *
 * ```ts
 * x += alongX(heading) * speed;
 * heading = wrap(heading + clamp(turnBetween(heading, toward(dx, dy)), -TIGHT, TIGHT));
 * ```
 */
import { atan2, cos, sin } from '@playgrove/kit/core';

/** Headings in a full turn. */
export const TURN = 1024;
/** The farthest that two headings are apart. */
export const HALF_TURN = TURN / 2;

const LAST = TURN - 1;
const COSINES = Float64Array.from({ length: TURN }, (_, heading) => cos(radians(heading)));
const SINES = Float64Array.from({ length: TURN }, (_, heading) => sin(radians(heading)));

/** A heading as an angle, clockwise from right. */
export function radians(heading: number): number {
  return (heading / TURN) * 2 * Math.PI;
}

export function wrap(heading: number): number {
  return ((heading % TURN) + TURN) % TURN;
}

/** Part of a step that goes along x, −1 to 1. @param heading a whole number */
export function alongX(heading: number): number {
  return COSINES[heading & LAST] ?? 1;
}

/** Part of a step that goes along y, −1 to 1. @param heading a whole number */
export function alongY(heading: number): number {
  return SINES[heading & LAST] ?? 0;
}

/** The heading of a way from one point to another. */
export function toward(dx: number, dy: number): number {
  return wrap(Math.round((atan2(dy, dx) / (2 * Math.PI)) * TURN));
}

/** The shorter way round from one heading to another, −`HALF_TURN` to `HALF_TURN` − 1. */
export function turnBetween(from: number, to: number): number {
  return wrap(to - from + HALF_TURN) - HALF_TURN;
}
