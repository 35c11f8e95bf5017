import type { Bot, Proof } from '@playgrove/kit/contract';
import { mating, readsFor } from './rules/mates.ts';
import { chosen, RIVALS } from './rules/rivals.ts';
import { inputOf, rules, type Input, type State } from './rules.ts';

/** Skill 0 plays by whim, then like the rivals from the first to the last; it solves puzzles from the middle on. */
export const bot: Bot<State, Input> = (state, rng, skill) => {
  if (skill < 0.1) return rng.pick(rules.inputs(state, rng));
  if (state.rival === 'puzzle' && skill >= 0.5) {
    const left = state.within - Math.floor(state.moves / 2);
    const [mate] = left > 0 ? mating(state, left, readsFor(), 1) : [];
    if (mate) return inputOf(mate);
  }
  const name = RIVALS[Math.round(skill * (RIVALS.length - 2))] ?? 'stag';
  const move = chosen(name, state, rng.int(0x7fffffff), state.moves);
  return move && inputOf(move);
};

/** On the second rival: whim against the badger. `ladder.proof.test.ts` measures the rivals. */
export const proof: Proof = {
  level: 'squirrel',
  skills: [0, 0.6],
  measure: 'win-rate',
  margin: 0.5,
  seeds: 4,
  ends: 'bot',
  limit: 400,
};
