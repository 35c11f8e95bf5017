import type { Solve } from '@playgrove/kit/contract';
import { stepsFrom } from './rules/lines.ts';
import { factsOf, INK, isWon, knownOf, type Input, type State } from './rules/state.ts';

/** Line by line, without a guess. */
export const solve: Solve<State, Input> = (state) => {
  const { steps, solved } = stepsFrom(factsOf(state).lines, knownOf(state));
  if (!solved || (state.drops <= 0 && !isWon(state))) return undefined;
  return steps.flatMap(({ full }) => full.map((cell) => ({ cell, to: INK }) as const));
};
