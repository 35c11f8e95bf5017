import type { Pack } from '../levels.ts';

/** What `make` makes the other levels of each pack from, in order. */
export const SEEDS: Readonly<Record<Pack, readonly number[]>> = {
  backyard: [3, 9, 15, 10, 6, 13, 11],
  bakery: [82, 42, 51, 53, 74, 60, 69],
  kennel: [5, 30, 1, 39, 21, 18, 14],
  porch: [9, 3, 6, 0, 13, 10, 8, 4],
  museum: [95, 132, 114, 103, 25, 190, 74, 36],
};
