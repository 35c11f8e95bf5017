import type { Json, Result } from '@playgrove/kit/contract';
import { type Bait, BAITS, LAKES } from './fish.ts';
import { type Params, type Ware, WARES } from './state.ts';

/**
 * `press` does what the moment asks for: begins a cast, strikes, reels, lets the caught fish go.
 * `free` throws or stops reeling. `aim` points the rod, a hundredth of half the water's width.
 */
export type Input =
  | { readonly act: 'press' | 'aim'; readonly x: number }
  | { readonly act: 'free' | 'shop' | 'journal' | 'close' }
  | { readonly act: 'bait'; readonly bait: Bait }
  | { readonly act: 'buy'; readonly ware: Ware };

/** Ticks in which a press does nothing yet: a fish is looked at, a loss is understood. */
export const LOOK = 36;

export function parseParams(raw: Json): Result<Params> {
  const { lake, lent } = (typeof raw === 'object' && raw !== null ? raw : {}) as {
    readonly [key: string]: Json;
  };
  if (typeof lake !== 'number' || LAKES[lake] === undefined) {
    const got = JSON.stringify(lake);
    return { ok: false, error: `params.lake: expected 0 to ${LAKES.length - 1}, got ${got}` };
  }
  if (typeof lent !== 'boolean') {
    return { ok: false, error: `params.lent: expected true or false, got ${JSON.stringify(lent)}` };
  }
  return { ok: true, value: { lake, lent } };
}

export function parseInput(raw: Json): Result<Input> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    return { ok: false, error: 'input: expected an object' };
  }
  const { act, x, bait, ware } = raw as { readonly [key: string]: Json };
  if (act === 'press' || act === 'aim') {
    const fits = typeof x === 'number' && Number.isInteger(x) && Math.abs(x) <= 100;
    if (fits) return { ok: true, value: { act, x } };
    return { ok: false, error: `input.x: expected -100 to 100, got ${JSON.stringify(x)}` };
  }
  if (act === 'free' || act === 'shop' || act === 'journal' || act === 'close') {
    return { ok: true, value: { act } };
  }
  if (act === 'bait') {
    const known = BAITS.find((name) => name === bait);
    if (known) return { ok: true, value: { act, bait: known } };
    return { ok: false, error: `input.bait: expected one of ${BAITS.join(', ')}` };
  }
  if (act === 'buy') {
    const known = WARES.find((name) => name === ware);
    if (known) return { ok: true, value: { act, ware: known } };
    return { ok: false, error: `input.ware: expected one of ${WARES.join(', ')}` };
  }
  return { ok: false, error: `input.act: unknown: ${JSON.stringify(act)}` };
}
