/**
 * Playing cards without a screen: the deck, its order, which cards stack.
 *
 * A card is a number from 0 to 51: suit × 13 + rank. Suits are spades, hearts, clubs, diamonds
 * (odd ones are red), ranks run from the ace (0) to the king (12). Numbers survive JSON, hash
 * fast and index tables; `cardName` is for people.
 *
 * @example
 * const deck = shuffledDeck(rng);
 * const [hand, rest] = dealt(deck, 5);
 * stacksDown(hand[0], hand[1]); // may the second go on the first, alternating colors downward?
 */
export {
  cardName,
  cardOf,
  isRed,
  parseCard,
  rankOf,
  RANKS,
  suitOf,
  SUITS,
  type Card,
} from './card.ts';
export { dealt, shuffledDeck, SUIT_SWAPS, swapSuits } from './deck.ts';
export { buildsUp, runLength, stacksDown, stacksInSuit } from './pile.ts';
