import { createRng } from '@playgrove/kit/core';
import type { Lesson, Rect } from '@playgrove/kit/runtime';
import { rules, type State } from './rules.ts';
import { FRESH } from './rules/career.ts';
import { layoutOf, middle } from './view/layout.ts';
import type { Ui } from './view/ui.ts';

type Size = { readonly width: number; readonly height: number };

/** The classic board with these tiles, row by row; 0 where it is empty. */
function board(numbers: readonly number[]): State {
  const first = rules.deal({ board: 'four' }, createRng('how'), FRESH);
  const tiles = numbers.map((each, id) => (each === 0 ? null : { id, v: Math.log2(each) }));
  const top = Math.log2(Math.max(...numbers));
  return { ...first, tiles, top, moves: 9, nextId: numbers.length };
}

/** So many rows of the board, from one on. */
function rowsOf(state: State, to: Size, from: number, count: number): Rect {
  const { area, top, cell } = layoutOf(state, to);
  return { x: area.x, y: top + from * cell, width: area.width, height: count * cell };
}

// prettier-ignore
const PAIRS = [
  0, 0, 0, 0,
  4, 0, 0, 4,
  8, 0, 2, 2,
  0, 0, 0, 0,
];
// prettier-ignore
const CORNER = [
  0, 0, 0, 0,
  0, 2, 0, 0,
  4, 8, 4, 2,
  64, 32, 16, 8,
];
// prettier-ignore
const FULL = [
  2, 8, 4, 2,
  4, 16, 32, 4,
  2, 64, 8, 16,
  8, 4, 2, 4,
];

/** How to play: slide, the corner, a full board. */
export const how: readonly Lesson<State, Ui>[] = [
  {
    say: 'how.slide',
    state: () => board(PAIRS),
    look: (state, to) => rowsOf(state, to, 0.5, 3),
    hand(state, _, to) {
      const layout = layoutOf(state, to);
      const [from, end] = [middle(layout, 7), middle(layout, 5)];
      return { kind: 'swipe', from, to: end, keys: ['left'] };
    },
  },
  {
    say: 'how.corner',
    state: () => board(CORNER),
    look: (state, to) => rowsOf(state, to, 1, 3),
  },
  {
    say: 'how.full',
    state: () => board(FULL),
    look: (state, to) => rowsOf(state, to, 0, 3),
  },
];
