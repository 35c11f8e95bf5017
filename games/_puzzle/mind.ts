import type { Hint, Mind } from '@playgrove/kit/contract';
import { cellPoint } from '@playgrove/kit/core';
import { gridFor, rowAndColumn, shortest } from './lamps.ts';
import type { Input, State } from './rules.ts';

/** The next press of a shortest solution. */
function hint({ lit }: State): Hint<Input> | undefined {
  const cells = shortest(lit) ?? [];
  const [cell] = cells;
  if (cell === undefined) return undefined;
  const { x, y } = cellPoint(gridFor(lit), cell);
  return {
    say: 'hint.press',
    values: { ...rowAndColumn(lit, cell), left: cells.length },
    at: [{ x: x + 0.5, y: y + 0.5 }],
    input: cell,
  };
}

/** The kit runs it in a worker when the player asks for a hint. */
export const mind: Mind<State, Input> = { hint };
