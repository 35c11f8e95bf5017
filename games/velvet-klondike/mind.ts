import type { Hint, Mind } from '@playgrove/kit/contract';
import { searchAgain } from './rules/search.ts';
import { isWon, type Input, type State } from './rules/table.ts';
import { finishing } from './rules/finish.ts';

/** Positions opened for one hint at first: a second on a slow phone, and off the page's own thread. */
const BUDGET = 12_000;

/** The next move of a real solution from here, or the honest word that none was found. */
export const mind: Mind<State, Input> = {
  hint(state): Hint<Input> | undefined {
    if (isWon(state)) return undefined;
    if (finishing(state)) return { say: 'hint.finish', input: { kind: 'finish' } };
    const found = searchAgain(state, BUDGET);
    if (found.kind === 'dead') return { say: 'hint.dead' };
    if (found.kind === 'unknown') return { say: 'hint.unknown' };
    const [leap] = found.leaps;
    if (!leap) return undefined;
    if (leap.taps > 0) {
      return { say: 'hint.draw', values: { taps: leap.taps }, input: { kind: 'draw' } };
    }
    const { from, count, to } = leap;
    const say = to >= 7 ? 'hint.home' : from >= 7 && from < 11 ? 'hint.back' : 'hint.move';
    return {
      say,
      at: [
        { x: from, y: 0 },
        { x: to, y: 0 },
      ],
      input: { kind: 'move', from, count, to },
    };
  },
};
