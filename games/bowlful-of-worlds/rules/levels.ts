import { RING, ROCK } from './state.ts';

/** What a level asks for and how it plays. */
export type Plan = {
  /** The world to make, or ROCK to break rocks; 0 in the endless bowl and the day's challenge. */
  readonly goal: number;
  readonly count: number;
  /** Worlds to drop; 0 without a limit. */
  readonly drops: number;
  /** The largest world that is dropped. */
  readonly top: number;
  /** The overflow ring's radius; 0 without one. */
  readonly ring: number;
  /** How far it closes with each drop. */
  readonly close: number;
  /** The milk's current, clockwise if positive. */
  readonly swirl: number;
  /** Rocks in the bowl at the start. */
  readonly rocks: number;
  /** Worlds left over for two and for three stars; default parts of those to drop. */
  readonly spare?: readonly [two: number, three: number];
};

export const PACKS = [
  { name: 'breakfast', needs: 0 },
  { name: 'rocky', needs: 5 },
  { name: 'swirl', needs: 12 },
  { name: 'tight', needs: 20 },
  { name: 'deep', needs: 28 },
];
export const PER_PACK = 6;
export const LEVEL_COUNT = PACKS.length * PER_PACK;
export const ENDLESS = 0;
export const DAILY = LEVEL_COUNT + 1;
const DAILY_DROPS = 45;

type Row = readonly [goal: number, count: number, drops: number, top: number, more?: Partial<Plan>];

const ROWS: readonly Row[] = [
  // Breakfast Bowl: the rule, then the ring, then few worlds to drop.
  [5, 1, 0, 2, { ring: 0, spare: [8, 10] }],
  [5, 1, 16, 3, { ring: 226, spare: [5, 8] }],
  [6, 1, 20, 3, { ring: 205 }],
  [6, 2, 28, 4, { ring: 200 }],
  [7, 1, 26, 4, { ring: 195 }],
  [7, 2, 52, 4, { ring: 195 }],
  // Rocky Bowl: rocks never fuse and break beside a fusion.
  [ROCK, 3, 12, 3, { ring: 200, rocks: 3 }],
  [ROCK, 5, 12, 3, { ring: 200, rocks: 5 }],
  [7, 1, 28, 4, { ring: 195, rocks: 4 }],
  [ROCK, 7, 14, 4, { ring: 195, rocks: 7 }],
  [7, 2, 52, 4, { ring: 190, rocks: 5 }],
  [ROCK, 9, 23, 4, { ring: 195, rocks: 9 }],
  // Swirly Soup: worlds fall in a curve.
  [6, 2, 28, 4, { ring: 200, swirl: 140 }],
  [7, 1, 25, 4, { ring: 195, swirl: -160 }],
  [ROCK, 5, 14, 4, { ring: 195, swirl: 180, rocks: 5 }],
  [8, 1, 46, 4, { ring: 195, swirl: -190 }],
  [7, 2, 50, 4, { ring: 190, swirl: 210 }],
  [8, 1, 44, 4, { ring: 195, swirl: -230, rocks: 3 }],
  // Closing Ring: the ring closes a little with each drop.
  [6, 2, 28, 4, { ring: 196, close: 1.6 }],
  [7, 1, 26, 4, { ring: 200, close: 2 }],
  [ROCK, 6, 15, 4, { ring: 200, close: 2.5, rocks: 6 }],
  [8, 1, 44, 4, { ring: 214, close: 1.3 }],
  [7, 2, 49, 4, { ring: 210, close: 1.2 }],
  [8, 1, 38, 5, { ring: 216, close: 1.6 }],
  // Deep Bowl: everything, and large worlds.
  [8, 1, 41, 5, { ring: 200, rocks: 6 }],
  [8, 1, 38, 5, { ring: 205, swirl: 210, close: 0.8 }],
  [9, 1, 72, 5, { ring: 200 }],
  [8, 2, 86, 5, { ring: 196, swirl: -220 }],
  [9, 1, 72, 5, { ring: 204, rocks: 5, close: 0.2 }],
  [9, 1, 68, 5, { ring: 208, swirl: 240, close: 0.4 }],
];

const PLAIN: Plan = {
  goal: 0,
  count: 1,
  drops: 0,
  top: 5,
  ring: RING,
  close: 0,
  swirl: 0,
  rocks: 0,
};

const PLANS: readonly Plan[] = [
  { ...PLAIN, top: 4, ring: 208, close: 0.1 },
  ...ROWS.map(([goal, count, drops, top, more]) => ({
    ...PLAIN,
    goal,
    count,
    drops,
    top,
    ...more,
  })),
  { ...PLAIN, top: 4, drops: DAILY_DROPS },
];

export const planOf = (level: number): Plan => PLANS[level] ?? PLAIN;
