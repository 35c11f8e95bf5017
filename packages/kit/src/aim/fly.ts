import type { Point } from '@playgrove/kit/contract';

/** A thing in the air: where it is and its speed in units a second. */
export type Flying = { x: number; y: number; vx: number; vy: number };

/** What pulls on it, units a second squared, and the length of a step in seconds. y grows downward. */
export type Air = { readonly ax: number; readonly ay: number; readonly dt: number };

/** One step, in place: speed first, then place, so that energy does not grow. */
export function fly(thing: Flying, { ax, ay, dt }: Air): void {
  thing.vx += ax * dt;
  thing.vy += ay * dt;
  thing.x += thing.vx * dt;
  thing.y += thing.vy * dt;
}

/**
 * Where a thing will be, by the rules' own step. The thing given is used up: hand over a copy.
 * @param step passes one step of time; `true` ends the preview there
 * @param steps at most so many
 * @param every keep one place in so many. Default 1
 * @returns places after the 1st, (1 + every)th, … step, and the last one
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
