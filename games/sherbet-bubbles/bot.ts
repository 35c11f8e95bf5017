import type { Bot, Proof } from '@playgrove/kit/contract';
import type { Input } from './rules.ts';
import { chooseShot } from './rules/choose.ts';
import type { State } from './rules/state.ts';

export const proof: Proof = {
  measure: 'win-rate',
  level: 'glass-16',
  margin: 0.3,
  seeds: 8,
  deals: 110,
  limit: 400,
};

/**
 * 0 looks straight ahead, counts only what pops and has an unsteady hand; 0.5 tries every angle and
 * counts what falls; 1 swaps, blasts and looks at the next sweet as well.
 */
export const bot: Bot<State, Input> = (state, rng, skill) => chooseShot(state, rng, skill);
