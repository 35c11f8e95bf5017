import type { Mind } from '@playgrove/kit/contract';
import { factsOf, pointOf } from './rules/board.ts';
import { isLate, type Input, type State } from './rules/state.ts';

/** Squares that a hint shows at most. */
const FAR = 4;

/** The next squares of the one route, up to a house; or where the road went wrong. */
export const mind: Mind<State, Input> = {
  hint(state) {
    const { path, route } = state;
    if (state.drive > 0 || isLate(state)) return undefined;
    const wrong = route.findIndex((cell, at) => cell !== path[at]);
    if (wrong > 0) {
      const cell = path[wrong - 1] ?? 0;
      return {
        say: 'hint.back',
        values: { count: route.length - wrong },
        at: [pointOf(state, cell)],
        input: { act: 'go', cell },
      };
    }
    const { houses } = factsOf(state);
    const next = path.slice(route.length, route.length + FAR);
    const house = next.findIndex((cell) => (houses[cell] ?? -1) > 0);
    const shown = house < 0 ? next : next.slice(0, house + 1);
    return {
      say: 'hint.next',
      at: shown.map((cell) => pointOf(state, cell)),
      input: { act: 'go', cell: next[0] ?? 0 },
    };
  },
};
