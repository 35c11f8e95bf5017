import { createRng } from '@playgrove/kit/core';
import type { Lesson, Rect } from '@playgrove/kit/runtime';
import { rules, type State } from './rules.ts';
import { FRESH } from './rules/state.ts';
import { planStrokes } from '@playgrove/kit/logic/paintmask/plan';
import { FRAME, lookOf } from './rules/reference.ts';
import { SIZES, strokeText } from './rules/stroke.ts';
import { coach } from './view/telling.ts';
import { layoutFor, type Size, type Ui } from './view/ui.ts';

/** The first look, some of its parts painted as they should be. */
function bunny(parts: number): State {
  const state = rules.deal({ look: 0 }, createRng('how to play'), FRESH);
  const brush = { tool: 'brush', mirror: false, stencil: 0 } as const;
  const radii = [...SIZES.brush].reverse();
  const painted = lookOf(0).parts.slice(0, parts);
  state.strokes = painted.flatMap(({ paint, region }) =>
    planStrokes(FRAME, region, radii).map(({ points, radius }) =>
      strokeText({ ...brush, paint, size: SIZES.brush.indexOf(radius), points }),
    ),
  );
  return state;
}

/** Cheeks, nose and mouth. */
function mouth(state: State, to: Size): Rect {
  const { x, y, scale } = layoutFor(to, state).face;
  return { x: x - 76 * scale, y: y - 4 * scale, width: 152 * scale, height: 88 * scale };
}

/** How to play: paint, look what is missing, reveal. */
export const how: readonly Lesson<State, Ui>[] = [
  {
    say: 'how.paint',
    state: () => bunny(0),
    look: mouth,
    hand: (state, ui, to) =>
      coach(state, ui, to) ?? { kind: 'tap', at: { x: 0, y: 0 }, keys: ['a'] },
  },
  {
    say: 'how.check',
    state() {
      const state = bunny(2);
      state.phase = 'shown';
      return state;
    },
    prepare(ui) {
      Object.assign(ui, { map: true, phase: 'shown', age: 9, split: 0 });
    },
    look: mouth,
  },
  {
    say: 'how.reveal',
    state: () => bunny(Infinity),
    look(state, to) {
      const { done, steps } = layoutFor(to, state);
      return {
        x: done.x - 110,
        y: steps.y,
        width: done.width + 120,
        height: done.y + 70 - steps.y,
      };
    },
    hand(state, _, to) {
      const { x, y, width, height } = layoutFor(to, state).done;
      return { kind: 'tap', at: { x: x + width / 2, y: y + height * 0.7 }, keys: ['y'] };
    },
  },
];
