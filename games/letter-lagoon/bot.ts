import type { Bot, Proof } from '@playgrove/kit/contract';
import { shaky } from '@playgrove/kit/logic/bots';
import { lineInput, openWords, rules, type Input, type State } from './rules.ts';

/** Finds the words in the order of the list; a hand that slips draws any line. */
export const bot: Bot<State, Input> = shaky(
  (state) => openWords(state).map(({ cells }) => lineInput(cells)),
  { slips: [0.7, 0], any: rules.inputs },
);

export const proof: Proof = { measure: 'score', level: 'space', golden: 'ocean', margin: 10 };
