import { createRng } from '@playgrove/kit/core';
import type { Lesson, Rect } from '@playgrove/kit/runtime';
import { rules, type State } from './rules.ts';
import { RUN, SNEAK } from './rules/state.ts';
import { CELL, middle, STEP_RING } from './rules/yard.ts';
import { layoutFor } from './view/layout.ts';
import { lead, planFrom } from './view/plan.ts';
import type { Ui } from './view/ui.ts';

type Size = { readonly width: number; readonly height: number };
type Spot = readonly [column: number, row: number];

/** The first level after this many ticks, the raccoon somewhere. */
function scene([column, row]: Spot, t: number, more: Partial<State> = {}): State {
  const state = rules.deal({ level: 0 }, createRng('how'), null);
  const { x, y } = middle(column, row);
  return { ...state, x, y, t, began: true, ...more };
}

/** A part of the yard around a cell. */
const part =
  ([column, row]: Spot) =>
  (_: State, to: Size): Rect => {
    const { x, y } = layoutFor(to).toScreen(middle(column, row));
    return { x: x - CELL * 3, y: y - CELL * 1.9, width: CELL * 6, height: CELL * 3.8 };
  };

function settle(ui: Ui, state: State): void {
  ui.lastX = state.x;
  ui.lastY = state.y;
}

const from: Spot = [2, 5];
const goal: Spot = [5, 2];

/** How to play: draw a path, mind the noise, hide. */
export const how: readonly Lesson<State, Ui>[] = [
  {
    say: 'how.draw',
    state: () => scene(from, 10, { held: true }),
    prepare(ui, state) {
      settle(ui, state);
      ui.plan = planFrom(state, 1, state);
      lead(ui.plan, state, middle(...goal));
    },
    look: part([3.2, 3.6]),
    hand: (_, ui) => {
      const end = ui.layout.toScreen(middle(...goal));
      return { kind: 'tap', at: end, keys: ['a'] };
    },
  },
  {
    say: 'how.noise',
    state: () => {
      const state = scene([4, 2], 40, { gait: RUN });
      const [guard] = state.moods;
      if (guard) Object.assign(guard, { look: 60, off: -0.4 });
      return state;
    },
    prepare(ui, state) {
      settle(ui, state);
      const { x, y } = ui.layout.toScreen(state);
      ui.rings = [60, 105, STEP_RING].map((far) => ({ x, y, far, loud: false, age: 0.14 }));
    },
    look: part([3.2, 2.6]),
  },
  {
    say: 'how.seen',
    state: () => scene([4, 3], 40, { alarm: 16, by: 0, gait: SNEAK }),
    prepare: settle,
    look: part([3, 2.6]),
  },
];
