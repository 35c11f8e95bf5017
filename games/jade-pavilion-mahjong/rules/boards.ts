import type { Rng } from '@playgrove/kit/contract';
import { openPack, type Pack } from '@playgrove/kit/logic/solving';
import { tilesOf, type Deal } from './deal.ts';
import { BLOSSOMS } from './faces.ts';
import { LAYOUTS, PACKS } from './layouts.ts';
import sealed from './sealed.json' with { type: 'json' };
import { Search } from './search.ts';
import { shapeOf } from './shape.ts';
import { Table } from './table.ts';

/** Of generator and solver together: a new number retires the sealed seeds. */
export const MAKER = { maker: 'jade-pavilion-mahjong', solver: 1 } as const;

/** A sealed number is a level and one of its seeds. */
export const SEED_BASE = 10_000;

const EACH = 8;
/** Layouts of the daily board: from the koi pond to the cloud mountain. */
const DAILY = { from: EACH, to: EACH * 5 } as const;
const MAX_SEED = 1_000_000_000;
/** Positions that the search may need for a board of the day. */
const DAILY_BUDGET = 200;

/**
 * Pairs of one kind, from the first layout of a pack to its last: 1 means that each kind comes once,
 * and no choice can be wrong; 2 means four tiles of each.
 */
const CHOICE: readonly (readonly [first: number, last: number])[] = [
  [1, 1.6],
  [1.3, 1.8],
  [1.6, 2],
  [1.7, 2],
  [1.8, 2],
  [1.9, 2],
];
/** From this pack on there are blossoms. */
const BLOSSOMING = 2;
const FEWEST_KINDS = 8;

/** The board of a level, from 1, with this seed. */
export function boardOf(level: number, seed: number): Deal {
  const layout = level - 1;
  const pack = Math.floor(layout / EACH);
  const [first, last] = CHOICE[pack] ?? [2, 2];
  const choice = first + ((last - first) * (layout % EACH)) / (EACH - 1);
  const blossoms = pack >= BLOSSOMING;
  const pairs = shapeOf(layout).size / 2 - (blossoms ? 2 : 0);
  const kinds = Math.min(BLOSSOMS, Math.max(FEWEST_KINDS, Math.round(pairs / choice)));
  return { layout, kinds, blossoms, seed };
}

/** A board of the day: the first that the search solves at once. Nearly all are. */
export function dailyBoard(rng: Rng): Deal {
  for (;;) {
    const layout = DAILY.from + rng.int(DAILY.to - DAILY.from);
    const deal = { ...boardOf(layout + 1, rng.int(MAX_SEED)), blossoms: true };
    const search = new Search(new Table(shapeOf(layout)), tilesOf(deal));
    if (search.run(DAILY_BUDGET) === 'won') return deal;
  }
}

const seeds = openPack(sealed as Pack, MAKER);

/** The proven seeds of a level. */
export const seedsOf = (level: number): readonly number[] =>
  seeds.flatMap((number) => (Math.floor(number / SEED_BASE) === level ? [number % SEED_BASE] : []));

export const packOf = (layout: number): number => Math.floor(layout / EACH);

export { LAYOUTS, PACKS, EACH as PACK_SIZE };
