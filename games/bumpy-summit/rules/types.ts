import { freshPurse, type Purse } from '@playgrove/kit/logic/upgrades';

/** World units of a meter; y grows downward. */
export const METER = 32;
export const HZ = 60;

/** Region 0 to 4; stage 0 to 5 is a delivery, 6 the long haul. */
export type Params = { readonly region: number; readonly stage: number };

export const HAUL = 6;

export const SHOP = {
  engine: [150, 450, 1000, 1800, 2800],
  springs: [100, 380, 850, 1500, 2400],
  tires: [100, 380, 850, 1500, 2400],
  tank: [100, 380, 850, 1500, 2400],
} as const;
export type Ware = keyof typeof SHOP;
export const WARES: readonly Ware[] = ['engine', 'springs', 'tires', 'tank'];

export type Career = { readonly purse: Purse<Ware> };

export const FRESH: Career = { purse: freshPurse(SHOP) };

export type Wheel = {
  /** How far it is pushed in, 0 to `TRAVEL`. */
  squeeze: number;
  /** Speed of its rim. */
  rim: number;
  /** Radians, for drawing. */
  turn: number;
  grounded: boolean;
};

export type Truck = {
  x: number;
  y: number;
  /** Radians, clockwise: a raised nose is negative. */
  tilt: number;
  vx: number;
  vy: number;
  spin: number;
  rear: Wheel;
  front: Wheel;
  /** Ticks since a wheel touched the ground, and radians turned since then. */
  air: number;
  turned: number;
};

/** One piece of cargo. */
export type Piece = {
  x: number;
  y: number;
  vx: number;
  vy: number;
  turn: number;
  /** `false` as soon as it has hit the ground. */
  safe: boolean;
};

export type Fate = 'none' | 'delivered' | 'fuel' | 'flip' | 'cargo';

export type State = {
  readonly params: Params;
  /** The long haul's road; deliveries have their own. */
  readonly seed: number;
  phase: 'ready' | 'drive' | 'end' | 'over';
  ticks: number;
  /** Bits: 1 gas, 2 brake. */
  held: number;
  truck: Truck;
  pieces: Piece[];
  /** Seconds of full gas. */
  fuel: number;
  /** Coins since the last stop, and what stops have paid. */
  coins: number;
  paid: number;
  /** Stops reached. */
  stops: number;
  /** The first coin and can that are not behind, and those ahead that are taken. */
  seen: number;
  taken: number[];
  cans: number;
  fate: Fate;
  /** Ticks since the end, or on the way to it. */
  since: number;
  stuck: number;
  flips: number;
  career: Career;
};

/** Bits of `held`, or a thing to buy. */
export type Input = number | { readonly buy: Ware };
