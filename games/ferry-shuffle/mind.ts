import type { Mind } from '@playgrove/kit/contract';
import { isOff, rolledBy, swellAfter } from './rules/deck.ts';
import { deckFor, middleOf, type Input, type State } from './rules.ts';
import { solve } from './solver.ts';

/** The next slide of a shortest way, and why. */
export const mind: Mind<State, Input> = {
  hint(state) {
    const slides = solve(state);
    const input = slides?.[0];
    if (!input) return undefined;
    const at = [...state.at];
    at[input.car] = input.to;
    const deck = deckFor(state);
    const way = isOff(at) ? undefined : swellAfter(deck, state.moves);
    const rolls = way && rolledBy(deck, at, way).some((place, car) => place !== at[car]);
    const say = isOff(at) ? 'hint.off' : rolls ? 'hint.swell' : 'hint.slide';
    return {
      say,
      values: { left: slides.length },
      at: [middleOf(state, input.car), middleOf({ ...state, at }, input.car)],
      input,
    };
  },
};
