import type { Solve } from '@playgrove/kit/contract';
import { BudgetSpent } from '@playgrove/kit/core';
import { Search } from './rules/search.ts';
import { tableOf, type Input, type State } from './rules/state.ts';

const BUDGET = 20_000;

/** A way to clear the table, knowing every tile. */
export const solve: Solve<State, Input> = (now) => {
  const search = new Search(tableOf(now), now.tiles);
  const verdict = search.run(BUDGET);
  if (verdict === 'open') throw new BudgetSpent('jade-pavilion-mahjong: solve', BUDGET);
  if (verdict === 'dead') return undefined;
  return search.pairs.map(([a, b]): Input => ({ act: 'pair', a, b }));
};
