import type { Level } from '@playgrove/kit/contract';
import { BEDS, type Bed } from './rules/beds.ts';
import { BASKETS, BUDS, DEW, GARDEN, HEDGE, KINDS, type Params, VINE } from './rules/state.ts';
import { MOVES } from './rules/moves.ts';

/** Packs of eight; a pack opens when this many stars are won. */
const PACKS = [
  ['pack.first', 0],
  ['pack.soil', 8],
  ['pack.dew', 18],
  ['pack.hedge', 30],
  ['pack.vine', 43],
  ['pack.basket', 57],
  ['pack.bud', 72],
  ['pack.brook', 88],
] as const;
const PACK_SIZE = 8;
const UNTUNED = 30;

/** What a bed wants in full: what its map holds belongs to the bouquet unless it is only in the way. */
function wantsOf({ map, order, garden = 0, baskets = 0, only = false }: Bed): number[] {
  const holds = (marks: RegExp): number => (!only && marks.test(map.join('')) ? 1 : 0);
  const wants = Array.from({ length: KINDS }, (_, kind) => order[kind] ?? 0);
  wants[GARDEN] = garden;
  wants[DEW] = holds(/[dD]/);
  wants[HEDGE] = holds(/[hH]/);
  wants[VINE] = holds(/[vV]/);
  wants[BASKETS] = baskets;
  wants[BUDS] = holds(/[0-5]/);
  return wants;
}

export function paramsOf(bed: Bed, level: number, moves: number): Params {
  return {
    mode: 'bed',
    level,
    map: bed.map,
    kinds: bed.kinds ?? 5,
    moves,
    wants: wantsOf(bed),
    creep: bed.creep ?? false,
    streams: bed.streams ?? [],
  };
}

function levelOf(bed: Bed, index: number): Level<Params> {
  const [pack, needs] = PACKS[Math.floor(index / PACK_SIZE)] ?? PACKS[0];
  const moves = MOVES[index] ?? UNTUNED;
  return { id: `bed-${index + 1}`, pack, needs, params: paramsOf(bed, index + 1, moves) };
}

const DAILY: Bed = {
  map: ['.......', '.ssdss.', '.sdsds.', '.dsssd.', '.sdsds.', '.ssdss.', '.......'],
  order: [14, 14, 0, 0, 0],
  garden: 12,
};
const MEADOW: Bed = {
  map: ['sssssss', 'sssssss', 'sssssss', 'sssssss', 'sssssss', 'sssssss', 'sssssss'],
  order: [9, 0, 9, 0, 0],
};
const DAILY_MOVES = 13;
const MEADOW_MOVES = 14;

const [first, ...others] = BEDS;

export const LEVELS: readonly [Level<Params>, ...Level<Params>[]] = [
  levelOf(first, 0),
  ...others.map((bed, index) => levelOf(bed, index + 1)),
  {
    id: 'daily',
    daily: true,
    pack: 'pack.open',
    params: { ...paramsOf(DAILY, 0, DAILY_MOVES), mode: 'daily' },
  },
  {
    id: 'meadow',
    pack: 'pack.open',
    params: { ...paramsOf(MEADOW, 0, MEADOW_MOVES), mode: 'endless' },
  },
];
