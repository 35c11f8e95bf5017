import { freshCollection, parseCollection, type Album } from '@playgrove/kit/logic/collection';
import { clamped, lenient, type Parser } from '@playgrove/kit/core/parse';
import { freshPurse, parsePurse, priceOf, type Purse } from '@playgrove/kit/logic/upgrades';
import { SPECIES, type Bait } from './fish.ts';

/** `lent`: a contest with the club's gear, alike for everyone. */
export type Params = { readonly lake: number; readonly lent: boolean };

/**
 * `rod` throws farther, `line` holds more, `reel` is quicker, `box` holds more kinds of bait,
 * `glasses` show what is under a ripple. Prices in coins, which points earn.
 */
export const GEAR = {
  rod: [90, 360, 1100, 2800],
  line: [70, 300, 950, 2500],
  reel: [80, 320, 1000, 2600],
  box: [50, 240],
  glasses: [160, 1200],
} as const;
export type Ware = keyof typeof GEAR;
const WARES = Object.keys(GEAR) as Ware[];

/** The cheapest gear that is still to be had, and its price. */
export function nextGear(purse: Purse<Ware>): { ware: Ware; price: number } | undefined {
  const left = WARES.map((ware) => ({ ware, price: priceOf(GEAR, purse, ware) ?? Infinity }));
  const [cheapest] = left.toSorted((a, b) => a.price - b.price);
  return cheapest && cheapest.price < Infinity ? cheapest : undefined;
}

export type Career = {
  readonly purse: Purse<Ware>;
  readonly album: Album;
  /** Most points of one outing, anywhere. */
  readonly best: number;
};

export const FRESH: Career = {
  purse: freshPurse(GEAR),
  album: freshCollection(),
  best: 0,
};

/** What everyone fishes a contest with. */
export const LENT: Career = {
  ...FRESH,
  purse: { coins: 0, levels: { rod: 2, line: 2, reel: 2, box: 2, glasses: 1 } },
};

/** A fish that shows at the surface. */
export type Ripple = {
  readonly id: number;
  readonly fish: string;
  /** 0 to 1 of its species. */
  readonly size: number;
  /** Meters across from the middle, meters out. */
  x: number;
  z: number;
  /** Meters a tick. */
  readonly drift: number;
  /** Ticks until it goes. */
  left: number;
  readonly born: number;
};

/** A bed of weed or a hole in the ice, meters. */
export type Patch = { readonly x: number; readonly z: number; readonly r: number };

/** What goes on at the float. */
export type Wait = {
  /** Who comes, and how large it is. */
  fish: string;
  size: number;
  /** Ticks since the float landed, until it bites, and when it only nibbles. */
  t: number;
  bite: number;
  feints: number[];
  /** Ticks that its bite lasts. */
  window: number;
  /** When a fish that was aimed at turns away; who it was. 0 for never. */
  snub: number;
  snubbed: string;
  /** Landed on its nose. */
  nose: boolean;
  /** Where the coming fish swims from. */
  fromX: number;
  fromZ: number;
};

export type Mood = 'rest' | 'run' | 'tell' | 'leap' | 'dive' | 'sulk';

export type Fight = {
  mood: Mood;
  /** Ticks of this mood so far, and in all. */
  t: number;
  span: number;
  /** 0 to about 1.2: how hard it pulls now. */
  pull: number;
  /** 0 to 110. */
  tension: number;
  /** 0 to 1: at 1 the line snaps, the hook slips. */
  strain: number;
  slack: number;
  /** 0 to 1. */
  stamina: number;
  /** Meters out, meters across, and where across it heads. */
  dist: number;
  x: number;
  way: number;
  ticks: number;
  green: number;
  perfect: boolean;
  /** This leap was bowed to, or was not. */
  bowed: boolean;
  /** Ticks that it still bolts from the net. */
  dash: number;
  /** Ticks of loose line that free it from the weed; below 0 it keeps out of it for a while. */
  snag: number;
  /** Times that the line lay in weed. */
  frayed: number;
};

export type Catch = {
  readonly fish: string;
  readonly size: number;
  readonly cm: number;
  readonly points: number;
  readonly isNew: boolean;
  readonly isBest: boolean;
  readonly perfect: boolean;
  readonly nose: boolean;
  readonly clean: boolean;
};

export type Miss = 'early' | 'late' | 'snap' | 'slip' | 'weed' | 'ice' | 'rim';

export type Phase = 'idle' | 'charge' | 'flight' | 'wait' | 'fight' | 'caught' | 'lost' | 'end';

export type State = {
  readonly params: Params;
  phase: Phase;
  tick: number;
  /** Ticks in this phase. */
  since: number;
  /** Casts made, of CASTS. */
  cast: number;
  bait: Bait;
  /** Where the rod points and, in a fight, pulls to, meters across; what is held. */
  aim: number;
  held: boolean;
  /** How far the cast would go now, meters, and whether it grows. */
  reach: number;
  grows: boolean;
  /** The float. */
  x: number;
  z: number;
  spots: Ripple[];
  patches: Patch[];
  ids: number;
  wait: Wait | null;
  fight: Fight | null;
  /** Why the last fish went. */
  miss: Miss | null;
  score: number;
  caught: Catch[];
  missed: number;
  career: Career;
};

export const parseCareer: Parser<Career> = lenient(
  {
    purse: (raw) => parsePurse(GEAR, raw),
    album: (raw) => parseCollection(SPECIES, raw),
    best: clamped(0, 1e9),
  },
  FRESH,
);
