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
export function lotAt(lot: number, isMirrored = false): Lot {
  const key = `${lot} ${isMirrored}`;
  const found = known.get(key);
  if (found) return found;
  const made = handMade(lot) ?? make(recipeOf(lot), sealed.seeds[lot - 1 - HAND_COUNT] ?? 0);
  if (!made) throw new Error(`lot ${lot} cannot be made`);
  return keep(key, isMirrored ? mirrored(made) : made);
}

export const lotOf = ({ lot, isMirrored }: Pick<State, 'lot' | 'isMirrored'>): Lot =>
  lotAt(lot, isMirrored);

/** A lot that is only tried: nothing is sealed yet. */
export function useLot(number: number, lot: Lot): void {
  keep(`${number} false`, lot);
}

/** Seconds for a star. */
export const parOf = (lot: number): number => (sealed.pars[lot - 1] ?? 300) / 10;
