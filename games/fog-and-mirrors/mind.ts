import type { Hint, Mind } from '@playgrove/kit/contract';
import { toolsOf } from './rules.ts';
import { middleOf } from './rules/board.ts';
import { plansFor } from './rules/planner.ts';
import type { Input, State } from './rules/state.ts';

/** Advises what lights the most road for its light. */
export const mind: Mind<State, Input> = {
  hint(state): Hint<Input> | undefined {
    if (state.end !== '') return undefined;
    const input = plansFor(state, toolsOf(state))[0]?.inputs[0];
    if (!input)
      return state.phase === 'plan' ? { say: 'hint.ready', input: { act: 'wave' } } : undefined;
    if (input.act === 'turn') return { say: 'hint.turn', at: [middleOf(input.at)], input };
    if (input.act !== 'build') return undefined;
    const merges = state.pieces.some(({ at }) => at === input.at);
    const say = merges ? 'hint.merge' : `hint.${input.tool}`;
    return { say, at: [middleOf(input.at)], input };
  },
};
