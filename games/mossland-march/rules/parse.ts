import type { Json, Result } from '@playgrove/kit/contract';
import { PLOTS } from '../levels.ts';
import type { Input, Params, Tier } from './types.ts';

/** More mounds than any map has. */
const MOST_MOUNDS = 40;
const LONGEST_LANE = 4000;

type Fields = Readonly<Record<string, Json | undefined>>;

function fieldsOf(raw: Json): Fields {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw)
    ? (raw as { readonly [key: string]: Json })
    : {};
}

function isWhole(value: Json | undefined, from: number, to: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to;
}

function refuse(
  what: string,
  expected: string,
  got: Json | undefined,
): { ok: false; error: string } {
  return { ok: false, error: `${what}: expected ${expected}, got ${JSON.stringify(got)}` };
}

export function parseParams(raw: Json): Result<Params> {
  const { mode, level, rivals, tier } = fieldsOf(raw);
  if (mode === 'level') {
    if (!isWhole(level, 0, PLOTS.length - 1)) {
      return refuse('params.level', `0 to ${PLOTS.length - 1}`, level);
    }
    return { ok: true, value: { mode, level } };
  }
  if (mode !== 'skirmish') return refuse('params.mode', 'level or skirmish', mode);
  if (!isWhole(rivals, 1, 3)) return refuse('params.rivals', '1 to 3', rivals);
  if (!isWhole(tier, 1, 5)) return refuse('params.tier', '1 to 5', tier);
  return { ok: true, value: { mode, rivals: rivals as 1 | 2 | 3, tier: tier as Tier } };
}

export function parseInput(raw: Json): Result<Input> {
  const { kind, from, to, all, lane, along, at } = fieldsOf(raw);
  if (kind === 'cut') {
    if (!isWhole(lane, 0, MOST_MOUNDS ** 2)) return refuse('lane', 'a whole number from 0', lane);
    if (!isWhole(along, 0, LONGEST_LANE)) return refuse('along', `0 to ${LONGEST_LANE}`, along);
    return { ok: true, value: { kind, lane, along } };
  }
  if (kind === 'hold') {
    if (!isWhole(at, 0, MOST_MOUNDS)) return refuse('at', 'a mound', at);
    return { ok: true, value: { kind, at } };
  }
  if (kind !== 'send') return refuse('kind', 'send, cut or hold', kind);
  const list: readonly Json[] = Array.isArray(from) ? from : [];
  const places = list.filter((place): place is number => isWhole(place, 0, MOST_MOUNDS));
  if (places.length === 0 || places.length !== list.length || places.length > MOST_MOUNDS) {
    return refuse('from', 'a list of mounds', from);
  }
  if (new Set(places).size !== places.length) return refuse('from', 'each mound once', from);
  if (!isWhole(to, 0, MOST_MOUNDS)) return refuse('to', 'a mound', to);
  if (typeof all !== 'boolean') return refuse('all', 'true or false', all);
  return { ok: true, value: { kind, from: places, to, all } };
}
