import type { Solve } from '@playgrove/kit/contract';
import { BudgetSpent } from '@playgrove/kit/core';
import type { Input, State } from './rules/state.ts';
import { routesOf } from './rules/unique.ts';

/** Positions that a board may take to search. */
export const BUDGET = 60_000;

/** The route, found from the houses alone; the road so far is cut back to where it goes wrong. */
export const solve: Solve<State, Input> = (state) => {
  const { routes, looks } = routesOf(state, BUDGET);
  if (looks > BUDGET) throw new BudgetSpent('parcel-path', BUDGET);
  const [route] = routes;
  if (!route) return undefined;
  const wrong = state.route.findIndex((cell, at) => cell !== route[at]);
  const kept = wrong < 0 ? state.route.length : wrong;
  const cells = wrong < 0 ? route.slice(kept) : route.slice(kept - 1);
  return [...cells.map((cell): Input => ({ act: 'go', cell })), { act: 'skip' }];
};
