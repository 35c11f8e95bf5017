import type { Mind } from '@playgrove/kit/contract';
import { choose } from './rules/choose.ts';
import { isServed, isStuck, type Input, type State } from './rules/state.ts';
import { pointOf, SEATS_ROW } from './rules.ts';

/** The hint is what a careful player does next. */
export const mind: Mind<State, Input> = {
  hint(state) {
    const input = isServed(state) || isStuck(state) ? undefined : choose(state);
    if (!input) return undefined;
    if (input.act === 'give')
      return {
        say: 'hint.give',
        at: [pointOf(input.from, state), { x: input.seat, y: SEATS_ROW }],
        input,
      };
    if (input.act === 'draw')
      return {
        say: 'hint.draw',
        at: [pointOf(-1, state), ...(input.to < 0 ? [] : [pointOf(input.to, state)])],
        input,
      };
    const merges = state.cells[input.from] === state.cells[input.to];
    return {
      say: merges ? 'hint.merge' : 'hint.move',
      at: [pointOf(input.from, state), pointOf(input.to, state)],
      input,
    };
  },
};
