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
};

export const PACKS = ['breakfast', 'rocky', 'swirl', 'tight', 'deep'] as const;
export const PER_PACK = 6;
export const LEVEL_COUNT = PACKS.length * PER_PACK;
/** Stars that open each pack. */
export const NEEDS = [0, 5, 12, 20, 28] as const;
export const ENDLESS = 0;
export const DAILY = LEVEL_COUNT + 1;
const DAILY_DROPS = 45;

type Row = readonly [goal: number, count: number, drops: number, top: number, more?: Partial<Plan>];

const ROWS: readonly Row[] = [
  // Breakfast Bowl: the rule, then fewer worlds to drop.
  [4, 1, 0, 2, { ring: 0 }],
  [5, 1, 18, 3, { ring: 236 }],
  [6, 1, 22, 3],
  [6, 1, 14, 4],
  [6, 2, 30, 4],
  [7, 1, 26, 4],
  // Rocky Bowl: rocks never fuse and break beside a fusion.
  [ROCK, 3, 18, 3, { rocks: 3 }],
  [ROCK, 5, 22, 3, { rocks: 5 }],
  [7, 1, 28, 4, { rocks: 4 }],
  [ROCK, 7, 26, 4, { rocks: 7 }],
  [7, 2, 52, 4, { rocks: 5 }],
  [ROCK, 9, 26, 4, { rocks: 9 }],
  // Swirly Soup: worlds fall in a curve.
  [6, 1, 16, 4, { swirl: 260 }],
  [7, 1, 27, 4, { swirl: -300 }],
  [ROCK, 5, 22, 4, { swirl: 340, rocks: 5 }],
  [8, 1, 50, 4, { swirl: -360 }],
  [7, 2, 50, 4, { swirl: 420 }],
  [8, 1, 46, 4, { swirl: -460, rocks: 3 }],
  // Closing Ring: the ring closes a little with each drop.
  [6, 1, 16, 4, { ring: 206, close: 3 }],
  [7, 1, 28, 4, { ring: 210, close: 2 }],
  [ROCK, 6, 24, 4, { ring: 214, close: 2.5, rocks: 6 }],
  [8, 1, 50, 4, { ring: 220, close: 1.2 }],
  [7, 2, 50, 4, { ring: 216, close: 1.1 }],
  [8, 1, 38, 5, { ring: 220, close: 1.5 }],
  // Deep Bowl: everything, and large worlds.
  [8, 1, 38, 5, { rocks: 6 }],
  [8, 1, 38, 5, { swirl: 420, close: 0.8 }],
  [9, 1, 72, 5, { ring: 220 }],
  [8, 2, 72, 5, { ring: 222, swirl: -420 }],
  [9, 1, 68, 5, { ring: 222, rocks: 5, close: 0.3 }],
  [9, 1, 66, 5, { ring: 224, swirl: 460, close: 0.3 }],
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
  { ...PLAIN, top: 4, close: 0.1 },
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
