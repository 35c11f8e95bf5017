import type { Json, Result } from '@playgrove/kit/contract';

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

const COUNTS = ['makes', 'swishes', 'row', 'ball', 'court'] as const;

export function parseCarried(raw: Json): Result<Carried> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    return { ok: false, error: 'career: expected an object' };
  }
  const given = raw as { readonly [key: string]: Json };
  for (const key of COUNTS) {
    const value = given[key];
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 0) {
      return { ok: false, error: `career.${key}: expected a count, got ${JSON.stringify(value)}` };
    }
  }
  const carried = Object.fromEntries(COUNTS.map((key) => [key, given[key]])) as Carried;
  if (carried.ball >= openBalls(carried)) {
    return { ok: false, error: `career.ball: ${carried.ball} is not open yet` };
  }
  if (carried.court >= openCourts(carried)) {
    return { ok: false, error: `career.court: ${carried.court} is not open yet` };
  }
  return { ok: true, value: carried };
}
