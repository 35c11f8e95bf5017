import { createRng } from '@playgrove/kit/core';
import type { Lesson, Rect } from '@playgrove/kit/runtime';
import { CELL } from './rules/course.ts';
import { press, stepWalk } from './rules/fox.ts';
import { placeOf, rules, type State } from './rules.ts';
import { layOut, type Ui } from './view/ui.ts';

/** The first level, its stored way walked for so many ticks. */
function walked(ticks: number): State {
  const state = rules.deal({ level: 0 }, createRng(1), { embers: {}, coat: 0 });
  const { taps, course } = placeOf(state);
  const { walk } = state;
  while (walk.tick < ticks) {
    if (taps.some(([down]) => down === walk.tick)) press(walk);
    stepWalk(course(), walk);
  }
  state.phase = 'run';
  return state;
}

type Size = { readonly width: number; readonly height: number };

/** Columns and rows of the map from these on. */
function part(from: readonly [number, number], state: State, to: Size, ui: Ui): Rect {
  layOut(ui, to, state.walk.x, state.walk.way, 0);
  const { x, y } = ui.origin;
  return { x: x + from[0] * CELL, y: y + from[1] * CELL, width: 8 * CELL, height: 5 * CELL };
}

/** How to play: jump, light, bring home. */
export const how: readonly Lesson<State, Ui>[] = [
  {
    say: 'how.jump',
    state: () => walked(24),
    look: (state, to, ui) => part([5, 6], state, to, ui),
    hand: (_, ui) => ({
      kind: 'hold',
      at: { x: ui.origin.x + 11 * CELL, y: ui.origin.y + 7.4 * CELL },
      keys: ['a'],
    }),
  },
  {
    say: 'how.spark',
    state: () => walked(190),
    look: (state, to, ui) => part([11, 5.5], state, to, ui),
  },
  {
    say: 'how.home',
    state: () => walked(330),
    look: (state, to, ui) => part([13, 3], state, to, ui),
  },
];
