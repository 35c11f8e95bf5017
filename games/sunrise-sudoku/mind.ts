import type { Hint, Mind } from '@playgrove/kit/contract';
import { isGiven, isRight, openDigits, type Input, type State } from './rules.ts';
import { columnOf, rowOf } from './rules/grid.ts';
import { nextStep } from './rules/reason.ts';
import type { Step } from './rules/technique.ts';

const at = (cell: number): { x: number; y: number } => ({ x: columnOf(cell), y: rowOf(cell) });
const nameOf = (cell: number): string => `R${rowOf(cell) + 1}C${columnOf(cell) + 1}`;
const KINDS = ['row', 'column', 'box'] as const;

/** The message that teaches a step: one for each technique, and for each kind of unit it is seen in. */
function sayingOf({ technique, unit }: Step): string {
  const kind = unit === undefined ? undefined : KINDS[Math.floor(unit / 9)];
  return kind === undefined ? `hint.${technique}` : `hint.${technique}.${kind}`;
}

/** The simplest step that follows from what stands there; a wrong digit comes first. */
function hint(state: State): Hint<Input> | undefined {
  const wrong = state.values.findIndex(
    (value, cell) => value !== 0 && !isGiven(state, cell) && !isRight(state, cell),
  );
  if (wrong >= 0) {
    return {
      say: 'hint.slip',
      values: { cells: nameOf(wrong), digit: state.values[wrong] ?? 0 },
      at: [at(wrong)],
      input: { do: 'erase', cell: wrong },
    };
  }
  const step = nextStep(openDigits(state));
  if (!step) return undefined;
  return {
    say: sayingOf(step),
    values: {
      cells: step.cells.map(nameOf).join(', '),
      digit: step.place?.digit ?? step.strikes[0]?.digit ?? 0,
      digits: step.digits.join(', '),
      unit: step.unit === undefined ? 0 : (step.unit % 9) + 1,
    },
    at: step.cells.map(at),
    input: step.place
      ? { do: 'set', ...step.place }
      : { do: 'strike', spots: step.strikes.map(({ cell, digit }) => cell * 9 + digit - 1) },
  };
}

export const mind: Mind<State, Input> = { hint };
