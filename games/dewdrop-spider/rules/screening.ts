import { BEAMS } from './deals.ts';
import { search } from './search.ts';
import { dressesOf, opening, RUNS, type Suits } from './table.ts';

/** Seeds that the screening looks at, and the narrowest beam worth trying: two minutes in all. */
export const SCREENED: Readonly<Record<Suits, { readonly seeds: number; readonly from: number }>> =
  {
    1: { seeds: 100, from: 0 },
    2: { seeds: 50, from: 0 },
    4: { seeds: 240, from: 2 },
  };

/** Which beam wins a seed, from 1; 0 if none does. */
export function verdictOf(suits: Suits, seed: number): number {
  const state = opening(suits, seed * dressesOf(suits));
  const { from } = SCREENED[suits];
  const won = BEAMS.findIndex((beam, at) => at >= from && search(state, RUNS, beam).won);
  return won + 1;
}
