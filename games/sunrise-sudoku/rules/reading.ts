import type { Json, Result } from '@playgrove/kit/contract';
import type { Carried, Input, Params } from '../rules.ts';
import { CELLS } from './grid.ts';
import { GRADES } from './technique.ts';

type Fields = { readonly [key: string]: Json };

const MOST = 1_000_000;

function fieldsOf(raw: Json): Fields | undefined {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw)
    ? (raw as Fields)
    : undefined;
}

const isWhole = (value: Json | undefined, from: number, to: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to;

const refuse = (what: string, raw: Json | undefined): { ok: false; error: string } => ({
  ok: false,
  error: `${what}, got ${JSON.stringify(raw)}`,
});

export function readParams(raw: Json): Result<Params> {
  const grade = GRADES.find((each) => each === fieldsOf(raw)?.['grade']);
  return grade
    ? { ok: true, value: { grade } }
    : refuse(`params.grade: expected one of ${GRADES.join(', ')}`, fieldsOf(raw)?.['grade']);
}

const COUNTS = ['t', 'h', 'w'] as const;

export function readInput(raw: Json): Result<Input> {
  const fields = fieldsOf(raw);
  if (!fields) return refuse('input: expected an object', raw);
  const kind = fields['do'];
  const { cell, digit } = fields;
  const counts: { t?: number; h?: number; w?: number } = {};
  for (const name of COUNTS) {
    const value = fields[name];
    if (value === undefined) continue;
    if (!isWhole(value, 0, MOST)) return refuse(`input.${name}: expected 0 to ${MOST}`, value);
    counts[name] = value;
  }
  if (kind === 'fill') return { ok: true, value: { do: kind, ...counts } };
  if (kind === 'strike') {
    const { spots } = fields;
    const sound =
      Array.isArray(spots) &&
      spots.length > 0 &&
      new Set(spots).size === spots.length &&
      spots.every((spot: Json) => isWhole(spot, 0, CELLS * 9 - 1));
    if (!sound) return refuse('input.spots: expected different numbers from 0 to 728', spots);
    return { ok: true, value: { do: kind, spots: spots as readonly number[], ...counts } };
  }
  if (!isWhole(cell, 0, CELLS - 1)) return refuse('input.cell: expected 0 to 80', cell);
  if (kind === 'erase') return { ok: true, value: { do: kind, cell, ...counts } };
  if (kind !== 'set' && kind !== 'note') return refuse('input.do: expected a kind of move', kind);
  if (!isWhole(digit, 1, 9)) return refuse('input.digit: expected 1 to 9', digit);
  return { ok: true, value: { do: kind, cell, digit, ...counts } };
}

export function readCareer(raw: Json): Result<Carried> {
  const fields = fieldsOf(raw);
  const { solved, streak, longest } = fields ?? {};
  const counted =
    Array.isArray(solved) &&
    solved.length === GRADES.length &&
    solved.every((count: Json) => isWhole(count, 0, MOST));
  if (!counted) return refuse(`career.solved: expected ${GRADES.length} counts`, solved);
  if (!isWhole(streak, 0, MOST)) return refuse('career.streak: expected a count', streak);
  if (!isWhole(longest, 0, MOST)) return refuse('career.longest: expected a count', longest);
  return { ok: true, value: { solved: solved as readonly number[], streak, longest } };
}
