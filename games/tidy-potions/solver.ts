import type { Solve } from '@playgrove/kit/contract';
import { solution } from './rules/search.ts';
import { isSpent, isWon, type Input, type State } from './rules/state.ts';

/** Of generator and proof: positions, and how far it trades the fewest pours for speed. */
export const BUDGET = 60_000;
export const WEIGHT = 1.1;

/** Every pour from here, knowing what is under the smoke. */
export const solve: Solve<State, Input> = (state) => {
  if (isWon(state)) return [];
  if (isSpent(state)) return undefined;
  return solution(state, BUDGET, WEIGHT)?.map(([from, to]) => ({ act: 'pour', from, to }));
};
