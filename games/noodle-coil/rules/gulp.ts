import type { Point } from '@playgrove/kit/contract';
import { coilPoints, type Cueing, type Tally } from './types.ts';

/** Ticks from one gulp to the next. */
const EVERY = 4;

export const freshTally = (): Tally => ({
  score: 0,
  eaten: 0,
  coiled: 0,
  coils: 0,
  bestCoil: 0,
  gulps: 0,
  gulped: 0,
  streak: 0,
  streakLeft: 0,
  age: -1,
  end: null,
});

/** Pays for a coil around this many toppings, which then go down one by one. */
export function slurp(tally: Tally, count: number, at: Point, context: Cueing): void {
  if (tally.gulps === 0) tally.gulped = 0;
  tally.gulps += count;
  tally.coils += 1;
  tally.coiled += count;
  tally.bestCoil = Math.max(tally.bestCoil, count);
  tally.score += coilPoints(count);
  context.cue(count > 1 ? 'coil' : 'single', at, count);
}

/** Swallows the next of them, each a note higher than the last. */
export function gulp(tally: Tally, at: Point, context: Cueing): void {
  if (tally.gulps === 0 || tally.age % EVERY !== 0) return;
  tally.gulps -= 1;
  tally.gulped += 1;
  context.cue('gulp', at, Math.min(tally.gulped, 14));
}
