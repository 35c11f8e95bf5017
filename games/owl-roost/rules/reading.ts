import {
  clamped,
  lenient,
  list,
  oneOf,
  optional,
  shape,
  whole,
  type Parser,
} from '@playgrove/kit/core/parse';
import { DAILY_BOARDS, LEVEL_BOARDS } from './boards.ts';
import { CROSS, FREE, OWL, type Carried, type Input, type Params } from './state.ts';

const MAX_CELLS = 100;
const MAX = 1_000_000;
const count = whole(0, MAX);

export const readParams: Parser<Params> = shape({ level: whole(0, LEVEL_BOARDS.length) });

export const readInput: Parser<Input> = shape({
  set: list(whole(0, MAX_CELLS - 1), MAX_CELLS, 1),
  to: oneOf(FREE, CROSS, OWL),
  t: optional(count),
  h: optional(count),
  w: optional(count),
});

export const FRESH: Carried = { solved: 0, streak: 0, longest: 0 };
const kept = clamped(0, MAX);

export const readCareer: Parser<Carried> = lenient(
  { solved: kept, streak: kept, longest: kept },
  FRESH,
);

/** The board of a level, or one of the daily boards. */
export function boardOf(level: number, daily: number): string {
  const board = level > 0 ? LEVEL_BOARDS[level - 1] : DAILY_BOARDS[daily];
  if (board === undefined) throw new Error(`owl-roost: there is no wood ${level} (${daily})`);
  return board;
}
