import { power } from '@playgrove/kit/core/power';

/*
 * How a house plays. Five houses, each with something new: Palm a third color and now and then a
 * beetle, Fern long and short leaps, Orchid many beetles, Tulip buds that open late, Moon a fourth
 * color.
 */

export const HOUSES = ['palm', 'fern', 'orchid', 'tulip', 'moon'] as const;
export type House = (typeof HOUSES)[number];

export type Pace = {
  readonly house: House;
  readonly colors: number;
  /** Ticks of a plain leap, and of the rest before it. */
  readonly leap: number;
  readonly rest: number;
  /** How often leaps are short or long, have a beetle, or lead to a bud: 0 to 1. */
  readonly uneven: number;
  readonly bugs: number;
  readonly buds: number;
  /** Leaves up to the bloom, which is one more. */
  readonly leaves: number;
};

export const PER_HOUSE = 6;
export const LEVEL_COUNT = HOUSES.length * PER_HOUSE;
/** Leaves of an endless house. */
const STRETCH = 13;
/** How much shorter leaps are in each house of an endless run's second round and later. */
const HURRY = 0.92;
const FASTEST = { leap: 28, rest: 3 } as const;

type Range = readonly [first: number, last: number];

/** From a house's first level to its last. */
type Plan = Readonly<Record<'leap' | 'rest' | 'uneven' | 'bugs' | 'buds' | 'leaves', Range>>;

const PLANS: Readonly<Record<House, Plan>> = {
  palm: {
    leap: [78, 62],
    rest: [18, 12],
    uneven: [0, 0.1],
    bugs: [0, 0.4],
    buds: [0, 0],
    leaves: [12, 20],
  },
  fern: {
    leap: [68, 54],
    rest: [16, 10],
    uneven: [0.5, 0.7],
    bugs: [0, 0],
    buds: [0, 0],
    leaves: [16, 24],
  },
  orchid: {
    leap: [68, 54],
    rest: [18, 10],
    uneven: [0.15, 0.4],
    bugs: [0.5, 0.65],
    buds: [0, 0],
    leaves: [16, 24],
  },
  tulip: {
    leap: [70, 54],
    rest: [14, 9],
    uneven: [0.15, 0.4],
    bugs: [0, 0.35],
    buds: [0.4, 0.65],
    leaves: [18, 26],
  },
  moon: {
    leap: [66, 46],
    rest: [14, 8],
    uneven: [0.2, 0.5],
    bugs: [0.15, 0.5],
    buds: [0.1, 0.35],
    leaves: [20, 32],
  },
};

const between = ([first, last]: Range, part: number): number => first + (last - first) * part;

function paceIn(house: House, part: number, colors: number): Pace {
  const plan = PLANS[house];
  return {
    house,
    colors,
    leap: Math.round(between(plan.leap, part)),
    rest: Math.round(between(plan.rest, part)),
    uneven: between(plan.uneven, part),
    bugs: between(plan.bugs, part),
    buds: between(plan.buds, part),
    leaves: Math.round(between(plan.leaves, part)),
  };
}

/** @param level 1 to `LEVEL_COUNT` */
export function paceOf(level: number): Pace {
  const number = Math.floor((level - 1) / PER_HOUSE);
  const step = (level - 1) % PER_HOUSE;
  const house = HOUSES[number] ?? 'moon';
  // Two colors to begin with, the fourth one for the Moon House.
  const colors = house === 'moon' ? 4 : level === 1 ? 2 : 3;
  return paceIn(house, step / (PER_HOUSE - 1), colors);
}

/** The pace of an endless run's house, from 0: the five in turn, faster each time around. */
export function endlessPace(number: number): Pace {
  const house = HOUSES[number % HOUSES.length] ?? 'palm';
  const round = Math.floor(number / HOUSES.length);
  const part = Math.min(1, 0.2 + 0.4 * round + 0.06 * number);
  const colors = number === 0 ? 2 : house === 'moon' || round > 0 ? 4 : 3;
  const pace = paceIn(house, part, colors);
  // So that runs end: from the second round on, every house is a little faster.
  const hurry = power(HURRY, Math.max(0, number - HOUSES.length));
  return {
    ...pace,
    leap: Math.max(FASTEST.leap, Math.round(pace.leap * hurry)),
    rest: Math.max(FASTEST.rest, Math.round(pace.rest * hurry)),
    leaves: STRETCH,
  };
}

/** The number of the house that an endless run's perch is in; its bloom is its last. */
export const endlessHouse = (perch: number): number => Math.floor((perch - 1) / (STRETCH + 1));

/** Leaves from a perch of an endless run to its house's bloom. */
export const endlessLeft = (perch: number): number =>
  STRETCH + 1 - (((perch - 1) % (STRETCH + 1)) + 1);
