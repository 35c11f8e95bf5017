import type { Rng } from '@playgrove/kit/contract';
import { createRng } from '@playgrove/kit/core';
import { power } from '@playgrove/kit/core/power';
import { cuisineOf, CUISINES, HZ } from './menu.ts';
import { TARGETS } from './targets.ts';

/** One evening at one market. Ticks. */
export type Shift = {
  readonly cuisine: number;
  /** How many of the market's dishes are on the board. */
  readonly dishes: number;
  readonly guests: number;
  /** Between arrivals, and how long a guest waits for one dish. */
  readonly gap: number;
  readonly patience: number;
  readonly pans: number;
  /** Whether crates run empty and have to be refilled at the board. */
  readonly stock: boolean;
  /** Parts of 1: guests who pay for flavor, guests who want two dishes. */
  readonly gourmets: number;
  readonly doubles: number;
  /** Guests come in bunches of this many. */
  readonly bunch: number;
};

/** Who comes: after how many ticks, wanting what. */
export type Arrival = {
  readonly after: number;
  readonly wants: readonly string[];
  readonly patience: number;
  readonly look: number;
  readonly gourmet: boolean;
};

export const PER_MARKET = 8;
export const SHIFTS = CUISINES.length * PER_MARKET;
export const LOOKS = 8;

/*
 * Within a market: a calm opening that shows what is new, a rise, a breather at the fifth, and a
 * festival night at the end. Seconds.
 */
const WAVE = [0, 0.25, 0.45, 0.7, 0.35, 0.65, 0.85, 1] as const;
const DISHES = [2, 2, 3, 3, 3, 4, 4, 4] as const;
const GUESTS = [7, 9, 11, 13, 12, 14, 16, 18] as const;
/** Between two guests on the calm opening and on the last night of each market. */
const GAPS = [
  [6.2, 3.7],
  [5.9, 3.7],
  [5.7, 3.5],
  [5.4, 3.7],
  [4.6, 3.6],
  [4.8, 3.4],
] as const;
const TIMEOUT = [
  [30, 19],
  [27, 18],
  [26, 17],
  [26, 19],
  [24, 18],
  [32, 26],
] as const;

/** @param at from 0 to SHIFTS − 1 */
export function shiftOf(at: number): Shift {
  const cuisine = Math.floor(at / PER_MARKET);
  const step = at % PER_MARKET;
  const part = WAVE[step] ?? 1;
  const [calm, busy] = GAPS[cuisine] ?? [7, 5];
  const [long, short] = TIMEOUT[cuisine] ?? [30, 22];
  const from = (least: number): boolean => cuisine >= least;
  return {
    cuisine,
    dishes: DISHES[step] ?? 4,
    guests: (GUESTS[step] ?? 10) + Math.floor(cuisine / 2),
    gap: Math.round((calm + (busy - calm) * part) * HZ),
    patience: Math.round((long + (short - long) * part) * HZ),
    pans: from(4) ? 3 : 2,
    stock: from(1),
    gourmets: cuisine === 2 ? 0.4 : from(3) ? 0.2 : 0,
    doubles: from(5) ? 0.4 : 0,
    bunch: cuisine === 3 && step > 0 ? (step > 4 ? 4 : 3) : 1,
  };
}

/** The same guests every time, so that what was proven holds. */
export function guestsOf(at: number): Arrival[] {
  const shift = shiftOf(at);
  const rng = createRng(`night-stall-sizzle shift ${at + 1}`);
  const guests: Arrival[] = [];
  for (let count = 0; count < shift.guests; count += 1) guests.push(arrival(shift, count, rng));
  return guests;
}

/** @param count how many came before */
export function arrival(shift: Shift, count: number, rng: Rng): Arrival {
  const { dishes } = cuisineOf(shift.cuisine);
  const menu = dishes.slice(0, shift.dishes);
  // What is new on the board is ordered first.
  const first = count === 0 ? menu[0] : count === 1 ? menu[menu.length - 1] : rng.pick(menu);
  const wants = [(first ?? rng.pick(menu)).id];
  if (count > 1 && rng.chance(shift.doubles)) wants.push(rng.pick(menu).id);
  const gourmet = count > 1 && rng.chance(shift.gourmets);
  const inBunch = shift.bunch > 1 && count % shift.bunch !== 0;
  const pause = shift.bunch > 1 ? shift.gap * shift.bunch - (shift.bunch - 1) * 48 : shift.gap;
  const after = inBunch ? 48 : Math.round(pause * rng.between(0.88, 1.12));
  return {
    after: count === 0 ? 0 : after,
    wants,
    patience: Math.round(shift.patience * (wants.length > 1 ? 1.35 : 1) * (inBunch ? 1.15 : 1)),
    look: rng.int(LOOKS),
    gourmet,
  };
}

/** Of the endless shift: ever more guests with ever less patience. */
export function endlessShift(cuisine: number, count: number): Shift {
  const rush = 1 - power(0.962, count);
  return {
    cuisine,
    dishes: count < 6 ? 3 : 4,
    guests: 0,
    gap: Math.round((5.6 - 3.5 * rush) * HZ),
    patience: Math.round((27 - 17 * rush) * HZ),
    pans: 2,
    stock: cuisine > 0,
    gourmets: count < 4 ? 0 : 0.25,
    doubles: count < 12 ? 0 : 0.15,
    bunch: 1,
  };
}

/** Coins for one, two and three stars. */
export function starsFor(at: number): readonly [number, number, number] {
  const three = TARGETS[at] ?? 100;
  return [Math.round(three * 0.55), Math.round(three * 0.82), three];
}
