import type { StepContext } from '@playgrove/kit/contract';
import { RUN, SNEAK, WAIT, type State } from './state.ts';
import { makeNoise } from './watch.ts';
import { apart, CELL, fits, middle, type Yard } from './yard.ts';

/** Board units a tick: a tile in 48 ticks, or in 24. */
export const SPEEDS = [CELL / 48, CELL / 24] as const;
/** Ticks of running from one loud step to the next. */
const STRIDE = 15;
/** How far off the middle of a gap the keys still find into it. */
const NUDGE = CELL * 0.46;

/** One tick of walking: along the path, or as the keys say. */
export function walk(yard: Yard, state: State, context: StepContext): void {
  const { x, y, steer } = state;
  let gait = -1;
  if (steer.dx !== 0 || steer.dy !== 0) {
    state.legs = [];
    gait = bySteer(yard, state);
  } else if (state.legs.length > 0) gait = alongPath(yard, state, context);
  const moved = Math.abs(state.x - x) + Math.abs(state.y - y) > 0.01;
  state.gait = moved ? gait : -1;
  state.rest = moved ? 0 : state.rest + 1;
  if (state.gait !== RUN) {
    state.stride = 0;
    return;
  }
  state.stride += 1;
  if (state.stride % STRIDE === 1) makeNoise(yard, state, { x: state.x, y: state.y }, context);
}

function alongPath(yard: Yard, state: State, context: StepContext): number {
  const [first = 0, , how = WAIT] = state.legs;
  if (how === WAIT) {
    if (first > 1) state.legs[0] = first - 1;
    else state.legs = state.legs.slice(3);
    return -1;
  }
  let left: number = how === RUN ? SPEEDS[RUN] : SPEEDS[SNEAK];
  // Corners are rounded within one tick, so that time is lost nowhere.
  for (;;) {
    const [goalX = 0, goalY = 0, gait = WAIT] = state.legs;
    if (state.legs.length === 0 || gait !== how) return how;
    const far = apart(state, { x: goalX, y: goalY });
    const part = far <= left + 1e-6 ? 1 : left / far;
    // To the goal itself: a rounding error more, and a goal at a hedge would not fit.
    const x = part === 1 ? goalX : state.x + (goalX - state.x) * part;
    const y = part === 1 ? goalY : state.y + (goalY - state.y) * part;
    if (!fits(yard, x, y, state.open)) {
      state.legs = [];
      context.cue('bump', { x: state.x, y: state.y });
      return -1;
    }
    state.x = x;
    state.y = y;
    if (part < 1) return how;
    left -= far;
    state.legs = state.legs.slice(3);
    if (left < 1e-6) return how;
  }
}

function bySteer(yard: Yard, state: State): number {
  const { dx, dy, sneak } = state.steer;
  const gait = sneak ? SNEAK : RUN;
  const step = (sneak ? SPEEDS[SNEAK] : SPEEDS[RUN]) * (dx !== 0 && dy !== 0 ? Math.SQRT1_2 : 1);
  const { open } = state;
  const x = state.x + dx * step;
  const y = state.y + dy * step;
  const free = { x: fits(yard, x, state.y, open), y: fits(yard, state.x, y, open) };
  if (dx !== 0 && free.x) state.x = x;
  if (dy !== 0 && fits(yard, state.x, y, open)) state.y = y;
  // Against a corner: along it into the gap, if that is near.
  if (dy === 0 && !free.x) slide(yard, state, 'y', dx, step);
  if (dx === 0 && !free.y) slide(yard, state, 'x', dy, step);
  return gait;
}

function slide(yard: Yard, state: State, along: 'x' | 'y', ahead: number, step: number): void {
  const { x, y, open } = state;
  const center = middle(Math.floor(x / CELL), Math.floor(y / CELL));
  const off = center[along] - state[along];
  if (Math.abs(off) < 0.01 || Math.abs(off) > NUDGE) return;
  const beyond =
    along === 'y'
      ? fits(yard, center.x + ahead * CELL * 0.5, center.y, open)
      : fits(yard, center.x, center.y + ahead * CELL * 0.5, open);
  if (!beyond) return;
  const by = Math.max(-step, Math.min(step, off));
  const to = { x, y, [along]: state[along] + by };
  if (!fits(yard, to.x, to.y, open)) return;
  state.x = to.x;
  state.y = to.y;
}
