import { clamped, lenient, type Parser } from '@playgrove/kit/core/parse';
import type { Book, Order } from '@playgrove/kit/logic/orders';
import { freshPurse, parsePurse, type Purse } from '@playgrove/kit/logic/upgrades';
import type { Arrival } from './shifts.ts';

/** `at`: from 1. */
export type Params = { readonly mode: 'shift'; readonly at: number } | { readonly mode: 'endless' };

/** A third pan, a hotter fire, kinder waiting under lanterns, fuller crates, a tip jar. */
export const SHOP = {
  pan: [650],
  fire: [180, 420, 900],
  lantern: [150, 360, 800],
  crate: [120, 300],
  jar: [220, 520, 1100],
} as const;
export type Ware = keyof typeof SHOP;

export type Career = {
  readonly purse: Purse<Ware>;
  /** Most coins in one endless shift. */
  readonly far: number;
};

export const FRESH: Career = { purse: freshPurse(SHOP), far: 0 };

/** How one moment to toss went. */
export type Toss = 'open' | 'good' | 'perfect' | 'fumbled';

export type Pan = {
  dish: string | null;
  /** Ticks over the fire; with a hot fire they come faster. */
  heat: number;
  tosses: Toss[];
  /** Coins that tossing has earned. */
  flavour: number;
  /** Everything went in as the ticket shows it. */
  neat: boolean;
  burnt: boolean;
};

/** A guest's face, and whether they pay for flavor. */
export type Note = { readonly look: number; readonly gourmet: boolean };
export type Guest = Order<string, Note>;

export type State = {
  readonly params: Params;
  phase: 'ready' | 'open' | 'end';
  tick: number;
  readonly cuisine: number;
  /** Dishes on the board. */
  menu: string[];
  /** Portions in each crate; crates without counting hold enough for ever. */
  stock: number[];
  counted: boolean;
  /** Crates waiting for the knife, the first on the board, and its ticks left. */
  chopping: number[];
  chop: number;
  /** What the cook holds, in the order it was taken. */
  hand: string[];
  pans: Pan[];
  book: Book<string, Note>;
  /** Who is still to come, and ticks until the next. */
  coming: Arrival[];
  wait: number;
  /** Guests that came. */
  came: number;
  served: number;
  coins: number;
  hearts: number;
  /** Perfect tosses in a row; best of them. */
  streak: number;
  bestStreak: number;
  perfects: number;
  /** Dishes served shortly after each other, and ticks in which one more still counts. */
  quick: number;
  quickLeft: number;
  /** Tick of the last thing the cook did. */
  acted: number;
  career: Career;
  end: { readonly reason: 'done' | 'short' | 'hungry' | 'closed'; readonly seat: number } | null;
};

export const parseCareer: Parser<Career> = lenient(
  { purse: (raw) => parsePurse(SHOP, raw), far: clamped(0, 1e9) },
  FRESH,
);
