import { oneOf, shape, union, whole, type Parser } from '@playgrove/kit/core/parse';
import type { Kind } from './deals.ts';
import { DECK, STOCK, type Input } from './table.ts';

export type Params = { readonly draw: 1 | 3; readonly kind: Kind };

export const parseParams: Parser<Params> = shape({
  draw: oneOf(1, 3),
  kind: oneOf('any', 'gentle', 'knotty'),
});

const pile = whole(0, STOCK);

export const parseInput: Parser<Input> = union('kind', {
  draw: {},
  finish: {},
  wear: { back: whole(0, 99), felt: whole(0, 99) },
  move: { from: pile, count: whole(0, DECK), to: pile },
});
