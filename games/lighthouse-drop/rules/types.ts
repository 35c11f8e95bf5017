/** Ticks a second. */
export const HZ = 60;
/** A turn of the tower, in tenths of a degree, and its tiles. */
export const TURN = 3600;
export const TILES = 16;
export const TILE = TURN / TILES;
/** The fastest that the tower turns, in a tick. */
export const FASTEST = 80;
/** What a held key turns in a tick: at first, more each tick, and at most. */
export const SLOW = 26;
export const GROWTH = 2.2;
export const QUICK = 58;
/** From floor to floor; a bounce reaches less than half of that. */
export const STORY = 1000;
export const PULL = 4;
/** The fastest fall, and the speeds up after a bounce, after a hot one, and after a smash. */
export const FALL = 72;
export const BOUNCE = 60;
export const SIZZLE = 74;
export const HOP = 36;
/** Gaps in one fall that charge the droplet. */
export const CHARGE = 3;
/** Sizes of the droplet: how often it may boil. */
export const SIZES = 3;
/** Gaps are this much wider than they look, and hot tiles narrower. */
export const GRACE = 26;
/** Ticks that the beam takes around. */
export const SWEEP = 150;

/** 0 is endless, 1 to 100 are the levels, 101 is the day's. */
export type Params = { readonly tower: number };

/** Turns the tower by this much. */
export type Input = { readonly by: number };

export type State = {
  readonly params: Params;
  readonly seed: number;
  phase: 'play' | 'over';
  cause: '' | 'sea' | 'hot';
  clock: number;
  /** Of the tower, 0 to `TURN`, and how far it still has to turn. */
  angle: number;
  lag: number;
  /** The floor below the droplet, from 0 at the top; its height above it and its speed up. */
  floor: number;
  high: number;
  speed: number;
  /** Gaps since the last bounce. */
  chain: number;
  size: number;
  score: number;
  /** Charged splashes so far. */
  smashes: number;
  /** Floors that were smashed, of those near. */
  broken: number[];
};
