/** 0 to 51: suit × 13 + rank. */
export type Card = number;

/** By suit: spades, hearts, clubs, diamonds. Odd ones are red. */
export const SUITS = ['S', 'H', 'C', 'D'] as const;

/** By rank, the ace first. */
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;

const PER_SUIT = RANKS.length;

/** @param suit 0 to 3 @param rank 0 (ace) to 12 (king) */
export function cardOf(suit: number, rank: number): Card {
  return suit * PER_SUIT + rank;
}

/** 0 spades, 1 hearts, 2 clubs, 3 diamonds. */
export function suitOf(card: Card): number {
  return Math.floor(card / PER_SUIT);
}

/** 0 (ace) to 12 (king). */
export function rankOf(card: Card): number {
  return card % PER_SUIT;
}

export function isRed(card: Card): boolean {
  return suitOf(card) % 2 === 1;
}

/** `10H`, `AS`. */
export function cardName(card: Card): string {
  return `${RANKS[rankOf(card)] ?? '?'}${SUITS[suitOf(card)] ?? '?'}`;
}

/**
 * Parses what `cardName` writes.
 * @throws Error for anything else
 */
export function parseCard(name: string): Card {
  const rank = (RANKS as readonly string[]).indexOf(name.slice(0, -1));
  const suit = (SUITS as readonly string[]).indexOf(name.slice(-1));
  if (rank < 0 || suit < 0) throw new Error(`"${name}" is not a card like 10H or AS`);
  return cardOf(suit, rank);
}
