import { isRed, rankOf, suitOf, type Card } from './card.ts';

/** Whether `upper` may go on `lower` in a fan that goes down in alternating colors. */
export function stacksDown(lower: Card, upper: Card): boolean {
  return rankOf(lower) === rankOf(upper) + 1 && isRed(lower) !== isRed(upper);
}

/** Whether `upper` may go on `lower` in a fan that goes down within one suit. */
export function stacksInSuit(lower: Card, upper: Card): boolean {
  return lower === upper + 1 && suitOf(lower) === suitOf(upper);
}

/**
 * Whether `card` is next on its foundation: an ace on an empty one, else the next of the same suit.
 */
export function buildsUp(top: Card | undefined, card: Card): boolean {
  return top === undefined ? rankOf(card) === 0 : card === top + 1 && suitOf(card) === suitOf(top);
}

/** How many cards at the end of a fan form a run by `fits`, starting at 0 for an empty fan. */
export function runLength(
  fan: readonly Card[],
  fits: (lower: Card, upper: Card) => boolean = stacksDown,
): number {
  if (fan.length === 0) return 0;
  let first = fan.length - 1;
  while (first > 0 && fits(fan[first - 1] as Card, fan[first] as Card)) first -= 1;
  return fan.length - first;
}
