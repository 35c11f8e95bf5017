/*
 * How hard a stretch is. Four worlds, each with one new thing: Canyon has gaps, Ironworks moving
 * blocks, Neon pads that flip the runner, Icefall double walls.
 */

export const WORLDS = ['canyon', 'ironworks', 'neon', 'icefall'] as const;
export type World = (typeof WORLDS)[number];
export const PER_WORLD = 10;
export const LEVEL_COUNT = WORLDS.length * PER_WORLD;

/** Why the runner has to leave its side. */
export type Reason = 'gap' | 'block' | 'walls' | 'pad';

export type Plan = {
  readonly world: World;
  /** World units a tick. */
  readonly speed: number;
  /** Frames by which every tap of the sure route may be late. */
  readonly slack: number;
  /** Ticks on one side, from landing to the next flip. */
  readonly rest: readonly [least: number, most: number];
  readonly mix: readonly (readonly [Reason, number])[];
};

type Range = readonly [first: number, last: number];
type Course = {
  readonly speed: Range;
  readonly slack: Range;
  readonly least: Range;
  readonly most: Range;
  readonly stretches: Range;
  /** How often each reason comes, from the world's first level to its last. */
  readonly mix: Readonly<Record<Reason, Range>>;
};

const COURSES: Readonly<Record<World, Course>> = {
  canyon: {
    speed: [6.6, 8],
    slack: [12, 6],
    least: [54, 20],
    most: [84, 40],
    stretches: [2, 4],
    mix: { gap: [1, 1], block: [0, 0], walls: [0, 0], pad: [0, 0] },
  },
  ironworks: {
    speed: [7.4, 8.6],
    slack: [8, 5],
    least: [44, 22],
    most: [70, 42],
    stretches: [3, 4],
    mix: { gap: [0.2, 0.5], block: [0.8, 0.5], walls: [0, 0], pad: [0, 0] },
  },
  neon: {
    speed: [7.8, 9.4],
    slack: [5, 4],
    least: [44, 22],
    most: [70, 42],
    stretches: [4, 5],
    mix: { gap: [0, 0], block: [0.65, 0.7], walls: [0, 0], pad: [0.35, 0.3] },
  },
  icefall: {
    speed: [8, 10],
    slack: [6, 3],
    least: [36, 10],
    most: [60, 30],
    stretches: [3, 5],
    mix: { gap: [0.65, 0.15], block: [0, 0.15], walls: [0.35, 0.5], pad: [0, 0.2] },
  },
};

const between = ([first, last]: Range, part: number): number => first + (last - first) * part;

function planIn(world: World, part: number): Plan {
  const { speed, slack, least, most, mix } = COURSES[world];
  return {
    world,
    speed: Math.round(between(speed, part) * 10) / 10,
    slack: Math.round(between(slack, part)),
    rest: [Math.round(between(least, part)), Math.round(between(most, part))],
    mix: (Object.keys(mix) as Reason[]).map((reason) => [reason, between(mix[reason], part)]),
  };
}

const worldAt = (index: number): World => WORLDS[index % WORLDS.length] ?? 'canyon';

/** How far into its world a level is: 0 to 1. */
const partOf = (level: number): number => ((level - 1) % PER_WORLD) / (PER_WORLD - 1);

/** Stretches of an endless run before the next world, and the fastest one. */
export const ENDLESS_WORLD = 3;
const FASTEST = 11;

const plans = new Map<number, Plan>();

/** @param level from 1, or 0 for an endless run: its worlds take turns, and each stretch is faster */
export function planOf(level: number, stretch: number): Plan {
  const key = level > 0 ? -level : stretch;
  let plan = plans.get(key);
  if (!plan) plans.set(key, (plan = level > 0 ? planLevel(level) : planEndless(stretch)));
  return plan;
}

const planLevel = (level: number): Plan =>
  planIn(worldAt(Math.floor((level - 1) / PER_WORLD)), partOf(level));

function planEndless(stretch: number): Plan {
  const plan = planIn(
    worldAt(Math.floor(stretch / ENDLESS_WORLD)),
    Math.min(1, 0.25 + stretch * 0.06),
  );
  return { ...plan, speed: Math.min(FASTEST, Math.round((7 + stretch * 0.25) * 10) / 10) };
}

/** Stretches of eight seconds up to the goal. */
export function stretchesOf(level: number): number {
  const world = worldAt(Math.floor((level - 1) / PER_WORLD));
  return Math.round(between(COURSES[world].stretches, partOf(level)));
}
