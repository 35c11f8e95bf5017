import type { Point } from '@playgrove/kit/contract';

/** A body in the air: its position and its speed in units a second. */
export type Flying = { x: number; y: number; vx: number; vy: number };

/**
 * Acceleration in units a second squared, and the length of a step in seconds. y grows downward.
 */
export type Air = { readonly ax: number; readonly ay: number; readonly dt: number };

/** One step, in place: speed first, then position, so that energy does not grow. */
export function fly(thing: Flying, { ax, ay, dt }: Air): void {
  thing.vx += ax * dt;
  thing.vy += ay * dt;
  thing.x += thing.vx * dt;
  thing.y += thing.vy * dt;
}

/**
 * The future positions of a body, by the rules' own step. The body is modified, so pass a copy.
 * @param step advances time by one step; `true` ends the preview there
 * @param steps the most steps
 * @param every keeps one position of this many. Default 1
 * @returns positions after the 1st, (1 + every)th, … step, and the last one
 */
export function preview<T extends Flying>(
  thing: T,
  step: (thing: T) => boolean | void,
  steps: number,
  every = 1,
): Point[] {
  const places: Point[] = [];
  for (let at = 0; at < steps; at += 1) {
    const over = step(thing) === true;
    if (at % every === 0 || over || at === steps - 1) places.push({ x: thing.x, y: thing.y });
    if (over) break;
  }
  return places;
}
