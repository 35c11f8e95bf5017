import type { Solve } from '@playgrove/kit/contract';
import type { Input, State } from './rules.ts';
import { fillings } from './rules/cover.ts';
import { toValues } from './rules/grid.ts';

/** By exact cover of the clues alone; nothing when they do not have exactly one filling. */
export const solve: Solve<State, Input> = (now) => {
  const [filled, another] = fillings(toValues(now.clues), 2);
  if (!filled || another) return undefined;
  return filled.flatMap((digit, cell): Input[] =>
    now.values[cell] === digit ? [] : [{ do: 'set', cell, digit }],
  );
};
