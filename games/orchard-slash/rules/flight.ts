import type { StepContext } from '@playgrove/kit/contract';
import { BODIES } from './fruit.ts';
import { HZ } from './field.ts';
import { loseHeart } from './loss.ts';
import { spoils } from './orders.ts';
import { planWave } from './waves.ts';
import type { State, Toss } from './state.ts';

/** A swipe number no swipe has. */
export const NO_SWIPE = -1;

/** One tick: everything flies, falls are judged, the next wave is planned when it is due. */
export function fly(state: State, context: StepContext): void {
  if (!state.started || state.end) return;
  state.tick += 1;
  if (state.mercy > 0) state.mercy -= 1;
  // Slow air: everything that flies stands still every other tick.
  if (state.slow > 0) state.slow -= 1;
  if (state.slow % 2 === 0) for (const toss of state.air) move(toss);
  judgeFalls(state, context);
  if (state.end) return;
  runClock(state, context);
  if (!state.end && state.tick >= state.nextWave) planWave(state, context.rng);
}

function move(toss: Toss): void {
  if (toss.wait > 0) {
    toss.wait -= 1;
    return;
  }
  toss.x += toss.vx;
  toss.y += toss.vy + toss.g / 2;
  toss.vy += toss.g;
  toss.turn += toss.spin;
}

function judgeFalls(state: State, context: StepContext): void {
  const { field } = state;
  for (let index = state.air.length - 1; index >= 0; index -= 1) {
    const toss = state.air[index];
    if (!toss || toss.vy <= 0 || toss.y < field.h + BODIES[toss.kind].size / 2) continue;
    state.air.splice(index, 1);
    if (toss.kind === 'nest') continue;
    const at = { x: toss.x, y: field.h };
    context.cue('fell', at);
    if (!toss.gift && !spoils(state, toss) && loseHeart(state, 'missed', at, context)) {
      // It stays in sight at the edge: it is what the results point at.
      toss.y = field.h - BODIES[toss.kind].size * 0.6;
      state.air.push(toss);
      if (state.end) state.end = { ...state.end, y: Math.round(toss.y) };
      return;
    }
  }
}

function runClock(state: State, context: StepContext): void {
  if (state.params.mode !== 'rush') return;
  state.left -= 1;
  if (state.left <= 0) {
    state.end = { reason: 'time', x: state.field.w / 2, y: state.field.h / 2 };
    return;
  }
  const seconds = state.left / HZ;
  if (!Number.isInteger(seconds)) return;
  context.cue(seconds <= 5 ? 'hurry' : 'second', undefined, seconds);
}
