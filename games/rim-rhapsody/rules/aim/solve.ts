import type { Point } from '@playgrove/kit/contract';
import type { Air } from './fly.ts';

/** A throw: the initial speed in units a second, and the steps until it arrives. */
type Throw = { readonly vx: number; readonly vy: number; readonly steps: number };

/**
 * The distance that acceleration alone covers in `steps` steps, for speed before position:
 * a·dt²·n(n + 1)/2.
 */
function drop(pull: number, dt: number, steps: number): number {
  return (pull * dt * dt * steps * (steps + 1)) / 2;
}

/**
 * The one throw that reaches `to` after exactly this many steps.
 * @throws RangeError if steps is not a whole number of at least 1
 */
function throwIn(from: Point, to: Point, steps: number, air: Air): Throw {
  if (!Number.isInteger(steps) || steps < 1) throw new RangeError(`throwIn: ${steps} steps`);
  const time = steps * air.dt;
  return {
    vx: (to.x - from.x - drop(air.ax, air.dt, steps)) / time,
    vy: (to.y - from.y - drop(air.ay, air.dt, steps)) / time,
    steps,
  };
}

/** The steps of a fall of `height` units, rounded up. */
function fallTime(height: number, { ay, dt }: Pick<Air, 'ay' | 'dt'>): number {
  if (height <= 0 || ay <= 0) return 0;
  return Math.ceil(Math.sqrt((2 * height) / ay) / dt) * dt;
}

/**
 * A throw whose highest point is `over` units above the higher end; a larger value comes down
 * steeper. Exact at `to`; the height is that of the nearest whole number of steps. Gravity must
 * point down.
 */
export function throwOver(from: Point, to: Point, over: number, air: Air): Throw {
  const top = Math.min(from.y, to.y) - Math.max(0, over);
  const up = fallTime(from.y - top, air);
  const fall = fallTime(to.y - top, air);
  return throwIn(from, to, Math.max(1, Math.round((up + fall) / air.dt)), air);
}
