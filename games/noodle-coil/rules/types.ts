import type { Rng } from '@playgrove/kit/contract';

/** `arena` and `classic` are endless; `level` counts from 0 in `LEVELS`. */
export type Params =
  | { readonly mode: 'arena'; readonly twist?: Twist }
  | { readonly mode: 'classic' }
  | { readonly mode: 'level'; readonly level: number };

/** What is otherwise in a day's bowl: great piles, a lot of chilli, all rivals at once. */
export const TWISTS = ['feast', 'hot', 'crowd'] as const;
export type Twist = (typeof TWISTS)[number];

/** Clockwise from up: 0 up, 1 right, 2 down, 3 left. */
export type Way = 0 | 1 | 2 | 3;

/** `turn` in the grid; `steer` in the arena: a heading, 0 to `TURN` − 1, clockwise from right. */
export type Input = { readonly turn: Way } | { readonly steer: number };

/** What was bitten at the end. `who` is a rival's name. */
export type End = {
  readonly by: 'wall' | 'self' | 'rival' | 'block' | 'none';
  readonly who?: string;
  /** Cell number in the grid; world units in the arena. */
  readonly x: number;
  readonly y: number;
};

/** A topping on the tray. */
export type Morsel = { cell: number; kind: number };

/** What both modes count. */
export type Tally = {
  score: number;
  eaten: number;
  /** Toppings taken by coils, how many coils, and the most in one. */
  coiled: number;
  coils: number;
  bestCoil: number;
  /** Slurped toppings still to be swallowed, and how many of these have been. */
  gulps: number;
  gulped: number;
  /** Toppings bitten in quick succession, and ticks until that ends. */
  streak: number;
  streakLeft: number;
  /** Ticks since the first input; −1 while waiting for it. */
  age: number;
  end: End | null;
};

export type GridState = Tally & {
  mode: 'grid';
  /** −1 for classic. */
  level: number;
  /** Cells, head first. */
  body: number[];
  way: Way;
  /** Turns not yet taken, oldest first. */
  turns: Way[];
  /** Ticks since the head entered its cell. */
  step: number;
  /** Segments still to grow. */
  grow: number;
  food: Morsel[];
  /** The cell the tail has just left, −1 when it stayed because the noodle grew. */
  left: number;
  /** Ticks the nose has been pressed against something. */
  press: number;

  won: boolean;
};

/** A noodle in the arena. Lengths in world units, headings 0 to `TURN` − 1. */
export type Noodle = {
  /** 0 is the player. */
  id: number;
  /** A rival's name and temper; `you` for the player. */
  mind: Mind;
  x: number;
  y: number;
  heading: number;
  want: number;
  /** Toppings it is made of. */
  size: number;
  /** Length of the body now; eases toward what `size` asks for. */
  arc: number;
  /** Where the head has been, flat x, y pairs, `SPACING` apart, newest last. */
  path: number[];
  press: number;
  /** Ticks left in which it slips past bodies: after a coil, a bounce or a return. */
  slip: number;
  /** Ticks of chilli left. */
  hot: number;
  /** Ticks until a burst rival comes back; 0 when swimming. */
  away: number;
};

/** Rivals' tempers, in the order they join the bowl. */
export const MINDS = ['udon', 'somen', 'mala', 'glass', 'soba'] as const;
export type Mind = 'you' | (typeof MINDS)[number];

export type Topping = { id: number; x: number; y: number; kind: number };

export type ArenaState = Tally & {
  mode: 'arena';
  /** What is otherwise in this bowl; empty on ordinary days. */
  twist: Twist | '';
  /** Heads have met before. */
  bonked: boolean;
  noodles: [Noodle, ...Noodle[]];
  food: Topping[];
  nextId: number;
  /** Rivals that ran into the player or were coiled. */
  felled: number;
  /** The longest this noodle has been. */
  longest: number;
  /** Ticks until another close call counts. */
  brushed: number;
};

export type State = GridState | ArenaState;

export type Cueing = {
  readonly rng: Rng;
  cue(name: string, at?: { readonly x: number; readonly y: number }, value?: number): void;
};

export const HZ = 60;
/** Nobody loses before this many ticks have been played. */
export const SAFE_TICKS = 10 * HZ;
/** How long a nose may press against something before it counts: 0.12 s. */
export const GRACE_TICKS = 7;

/** Toppings by kind; the view's sprites carry these names. */
export const KINDS = ['shrimp', 'naruto', 'mushroom', 'greens', 'corn', 'egg', 'chilli'] as const;
export const EGG = 5;
export const CHILLI = 6;

/** A bite within this many ticks of the last carries the streak on. */
export const STREAK_TICKS = 80;

/** Points for a topping, and for a coil of this many. */
export const BITE = 10;
export function coilPoints(count: number): number {
  return BITE * count * Math.min(count + 1, 10);
}

/** Lengths worth naming; each brings another broth. */
export const MILESTONES = [18, 30, 45, 65, 90, 120, 160, 210, 270, 340] as const;
