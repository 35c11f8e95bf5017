import type { Json, Result } from '@playgrove/kit/contract';
import { clamped, lenient, optional, whole } from '@playgrove/kit/core/parse';

/** What a player carries from game to game, and what they chose to play with. */
export type Carried = {
  readonly makes: number;
  readonly swishes: number;
  /** The longest row of swishes. */
  readonly row: number;
  readonly ball: number;
  readonly court: number;
  /** How many of each are open, once it is more than one: they stay open, whatever later rules need. */
  readonly balls?: number;
  readonly courts?: number;
};

export const FRESH: Carried = { makes: 0, swishes: 0, row: 0, ball: 0, court: 0 };

/** Swishes that open each ball; every two balls bring another drum kit along. */
export const BALLS = [0, 8, 25, 60, 120, 220] as const;
/** Baskets that open each court. */
export const COURTS = [0, 30, 120, 300] as const;

export function openBalls({ swishes, balls = 1 }: Carried): number {
  return Math.max(balls, BALLS.filter((needed) => swishes >= needed).length);
}

export function openCourts({ makes, courts = 1 }: Carried): number {
  return Math.max(courts, COURTS.filter((needed) => makes >= needed).length);
}

/** With the counts of what is open. */
export function withOpened(career: Carried): Carried {
  const [balls, courts] = [openBalls(career), openCourts(career)];
  return { ...career, ...(balls > 1 && { balls }), ...(courts > 1 && { courts }) };
}

/** The drum kit of a ball. */
export function drumKit(ball: number): number {
  return Math.floor(ball / 2);
}

const count = clamped(0, 1e9);

const carried = lenient(
  {
    makes: count,
    swishes: count,
    row: count,
    ball: whole(0, BALLS.length - 1),
    court: whole(0, COURTS.length - 1),
    balls: optional(clamped(1, BALLS.length)),
    courts: optional(clamped(1, COURTS.length)),
  },
  FRESH,
);

/** What was chosen had been open: it stays so. */
export function parseCarried(raw: Json): Result<Carried> {
  const read = carried(raw);
  if (!read.ok) return read;
  const { value } = read;
  const { ball, court } = value;
  const balls = ball < openBalls(value) ? {} : { balls: ball + 1 };
  const courts = court < openCourts(value) ? {} : { courts: court + 1 };
  return { ...read, value: { ...value, ...balls, ...courts } };
}
