import type { Carried } from './career.ts';
import type { Field } from './field.ts';
import type { Fruit, FruitKind, Kind } from './fruit.ts';

/** `recipe` plays one numbered recipe card: serve its glasses before the hearts are gone. */
export type Params =
  | { readonly mode: 'endless' }
  /** `daily`: the same rush for everybody, with the plain blade. */
  | { readonly mode: 'rush'; readonly daily?: true }
  | { readonly mode: 'recipe'; readonly card: number };

/** A fruit or a nest in the air, or about to be. World units, ticks, radians. */
export type Toss = {
  readonly id: number;
  readonly kind: Kind;
  /** Its middle. */
  x: number;
  y: number;
  vx: number;
  vy: number;
  /** Gravity, units a tick². */
  g: number;
  turn: number;
  readonly spin: number;
  /** Ticks until it is let go. */
  wait: number;
  /** Letting it fall costs nothing. */
  readonly gift: boolean;
  /** Fruits of one row share a number; 0 for all others. One straight stroke cuts a row. */
  readonly row: number;
  /** A close shave was noticed (nests). */
  shaved: boolean;
};

/** How a fruit came apart: enough to draw its halves. */
export type Cut = {
  readonly id: number;
  readonly kind: Fruit;
  readonly x: number;
  readonly y: number;
  readonly vx: number;
  readonly vy: number;
  readonly turn: number;
  /** The stroke's direction, a unit vector. */
  readonly dx: number;
  readonly dy: number;
  /** From the line of the cut to the fruit's middle, positive to the right of the stroke. */
  readonly off: number;
  /** Place in its chain, from 1. */
  readonly chain: number;
  readonly points: number;
  /** What the glass took its juice for, if it did; a golden apple is taken for anything. */
  readonly poured: FruitKind | null;
};

/** A glass to fill. Juice lies in it in the order of `needs`, bottom first. */
export type Order = {
  readonly number: number;
  readonly needs: readonly FruitKind[];
  readonly filled: boolean[];
};

/** Fruit cut by one sweep: same swipe, no sharp turn, no long gap. */
export type Chain = {
  swipe: number;
  count: number;
  /** Tick of its latest cut. */
  last: number;
  /** Where it began, and its direction once that is known (0, 0 before). */
  x: number;
  y: number;
  dx: number;
  dy: number;
};

type End = {
  readonly reason: 'missed' | 'nest' | 'time' | 'served';
  readonly x: number;
  readonly y: number;
};

export type State = {
  readonly params: Params;
  career: Carried;
  field: Field;
  /** False while the first fruit still hangs on the branch. */
  started: boolean;
  /** Ticks since the first cut. */
  tick: number;
  nextId: number;
  air: Toss[];
  /** The latest cuts, oldest first. */
  cuts: Cut[];
  chain: Chain;
  /** Tick of the latest stroke. */
  stroked: number;
  /** A swipe that ran into a nest is over; its number. */
  stung: number;
  order: Order;
  /** The glass after this one. */
  next: Order;
  served: number;
  score: number;
  lives: number;
  /** Ticks left in `rush`, else 0. */
  left: number;
  /** Ticks in which nothing costs a heart again. */
  mercy: number;
  /** Ticks in which the air is slow. */
  slow: number;
  /** Waves planned so far. */
  wave: number;
  /** Tick of the next wave. */
  nextWave: number;
  bestChain: number;
  sliced: number;
  end: End | null;
};

/** Fruits that hang on the bough before the first cut; their numbers are 1 to this. */
export const HUNG = 3;
/** Ticks: nothing can be lost before this. */
export const GRACE = 900;
export const RUSH_TICKS = 90 * 60;
