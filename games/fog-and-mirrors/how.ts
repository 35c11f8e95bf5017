import { createRng } from '@playgrove/kit/core';
import type { Lesson, Rect } from '@playgrove/kit/runtime';
import { rules, type State } from './rules.ts';
import { middleOf } from './rules/board.ts';
import type { Foe, Piece } from './rules/state.ts';
import { CELL, layoutOf, toWorld } from './view/layout.ts';
import type { Ui } from './view/ui.ts';

type Size = { readonly width: number; readonly height: number };

const at = (name: string): number => name.charCodeAt(0) - 97 + Number(name[1]) * 7;
const lantern = (name: string, turn: number, n = 1): Piece => ({
  at: at(name),
  kind: 'lantern',
  turn,
  n,
  old: false,
});
const mirror = (name: string, turn: number): Piece => ({
  at: at(name),
  kind: 'mirror',
  turn,
  n: 1,
  old: false,
});

/** The third place with these pieces and wisps on its road. */
function night(pieces: readonly Piece[], wisps: readonly number[]): State {
  const state = rules.deal({ place: 2, endless: false }, createRng('how'), null);
  const foes = wisps.map((far, id): Foe => ({
    id,
    kind: id === 1 ? 'd' : 'w',
    route: 0,
    far,
    hp: 12 + id * 4,
    max: 24,
    felt: 8,
    lit: true,
  }));
  return { ...state, wave: 1, phase: 'wave', out: 4, pieces: [...pieces], foes };
}

function clear(ui: Ui): void {
  ui.fog.fill(0.6);
}

/** Rows of the board from one to another. */
const rows =
  (from: number, to: number) =>
  (_: State, size: Size): Rect => {
    const layout = layoutOf(size);
    const [a, b] = [toWorld(layout, { x: 0, y: from }), toWorld(layout, { x: 7, y: to })];
    return { x: a.x - 6, y: a.y - CELL * 0.2, width: b.x - a.x + 12, height: b.y - a.y };
  };

/** How to play: light the road, bend the light, merge. */
export const how: readonly Lesson<State, Ui>[] = [
  {
    say: 'how.light',
    state: () => night([lantern('g8', 3), lantern('c9', 1)], [14, 19.5, 16.4]),
    prepare: clear,
    look: rows(5, 10),
  },
  {
    say: 'how.mirror',
    state: () => night([lantern('b3', 0), mirror('b2', 0), mirror('f2', 1)], [3.4, 6.2]),
    prepare: clear,
    look: rows(0.6, 5.2),
    hand: (_, __, size) => ({
      kind: 'tap',
      at: toWorld(layoutOf(size), middleOf(at('f2'))),
      keys: ['a'],
    }),
  },
  {
    say: 'how.merge',
    state: () =>
      night([lantern('a6', 1, 3), mirror('b6', 0), mirror('b5', 0), mirror('f5', 0)], [9.6, 11.6]),
    prepare: clear,
    look: rows(2.4, 7.2),
  },
];
