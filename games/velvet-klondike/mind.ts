import type { Hint, Mind } from '@playgrove/kit/contract';
import { COLUMNS, HOME, thawed, WASTE } from './rules/board.ts';
import { leapsFrom, perform, unpacked } from './rules/leaps.ts';
import { search, searchAgain, type Leap } from './rules/search.ts';
import { isWon, type Input, type State } from './rules/table.ts';
import { finishing } from './rules/finish.ts';

/** Positions opened for one hint at first: a second on a slow phone, and off the page's own thread. */
const BUDGET = 12_000;

/** Draws that a hint asks for without looking whether something nearer wins as well. */
const PATIENCE = 2;
/** How many nearer moves are looked at, and the positions opened for each. */
const NEARER = 4;
const LOOK = 2000;

/** The next move of a real solution from here, or the honest word that none was found. */
export const mind: Mind<State, Input> = {
  hint(state): Hint<Input> | undefined {
    if (isWon(state)) return undefined;
    if (finishing(state)) return { say: 'hint.finish', input: { kind: 'finish' } };
    const found = searchAgain(state, BUDGET);
    if (found.kind === 'dead') return { say: 'hint.dead' };
    if (found.kind === 'unknown') return { say: 'hint.unknown' };
    const [first] = found.leaps;
    if (!first) return undefined;
    const hasty = state.draw === 1 && first.taps > PATIENCE;
    const leap = hasty ? (nearer(state, first.taps) ?? first) : first;
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

/**
 * A move with fewer draws before it that still leads to a win: a search goes straight for its own,
 * however long the way through the stock, while people see a card that fits.
 */
function nearer(state: State, taps: number): Leap | undefined {
  const { draw } = state;
  // The last is the most natural one.
  const sooner = leapsFrom(thawed(state), draw)
    .reverse()
    .filter((packed) => {
      const leap = unpacked(packed);
      return leap.taps < taps && isForGood(state, leap);
    })
    .sort((a, b) => unpacked(a).taps - unpacked(b).taps)
    .slice(0, NEARER);
  const good = sooner.find((leap) => {
    const board = thawed(state);
    perform(board, leap, draw);
    return search({ ...board, draw }, LOOK).kind === 'won';
  });
  return good === undefined ? undefined : unpacked(good);
}

/** Whether a move cannot be taken back by the next hint: hints that are followed must lead somewhere. */
function isForGood({ columns, down }: State, { from, count, to }: Leap): boolean {
  if (from === WASTE) return true;
  if (from >= COLUMNS || to >= HOME) return false;
  // It turns a card over, or empties its column for another column's sake.
  const left = (columns[from]?.length ?? 0) - count;
  return left === (down[from] ?? 0) && (left > 0 || (columns[to]?.length ?? 0) > 0);
}
