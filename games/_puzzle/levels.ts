import type { Level } from '@playgrove/kit/contract';

/** A board of `size` × `size` lamps, mixed up by so many presses. */
export type Params = { readonly size: number; readonly presses: number };

type PuzzleLevel = Level<Params>;

const FIRST: PuzzleLevel = { id: 'small-1', pack: 'pack.small', params: { size: 3, presses: 1 } };

/** Levels of a pack, one press harder each. `needs` stars open the pack. */
const pack = (name: string, size: number, from: number, count: number, needs = 0): PuzzleLevel[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `${name}-${at + from}`,
    pack: `pack.${name}`,
    params: { size, presses: from + at },
    needs,
    // A restart brings the same lamps, so that a plan can be tried again.
    retry: 'same',
  }));

// The ids are in saves and links: never change or reuse one.
export const LEVELS: readonly [PuzzleLevel, ...PuzzleLevel[]] = [
  FIRST,
  ...pack('small', 3, 2, 3),
  ...pack('middle', 4, 3, 4, 4),
  ...pack('large', 5, 4, 4, 10),
  { id: 'daily', daily: true, pack: 'pack.daily', params: { size: 5, presses: 6 } },
];
