import type { Bot, Proof } from '@playgrove/kit/contract';
import { RIVALS, chosen, perfect } from './rules/rivals.ts';
import { rules, type Input, type State } from './rules.ts';

/** Skill 0 plays by whim, then like the rivals from the first to the last; endings it reads out from the middle on. */
export const bot: Bot<State, Input> = (state, rng, skill) => {
  if (skill < 0.1) return rng.pick(rules.inputs(state, rng));
  if (state.rival === 'perfect' && skill >= 0.5) return perfect(state.cells, state.turn);
  const tier = RIVALS[Math.round(skill * (RIVALS.length - 1))] ?? 'octopus';
  return chosen(tier, state.cells, state.turn, rng.int(0x7fffffff));
};

/** On the second of the five rivals; `ladder.test.ts` measures the rivals against each other. */
export const proof: Proof = {
  level: 'puffer',
  skills: [0, 0.5],
  measure: 'win-rate',
  margin: 0.5,
  seeds: 12,
};
