import { levels } from '@playgrove/kit/logic/levels';

/** Which meadow of the ladder, from 0. */
export type Params = { readonly size: number };
export type Size = {
  readonly cols: number;
  readonly rows: number;
  readonly hogs: number;
  /** Seconds for three stars. */
  readonly gold: number;
};

const EACH = 8;
/** The first meadow of each pack; meadows grow toward the next row. */
const PACKS = [
  { name: 'garden', cols: 6, rows: 7, hogs: 7, gold: 45 },
  { name: 'park', cols: 7, rows: 10, hogs: 13, gold: 100 },
  { name: 'wood', cols: 8, rows: 13, hogs: 21, gold: 190 },
  { name: 'heath', cols: 9, rows: 15, hogs: 28, gold: 300 },
] as const;
const LAST: Size = { cols: 9, rows: 15, hogs: 33, gold: 340 };
export const SIZES = PACKS.length * EACH;
export const DAILY_SIZE = EACH;

export function sizeOf(size: number): Size {
  const pack = Math.floor(size / EACH);
  const from = PACKS[pack] ?? LAST;
  const to = PACKS[pack + 1] ?? LAST;
  const grown = (side: keyof Size): number =>
    Math.round(from[side] + ((to[side] - from[side]) * (size % EACH)) / EACH);
  return { cols: grown('cols'), rows: grown('rows'), hogs: grown('hogs'), gold: grown('gold') };
}

// The ids are in saves and links: never change or reuse one. Packs began as single meadows.
export const LEVELS = levels({
  packs: PACKS,
  each: EACH,
  id: ({ pack, index }) => (index === 0 ? pack.name : `${pack.name}-${index + 1}`),
  params: ({ number }): Params => ({ size: number - 1 }),
  daily: { size: DAILY_SIZE },
});
