import { createRng } from '@playgrove/kit/core';
import { fingerUnder } from '@playgrove/kit/draw/controls';
import type { Coach, Lesson, Rect } from '@playgrove/kit/runtime';
import { LEVELS } from './levels.ts';
import { rules, type Input } from './rules.ts';
import { EMPTY, SIDE } from './rules/board.ts';
import { patchFor, shapeOf } from './rules/patches.ts';
import type { Held, State } from './rules/state.ts';
import { CELL, layoutOf, middleAt, restOf, riseOf } from './view/layout.ts';
import type { Ui } from './view/ui.ts';

type Size = { readonly width: number; readonly height: number };

/** A quilt drawn as its lower rows, with this hand. */
function quilt(rows: readonly string[], hand: readonly (Held | null)[]): State {
  const state = rules.deal(LEVELS[0].params, createRng('how to play'), { quest: 0, losses: 0 });
  const text = rows.join('').padStart(SIDE * SIDE, '.');
  return {
    ...state,
    cells: [...text].map((sign) => (sign === '.' ? EMPTY : 'abcde'.indexOf(sign))),
    hand: [...hand],
  };
}

const held = (rows: string, fabric: number): Held => ({ shape: shapeOf(rows), fabric });

/** This many of the lower rows, as far as they go to the left. */
const lower =
  (rows: number, columns: number) =>
  (_: State, to: Size): Rect => {
    const { x, y } = layoutOf(to);
    const top = y + (SIDE - rows) * CELL;
    return {
      x: x + (SIDE - columns) * CELL,
      y: top,
      width: columns * CELL,
      height: rows * CELL + 20,
    };
  };

/** Sews the patch of slot 0 at a column and row, as a ghost. */
const ghost =
  (column: number, row: number) =>
  (ui: Ui): void => {
    const input: Input = row * SIDE + column;
    ui.hint = input;
  };

function drag(state: State, to: Size, slot: number, column: number, row: number): Coach {
  const layout = layoutOf(to);
  const patch = patchFor(state.hand[slot]?.shape ?? 0);
  const goal = fingerUnder(middleAt(layout, patch, row * SIDE + column), riseOf(patch), to);
  return { kind: 'swipe', from: restOf(layout, slot, patch), to: goal, keys: [] };
}

/** How to play: fill a line, motifs, room for all three. */
export const how: readonly Lesson<State, Ui>[] = [
  {
    say: 'how.line',
    state: () => quilt(['aa......', 'bbb..aab', 'bbcc.aab'], [held('##/.#', 2), null, null]),
    prepare: ghost(3, 6),
    look: lower(4, 8),
    hand: (state, _, to) => drag(state, to, 0, 3, 6),
  },
  {
    say: 'how.motif',
    state: () => quilt(['..cccc..', '..cccc..', 'bb...aab'], [held('###', 2), null, null]),
    prepare: ghost(2, 7),
    look: lower(4, 8),
  },
  {
    say: 'how.room',
    state: () =>
      quilt(
        ['aa.bb.cc', '.a.b..c.', 'bb.cc.aa', 'b..c...a'],
        [held('##/##', 0), held('###', 1), held('###/###/###', 2)],
      ),
    look: (_, to) => {
      const { x, y, slots } = layoutOf(to);
      const [first, , last] = slots;
      const [across, down] = [
        (last?.x ?? 0) + (last?.width ?? 0),
        (last?.y ?? 0) + (last?.height ?? 0),
      ];
      const top = Math.min(first?.y ?? 0, y + (SIDE - 4) * CELL);
      return { x, y: top, width: across - x, height: down - top };
    },
  },
];
