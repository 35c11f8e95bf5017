import type { Bot, Proof } from '@playgrove/kit/contract';
import type { Input, State } from './rules.ts';
import { rules } from './rules.ts';
import { movesLeft } from './mind.ts';
import { reader, winning } from './rules/force.ts';
import { RIVALS, chosen } from './rules/rivals.ts';

/** Skill 0 plays at random, then like the rivals from the first to the last; puzzles it reads out. */
export const bot: Bot<State, Input> = (state, rng, skill) => {
  if (state.phase === 'review') return { do: 'show' };
  if (skill < 0.1) return rng.pick(rules.inputs(state, rng));
  const tier = RIVALS[Math.round(skill * (RIVALS.length - 1))] ?? 'isolde';
  const [best] =
    state.rival === 'puzzle' ? winning(state.cells, state.turn, movesLeft(state), reader()) : [];
  const move = best ?? chosen(tier, state, rng.int(0x7fffffff), state.moves);
  return move && { do: 'move', path: move.path, hinted: false };
};

/** On the fourth of the six rivals; `ladder.proof.test.ts` measures the rivals against each other. */
export const proof: Proof = {
  level: 'oak',
  skills: [0, 0.8],
  measure: 'win-rate',
  margin: 0.5,
  seeds: 8,
};
