import type { Solve } from '@playgrove/kit/contract';
import { openSlots, type Input, type State } from './rules.ts';

/** Says the words that are not found. */
export const solve: Solve<State, Input> = (state) =>
  openSlots(state).map(({ word }) => ({ do: 'say', word }));
