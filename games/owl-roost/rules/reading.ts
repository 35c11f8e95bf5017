import type { Json, Result } from '@playgrove/kit/contract';
import { DAILY_BOARDS, LEVEL_BOARDS } from './boards.ts';
import type { Carried, Input, Mark, Params } from './state.ts';

const MOST_CELLS = 100;
const MOST_COUNT = 1_000_000;

function whole(raw: Json | undefined, least: number, most: number): raw is number {
  return typeof raw === 'number' && Number.isInteger(raw) && raw >= least && raw <= most;
}

function fieldsOf(raw: Json): { readonly [key: string]: Json } | undefined {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw)
    ? (raw as { readonly [key: string]: Json })
    : undefined;
}

const bad = (
  what: string,
  raw: Json | undefined,
): { readonly ok: false; readonly error: string } => ({
  ok: false,
  error: `${what}, got ${JSON.stringify(raw ?? null)}`,
});

export function readParams(raw: Json): Result<Params> {
  const level = fieldsOf(raw)?.level;
  return whole(level, 0, LEVEL_BOARDS.length)
    ? { ok: true, value: { level } }
    : bad(`params.level: expected a whole number up to ${LEVEL_BOARDS.length}`, level);
}

export function readInput(raw: Json): Result<Input> {
  const fields = fieldsOf(raw);
  if (!fields) return bad('input: expected an object', raw);
  const { set, to, t, h, w } = fields;
  if (!whole(to, 0, 2)) return bad('input.to: expected 0, 1 or 2', to);
  if (!Array.isArray(set) || set.length === 0 || set.length > MOST_CELLS) {
    return bad('input.set: expected one to a hundred cells', set);
  }
  const cells = set as readonly Json[];
  if (!cells.every((cell): cell is number => whole(cell, 0, MOST_CELLS - 1))) {
    return bad('input.set: expected cells from 0 to 99', set);
  }
  const counts: Record<string, number> = {};
  for (const [name, value] of Object.entries({ t, h, w })) {
    if (value === undefined) continue;
    if (!whole(value, 0, MOST_COUNT)) return bad(`input.${name}: expected a whole number`, value);
    counts[name] = value;
  }
  return { ok: true, value: { set: cells, to: to as Mark, ...counts } };
}

export function readCareer(raw: Json): Result<Carried> {
  const { solved, streak, longest } = fieldsOf(raw) ?? {};
  if (!whole(solved, 0, MOST_COUNT)) return bad('career.solved: expected a whole number', solved);
  if (!whole(streak, 0, MOST_COUNT)) return bad('career.streak: expected a whole number', streak);
  if (!whole(longest, 0, MOST_COUNT))
    return bad('career.longest: expected a whole number', longest);
  return { ok: true, value: { solved, streak, longest } };
}

/** The board of a level, or one of the daily boards. */
export function boardOf(level: number, daily: number): string {
  const board = level > 0 ? LEVEL_BOARDS[level - 1] : DAILY_BOARDS[daily];
  if (board === undefined) throw new Error(`owl-roost: there is no wood ${level} (${daily})`);
  return board;
}
