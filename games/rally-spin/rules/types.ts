import type { KeyedKind, Stroke } from './strokes.ts';

/** A rival's number from 0, or `WALL`. */
export type Params = { readonly rival: number };

/**
 * Where the bat goes, in millimeters from the middle of the table, and how far the hand has swung
 * since the last input: right and up, in millimeters. A key swings by name, at full timing.
 */
export type Input = {
  readonly x: number;
  readonly right: number;
  readonly up: number;
  readonly key?: KeyedKind;
};

export type Side = 'me' | 'foe';
export type Phase = 'serve' | 'rally' | 'point' | 'over';

/**
 * Centimeters and centimeters a second. x is right, z goes from the player (negative) over the net
 * (0) to the rival, y is the height of the ball's underside over the table. `top` and `side` are the
 * speed of its surface: `top` is topspin where it flies away from the player.
 */
export type Ball = {
  x: number;
  y: number;
  z: number;
  vx: number;
  vy: number;
  vz: number;
  top: number;
  side: number;
};

/** Where the ball bounces and where it is best met after that; ticks are of the game. */
export type Forecast = {
  readonly landX: number;
  readonly landZ: number;
  readonly landTick: number;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly tick: number;
};

export type Swing = {
  /** How far the hand has gone lately; it fades. */
  right: number;
  up: number;
  /** The strongest of the last ticks. */
  bestRight: number;
  bestUp: number;
  bestTick: number;
};

/** Why a point ended: whose mistake it was, and which. */
export type Verdict =
  | 'net'
  | 'out'
  | 'missed'
  | 'foe-net'
  | 'foe-out'
  | 'foe-missed'
  | 'over-wall'
  | '';

export type State = {
  readonly params: Params;
  tick: number;
  phase: Phase;
  /** The tick at which the phase began. */
  since: number;
  ball: Ball;
  bat: { x: number; y: number; z: number; to: number };
  swing: Swing;
  /** The tick at which the bat was last moved. */
  moved: number;
  foe: { x: number; y: number; z: number };
  forecast: Forecast | null;
  /** Who hit last, when, and how often the ball has bounced on the other side since. */
  last: Side;
  hitTick: number;
  bounces: number;
  /** A serve bounces on the server's own side first. */
  isServe: boolean;
  server: Side;
  /** The player's last two strokes in this rally. */
  strokes: Stroke[];
  /** Whether the player's last stroke meets the rival's weak spot. */
  isWeak: boolean;
  /** Strokes in time, one after the other; the last of `HOT` is a fireball, which is hard to return. */
  heat: number;
  /** Hits in this rally, and in the longest one. */
  rally: number;
  longest: number;
  mine: number;
  theirs: number;
  /** Points won by a smash or at the rival's weak spot. */
  style: number;
  /** Of the endless wall. */
  hearts: number;
  panel: number;
  verdict: Verdict;
  /** Whether the last point was the player's, and in style. */
  wonPoint: boolean;
  inStyle: boolean;
};
