import type { Mind } from '@playgrove/kit/contract';
import { LEVELS } from './levels.ts';
import type { Input, State } from './rules/state.ts';
import { roomOn } from './rules/room.ts';
import { shaped, toPoints } from './rules/stroke.ts';
import { SOLUTIONS } from './solutions.ts';

/** Shows the lines of the stored solution, one after the other. */
export const mind: Mind<State, Input> = {
  hint(state) {
    const board = LEVELS[state.params.board];
    const lines = (board && SOLUTIONS[board.id]) ?? [];
    const line = lines[Math.min(state.lines.length, lines.length - 1)];
    if (state.phase !== 'plan' || !board || !line) return undefined;
    // As the board takes it: a stored line may begin inside a ledge.
    const at = toPoints(shaped(line, roomOn(board.things), Infinity));
    return { say: 'hint.line', at, input: { kind: 'draw', points: line } };
  },
};
