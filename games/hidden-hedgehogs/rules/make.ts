import type { Rng } from '@playgrove/kit/contract';
import { BudgetSpent } from '@playgrove/kit/core';
import { deduce } from './deduce.ts';
import { around, clearing, FLAG, gridFor, LEAVES, OPEN, placesOf, type Meadow } from './meadow.ts';

/** Meadows that are tried; one in some can be cleared by reasoning. */
const MAX_TRIES = 400;
/** After this many, there is a hedgehog fewer. */
const TRIES_A_HOG = 80;

/** Whether reasoning alone, from a first clearing, opens all that can be opened. */
export function isReasonable(meadow: Meadow, start: number): boolean {
  const shown: number[] = Array.from({ length: gridFor(meadow).count }, () => LEAVES);
  const open = (place: number): void => {
    for (const each of clearing(meadow, shown, place)) shown[each] = OPEN;
  };
  open(start);
  let left = placesOf(meadow).filter((place) => shown[place] === LEAVES).length;
  while (left > 0) {
    const step = deduce(meadow, shown);
    if (!step) return false;
    for (const place of step.hogs) shown[place] = FLAG;
    for (const place of step.safe) open(place);
    left = placesOf(meadow).filter((place) => shown[place] === LEAVES).length;
  }
  return true;
}

/** A meadow that never needs a guess, and the place to begin. */
export function makeMeadow(
  {
    cols,
    rows,
    hogs: wanted,
  }: { readonly cols: number; readonly rows: number; readonly hogs: number },
  rng: Rng,
): Meadow & { readonly start: number } {
  const sides = { cols, rows };
  const places = placesOf(sides);
  // Where a clearing has room.
  const inner = places.filter((place) => around(sides, place).length === 6);
  const start = rng.pick(inner);
  const free = places.filter((place) => place !== start && !around(sides, start).includes(place));
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const count = wanted - Math.floor(tries / TRIES_A_HOG);
    const hogs = rng
      .shuffled(free)
      .slice(0, count)
      .sort((a, b) => a - b);
    const meadow = { ...sides, hogs };
    if (isReasonable(meadow, start)) return { ...meadow, start };
  }
  throw new BudgetSpent('hidden-hedgehogs', MAX_TRIES);
}
