import type { Bot, Proof, Rng } from '@playgrove/kit/contract';
import { shaky } from '@playgrove/kit/logic/bots';
import { lineInput, openWords, SHORTEST, verdictOf, type Input, type State } from './rules.ts';
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

/** Finds the words in the order of the list; a hand that slips guesses a line. */
export const bot: Bot<State, Input> = shaky(
  (state) => openWords(state).map(({ cells }) => lineInput(cells)),
  { slips: [0.7, 0], any: guesses },
);

export const proof: Proof = { measure: 'score', level: 'space', golden: 'ocean', margin: 10 };
