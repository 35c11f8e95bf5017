import { createRng } from '@playgrove/kit/core';
import type { Lesson, Rect } from '@playgrove/kit/runtime';
import { rules, type State } from './rules.ts';
import { RUN, SNEAK } from './rules/state.ts';
import { CELL, middle } from './rules/yard.ts';
import { layoutFor, toWorld } from './view/layout.ts';
import { lead, planFrom } from './view/plan.ts';
import type { Ui } from './view/ui.ts';

type Size = { readonly width: number; readonly height: number };
type Spot = readonly [column: number, row: number];

/** The first level after so many ticks, the raccoon somewhere. */
function scene([column, row]: Spot, t: number, more: Partial<State> = {}): State {
  const state = rules.deal({ level: 0 }, createRng('how'), null);
  const { x, y } = middle(column, row);
  return { ...state, x, y, t, began: true, ...more };
}

/** A part of the yard around a cell. */
const part =
  ([column, row]: Spot) =>
  (_: State, to: Size): Rect => {
    const { x, y } = toWorld(layoutFor(to), middle(column, row));
    return { x: x - CELL * 3, y: y - CELL * 1.9, width: CELL * 6, height: CELL * 3.8 };
  };

function settle(ui: Ui, state: State): void {
  ui.lastX = state.x;
  ui.lastY = state.y;
}

const from: Spot = [1, 12];
const goal: Spot = [3, 9];

/** How to play: draw a path, mind the noise, hide. */
export const how: readonly Lesson<State, Ui>[] = [
  {
    say: 'how.draw',
    state: () => scene(from, 0, { held: true }),
    prepare(ui, state) {
      settle(ui, state);
      ui.plan = planFrom(state, 1, state);
      lead(ui.plan, state, middle(...goal));
    },
    look: part([3, 10]),
    hand: (_, ui) => {
      const end = toWorld(ui.layout, middle(...goal));
      return { kind: 'tap', at: end, keys: ['a'] };
    },
  },
  {
    say: 'how.noise',
    state: () => scene([3, 9], 40, { gait: RUN }),
    prepare(ui, state) {
      settle(ui, state);
      const { x, y } = toWorld(ui.layout, state);
      ui.rings = [60, 110, 150].map((far) => ({ x, y, far, loud: false, age: 0.18 }));
    },
    look: part([3, 9]),
  },
  {
    say: 'how.seen',
    state: () => scene([4, 6], 100, { alarm: 14, by: 0, gait: SNEAK }),
    prepare: settle,
    look: part([4, 6]),
  },
];
