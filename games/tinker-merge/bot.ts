import type { Proof, Rng } from '@playgrove/kit/contract';
import { shaky } from '@playgrove/kit/logic/bots';
import { choose } from './rules/choose.ts';
import type { Input, State } from './rules/state.ts';
import { deeds, rules } from './rules.ts';

/** Anything that changes what there is; else a gadget is pushed around. */
function any(state: State, rng: Rng): readonly Input[] {
  const all = deeds(state);
  return all.length > 0 ? all : rules.inputs(state, rng);
}

/** Skill is how seldom the hand does just anything that goes. */
export const bot = shaky<State, Input>(
  (state) => {
    const input = choose(state);
    return input ? [input] : [];
  },
  { slips: [0.9, 0], any },
);

export const proof: Proof = {
  measure: 'win-rate',
  level: 'crate-2',
  golden: 'crate-4',
  limit: 1500,
  seeds: 16,
};
