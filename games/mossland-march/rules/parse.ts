import { list, oneOf, such, union, whole, type Parser } from '@playgrove/kit/core/parse';
import { PLOTS } from '../levels.ts';
import type { Input, Params } from './types.ts';

/** More mounds than any map has. */
const MAX_MOUNDS = 40;
const LONGEST_LANE = 4000;

const mound = whole(0, MAX_MOUNDS);

export const parseParams: Parser<Params> = union('mode', {
  level: { level: whole(0, PLOTS.length - 1) },
  skirmish: { rivals: oneOf(1, 2, 3), tier: oneOf(1, 2, 3, 4, 5) },
});

export const parseInput: Parser<Input> = union('kind', {
  cut: { lane: whole(0, MAX_MOUNDS * MAX_MOUNDS), along: whole(0, LONGEST_LANE) },
  hold: { at: mound },
  send: {
    from: such(
      list(mound, MAX_MOUNDS, 1),
      (mounds) => new Set(mounds).size === mounds.length,
      'each mound once',
    ),
    to: mound,
    all: oneOf(true, false),
  },
});
