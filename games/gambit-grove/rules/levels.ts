import type { Level } from '@playgrove/kit/contract';
import { RIVALS, type RivalName } from './rivals.ts';
import { PUZZLES } from './sealed.ts';

/** A whole game against a rival; a mate to find; or two on one device. */
export type Params =
  | { readonly rival: RivalName }
  | { readonly board: string; readonly within: number }
  | { readonly two: true };

/** Stars that bring each rival to the clearing. */
const NEEDS: Readonly<Record<RivalName, number>> = {
  mouse: 0,
  squirrel: 0,
  rabbit: 1,
  hedgehog: 3,
  badger: 5,
  fox: 8,
  stag: 11,
  owl: 14,
};

/** Mates in one, two and three moves, twelve a pack; `needs` counts the stars of everything. */
const PACKS = [
  { pack: 'pack.acorns', needs: 0 },
  { pack: 'pack.moss', needs: 4 },
  { pack: 'pack.ferns', needs: 12 },
  { pack: 'pack.brook', needs: 24 },
  { pack: 'pack.hollow', needs: 40 },
  { pack: 'pack.canopy', needs: 60 },
] as const;
export const IN_PACK = 12;

const rivals: readonly Level<Params>[] = RIVALS.map((rival) => ({
  id: rival,
  params: { rival },
  pack: 'pack.rivals',
  needs: NEEDS[rival],
}));

const puzzles: readonly Level<Params>[] = PUZZLES.map(({ board, within }, index) => ({
  id: `mate-${String(index + 1).padStart(2, '0')}`,
  params: { board, within },
  retry: 'same',
  ...(PACKS[Math.floor(index / IN_PACK)] ?? PACKS[0]),
}));

/** In no pack, as it gives no stars. */
const two: Level<Params> = { id: 'two', params: { two: true } };

export const LEVELS = [...rivals, two, ...puzzles] as unknown as readonly [
  Level<Params>,
  ...Level<Params>[],
];
