import type { Bot, Proof } from '@playgrove/kit/contract';
import { chosen, RIVALS } from './rules/rivals.ts';
import { rank } from './rules/search.ts';
import { rules, type Input, type State } from './rules.ts';

/** Skill 0 plays by whim, then like the squirrels from the first to the last; it solves puzzles from the middle on. */
export const bot: Bot<State, Input> = (state, rng, skill) => {
  if (skill < 0.1) return rng.pick(rules.inputs(state, rng));
  if (state.rival === 'puzzle' && skill >= 0.5) {
    return rank(state, { nodes: 60_000, depth: 3 }).moves[0]?.move;
  }
  const name = RIVALS[Math.round(skill * (RIVALS.length - 1))] ?? 'oakley';
  return chosen(name, state, rng.int(0x7fffffff));
};

/** On the third squirrel; `ladder.proof.test.ts` measures them against each other. */
export const proof: Proof = {
  level: 'clover',
  skills: [0, 0.8],
  measure: 'win-rate',
  margin: 0.5,
  seeds: 8,
};
