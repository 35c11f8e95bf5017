import type { Laps } from '@playgrove/kit/logic/track';
import type { Run } from '@playgrove/kit/logic/ghost';
import type { Purse } from '@playgrove/kit/logic/upgrades';

export const HZ = 60;
export const DT = 1 / HZ;
/** Full lock in steps of steering. */
export const LOCK = 8;
/** Ticks from the deal to the green light. */
export const COUNTDOWN = 150;
/** Ticks between the line and the results. */
export const ROLL_OUT = 80;
/** A race is called off after this many ticks. */
export const MAX_TICKS = 9600;
/** Ticks between samples of a ghost. */
export const GHOST_EVERY = 10;
/** Sand between asphalt and rock, meters. */
export const SHOULDER = 3.5;
/** Seconds of sliding that reach each step of boost. */
export const CHARGES: readonly [number, number, number] = [0.65, 1.35, 2.2];

export const SHOP = {
  engine: [120, 260, 480, 800, 1200],
  tyres: [100, 220, 420, 700, 1100],
  boost: [90, 200, 380, 640, 1000],
} as const;
export type Part = keyof typeof SHOP;
export const PARTS: readonly Part[] = ['engine', 'tyres', 'boost'];

export type Controls = {
  /** −8 (left) to 8. */
  readonly steer: number;
  readonly drift: boolean;
  readonly brake: boolean;
};

export type Car = {
  x: number;
  y: number;
  /** Where it travels, radians. */
  dir: number;
  /** Meters a second. */
  v: number;
  /** Turning, radians a second. */
  yaw: number;
  /** How far the nose points into a slide, radians. */
  slide: number;
  /** The side it drifts to, 0 when it grips. */
  drift: number;
  /** Seconds of slide saved up. */
  charge: number;
  /** Seconds of boost left. */
  boost: number;
  /** Tow from the car ahead, 0 to 1. */
  tow: number;
  /** Where on the track. */
  index: number;
  along: number;
  aside: number;
  laps: Laps;
  /** Ticks spent the wrong way or standing. */
  lost: number;
  /** Ticks until bumps are reported again. */
  hush: number;
  /** The race's tick at which it crossed the line for the last time; 0 before. */
  done: number;
};

/** What a car can do. */
export type Stats = {
  readonly top: number;
  readonly pull: number;
  /** Sideways, m/s². */
  readonly grip: number;
  /** Scales the seconds of a boost. */
  readonly boost: number;
};

export type Phase = 'garage' | 'countdown' | 'race' | 'rolling' | 'over';

export type Record = { readonly ticks: number; readonly run: string };

export type Career = {
  readonly purse: Purse<Part>;
  /** Best time trial of each circuit, by its number. */
  readonly ghosts: { readonly [circuit: string]: Record };
};

export type State = {
  course: number;
  phase: Phase;
  /** Ticks in this phase. */
  ticks: number;
  /** Ticks since the green light. */
  clock: number;
  controls: Controls;
  /** The player's is the first. */
  cars: [Car, ...Car[]];
  /** Who drives the other cars, by number in `RIVALS`. */
  rivals: number[];
  /** Small differences between drivers from game to game, −1 to 1. */
  moods: number[];
  points: number;
  /** The player's place, from 1. */
  place: number;
  bestLap: number;
  lapStart: number;
  /** Coins won by this race. */
  won: number;
  run: Run;
  career: Career;
};

export type Params = { readonly course: number };
export type Input =
  | Controls
  | { readonly reset: true }
  | { readonly go: true }
  | { readonly buy: Part };
