import type { Rng } from '@playgrove/kit/contract';
import { openPack, type Pack } from '@playgrove/kit/logic/solving';
import { turned, type Board } from './board.ts';
import { makeBoard, type Spec } from './make.ts';
import sealed from './sealed.json' with { type: 'json' };

/** Of generator and search together: a new number retires the sealed seeds. */
export const MAKER = { maker: 'parcel-path', solver: 1 } as const;
export const EACH = 25;
/** Boards that take turns as the route of the day, each in sixteen ways. */
export const DAILIES = 240;

/** From the first level of a town to its last. */
type Range = readonly [first: number, last: number];

type Town = {
  readonly name: string;
  /** Columns and rows, level by level. */
  readonly sizes: readonly Range[];
  readonly houses: Range;
  readonly fences: Range;
  readonly ponds: Range;
  /** How much time there is, relative to others of this size. */
  readonly pace: Range;
};

const SIZES: Readonly<Record<string, Range>> = {
  xs: [4, 4],
  s: [5, 5],
  sm: [5, 6],
  m: [6, 6],
  ml: [6, 7],
  l: [7, 7],
  xl: [7, 8],
};
const sizes = (names: string): readonly Range[] =>
  names.split(' ').map((name) => SIZES[name] ?? [5, 5]);

/** Each town asks for something else: fences, ponds, many houses, few houses, all of it. */
export const TOWNS: readonly Town[] = [
  {
    name: 'orchard',
    sizes: sizes('s s sm sm'),
    houses: [6, 6],
    fences: [0, 2],
    ponds: [0, 0],
    pace: [1.35, 1.15],
  },
  {
    name: 'hedge',
    sizes: sizes('s sm sm m'),
    houses: [5, 5],
    fences: [4, 7],
    ponds: [0, 0],
    pace: [1.15, 1.05],
  },
  {
    name: 'pond',
    sizes: sizes('sm m m'),
    houses: [6, 6],
    fences: [1, 2],
    ponds: [2, 5],
    pace: [1.1, 1],
  },
  {
    name: 'market',
    sizes: sizes('m m ml'),
    houses: [9, 11],
    fences: [0, 1],
    ponds: [0, 1],
    pace: [1.05, 0.95],
  },
  {
    name: 'long',
    sizes: sizes('m ml ml'),
    houses: [4, 3],
    fences: [8, 10],
    ponds: [0, 0],
    pace: [1.15, 1],
  },
  {
    name: 'snow',
    sizes: sizes('ml l'),
    houses: [8, 8],
    fences: [3, 5],
    ponds: [2, 5],
    pace: [1.05, 0.95],
  },
  {
    name: 'harbor',
    sizes: sizes('l l xl'),
    houses: [11, 13],
    fences: [3, 5],
    ponds: [1, 2],
    pace: [1, 0.9],
  },
  {
    name: 'city',
    sizes: sizes('l xl xl'),
    houses: [8, 6],
    fences: [8, 12],
    ponds: [1, 3],
    pace: [1, 0.85],
  },
];

export const LEVEL_COUNT = TOWNS.length * EACH;

/** A board and its time. */
export type Plan = Spec & {
  /** Seconds for three stars. */
  readonly gold: number;
  /** Seconds until night; 0 if it never comes. */
  readonly night: number;
};

/** The first levels: a route, then an order that matters, then the night. */
const FIRST: readonly Spec[] = [
  { cols: 4, rows: 4, houses: 5, fences: 0, ponds: 0 },
  { cols: 4, rows: 4, houses: 3, fences: 1, ponds: 0 },
];
const DAILY: Spec = { cols: 6, rows: 6, houses: 7, fences: 5, ponds: 2 };
/** Every fifth level is a breather. */
const WAVE = 5;
/** Gold times this is the night. */
const NIGHT = 3;

const timed = (spec: Spec, pace: number, endless = false): Plan => {
  const cells = spec.cols * spec.rows - spec.ponds;
  const gold = Math.round(cells * (0.45 + cells * 0.01) * pace);
  return { ...spec, gold, night: endless ? 0 : gold * NIGHT };
};

/** What a level is made of, from 1; beyond the last one, the routes of the day. */
export function planOf(level: number): Plan {
  const first = FIRST[level - 1];
  if (first) return timed(first, 1.5, true);
  const town = TOWNS[Math.floor((level - 1) / EACH)];
  if (!town) return timed(DAILY, 1.2);
  const at = (level - 1) % EACH;
  const breather = at % WAVE === WAVE - 1 && at < EACH - 1;
  const part = Math.max(0, at - (breather ? WAVE : 0)) / (EACH - 1);
  const between = ([from, to]: Range): number => from + (to - from) * part;
  const [cols, rows] = town.sizes[Math.floor(part * (town.sizes.length - 0.01))] ?? [5, 5];
  const count = (range: Range): number => Math.round(between(range));
  const spec = {
    cols,
    rows,
    houses: count(town.houses),
    fences: count(town.fences),
    ponds: count(town.ponds),
  };
  return timed(spec, between(town.pace));
}

/** The town of a level; the day's routes are in the first one. */
export const townOf = (level: number): number => (level > 0 ? Math.floor((level - 1) / EACH) : 0);

/** A sealed number is a level and a seed. */
export const numberOf = (level: number, seed: number): number => level * 100_000 + seed;

let numbers: readonly number[] | undefined;

/** The proven board of a level, mirrored by chance; for the day, one of many. */
export function boardOf(level: number, rng: Rng): Board {
  numbers ??= openPack(sealed as Pack, MAKER);
  const number = numbers[level === 0 ? LEVEL_COUNT + rng.int(DAILIES) : level - 1];
  if (number === undefined) throw new Error(`parcel-path: there is no level ${level}`);
  const made = makeBoard(planOf(Math.floor(number / 100_000)), number % 100_000);
  return turned(made, rng, level === 0 && rng.chance(0.5));
}
