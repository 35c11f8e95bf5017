import { levels, placeIn, ramp, type Ramp } from '@playgrove/kit/logic/levels';
import type { Plan } from './rules/make.ts';

const EACH = 25;
/** Decks that take turns as the crossing of the day, each in two ways. */
export const DAILIES = 120;

type Voyage = {
  readonly name: string;
  /** Stars that open it. */
  readonly needs: number;
  /** Columns and rows, more and more. */
  readonly sizes: readonly (readonly [cols: number, rows: number])[];
  readonly cars: Ramp;
  readonly loose: Ramp;
  readonly hatches: Ramp;
  readonly swell: number;
  readonly par: Ramp;
};

const [XS, S, M, L, XL] = [
  [4, 5],
  [4, 6],
  [5, 6],
  [5, 7],
  [6, 7],
] as const;

/** Each voyage asks for something else: swells from the sides, hatches, swells from ahead, all of it. */
const VOYAGES: readonly Voyage[] = [
  {
    name: 'bay',
    needs: 0,
    sizes: [XS, S],
    cars: [4, 5],
    loose: [1, 2],
    hatches: [0, 0],
    swell: 1,
    par: [3, 6],
  },
  {
    name: 'strait',
    needs: 30,
    sizes: [S, M, M],
    cars: [5, 7],
    loose: [1, 3],
    hatches: [0, 0],
    swell: 1,
    par: [5, 9],
  },
  {
    name: 'rock',
    needs: 75,
    sizes: [M, M, L],
    cars: [6, 8],
    loose: [2, 3],
    hatches: [1, 2],
    swell: 1,
    par: [5, 9],
  },
  {
    name: 'sound',
    needs: 125,
    sizes: [M, L],
    cars: [7, 8],
    loose: [2, 3],
    hatches: [0, 1],
    swell: 2,
    par: [5, 9],
  },
  {
    name: 'channel',
    needs: 175,
    sizes: [L, XL],
    cars: [8, 10],
    loose: [2, 4],
    hatches: [0, 1],
    swell: 1,
    par: [6, 10],
  },
  {
    name: 'fog',
    needs: 230,
    sizes: [L, XL],
    cars: [8, 10],
    loose: [2, 4],
    hatches: [1, 3],
    swell: 2,
    par: [7, 11],
  },
  {
    name: 'cape',
    needs: 290,
    sizes: [L, XL],
    cars: [8, 10],
    loose: [3, 4],
    hatches: [0, 1],
    swell: 3,
    par: [7, 12],
  },
  {
    name: 'ocean',
    needs: 350,
    sizes: [XL],
    cars: [9, 11],
    loose: [3, 5],
    hatches: [0, 2],
    swell: 3,
    par: [8, 14],
  },
];

export const LEVEL_COUNT = VOYAGES.length * EACH;

/** The first decks: a slide, a slide that makes room for another, and then the first swells. */
const CALM = { cols: 4, rows: 5, loose: 0, hatches: 0, swell: 0 };
const FIRST: readonly Plan[] = [
  { ...CALM, cars: 2, par: 2 },
  { ...CALM, cars: 3, par: 3 },
  { cols: 4, rows: 6, cars: 4, loose: 1, hatches: 0, swell: 1, par: 6 },
];
const DAILY: Plan = { cols: 5, rows: 7, cars: 8, loose: 3, hatches: 1, swell: 1, par: 7 };
/** Every fifth level is easier. */
const BREATHER = 5;

/** What a level is made of, from 1; beyond the last one, the crossings of the day. */
export function planOf(level: number): Plan {
  const first = FIRST[level - 1];
  if (first) return first;
  const { pack, part } = placeIn(EACH, level, BREATHER);
  const voyage = VOYAGES[pack];
  if (!voyage) return DAILY;
  const [cols, rows] = voyage.sizes[Math.floor(part * (voyage.sizes.length - 0.01))] ?? M;
  const at = (range: Ramp): number => Math.round(ramp(range, part));
  return {
    cols,
    rows,
    cars: at(voyage.cars),
    loose: at(voyage.loose),
    hatches: at(voyage.hatches),
    swell: voyage.swell,
    par: at(voyage.par),
  };
}

export type Params = {
  /** From 1; 0 is the crossing of the day. */
  readonly level: number;
};

// The ids are in saves and links: never change or reuse one.
export const LEVELS = levels({
  packs: VOYAGES,
  each: EACH,
  params: ({ number }): Params => ({ level: number }),
  retry: 'same',
  daily: { level: 0 },
});
