import type { Solve } from '@playgrove/kit/contract';
import { BudgetSpent } from '@playgrove/kit/core';
import { searchAgain, type Leap } from './rules/search.ts';
import { isWon, type Input, type State } from './rules/table.ts';

/** Positions of its first look: what the screening of the shipped deals allows itself, with room. */
const BUDGET = 20_000;

/** Taps on the stock and moves of cards, as the rules take them. */
export function inputsOf(leaps: readonly Leap[]): Input[] {
  return leaps.flatMap(({ taps, from, count, to }) => [
    ...Array.from({ length: taps }, (): Input => ({ kind: 'draw' })),
    { kind: 'move', from, count, to },
  ]);
}

/** A whole solution from any position, knowing every card. */
export const solve: Solve<State, Input> = (now) => {
  if (isWon(now)) return [];
  const found = searchAgain(now, BUDGET);
  if (found.kind === 'unknown') throw new BudgetSpent('velvet-klondike solver', found.nodes);
  return found.kind === 'won' ? inputsOf(found.leaps) : undefined;
};
