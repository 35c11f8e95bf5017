import { createRng } from '@playgrove/kit/core';
import { greedy } from './greedy.ts';
import { search, type Leap } from './search.ts';
import { isWon, layoutOf, opening, type Input, type State } from './table.ts';

/** Positions opened for a seed before it is thrown away. */
const BUDGET = 6000;
/** Greedy games that tell how hard a deal is, and their length at most. */
export const GREEDY_GAMES = 10;
const GREEDY_MOVES = 260;
/** Every seventh move or so it takes any useful one: the games of a deal differ. */
const SLIPS = 0.15;

/** How the screening plays a move; the rules' own `step`, handed in so that rules may import the deals. */
type Step = (state: State, input: Input) => void;

/** A solution of a deal as dealt; nothing where none was found within the budget. */
export function solutionOf(deal: number, draw: number): readonly Leap[] | undefined {
  const found = search(layoutOf(deal, draw), BUDGET);
  return found.kind === 'won' ? found.leaps : undefined;
}

/** How many of `GREEDY_GAMES` a plain player wins. */
export function greedyWins(deal: number, draw: number, step: Step): number {
  let wins = 0;
  for (let game = 0; game < GREEDY_GAMES; game += 1) {
    const rng = createRng(`greedy ${game}`);
    const state = opening(deal, draw);
    for (let move = 0; move < GREEDY_MOVES && !isWon(state); move += 1) {
      step(state, greedy(state, rng, SLIPS));
    }
    if (isWon(state)) wins += 1;
  }
  return wins;
}
