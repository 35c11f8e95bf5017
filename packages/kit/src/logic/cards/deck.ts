import type { Rng } from '@playgrove/kit/contract';
import { cardOf, RANKS, rankOf, SUITS, suitOf, type Card } from './card.ts';

const DECK: readonly Card[] = SUITS.flatMap((_, suit) =>
  RANKS.map((__, rank) => cardOf(suit, rank)),
);

/** All 52 cards in random order; `decks` of them shuffled together. */
export function shuffledDeck(rng: Rng, decks = 1): Card[] {
  return rng.shuffled(Array.from({ length: decks }, () => DECK).flat());
}

/**
 * Splits off the first cards: those and the rest.
 * @throws Error if there are too few
 */
export function dealt(cards: readonly Card[], count: number): readonly [Card[], Card[]] {
  if (count > cards.length) throw new Error(`${count} cards requested from ${cards.length}`);
  return [cards.slice(0, count), cards.slice(count)];
}

/**
 * Every way to swap suits that keeps reds and blacks apart: for each suit its replacement. A deal
 * with swapped suits looks different and is the same puzzle, so one proof serves eight.
 */
export const SUIT_SWAPS: readonly (readonly [number, number, number, number])[] = [
  [0, 1, 2, 3],
  [0, 3, 2, 1],
  [2, 1, 0, 3],
  [2, 3, 0, 1],
  [1, 0, 3, 2],
  [1, 2, 3, 0],
  [3, 0, 1, 2],
  [3, 2, 1, 0],
];

/** The same cards in other suits. @param way a row of `SUIT_SWAPS` */
export function swapSuits(cards: readonly Card[], way: readonly number[]): Card[] {
  return cards.map((card) => cardOf(way[suitOf(card)] ?? 0, rankOf(card)));
}
