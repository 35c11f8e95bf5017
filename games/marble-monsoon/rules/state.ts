/** Level 1 to the last. */
export type Params = { readonly level: number };

/** `angle` in tenths of a degree, from the field's x axis toward its y axis. */
export type Input =
  | { readonly kind: 'fire'; readonly angle: number }
  | { readonly kind: 'swap' }
  | { readonly kind: 'hop' };

/** Marbles have the colors 0 to 4; balls of clay match nothing. */
export const CLAY = 5;

export type Marble = {
  readonly id: number;
  readonly hue: number;
  /** How far along the flume it is. */
  s: number;
  /** Whether it touches the one behind it. */
  link: boolean;
  /** Only of the last marble of a piece that rolls back by itself: units a tick. */
  v: number;
  /** Ticks since it came into the chain, up to `GROW`. */
  age: number;
  /**
   * The side of the flume from which it wedges in: ±1 between two that touch, ±2 at the end of a
   * piece; 0 if there was room.
   */
  side: number;
  /** How far it is from its place while it comes in. */
  offX: number;
  offY: number;
  /** Ticks until it pops; 0 unless it does. */
  pop: number;
  /** A paper lantern in it: it bursts what is near. */
  readonly lamp: boolean;
};

export type Lane = {
  /** From the tail to the head. */
  marbles: Marble[];
  /** Speed of the piece that the river pushes: units a tick, negative after a recoil. */
  v: number;
  /** Whether the chain has come in. */
  open: boolean;
};

export type Shot = { x: number; y: number; vx: number; vy: number; readonly hue: number };

export type State = {
  readonly params: Params;
  lanes: Lane[];
  shots: Shot[];
  /** The marbles that fly now and next. */
  held: number;
  next: number;
  /** Ticks until it can fire, and an angle to fire at then; −1 if none. */
  reload: number;
  wish: number;
  /** Where the turtle sits, and ticks until it has hopped there. */
  pad: number;
  hop: number;
  /** Ticks until the river changes; the water's level in ticks of its way, and where it goes. */
  rain: number;
  water: number;
  rising: boolean;
  /** Ticks played. */
  tick: number;
  nextId: number;
  fired: number;
  combo: number;
  best: number;
  /** Shots in a row that popped something. */
  streak: number;
  /** How much of the way to the next heartbeat has passed, 0 to 1. */
  beat: number;
  score: number;
  /** The flume's share that the farthest head has come, 0 to 1: now, and at most. */
  head: number;
  peak: number;
  end: 'won' | 'lost' | '';
  /** The flume that jammed. */
  jam: number;
};

/** Ticks that a marble takes to wedge in. */
export const GROW = 11;
/** Ticks from shot to shot. */
export const RELOAD = 15;
export const HOP = 18;
/** Ticks of a warning before the river changes, and of the change. */
export const WARNING = 270;
export const RISE = 240;

export const marblesOf = ({ lanes }: State): number =>
  lanes.reduce((sum, { marbles }) => sum + marbles.length, 0);
