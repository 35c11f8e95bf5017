/** Ticks a second. Lengths are millimeters, speeds hundredths of a millimeter a tick. */
export const HZ = 60;
export const LANES = 4;
export const LANE = 2400;
export const laneX = (lane: number): number => (lane - (LANES - 1) / 2) * LANE;
/** How far from the middle the scooter gets: not far enough to go around the outer lanes. */
export const EDGE = 4400;

/** Half of the scooter, as it looks and as it bumps. */
export const SCOOTER = { half: 340, hit: 270, long: 850 } as const;

/** To the side in a tick, at most, and how quickly it gets there. */
export const SIDE = 170;
export const SIDE_GAIN = 45;

/** Where the hover gives out, where it warns, where a ride begins, and the most. */
export const STALL = 19_000;
export const LOW = 24_000;
export const START = 36_000;
export const FAST = 80_000;
/** For this many ticks speed does not fade below `CALM`. */
export const GRACE = 600;
export const CALM = 32_000;

/** Gaps up to this are close passes; tighter ones have names of their own. */
export const NEAR = 1000;
export const TIGHT = 450;
export const HAIR = 180;
/** Two passes, one on either side, within this many ticks are a thread. */
export const THREAD = 26;
/** Ticks after which a chain is over, and its passes that give a bubble back. */
export const CHAIN_TICKS = 150;
export const CHAIN_BUBBLE = 10;
export const BUBBLES = 3;
/** A pass counts if the rider has leaned in this many ticks: none is a gift. */
export const STEERED = 300;
/** Ticks for which the scooter hops after a bump and touches nothing. */
export const HOP = 84;

/** How far ahead traffic appears, and how far behind it is forgotten. */
export const AHEAD = 150_000;
export const BEHIND = 14_000;
/** Ticks that a vehicle blinks before it changes lanes, and what it then moves in a tick. */
export const BLINK = 100;
export const DRIFT = 44;

export type Kind = 'bug' | 'van' | 'bus' | 'hay' | 'cream';

type Body = {
  /** Half its width and length as it looks; it bumps a little narrower. */
  readonly half: number;
  readonly long: number;
  readonly speed: readonly [slow: number, fast: number];
  /** Whether it ever changes lanes. */
  readonly turns: boolean;
};

export const BODIES: Readonly<Record<Kind, Body>> = {
  bug: { half: 760, long: 1350, speed: [9000, 12_500], turns: true },
  van: { half: 830, long: 1800, speed: [8000, 11_500], turns: true },
  cream: { half: 840, long: 1750, speed: [7500, 10_500], turns: true },
  hay: { half: 930, long: 2300, speed: [6000, 8000], turns: false },
  bus: { half: 960, long: 3600, speed: [7000, 9500], turns: false },
};
export const SOFT = 60;

export type Vehicle = {
  readonly id: number;
  readonly kind: Kind;
  readonly paint: number;
  /** Off the middle of its lane. */
  readonly off: number;
  /** The speed it would like. */
  readonly wish: number;
  lane: number;
  /** The lane it changes to, or -1, and ticks that it still blinks. */
  to: number;
  blink: number;
  /** Ticks until it next thinks of changing lanes; -1 for never. */
  mood: number;
  x: number;
  z: number;
  speed: number;
  passed: boolean;
};

/** 0 is endless, 1 to 40 are the missions. */
export type Params = { readonly level: number };

/** Leans this much farther to the side, in millimeters. */
export type Input = { readonly by: number };

export type State = {
  readonly params: Params;
  phase: 'ride' | 'over';
  cause: '' | 'gate' | 'short' | 'stall' | 'bumps';
  clock: number;
  x: number;
  /** How far it still leans to the side, and its speed there in a tick. */
  lag: number;
  aside: number;
  /** Ticks since the last input. */
  idle: number;
  z: number;
  speed: number;
  top: number;
  bubbles: number;
  bumps: number;
  /** Ticks that it still hops after a bump. */
  hop: number;
  nears: number;
  threads: number;
  /** Close passes of the sort that the mission asks for. */
  marked: number;
  chain: number;
  longest: number;
  /** Ticks since the last close pass, and its side. */
  since: number;
  side: number;
  points: number;
  done: boolean;
  cars: Vehicle[];
  made: number;
};

export const metersOf = ({ z }: Pick<State, 'z'>): number => Math.floor(z / 1000);
/** Kilometers an hour. */
export const paceOf = (speed: number): number => Math.floor((speed * 216) / 100_000);
