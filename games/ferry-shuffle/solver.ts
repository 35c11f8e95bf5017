import type { Solve } from '@playgrove/kit/contract';
import { deckFor, type Input, type State } from './rules.ts';
import { fewest } from './rules/fewest.ts';

/** The fewest slides from here, found by breadth-first search over decks and times of the swell. */
export const solve: Solve<State, Input> = (state) => fewest(deckFor(state), state.at, state.moves);
