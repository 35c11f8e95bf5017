import { shape, such, whole, type Parser } from '@playgrove/kit/core/parse';

/** What a player carries from game to game, and what they chose to play with. */
export type Carried = {
  readonly makes: number;
  readonly swishes: number;
  /** The longest row of swishes. */
  readonly row: number;
  readonly ball: number;
  readonly court: number;
};

export const FRESH: Carried = { makes: 0, swishes: 0, row: 0, ball: 0, court: 0 };

/** Swishes that open each ball; every two balls bring another drum kit along. */
export const BALLS = [0, 8, 25, 60, 120, 220] as const;
/** Baskets that open each court. */
export const COURTS = [0, 30, 120, 300] as const;

export function openBalls({ swishes }: Carried): number {
  return BALLS.filter((needed) => swishes >= needed).length;
}

export function openCourts({ makes }: Carried): number {
  return COURTS.filter((needed) => makes >= needed).length;
}

/** The drum kit of a ball. */
export function drumKit(ball: number): number {
  return Math.floor(ball / 2);
}

const count = whole(0, 1e9);

export const parseCarried: Parser<Carried> = such(
  shape({ makes: count, swishes: count, row: count, ball: count, court: count }),
  (carried) => carried.ball < openBalls(carried) && carried.court < openCourts(carried),
  'a ball and a court that are open',
);
