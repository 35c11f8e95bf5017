import type { Level } from '@playgrove/kit/contract';
import { ENDINGS } from './endings.ts';
import { RIVALS, type RivalName } from './rivals.ts';

/** A whole game against a rival; an ending that can be won against perfect play; or two on one device. */
export type Params =
  | { readonly rival: RivalName }
  | { readonly board: string; readonly par: number }
  | { readonly two: true };

/** Stars that bring each rival to the pool. */
const RIVAL_NEEDS: Readonly<Record<RivalName, number>> = {
  crab: 0,
  puffer: 0,
  seahorse: 1,
  ray: 3,
  octopus: 5,
};

/** Six endings each; `needs` counts the stars of rivals and of endings before. */
const PACKS = [
  { pack: 'pack.shallows', needs: 0 },
  { pack: 'pack.kelp', needs: 6 },
  { pack: 'pack.reef', needs: 14 },
  { pack: 'pack.wreck', needs: 24 },
  { pack: 'pack.trench', needs: 36 },
] as const;
const IN_PACK = 6;

const rivals: readonly Level<Params>[] = RIVALS.map((rival) => ({
  id: rival,
  params: { rival },
  pack: 'pack.rivals',
  needs: RIVAL_NEEDS[rival],
}));

const endings: readonly Level<Params>[] = ENDINGS.map(({ board, par }, index) => ({
  id: `ending-${String(index + 1).padStart(2, '0')}`,
  params: { board, par },
  ...(PACKS[Math.floor(index / IN_PACK)] ?? PACKS[0]),
}));

/** In no pack, as it gives no stars. */
const two: Level<Params> = { id: 'two', params: { two: true } };

export const LEVELS = [...rivals, ...endings, two] as unknown as readonly [
  Level<Params>,
  ...Level<Params>[],
];
