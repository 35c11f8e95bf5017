import { createBudget } from '@playgrove/kit/core';
import { breadthFirst } from '@playgrove/kit/logic/solving';
import {
  isOff,
  keyOf,
  movedTo,
  rangeOf,
  SWELL_MOVES,
  takenOf,
  type Deck,
  type Places,
} from './deck.ts';

/** A slide: which car, and to which place in its lane. */
export type Slide = { readonly car: number; readonly to: number };

type Position = { readonly at: Places; readonly moves: number };

/** More positions than any shipped deck has, with all times of its swells. */
export const BUDGET = 200_000;

/** Every slide from a position. */
export function slidesOf(deck: Deck, at: Places): Slide[] {
  const taken = takenOf(deck, at);
  const slides: Slide[] = [];
  for (const car of deck.cars.keys()) {
    const [least, most] = rangeOf(deck, at, car, taken);
    for (let to = least; to <= most; to += 1) if (to !== at[car]) slides.push({ car, to });
  }
  return slides;
}

/**
 * The fewest slides that bring the van off, with every swell on the way.
 * @returns undefined if there is no way
 * @throws BudgetSpent
 */
export function fewest(
  deck: Deck,
  at: Places,
  moves: number,
  budget = BUDGET,
): readonly Slide[] | undefined {
  const times = SWELL_MOVES * deck.swells.length || 1;
  return breadthFirst<Position, Slide>(
    {
      key: (now) => keyOf(now.at) * times + (now.moves % times),
      isGoal: (now) => isOff(now.at),
      moves: (now) =>
        slidesOf(deck, now.at).map((slide): readonly [Slide, Position] => [
          slide,
          { at: movedTo(deck, now.at, now.moves, slide.car, slide.to), moves: now.moves + 1 },
        ]),
    },
    { at, moves },
    createBudget('ferry-shuffle', budget),
  );
}
