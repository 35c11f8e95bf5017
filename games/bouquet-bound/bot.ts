import type { Bot, Proof } from '@playgrove/kit/contract';
import type { Input } from './rules.ts';
import { legal } from './rules/legal.ts';
import { bestSwap, prospects } from './rules/look.ts';
import type { State } from './rules/state.ts';

export const proof: Proof = {
  measure: 'win-rate',
  level: 'bed-22',
  margin: 0.3,
  deals: 140,
  limit: 600,
};

const WIDTH = 5;

/**
 * Weighs what a swap brings the bouquet, with what falls in unknown.
 * Skill 0 swaps at random, 0.5 takes what looks best at once, 1 looks a move further.
 */
export const bot: Bot<State, Input> = (state, rng, skill) => {
  if (skill < 0.25) {
    const moves = legal(state);
    return moves.length > 0 ? rng.pick(moves) : undefined;
  }
  return skill < 0.75 ? prospects(state)[0]?.swap : bestSwap(state, WIDTH);
};
