import type { Bullets } from './bullets/index.ts';
import type { SpawnClock } from '@playgrove/kit/logic/spawn';
import type { Purse, Shop } from '@playgrove/kit/logic/upgrades';
import type { Boon } from './boons.ts';
import type { FoeKind } from './foes.ts';

export type Params =
  | { readonly mode: 'level'; readonly level: number }
  | { readonly mode: 'endless' };

/** What the nest sells for good; prices in grains. */
export const PERKS = ['flock', 'beak', 'gust', 'lure'] as const;
export type Perk = (typeof PERKS)[number];
export const SHOP: Shop<Perk> = {
  flock: [120, 320],
  beak: [90, 220, 480],
  gust: [80, 240],
  lure: [60, 160],
};

export type Career = Purse<Perk>;

export type Input =
  /** The finger moved by so much, in tenths of a world unit. */
  | { readonly kind: 'drag'; readonly x: number; readonly y: number }
  /** Keys, stick: a heading in eighths of full speed, until the next. */
  | { readonly kind: 'steer'; readonly x: number; readonly y: number }
  /** The finger was lifted (time slows) or is down again. */
  | { readonly kind: 'lift'; readonly up: boolean }
  | { readonly kind: 'gust' }
  /** One of the three boons, 0 to 2. */
  | { readonly kind: 'choose'; readonly at: number }
  | { readonly kind: 'buy'; readonly perk: Perk }
  | { readonly kind: 'go' };

/** `seed`: a bird that shoots. `guard`: one that circles the flock and stops a bullet. */
export type Bird = {
  readonly id: number;
  readonly role: 'seed' | 'guard';
  /** Ticks until it shoots again, or until a guard is back from a hit. */
  wait: number;
};

export type Foe = {
  readonly id: number;
  readonly kind: FoeKind;
  x: number;
  y: number;
  hp: number;
  readonly full: number;
  /** Ticks since it came. */
  age: number;
  /** Where it came from, and what its path turns about. */
  readonly homeX: number;
  homeY: number;
  readonly side: number;
  /** Ticks until its next volley, and how many there were. */
  wait: number;
  volley: number;
  /** Ticks it still shines from a hit. */
  lit: number;
  /** A boss's phase, from 0. */
  phase: number;
};

/** A freed starling, or a grain, on its way down. */
export type Drop = {
  readonly kind: 'bird' | 'guard' | 'grain';
  readonly id: number;
  x: number;
  y: number;
  vx: number;
  vy: number;
};

export type End = 'home' | 'scattered';

export type State = {
  readonly params: Params;
  readonly career: Career;
  /** Grains found in this game; added to the career's. */
  grains: number;
  purse: Career;
  phase: 'nest' | 'ready' | 'fly' | 'choose' | 'over';
  end: End | '';
  tick: number;
  /** Ticks of flight; slow while the finger is lifted. */
  clock: number;
  calm: boolean;
  x: number;
  y: number;
  targetX: number;
  targetY: number;
  steerX: number;
  steerY: number;
  nextId: number;
  /** The leader is not in it. */
  birds: Bird[];
  leadWait: number;
  /** Ticks in which nothing can hurt. */
  safe: number;
  gusts: number;
  /** Near misses toward the next gust. */
  song: number;
  /** A gust on its way: ticks left. */
  blowing: number;
  boons: Partial<Record<Boon, number>>;
  offer: Boon[];
  foes: Foe[];
  bullets: Bullets;
  seeds: Bullets;
  drops: Drop[];
  wave: number;
  /** Endless flights: what comes in this wave. */
  line: string;
  /** Ticks until the next wave begins. */
  lull: number;
  spawn: SpawnClock;
  score: number;
  lost: number;
  freed: number;
  cages: number;
  grazes: number;
  /** Who was hit last, and by what: for the end. */
  blowX: number;
  blowY: number;
};
