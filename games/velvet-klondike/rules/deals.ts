import type { Rng } from '@playgrove/kit/contract';
import { SUIT_SWAPS } from '@playgrove/kit/logic/cards';
import { PACKS } from './packs.ts';

/** Which deals of a pack are wanted, by how often a plain greedy player wins them. */
export type Kind = 'any' | 'gentle' | 'knotty';

/**
 * The screening's verdict on each seed from 0 on, one digit a seed: 0 not proven (never dealt),
 * 1 gentle, 2 fair, 3 knotty.
 */
export type Pack = { readonly draw: 1 | 3; readonly verdicts: string };

const WANTED: Readonly<Record<Kind, string>> = { any: '123', gentle: '1', knotty: '3' };

/** The proven seeds of a kind. */
export function provenSeeds(draw: number, kind: Kind): readonly number[] {
  const pack = PACKS.find((each) => each.draw === draw);
  if (!pack) throw new Error(`there is no pack of deals for ${draw} cards a draw`);
  return [...pack.verdicts].flatMap((verdict, seed) =>
    WANTED[kind].includes(verdict) ? [seed] : [],
  );
}

/** Any random state gives a deal that a solver has won: a proven seed in one of eight dresses of suits. */
export function dealNumber(draw: number, kind: Kind, rng: Rng): number {
  return rng.pick(provenSeeds(draw, kind)) * SUIT_SWAPS.length + rng.int(SUIT_SWAPS.length);
}
