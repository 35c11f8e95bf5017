import type { Solve } from '@playgrove/kit/contract';
import { BudgetSpent } from '@playgrove/kit/core';
import { BEAMS } from './rules/deals.ts';
import { search } from './rules/search.ts';
import type { Input, State } from './rules/table.ts';

/** A whole solution from any position: the first that a beam finds, narrow ones first. */
export const solve: Solve<State, Input> = (state) => {
  for (const beam of BEAMS) {
    const inputs = search(state, beam);
    if (inputs) return inputs;
  }
  throw new BudgetSpent('harbor-freecell solver', BEAMS.at(-1) ?? 0);
};
