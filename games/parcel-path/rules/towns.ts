import type { Rng } from '@playgrove/kit/contract';
import { placeIn, ramp, type Ramp } from '@playgrove/kit/logic/levels';
import { openPack, type Pack } from '@playgrove/kit/logic/solving';
import { turned, type Board } from './board.ts';
import { makeBoard, type Spec } from './make.ts';
import sealed from './sealed.json' with { type: 'json' };

/** Of generator and search together: a new number retires the sealed seeds. */
export const MAKER = { maker: 'parcel-path', solver: 1 } as const;
export const EACH = 25;
/** Boards that take turns as the route of the day, each in sixteen ways. */
export const DAILIES = 240;

type Side = readonly [cols: number, rows: number];
type Town = readonly [
  name: string,
  /** Columns and rows, more and more. */
  sizes: readonly Side[],
  houses: Ramp,
  fences: Ramp,
  ponds: Ramp,
  /** How much time there is, relative to other boards of a size. */
  pace: Ramp,
];

const [S, SM, M, ML, L, XL] = [
  [5, 5],
  [5, 6],
  [6, 6],
  [6, 7],
  [7, 7],
  [7, 8],
] as const satisfies readonly Side[];

/** Each town asks for something else: fences, ponds, many houses, few houses, all of it. */
export const TOWNS: readonly Town[] = [
  ['orchard', [S, S, SM, SM], [6, 6], [0, 2], [0, 0], [1.35, 1.15]],
  ['hedge', [S, SM, SM, M], [5, 5], [4, 7], [0, 0], [1.15, 1.05]],
  ['pond', [SM, M, M], [6, 6], [1, 2], [2, 5], [1.1, 1]],
  ['market', [M, M, ML], [9, 11], [0, 1], [0, 1], [1.05, 0.95]],
  ['long', [M, ML, ML], [4, 3], [8, 10], [0, 0], [1.15, 1]],
  ['snow', [ML, L], [8, 8], [3, 5], [2, 5], [1.05, 0.95]],
  ['harbor', [L, L, XL], [11, 13], [3, 5], [1, 2], [1, 0.88]],
  ['city', [L, XL, XL], [8, 6], [8, 12], [1, 3], [0.85, 0.7]],
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
/** Every fifth level is easier. */
const BREATHER = 5;
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
  const { pack, part } = placeIn(EACH, level, BREATHER);
  const town = TOWNS[pack];
  if (!town) return timed(DAILY, 1.2);
  const [, sizes, houses, fences, ponds, pace] = town;
  const [cols, rows] = sizes[Math.floor(part * (sizes.length - 0.01))] ?? S;
  const [h, f, p] = [houses, fences, ponds].map((range) => Math.round(ramp(range, part)));
  return timed({ cols, rows, houses: h ?? 1, fences: f ?? 0, ponds: p ?? 0 }, ramp(pace, part));
}

/** The town of a level; the day's routes are in the first one. */
export const townOf = (level: number): number => (level > 0 ? placeIn(EACH, level).pack : 0);

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
