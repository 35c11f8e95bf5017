import {
  filled,
  lenient,
  list,
  oneOf,
  optional,
  shape,
  such,
  union,
  whole,
  type Parser,
} from '@playgrove/kit/core/parse';
import type { Carried, Input, Params } from '../rules.ts';
import { CELLS } from './grid.ts';
import { GRADES } from './technique.ts';

const count = whole(0, 1_000_000);
const counts = { t: optional(count), h: optional(count), w: optional(count) };
const cell = whole(0, CELLS - 1);
const digit = whole(1, 9);

export const readParams: Parser<Params> = shape({ grade: oneOf(...GRADES) });

export const readInput: Parser<Input> = union('do', {
  fill: counts,
  strike: {
    spots: such(
      list(whole(0, CELLS * 9 - 1), CELLS * 9, 1),
      (spots) => new Set(spots).size === spots.length,
      'different numbers',
    ),
    ...counts,
  },
  erase: { cell, ...counts },
  set: { cell, digit, ...counts },
  note: { cell, digit, ...counts },
});

export const FRESH: Carried = { solved: GRADES.map(() => 0), streak: 0, longest: 0 };

/** `solved` is in the order of `GRADES`, so a new grade goes to their end. */
export const readCareer: Parser<Carried> = lenient(
  { solved: filled(count, GRADES.length, 0), streak: count, longest: count },
  { ...FRESH, solved: [...FRESH.solved] },
);
