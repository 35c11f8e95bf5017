import { oneOf, shape, union, whole, type Parser } from '@playgrove/kit/core/parse';
import { PLACES } from '../levels.ts';
import { CELLS } from './board.ts';
import type { Input, Params } from './state.ts';

const cell = whole(0, CELLS - 1);

export const parseParams: Parser<Params> = shape({
  place: whole(0, PLACES.length - 1),
  endless: oneOf(true, false),
});

export const parseInput: Parser<Input> = union('act', {
  build: { tool: oneOf('lantern', 'mirror', 'prism'), at: cell, turn: whole(0, 3) },
  turn: { at: cell },
  move: { from: cell, to: cell },
  sell: { at: cell },
  wave: {},
  speed: {},
});
