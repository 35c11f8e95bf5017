import type { Crossing } from './ducks.ts';
import type { VehicleName } from './vehicles.ts';

export const HZ = 60;

/** Radians, 0 along x and growing toward y. */
export type Pose = { readonly x: number; readonly y: number; readonly a: number };

/** A rectangle around its center: half its length along `a`, half its width across. */
export type Box = Pose & { readonly l: number; readonly w: number };

export type ThingKind =
  | 'car'
  | 'planter'
  | 'wall'
  | 'stall'
  | 'tree'
  | 'cone'
  | 'fountain'
  | 'ducks';

/** Something to steer around. A round one fills a circle of radius `l`. */
export type Thing = Box & {
  readonly kind: ThingKind;
  readonly round: boolean;
  /** Which of the painted variants. */
  readonly look: number;
};

/** Half its size around its center; `a` is where the nose points when parked. */
export type Bay = Box & {
  /** Whether the nose must point along `a`, or may point either way. */
  readonly strict: boolean;
};

/** One car to park. */
export type Job = {
  readonly vehicle: VehicleName;
  /** The rear axle at the start. */
  readonly start: Pose;
  readonly bay: Bay;
};

export type Lot = {
  readonly width: number;
  readonly height: number;
  /** Index of the place: palette and scenery. */
  readonly place: number;
  readonly things: readonly Thing[];
  /** Painted bays that nobody asks for. */
  readonly bays: readonly Bay[];
  readonly jobs: readonly Job[];
  readonly crossing?: Crossing | undefined;
};

/** A vehicle on its way. */
export type Body = {
  /** The rear axle. */
  x: number;
  y: number;
  a: number;
  /** Units a second; negative in reverse. */
  v: number;
  /** −1 full left to 1 full right. */
  wheel: number;
  /** Directions of what it tows, front to back. */
  tows: number[];
};

/**
 * What the player wants: `push` is a way on the lot that the car turns into by itself, `drive` is
 * gas and wheel. Whole numbers from −FULL to FULL.
 */
export type Want =
  | { readonly kind: 'push'; readonly x: number; readonly y: number }
  | { readonly kind: 'drive'; readonly gas: number; readonly wheel: number };

export const FULL = 16;
export const IDLE: Want = { kind: 'drive', gas: 0, wheel: 0 };

/** A short tap honks. */
export type Input = Want | { readonly kind: 'honk' };

export type Params = {
  /** From 1; 0 is a lot of the day. */
  readonly level: number;
};

/** A car that was parked: where it stands, and how far from the middle of the bay. */
export type Parked = {
  readonly body: Body;
  readonly vehicle: VehicleName;
  readonly isStraight: boolean;
};

export type State = {
  params: Params;
  /** The lot, and whether left and right are swapped. */
  lot: number;
  isMirrored: boolean;
  phase: 'drive' | 'next' | 'won' | 'lost';
  /** Index of the car that is being parked. */
  job: number;
  body: Body;
  want: Want;
  /** 1 forward, −1 reverse: which way a sideways push goes. */
  gear: number;
  parked: Parked[];
  bumps: number;
  /** Where bumps hit the current car, in its own frame. */
  dents: { x: number; y: number }[];
  /** Where the last bump was; pushing on does not count again. */
  bumpedAt: { x: number; y: number } | null;
  /** Ticks for which a bump still rolls the car back, whatever the hand does. */
  recoil: number;
  /** Ducks that cross the lot: how far, which way, ticks of rest, and of waiting for a car. */
  duck: { at: number; way: number; rest: number; waits: number };
  /** Ticks for which a honk is still heard. */
  honk: number;
  /** Ticks of standing in the bay. */
  dwell: number;
  /** In the bay: 1, and in its middle: 2. */
  fit: number;
  /** Ticks until something close may be praised again. */
  hush: number;
  /** Ticks of driving. */
  clock: number;
  /** Ticks in this phase. */
  age: number;
};
