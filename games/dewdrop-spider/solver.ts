import type { Solve } from '@playgrove/kit/contract';
import { BudgetSpent } from '@playgrove/kit/core';
import { BEAMS, beamOf } from './rules/deals.ts';
import { search } from './rules/search.ts';
import { isWon, RUNS, type Input, type State } from './rules/table.ts';

/** A whole solution from any position, knowing every card. The first beam is the one that is proven. */
export const solve: Solve<State, Input> = (state) => {
  if (isWon(state)) return [];
  const proven = beamOf(state.suits, state.deal);
  for (const beam of state.moves === 0 ? [proven] : BEAMS) {
    const { won, inputs } = search(state, RUNS - state.done.length, beam);
    if (won) return [...inputs];
  }
  throw new BudgetSpent('dewdrop-spider solver', BEAMS.at(-1) ?? 0);
};
