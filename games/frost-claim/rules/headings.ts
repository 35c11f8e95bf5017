import { atan2, cos, sin } from '@playgrove/kit/core';

/** Headings in a full turn. Whole numbers, so that saves and replays never drift. */
export const TURN = 1024;
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

/** @param heading a whole number */
export function alongX(heading: number): number {
  return COSINES[heading & LAST] ?? 1;
}

export function alongY(heading: number): number {
  return SINES[heading & LAST] ?? 0;
}

export function toward(dx: number, dy: number): number {
  return wrap(Math.round((atan2(dy, dx) / (2 * Math.PI)) * TURN));
}

/** The shorter way round from one heading to another, −`HALF_TURN` to `HALF_TURN` − 1. */
export function turnBetween(from: number, to: number): number {
  return wrap(to - from + HALF_TURN) - HALF_TURN;
}
