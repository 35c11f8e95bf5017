import type { Mind } from '@playgrove/kit/contract';
import { createRng } from '@playgrove/kit/core';
import { starsOf } from './rules/judge.ts';
import { nextMark } from './rules/plan.ts';
import type { Input, State } from './rules/state.ts';

/** Marks that a hint weighs up. */
const TRIES = 260;

/** Names the mark that brings the print nearest, and where it goes. */
export const mind: Mind<State, Input> = {
  hint(state) {
    if (state.phase !== 'work' || state.brief < 0) return undefined;
    if (state.drops === 0 || starsOf(state) >= 2) return { say: 'hint.cut' };
    const rng = createRng(`hint ${state.brief} ${state.marks.length} ${state.drops}`);
    const mark = nextMark(state, rng, TRIES);
    if (!mark) return { say: state.marks.length > 0 ? 'hint.undo' : 'hint.cut' };
    const [x = 0, y = 0] = mark.points;
    return {
      say: mark.tool === 'brush' ? 'hint.line' : 'hint.stamp',
      at: [{ x, y }],
      input: { act: 'print', ...mark },
    };
  },
};
