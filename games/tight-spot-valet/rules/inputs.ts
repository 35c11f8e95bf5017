import { shape, union, whole } from '@playgrove/kit/core/parse';
import { LEVEL_COUNT } from './places.ts';
import { FULL } from './types.ts';

const part = whole(-FULL, FULL);

export const parseInput = union('kind', {
  push: { x: part, y: part },
  drive: { gas: part, wheel: part },
  honk: {},
});
export const parseParams = shape({ level: whole(0, LEVEL_COUNT) });
