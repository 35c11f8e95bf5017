import type { Bot, Proof, Rng } from '@playgrove/kit/contract';
import { shaky } from '@playgrove/kit/logic/bots';
import {
  calledWord,
  lineInput,
  openWords,
  SHORTEST,
  verdictOf,
  type Input,
  type State,
} from './rules.ts';
import { cellsFrom, WAYS } from './rules/grid.ts';
import { sizeOf } from './rules/themes.ts';

/** A line of some letters from one of the cells, as a player draws it who only guesses. */
function guesses(state: State, rng: Rng): readonly Input[] {
  const from = rng.int(state.letters.length);
  return WAYS.flatMap((_, way) => {
    const cells = cellsFrom(sizeOf(state.theme), from, way, SHORTEST + rng.int(3));
    if (!cells) return [];
    const line = lineInput(cells);
    const isTaken = typeof verdictOf(state, line.from, line.to) === 'number';
    return isTaken ? [line] : [];
  });
}

/** Finds the word that is called; a hand that slips takes any word that it sees, or guesses a line. */
export const bot: Bot<State, Input> = shaky(
  (state) => {
    const open = openWords(state);
    return [calledWord(state) ?? open[0]].flatMap((word) => (word ? [lineInput(word.cells)] : []));
  },
  {
    slips: [0.75, 0],
    any: (state, rng) =>
      rng.chance(0.5) ? guesses(state, rng) : openWords(state).map(({ cells }) => lineInput(cells)),
  },
);

export const proof: Proof = { measure: 'score', level: 'space', golden: 'ocean', margin: 10 };
