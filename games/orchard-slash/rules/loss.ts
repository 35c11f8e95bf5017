import type { StepContext } from '@playgrove/kit/contract';
import { GRACE, type State } from './state.ts';

/** Ticks after a lost heart in which no other is lost. */
const MERCY = 90;
/** What a nest costs in `rush`, ticks. */
const NEST_TICKS = 300;

/**
 * What a missed fruit or a touched nest costs.
 * @returns whether it ended the game
 */
export function loseHeart(
  state: State,
  reason: 'missed' | 'nest',
  at: { readonly x: number; readonly y: number },
  context: StepContext,
): boolean {
  if (state.params.mode === 'rush') {
    if (reason === 'nest') state.left = Math.max(1, state.left - NEST_TICKS);
    return false;
  }
  if (state.tick < GRACE || state.mercy > 0) {
    context.cue('spared', at);
    return false;
  }
  state.lives -= 1;
  state.mercy = MERCY;
  if (reason === 'missed') context.cue('lost', at, state.lives);
  if (state.lives > 0) {
    context.cue('hurt', at, state.lives);
    return false;
  }
  state.end = { reason, x: Math.round(at.x), y: Math.round(at.y) };
  return true;
}
