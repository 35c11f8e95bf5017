import { oneOf, optional, shape, union, whole, type Parser } from '@playgrove/kit/core/parse';
import { LAYOUTS } from './layouts.ts';
import type { Input, Params } from './state.ts';

const MAX_TILES = 100;
const place = whole(0, MAX_TILES - 1);

export const parseParams: Parser<Params> = shape({ level: whole(0, LAYOUTS.length) });

export const parseInput: Parser<Input> = union('act', {
  pair: { a: place, b: place, hinted: optional(oneOf(0, 1)) },
  back: { to: whole(0, MAX_TILES / 2) },
});
