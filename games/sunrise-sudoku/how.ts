import { createRng } from '@playgrove/kit/core';
import type { Lesson, Rect } from '@playgrove/kit/runtime';
import { rules, type State } from './rules.ts';
import { bitOf, boxOf, candidatesOf } from './rules/grid.ts';
import { hiddenSingleBox } from './rules/singles.ts';
import { cellRect, layoutOf } from './view/layout.ts';
import type { Ui } from './view/ui.ts';

type Size = { readonly width: number; readonly height: number };

const FRESH = { solved: [0, 0, 0, 0, 0], streak: 0, longest: 0 };

function puzzle(change?: (state: State) => void): State {
  const state = rules.deal({ grade: 'gentle' }, createRng('how'), FRESH);
  change?.(state);
  return state;
}

/** The cell of the middle row of boxes that a newcomer could fill first. */
function easy(state: State): number {
  return hiddenSingleBox(candidatesOf(state.values))?.place?.cell ?? state.values.indexOf(0);
}

function around(one: Rect, other: Rect): Rect {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  const right = Math.max(one.x + one.width, other.x + other.width);
  const bottom = Math.max(one.y + one.height, other.y + other.height);
  return { x, y, width: right - x, height: bottom - y };
}

/** Six columns and four rows with a cell in sight. */
function near(cell: number, to: Size): Rect {
  const row = Math.min(5, Math.max(0, Math.floor(cell / 9) - 1));
  const column = Math.min(3, Math.max(0, (cell % 9) - 2));
  const layout = layoutOf(to);
  const first = row * 9 + column;
  return around(cellRect(layout, first), cellRect(layout, first + 3 * 9 + 5));
}

/** An empty cell of the lowest row, over the keys. */
function low(state: State): number {
  const empty = state.values.findLastIndex((value, cell) => value === 0 && cell % 9 < 5);
  return Math.max(0, empty);
}

function digitFor(state: State, cell: number): number {
  return Number(state.solution[cell]);
}

/** How to play: one digit each, a box turns to day, notes. */
export const how: readonly Lesson<State, Ui>[] = [
  {
    say: 'how.rule',
    state: () => puzzle(),
    prepare: (ui, state) => void (ui.selected = easy(state)),
    look: (state, to) => near(easy(state), to),
  },
  {
    say: 'how.sun',
    state: () =>
      puzzle((state) => {
        state.values = state.values.map((value, cell) =>
          boxOf(cell) === 0 ? digitFor(state, cell) : value,
        );
      }),
    prepare: (ui) => void (ui.selected = 10),
    look: (_, to) => near(0, to),
  },
  {
    say: 'how.note',
    state: () =>
      puzzle((state) => {
        const cell = low(state);
        state.notes[cell] = [1, 4, digitFor(state, cell)].reduce(
          (mask, each) => mask | bitOf(each),
          0,
        );
      }),
    prepare: (ui, state) => void (ui.selected = low(state)),
    look(state, to) {
      const layout = layoutOf(to);
      const key = layout.tools.get('d4');
      const cell = cellRect(layout, low(state) - 9);
      return key ? around(cell, key) : cell;
    },
    hand(_, __, to) {
      const key = layoutOf(to).tools.get('d4');
      const at = { x: (key?.x ?? 0) + (key?.width ?? 0) / 2, y: (key?.y ?? 0) + 60 };
      return { kind: 'hold', at, keys: ['a'] };
    },
  },
];
