import type { Mind } from '@playgrove/kit/contract';
import { LEVELS } from './levels.ts';
import type { Input, State } from './rules/state.ts';
import { roomOn } from './rules/room.ts';
import { shaped, toPoints } from './rules/stroke.ts';
import { SOLUTIONS } from './solutions.ts';
import { firstPart, lengthOf } from './strokes/index.ts';

/** A first hint shows so much of its line. */
const START = 0.35;

/** Shows where the line of the stored solution begins; after a try that missed, all of it. */
export const mind: Mind<State, Input> = {
  hint(state) {
    const board = LEVELS[state.params.board];
    const lines = (board && SOLUTIONS[board.id]) ?? [];
    const line = lines[Math.min(state.lines.length, lines.length - 1)];
    if (state.phase !== 'plan' || !board || !line) return undefined;
    // As the board takes it: a stored line may begin inside a ledge.
    const at = toPoints(shaped(line, roomOn(board.things), Infinity));
    const input: Input = { kind: 'draw', points: line };
    if (state.tries > 0) return { say: 'hint.line', at, input };
    return { say: 'hint.start', at: firstPart(at, START * lengthOf(at)), input };
  },
};
