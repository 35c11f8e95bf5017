import type { Hint, Mind } from '@playgrove/kit/contract';
import { bestStep } from './rules/best.ts';
import { CROSS, FREE, INK, isWon, wrongCrosses, type Input, type State } from './rules/state.ts';

function hint(state: State): Hint<Input> | undefined {
  if (state.drops <= 0 || isWon(state)) return undefined;
  const at = (cell: number) => ({
    x: (cell % state.width) + 0.5,
    y: Math.floor(cell / state.width) + 0.5,
  });
  const [wrong] = wrongCrosses(state);
  if (wrong !== undefined)
    return { say: 'hint.wrong', at: [at(wrong)], input: { cell: wrong, to: FREE } };
  const step = bestStep(state);
  if (!step) return undefined;
  const { line, full, empty } = step;
  const cells = full.length > 0 ? full : empty;
  const [cell = 0] = cells;
  // With its gaps, the line's runs fill it from end to end.
  const whole = line.runs.reduce((sum, run) => sum + run + 1, -1) === line.cells.length;
  const why = full.length === 0 ? 'cross' : whole ? 'whole' : 'overlap';
  return {
    say: `hint.${why}.${line.kind}`,
    values: { number: line.number + 1, count: cells.length },
    at: cells.map(at),
    input: { cell, to: full.length > 0 ? INK : CROSS },
  };
}

export const mind: Mind<State, Input> = { hint };
