import type { Json, Result } from '@playgrove/kit/contract';
import type { Kind } from './deals.ts';
import { DECK, STOCK, type Input } from './table.ts';

export type Params = { readonly draw: 1 | 3; readonly kind: Kind };

/** Params are strangers: addresses and saves hold them. */
export function parseParams(raw: Json): Result<Params> {
  const read = (typeof raw === 'object' && raw !== null ? raw : {}) as Readonly<
    Record<string, Json>
  >;
  const { draw, kind } = read;
  if (draw !== 1 && draw !== 3) {
    return { ok: false, error: `params.draw: expected 1 or 3, got ${JSON.stringify(draw)}` };
  }
  if (kind !== 'any' && kind !== 'gentle' && kind !== 'knotty') {
    return {
      ok: false,
      error: `params.kind: expected any, gentle or knotty, got ${JSON.stringify(kind)}`,
    };
  }
  return { ok: true, value: { draw, kind } };
}

/** Inputs are strangers: saves and replays hold them. */
export function parseInput(raw: Json): Result<Input> {
  const read = (typeof raw === 'object' && raw !== null ? raw : {}) as Readonly<
    Record<string, Json>
  >;
  const whole = (name: string, most: number): number | undefined => {
    const value = read[name];
    const fine =
      typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;
    return fine ? value : undefined;
  };
  if (read['kind'] === 'draw') return { ok: true, value: { kind: 'draw' } };
  if (read['kind'] === 'finish') return { ok: true, value: { kind: 'finish' } };
  if (read['kind'] === 'wear') {
    const [back, felt] = [whole('back', 99), whole('felt', 99)];
    if (back !== undefined && felt !== undefined) {
      return { ok: true, value: { kind: 'wear', back, felt } };
    }
  }
  if (read['kind'] === 'move') {
    const [from, count, to] = [whole('from', STOCK), whole('count', DECK), whole('to', STOCK)];
    if (from !== undefined && count !== undefined && to !== undefined) {
      return { ok: true, value: { kind: 'move', from, count, to } };
    }
  }
  return {
    ok: false,
    error: `input: expected draw, finish, wear (back, felt) or move (from, count, to), got ${JSON.stringify(raw)}`,
  };
}
