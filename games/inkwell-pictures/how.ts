import { createRng } from '@playgrove/kit/core';
import type { Coach, Lesson, Rect } from '@playgrove/kit/runtime';
import { rules } from './rules.ts';
import { BLOT, CROSS, INK, type Mark, type State } from './rules/state.ts';
import { cellRect, layoutOf } from './view/layout.ts';
import type { Ui } from './view/ui.ts';

type Size = { readonly width: number; readonly height: number };

/** A page with these cells marked. */
function page(picture: string, marked: Readonly<Record<number, Mark>>): State {
  const state = rules.deal({ picture, drops: 4 }, createRng(1), null);
  for (const [cell, mark] of Object.entries(marked)) state.marks[Number(cell)] = mark;
  return state;
}

/** How-to pictures are laid out without a screen. */
const layoutFor = (state: State, { width, height }: Size) => {
  const bleed = { x: 0, y: 0, width, height };
  const portrait = height > width;
  return layoutOf({ width, height, bleed, portrait, px: 1, readable: (size) => size }, state);
};

const sheetOf = (state: State, to: Size): Rect => layoutFor(state, to).sheet;

const points = (state: State, to: Size, cells: readonly number[]) =>
  cells.map((cell) => {
    const { x, y, width } = cellRect(layoutFor(state, to), state.width, cell);
    return { x: x + width / 2, y: y + width * 0.6 };
  });

const HEART_ROW = [5, 6, 7, 8, 9];
const inked = (...cells: readonly number[]): Record<number, Mark> =>
  Object.fromEntries(cells.map((cell) => [cell, INK]));

/** How to play: what a number is, what two numbers are, and what to leave alone. */
export const how: readonly Lesson<State, Ui>[] = [
  {
    say: 'how.run',
    state: () => page('heart', inked(5, 6, 7)),
    look: (state, to) => sheetOf(state, to),
    hand: (state, _, to): Coach => ({
      kind: 'path',
      points: points(state, to, HEART_ROW),
      keys: [],
    }),
  },
  {
    say: 'how.gap',
    state: () => page('heart', { ...inked(1, 3, ...HEART_ROW), 0: CROSS, 2: CROSS, 4: CROSS }),
    look: (state, to) => sheetOf(state, to),
  },
  {
    say: 'how.blot',
    state: () => page('house', { ...inked(21, 22, 23, 24, 25, 26, 27), 1: BLOT, 0: CROSS }),
    look: (state, to) => sheetOf(state, to),
    hand: (state, _, to): Coach => {
      const [at = { x: 0, y: 0 }] = points(state, to, [5]);
      return { kind: 'tap', at, keys: ['x'] };
    },
  },
];
