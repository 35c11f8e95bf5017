import { crossingOf } from './ducks.ts';
import { handMade } from './hand.ts';
import { make, mirrored } from './make.ts';
import { HAND_COUNT, recipeOf } from './places.ts';
import sealed from './sealed.json' with { type: 'json' };
import type { Lot, State } from './types.ts';

const known = new Map<string, Lot>();
/** A long session must not keep every lot. */
const MAX_KNOWN = 12;

function keep(key: string, lot: Lot): Lot {
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(key, lot);
  return lot;
}

/** @param lot from 1: the levels, then the lots of the day */
export function lotAt(number: number, isMirrored = false): Lot {
  const key = `${number} ${isMirrored}`;
  const found = known.get(key);
  if (found) return found;
  const made =
    handMade(number) ?? make(recipeOf(number), sealed.seeds[number - 1 - HAND_COUNT] ?? 0);
  if (!made) throw new Error(`lot ${number} cannot be made`);
  const lot = isMirrored ? mirrored(made) : made;
  return keep(key, { ...lot, crossing: crossingOf(number, lot) });
}

export const lotOf = ({ lot, isMirrored }: Pick<State, 'lot' | 'isMirrored'>): Lot =>
  lotAt(lot, isMirrored);

/** A lot that is only tried: nothing is sealed yet. */
export function useLot(number: number, lot: Lot): void {
  keep(`${number} false`, lot);
}

/** Seconds for a star that ducks may take. */
const FOR_DUCKS = 6;

/** Seconds for a star. */
export const parOf = (number: number): number =>
  (sealed.pars[number - 1] ?? 300) / 10 + (lotAt(number).crossing ? FOR_DUCKS : 0);
