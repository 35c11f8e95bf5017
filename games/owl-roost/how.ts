import { createRng } from '@playgrove/kit/core';
import type { Lesson, Rect } from '@playgrove/kit/runtime';
import { rules } from './rules.ts';
import { OWL, type State } from './rules/state.ts';
import { cellRect, layoutOf } from './view/layout.ts';
import type { Ui } from './view/ui.ts';

type Size = Parameters<typeof layoutOf>[0];

const FRESH = { solved: 0, streak: 0, longest: 0 };

/** The first wood, with owls in these cells. */
function wood(owlsOf: (state: State) => readonly number[]): State {
  const state = rules.deal({ level: 1 }, createRng(1), FRESH);
  for (const cell of owlsOf(state)) state.marks[cell] = OWL;
  return state;
}

/** Where the owl of a row belongs. */
const home = (state: State, row: number): number => row * state.size + (state.solution[row] ?? 0);

/** Rows of the board from this one on: as wide as it is, low enough for a picture. */
function rowsFrom(first: number, count: number, state: State, to: Size): Rect {
  const { board } = layoutOf(to);
  const side = board.width / state.size;
  return { ...board, y: board.y + first * side, height: count * side };
}

/** How to play: one of each, what wakes them, how marks are made. */
export const how: readonly Lesson<State, Ui>[] = [
  {
    say: 'how.rule',
    state: () => wood((state) => state.solution.map((_, row) => home(state, row))),
    look: (_, to) => layoutOf(to).board,
  },
  {
    say: 'how.wake',
    // The second owl touches the first at a corner.
    state: () =>
      wood((state) => {
        const first = home(state, 2);
        return [first, first + state.size + (first % state.size > 0 ? -1 : 1)];
      }),
    look: (state, to) => rowsFrom(1, 4, state, to),
  },
  {
    say: 'how.tap',
    state: () => wood((state) => [home(state, 0)]),
    look: (state, to) => rowsFrom(2, 4, state, to),
    hand(state, _, to) {
      const { x, y, width } = cellRect(layoutOf(to), state.size, home(state, 3));
      return { kind: 'tap', at: { x: x + width / 2, y: y + width * 0.6 }, keys: ['a'], taps: 2 };
    },
  },
];
