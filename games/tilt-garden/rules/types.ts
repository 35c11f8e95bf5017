import type { Run } from '@playgrove/kit/logic/ghost';

/** Ticks a second. */
export const HZ = 60;
/** The marble's radius in cells. */
export const RADIUS = 0.34;
/** Half of a thin wall. */
export const WALL = 0.07;
/** A hole's radius, and how near to its center the marble falls: less than it looks. */
export const HOLE = 0.42;
export const SWALLOW = 0.33;
/** Half of a plank. */
export const PLANK = 0.34;
/** Steps of a tilt to each side. */
export const STEEP = 24;
/** Ticks between samples of a ghost, and its steps in a cell. */
export const GHOST_EVERY = 8;
export const GHOST_SCALE = 8;
/** Characters of the longest ghost, about six minutes; after that it is no longer recorded. */
export const LONGEST_RUN = 8000;
/** Ticks that a fall and the marble in the flower take. */
export const FALL = 24;
export const BLOOM = 50;
export const MARBLES = 3;

export type Params = {
  readonly map: number;
  /** Whether left and right are swapped. */
  readonly mirror: boolean;
};

/** How far the tray is tilted, in steps; 0, 0 is level. */
export type Input = { readonly x: number; readonly y: number };

export type Best = { readonly ticks: number; readonly run: string };

export type Career = {
  /** The best run of each level, by its map. */
  readonly ghosts: { readonly [map: string]: Best };
};

export type Vector = { x: number; y: number };

export type State = {
  readonly params: Params;
  phase: 'ready' | 'roll' | 'fall' | 'bloom' | 'over';
  /** Ticks since the first tilt. */
  clock: number;
  /** Ticks in a fall or in the flower. */
  wait: number;
  x: number;
  y: number;
  vx: number;
  vy: number;
  /** What the hand wants, in steps, and what the tray has, −1 to 1. */
  want: Input;
  tilt: Vector;
  /** The last checkpoint, 0 at the start. */
  check: number;
  marbles: number;
  falls: number;
  /** On the lip of a hole. */
  lip: boolean;
  /** Ticks until a knock is heard again. */
  hush: number;
  /** Over which the marble rolls. */
  ground: string;
  /** Why it ended. */
  cause: '' | 'flower' | 'marbles' | 'time';
  run: Run;
  career: Career;
};
