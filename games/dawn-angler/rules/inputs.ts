import { oneOf, optional, shape, union, whole, type Parser } from '@playgrove/kit/core/parse';
import { type Bait, BAITS, LAKES } from './fish.ts';
import type { Params } from './state.ts';
import { FAR, NEAR } from './water.ts';

/**
 * `press` does what the moment asks for: begins a cast, strikes, reels, lets the caught fish go.
 * `free` throws or stops reeling; with `z`, right after the press, it throws that many meters. `aim` points the rod, a hundredth of half the water's width.
 */
export type Input =
  | { readonly act: 'press' | 'aim'; readonly x: number }
  | { readonly act: 'free'; readonly z?: number }
  | { readonly act: 'bait'; readonly bait: Bait };

/** Ticks in which a press does nothing yet: a fish is looked at, a loss is understood. */
export const LOOK = 36;

const across = whole(-100, 100);

const meters: Parser<number> = (raw, at = '') =>
  typeof raw === 'number' && raw >= NEAR && raw <= FAR
    ? { ok: true, value: raw }
    : { ok: false, error: `${at}: expected ${NEAR} to ${FAR}, got ${JSON.stringify(raw)}` };

export const parseParams: Parser<Params> = shape({
  lake: whole(0, LAKES.length - 1),
  lent: oneOf(true, false),
});

export const parseInput: Parser<Input> = union('act', {
  press: { x: across },
  aim: { x: across },
  free: { z: optional(meters) },
  bait: { bait: oneOf(...BAITS) },
});
