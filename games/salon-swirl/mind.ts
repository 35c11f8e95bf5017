import type { Mind } from '@playgrove/kit/contract';
import { dragOf, nextStep } from './rules/plan.ts';
import type { Input, State } from './rules/state.ts';

/** Names the tool that the wish needs next, and where. */
export const mind: Mind<State, Input> = {
  hint(state) {
    if (state.phase !== 'work' || state.free) return undefined;
    const step = nextStep(state);
    if (!step) return { say: 'hint.done' };
    const say = step.tool === 'wash' && step.kind === 1 ? 'hint.rinse' : `hint.${step.tool}`;
    return { say, at: [step.from], input: dragOf(step, true) };
  },
};
