import type { StepContext } from '@playgrove/kit/contract';

export type Params = {
  /** A number in `LAKES`. */
  readonly lake: number;
};

/** A heading, 0 to `TURN` − 1, clockwise from right. */
export type Input = { readonly steer: number };

/** Rivals in the order in which they join. */
export const RIVALS = ['penguin', 'hare', 'bear', 'fox', 'seal', 'moose', 'lynx'] as const;
export type Rival = (typeof RIVALS)[number];

/**
 * What a rival is up to, which its bubble shows: a small loop, a large one with a long trail, a
 * run at somebody's trail, the shortest way home.
 */
export const MOODS = ['calm', 'greedy', 'hunt', 'scared'] as const;
export type Mood = (typeof MOODS)[number];

export type Skater = {
  /** 0 is the player. */
  readonly id: number;
  readonly kind: Rival | 'you';
  /** World units. */
  x: number;
  y: number;
  heading: number;
  want: number;
  /** Cells skated since it left its own ice, oldest first. */
  trail: number[];
  /** The same way as the blades drew it: flat x, y pairs, world units. */
  path: number[];
  /** Cells of ice it owns. */
  area: number;
  /** Changes with its ice: what is drawn of it can be cached. */
  turf: number;
  /** Ticks until a rival comes back; 0 while it skates. */
  away: number;
  mood: Mood;
  /** Ticks since the mood began. */
  felt: number;
  /** Ticks before it may hunt again. */
  rest: number;
  /** Where it is heading: flat x, y pairs. */
  plan: number[];
  /** Whose trail it is after, −1 for nobody's. */
  prey: number;
};

/** Warm water under the ice. */
export type Thaw = {
  /** World units. */
  readonly x: number;
  readonly y: number;
  readonly r: number;
  /** Ticks until the ice over it breaks. */
  left: number;
  /** Cells claimed since it began to crack: new ice holds. */
  fresh: number[];
};

export type End = {
  readonly by: 'rival' | 'self' | 'time' | 'ice';
  readonly who?: Rival;
  readonly x: number;
  readonly y: number;
};

export type State = {
  lake: number;
  /** Cells along each side of the field. */
  size: number;
  /** A character a cell: `~` land, `#` rock, `.` snow, `a` to `h` ice by its owner's number. */
  rows: string[];
  /** Cells that can be claimed. */
  total: number;
  skaters: [Skater, ...Skater[]];
  thaws: Thaw[];
  /** Ticks since the first input; −1 while waiting for it. */
  age: number;
  /** Ticks left. */
  left: number;
  score: number;
  /** Rivals whose trails the player crossed. */
  cuts: number;
  /** The most cells that the player has held. */
  peak: number;
  end: End | null;
  won: boolean;
};

export type Cueing = Pick<StepContext, 'rng' | 'cue'>;

export const HZ = 60;
/** World units of a cell. */
export const CELL = 12;
/** Nobody loses before this many ticks have been played. */
export const SAFE_TICKS = 10 * HZ;

/** World units a tick. */
export const FAST = 2.9;
export const SLOW = 1.85;
/** Headings a tick: snow grips, ice lets blades run. */
export const GRIP = 26;
export const GLIDE = 20;

export const POINTS = { cell: 1, stolen: 2, cut: 150, second: 10 } as const;
