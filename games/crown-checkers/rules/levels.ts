import type { Level } from '@playgrove/kit/contract';
import type { Variant } from './board.ts';
import { PUZZLES } from './puzzles.ts';
import { RIVALS, type RivalName } from './rivals.ts';

/** A game against a rival, a puzzle to win within this many moves, or two on one device. */
export type Params =
  | { readonly rival: RivalName; readonly variant: Variant }
  | { readonly board: string; readonly within: number }
  | { readonly two: Variant };

/** Pip has only two rows of men. */
export const PIPS_ROWS = 2;

/** Stars that bring each rival to the table. */
const NEEDS: Readonly<Record<RivalName, number>> = {
  pip: 0,
  bram: 1,
  wren: 2,
  oak: 4,
  sage: 6,
  isolde: 8,
};

/** Three of the six sit down to the other rules. */
const THREE = ['bram', 'oak', 'isolde'] as const;

/** Eight puzzles each; `needs` counts every star won before. */
const PACKS = [
  { pack: 'pack.gate', needs: 0 },
  { pack: 'pack.yard', needs: 8 },
  { pack: 'pack.hall', needs: 20 },
  { pack: 'pack.tower', needs: 34 },
  { pack: 'pack.throne', needs: 50 },
] as const;
export const IN_PACK = 8;

const english: readonly Level<Params>[] = RIVALS.map((rival) => ({
  id: rival,
  params: { rival, variant: 'english' },
  pack: 'pack.english',
  needs: NEEDS[rival],
}));

const others: readonly Level<Params>[] = (['giveaway', 'international'] as const).flatMap(
  (variant) =>
    THREE.map((rival, index) => ({
      id: `${variant}-${rival}`,
      params: { rival, variant },
      pack: `pack.${variant}`,
      needs: index * 3,
    })),
);

const puzzles: readonly Level<Params>[] = PUZZLES.map(({ board, within }, index) => ({
  id: `puzzle-${String(index + 1).padStart(2, '0')}`,
  params: { board, within },
  ...(PACKS[Math.floor(index / IN_PACK)] ?? PACKS[0]),
}));

/** In no pack, as they give no stars. */
const two: readonly Level<Params>[] = (['english', 'giveaway', 'international'] as const).map(
  (variant) => ({ id: `two-${variant}`, params: { two: variant } }),
);

export const LEVELS = [...english, ...puzzles, ...others, ...two] as unknown as readonly [
  Level<Params>,
  ...Level<Params>[],
];
