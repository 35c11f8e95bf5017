import type { Rng } from '@playgrove/kit/contract';
import { placesOf, sewn } from './board.ts';
import { drawn, patchFor, shapeOf } from './patches.ts';
import type { Held } from './state.ts';

export const HAND = 3;
/** Hands drawn until an easier one is given. */
const DRAWS = 14;
/** Positions looked at for one hand. */
const BUDGET = 900;

export type Wishes = { readonly fabrics: number; readonly large: number };

/**
 * Whether all patches can be sewn on in some order.
 * Searches at most `BUDGET` positions; a hand that needs more counts as one that cannot.
 */
export function canPlaceAll(cells: readonly number[], hand: readonly Held[]): boolean {
  let budget = BUDGET;
  const search = (now: readonly number[], left: readonly Held[]): boolean => {
    if (left.length === 0) return true;
    for (const [index, held] of left.entries()) {
      const rest = left.filter((_, other) => other !== index);
      const patch = patchFor(held.shape);
      for (const at of placesOf(now, patch)) {
        if (rest.length === 0) return true;
        budget -= 1;
        if (budget < 0) return false;
        if (search(sewn(now, patch, held.fabric, at).after, rest)) return true;
      }
    }
    return false;
  };
  return search(cells, hand);
}

/** Three patches that can all be sewn on, in at least one order. */
export function dealHand(
  cells: readonly number[],
  { fabrics, large }: Wishes,
  count: number,
  rng: Rng,
): Held[] {
  const draw = (percent: number): Held[] =>
    Array.from({ length: count }, () => ({
      shape: drawn(rng.chance(percent / 100), rng.unit()),
      fabric: rng.int(fabrics),
    }));
  for (let tries = 0; tries < DRAWS * 2; tries += 1) {
    const hand = draw(tries < DRAWS ? large : 0);
    if (canPlaceAll(cells, hand)) return hand;
  }
  // Single squares always fit: where the last gap closes, a line goes.
  return draw(0).map(({ fabric }) => ({ shape: shapeOf('#'), fabric }));
}
