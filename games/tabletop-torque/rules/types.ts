/** Ticks a second. */
export const HZ = 60;
export const DT = 1 / HZ;

/** The table of every track, in portrait; on a wide screen it is turned. */
export const BOARD = { width: 560, height: 960 } as const;

/** How far each slot is from the middle of the track. */
export const LANE = 25;
export const ROAD = 112;
export const CAR_LENGTH = 84;

/** Ticks from the first red lamp to green: three lamps and a short wait. */
export const LAMP = 36;
export const COUNTDOWN = LAMP * 3 + 24;
/** Ticks that the race goes on after the first car has finished. */
export const ROLL_OUT = 72;
/** Nobody waits longer than this for a car that stands still. */
export const MAX_TICKS = 100 * HZ;

/** 1 is to the right of the way the cars go, −1 to the left. */
export type Side = 1 | -1;

/** A track and the way it is driven: 1 as it was laid, −1 backward. */
export type Way = { readonly track: number; readonly way: Side };

export type Params =
  | { readonly kind: 'race'; readonly race: number }
  | { readonly kind: 'trial'; readonly track: number }
  | { readonly kind: 'two'; readonly track: number }
  | { readonly kind: 'daily'; readonly day: number };

/** Bit 0: the first player's throttle is held. Bit 1: the second player's. */
export type Input = number;

export type Car = {
  /** Distance along the middle line since the start of the first lap; below 0 on the grid. */
  s: number;
  /** Units a second along its own slot. */
  v: number;
  /** The slot it is in. */
  side: Side;
  /** How far its tail is out, 0 to 1; at 1 it leaves the slot. */
  slide: number;
  /** Tires: 0 cold, 1 overheated, best between. */
  warm: number;
  /** Ticks until it is back in its slot; 0 while it is on the track. */
  out: number;
  /** Ticks that it has hopped over a bump, counting down. */
  hop: number;
  /** Ticks until the next touch counts. */
  hush: number;
  /** Times it flew off. */
  spills: number;
  /** The tick in which it finished; 0 before. */
  done: number;
  /** How far its tail was out since it last held. */
  peak: number;
  /** A rival's daring in this part of the lap, added to its pace. */
  mood: number;
};

/** The best run on each track: ticks, and the run itself for the ghost. */
export type Best = { readonly ticks: number; readonly run: string };
export type Career = { readonly ghosts: { readonly [track: string]: Best } };

export type State = {
  readonly params: Params;
  phase: 'lights' | 'race' | 'over';
  /** Ticks since the deal, and since green. */
  ticks: number;
  clock: number;
  held: number;
  /** The player first; then the rival or the second player, if there is one. */
  cars: Car[];
  /** The fastest lap of the player, ticks; 0 before the first one. */
  bestLap: number;
  lapStart: number;
  /** The tick in which the first car finished; 0 before. */
  ended: number;
  /** This run, recorded for the ghost (time trials). */
  run: { readonly text: string; readonly x: number; readonly y: number; readonly a: number };
  career: Career;
};
