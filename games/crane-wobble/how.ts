import { createRng } from '@playgrove/kit/core';
import type { Lesson, Rect } from '@playgrove/kit/runtime';
import { rules, type State } from './rules.ts';
import type { Floor } from './rules/state.ts';
import type { Ui } from './view/scene.ts';
import { FLOOR_HEIGHT } from './view/shapes.ts';
import { hangY, topY, type Size } from './view/yard.ts';

const floor = (x: number, guests: number, roped = false): Floor => ({
  kind: 'plain',
  x,
  guests,
  roped,
});

/** A tower of some floors with the crane over it. */
function tower(floors: readonly Floor[], more: Partial<State>): State {
  const state = rules.deal({ town: 5 }, createRng('how'), null);
  const base = state.floors;
  return { ...state, floors: [...base, ...floors], next: 'plain', turn: 0, ...more };
}

/** As wide as a phone's world, and so high that the pictures are filled. */
function part(to: Size, y: number): Rect {
  return { x: to.width / 2 - 310, y, width: 620, height: 385 };
}

/** From the hanging floor to the top one. */
const drop = (_: State, to: Size): Rect => part(to, hangY(to) - FLOOR_HEIGHT - 10);
/** The upper floors. */
const floors = (_: State, to: Size): Rect => part(to, topY(to) - 70);

function settle(ui: Ui, state: State): void {
  ui.shown = state.first + state.floors.length - 1;
  ui.landed = 9;
}

/** How to play: drop, wobble, ropes. */
export const how: readonly Lesson<State, Ui>[] = [
  {
    say: 'how.drop',
    state: () => tower([floor(0, 3), floor(0, 3)], {}),
    prepare: settle,
    look: drop,
    hand: (_, __, to) => ({
      kind: 'tap',
      at: { x: to.width / 2 + 120, y: topY(to) + 10 },
      keys: ['a'],
    }),
  },
  {
    say: 'how.wobble',
    state: () =>
      tower([floor(0, 2), floor(34, 2), floor(4, 1), floor(52, 1)], {
        sway: 70,
        center: 40,
        turn: 0.9,
      }),
    prepare: settle,
    look: floors,
  },
  {
    say: 'how.rope',
    state: () =>
      tower([floor(0, 3), floor(0, 3, true), floor(0, 5, true)], {
        ropes: 2,
        streak: 3,
        turn: 0.2,
      }),
    prepare: settle,
    look: floors,
  },
];
