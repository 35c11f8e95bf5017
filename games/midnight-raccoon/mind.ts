import type { Mind } from '@playgrove/kit/contract';
import { LONGEST, yardFor, type Input, type State } from './rules.ts';
import { inCan } from './rules/watch.ts';
import { fits } from './rules/yard.ts';
import { legsOf, search } from './search.ts';

/** The fastest way out that nobody sees or hears, from here and now. */
export const mind: Mind<State, Input> = {
  hint(state) {
    if (state.phase !== 'play') return undefined;
    const yard = yardFor(state);
    const way = search(yard, state);
    if (!way || !fits(yard, state.x, state.y, state.open)) {
      return { say: inCan(yard, state) ? 'hint.stay' : 'hint.hide', at: yard.cans };
    }
    const legs = legsOf(way.moves).slice(0, LONGEST);
    const first = legs[2] === 2 ? 'hint.wait' : 'hint.go';
    return {
      say: first,
      values: { value: Math.max(1, Math.round((legs[0] ?? 0) / 60)) },
      at: [{ x: state.x, y: state.y }],
      input: { act: 'path', legs },
    };
  },
};
