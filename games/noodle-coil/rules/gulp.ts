import type { Cueing, State } from './types.ts';

/** Ticks from one gulp to the next. */
const EVERY = 4;

/** This many toppings have been slurped and go down one by one. */
export function slurp(state: State, count: number): void {
  if (state.gulps === 0) state.gulped = 0;
  state.gulps += count;
}

/** Swallows the next of them, each a note higher than the last. */
export function gulp(
  state: State,
  at: { readonly x: number; readonly y: number },
  context: Cueing,
): void {
  if (state.gulps === 0 || state.age % EVERY !== 0) return;
  state.gulps -= 1;
  state.gulped += 1;
  context.cue('gulp', at, Math.min(state.gulped, 14));
}
