import type { Point } from '@playgrove/kit/contract';
import type { Air } from './fly.ts';

/** A throw: the initial speed in units a second, and the steps until it arrives. */
export type Throw = { readonly vx: number; readonly vy: number; readonly steps: number };

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
export function throwIn(from: Point, to: Point, steps: number, air: Air): Throw {
  if (!Number.isInteger(steps) || steps < 1) throw new RangeError(`throwIn: ${steps} steps`);
  const time = steps * air.dt;
  return {
    vx: (to.x - from.x - drop(air.ax, air.dt, steps)) / time,
    vy: (to.y - from.y - drop(air.ay, air.dt, steps)) / time,
    steps,
  };
}

/** The steps of a fall of `height` units, rounded up. */
export function fallTime(height: number, { ay, dt }: Pick<Air, 'ay' | 'dt'>): number {
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

/**
 * The throws of a given speed that reach `to`: the fast, flat one and the slow lob, in this order.
 * There is one if they nearly coincide, and none if it is out of reach. Exact at `to`; the speed is
 * off by at most the effect of one step.
 * @param speed units a second
 * @param most the most steps to try. Default 1200
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
