import type { Point } from '@playgrove/kit/contract';
import type { Air } from './fly.ts';

/** A throw: speeds at the start in units a second, and the steps until it is there. */
export type Throw = { readonly vx: number; readonly vy: number; readonly steps: number };

/** How far `steps` steps of a pull alone carry, for speed before place: a·dt²·n(n + 1)/2. */
function drop(pull: number, dt: number, steps: number): number {
  return (pull * dt * dt * steps * (steps + 1)) / 2;
}

/**
 * The one throw that is at `to` after exactly so many steps.
 * @throws RangeError when steps is not a whole number from 1 on
 */
export function throwIn(from: Point, to: Point, steps: number, air: Air): Throw {
  if (!Number.isInteger(steps) || steps < 1) throw new RangeError(`throwIn: ${steps} steps`);
  const time = steps * air.dt;
  return {
    vx: (to.x - from.x - drop(air.ax, air.dt, steps)) / time,
    vy: (to.y - from.y - drop(air.ay, air.dt, steps)) / time,
    steps,
  };
}

/** Seconds of a fall of `height` units under a pull, in steps rounded up to whole ones. */
export function fallTime(height: number, { ay, dt }: Pick<Air, 'ay' | 'dt'>): number {
  if (height <= 0 || ay <= 0) return 0;
  return Math.ceil(Math.sqrt((2 * height) / ay) / dt) * dt;
}

/**
 * A throw whose highest point is `over` units above the higher of the two ends: the larger, the
 * steeper it comes down. Exact at `to`; the height is that of the nearest whole number of steps.
 * Gravity must pull down.
 */
export function throwOver(from: Point, to: Point, over: number, air: Air): Throw {
  const top = Math.min(from.y, to.y) - Math.max(0, over);
  const up = fallTime(from.y - top, air);
  const fall = fallTime(to.y - top, air);
  return throwIn(from, to, Math.max(1, Math.round((up + fall) / air.dt)), air);
}

/**
 * Throws of a given speed that come to `to`: the quick, flat one and the slow lob, in this order; one
 * where they are nearly the same, none where it is out of reach. Exact at `to`; the speed is off by at
 * most what one step more or less makes.
 * @param speed units a second
 * @param most steps looked at. Default 1200
 */
export function throwAtSpeed(
  from: Point,
  to: Point,
  speed: number,
  air: Air,
  most = 1200,
): readonly Throw[] {
  const found: Throw[] = [];
  let before: { over: boolean; off: number; made: Throw } | undefined;
  for (let steps = 1; steps <= most && found.length < 2; steps += 1) {
    const made = throwIn(from, to, steps, air);
    const needed = Math.sqrt(made.vx * made.vx + made.vy * made.vy);
    const [over, off] = [needed > speed, Math.abs(needed - speed)];
    if (before && before.over !== over) found.push(off < before.off ? made : before.made);
    before = { over, off, made };
  }
  return found;
}
