import { ramp, placeIn, type Ramp } from '@playgrove/kit/logic/levels';
import type { Wishes } from './orders.ts';

export const EACH = 6;

/** A pack's benches: quantities go from its first level to its last. */
type Pack = {
  readonly name: string;
  readonly needs: number;
  /** Rows of cells, drawn: `#` a post, `c` a crate, `i` an iron crate. One for each half of the pack. */
  readonly maps: readonly (readonly string[])[];
  readonly chains: Ramp;
  readonly top: Ramp;
  readonly pairs: Ramp;
  /** Parts of the second tier, in a hundred. */
  readonly rich: number;
  /** Parts in the box, as a part of what care needs. */
  readonly slack: Ramp;
};

export const PACKS: readonly Pack[] = [
  {
    name: 'corner',
    needs: 0,
    maps: [
      ['...', '...', '...'],
      ['...', '...', '...'],
    ],
    chains: [2, 4],
    top: [3, 3],
    pairs: [0, 30],
    rich: 0,
    slack: [1.8, 1.6],
  },
  {
    name: 'crate',
    needs: 6,
    maps: [
      ['c..c', '....', '....'],
      ['cccc', '....', '....'],
    ],
    chains: [3, 4],
    top: [4, 4],
    pairs: [20, 50],
    rich: 0,
    slack: [1.6, 1.5],
  },
  {
    name: 'steam',
    needs: 16,
    maps: [
      ['.#.', '...', '...', 'c.c'],
      ['i..i', '....', '.##.', '....'],
    ],
    chains: [4, 4],
    top: [4, 4],
    pairs: [20, 50],
    rich: 20,
    slack: [1.5, 1.4],
  },
  {
    name: 'night',
    needs: 28,
    maps: [
      ['i..i', '....', '....', '#..#'],
      ['icci', '....', '....', '....'],
    ],
    chains: [4, 5],
    top: [4, 5],
    pairs: [40, 60],
    rich: 25,
    slack: [1.45, 1.35],
  },
  {
    name: 'master',
    needs: 42,
    maps: [
      ['i.#.i', '.....', '.....', '#...#'],
      ['icici', '.....', '.....', '.#.#.'],
    ],
    chains: [5, 5],
    top: [5, 5],
    pairs: [40, 70],
    rich: 30,
    slack: [1.4, 1.3],
  },
];
export const LEVEL_COUNT = PACKS.length * EACH;
/** Customers of each level of a pack: 16 a pack, 80 in all. */
const ORDERS = [2, 2, 3, 3, 3, 3];

export type Spec = Wishes & {
  readonly map: readonly string[];
  readonly orders: number;
  readonly seats: number;
  readonly rich: number;
  readonly slack: number;
  /** Parts that care must take at least, so that no bench is over before it has begun. */
  readonly least: number;
};

/** The first orders of the game are the same for everybody: a small one, then a gadget that works. */
export const MIN_TIER = 2;
const OPEN_MAP = ['.....', '.....', '.....', '.....', '.....'];
const DAILY = PACKS.length * EACH - 9;

/** A level's bench. Which chains it has goes around, so that each level shows others. */
export function specOf(level: number): Spec {
  const { pack: at, index, part } = placeIn(EACH, level < 0 ? DAILY : level, 3);
  const pack = PACKS[at] ?? (PACKS[0] as Pack);
  const count = Math.round(ramp(pack.chains, part));
  const orders = level < 0 ? 4 : (ORDERS[index] ?? 3);
  const most = Math.round(ramp(pack.top, part));
  return {
    map: pack.maps[index < EACH / 2 ? 0 : 1] ?? [],
    chains: chainsFrom(level < 3 ? 0 : level, count),
    tiers: [level < 3 ? MIN_TIER : most > 4 ? 3 : MIN_TIER, most],
    pairs: Math.round(ramp(pack.pairs, part)),
    rich: pack.rich,
    slack: ramp(pack.slack, part),
    orders,
    least: level === 1 ? 2 : Math.round(orders * most * 1.2),
    seats: at < 2 ? 2 : 3,
  };
}

/** The open shop asks for more the longer it is open. */
export function openSpec(served: number): Spec {
  return {
    map: OPEN_MAP,
    chains: chainsFrom(0, Math.min(4, 2 + Math.floor(served / 6))),
    tiers: [
      MIN_TIER + Math.min(1, Math.floor(served / 8)),
      Math.min(5, 3 + Math.floor(served / 8)),
    ],
    pairs: Math.min(60, served * 4),
    rich: Math.min(30, served * 2),
    slack: 1,
    least: 0,
    orders: 0,
    seats: 3,
  };
}

const chainsFrom = (first: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => (first + at) % 5);
