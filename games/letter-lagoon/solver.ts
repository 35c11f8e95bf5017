import type { Solve } from '@playgrove/kit/contract';
import { lineInput, openWords, type Input, type State } from './rules.ts';

/** Draws the words that are not found. */
export const solve: Solve<State, Input> = (state) =>
  openWords(state).map(({ cells }) => lineInput(cells));
