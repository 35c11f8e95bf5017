import type { Rng } from '@playgrove/kit/contract';
import { SUIT_SWAPS } from '@playgrove/kit/logic/cards';
import sealed from './sealed.json' with { type: 'json' };

/** The beams that the screening, the hint and the solver try, one after the other. */
export const BEAMS = [8, 24, 80] as const;
/** A beam for somebody who keeps two ways in mind. */
export const NARROW = 2;
/** Seeds that were screened; each serves in eight exchanges of suits. */
export const SCREENED = 125;
export const SWAPS = SUIT_SWAPS.length;
/** A digit for how hard a deal is, 0 if no beam wins it, and two for par. */
const LONG = 3;

export type Deal = { readonly seed: number; readonly grade: number; readonly par: number };

/** Proven deals from gentle to hard. */
export const DEALS: readonly Deal[] = Array.from(
  { length: sealed.deals.length / LONG },
  (_, seed) => ({
    seed,
    grade: Number(sealed.deals[seed * LONG]),
    par: Number(sealed.deals.slice(seed * LONG + 1, (seed + 1) * LONG)),
  }),
)
  .filter(({ grade }) => grade > 0)
  .toSorted((one, other) => one.grade - other.grade || one.par - other.par);

/** Par of a deal, in whatever suits. */
export const parOf = (deal: number): number =>
  DEALS.find(({ seed }) => seed === Math.floor(deal / SWAPS))?.par ?? 0;

/**
 * A numbered deal, or any proven one in any exchange of suits.
 * @param part 0 (the gentlest) to 1 (the hardest) of a numbered deal
 */
export function dealFor(part: number | undefined, rng: Rng): number {
  if (part === undefined) return rng.pick(DEALS).seed * SWAPS + rng.int(SWAPS);
  return (DEALS[Math.round(part * (DEALS.length - 1))]?.seed ?? 0) * SWAPS;
}
