import { createRng } from '@playgrove/kit/core';
import type { Lesson, Rect } from '@playgrove/kit/runtime';
import { rules, type State } from './rules.ts';
import type { Perch } from './rules/state.ts';
import type { Ui } from './view/scene.ts';
import { bodyAt, perchPoint, type Size } from './view/way.ts';

const LEAF: Perch = {
  kind: 'leaf',
  color: 0,
  leap: 70,
  rest: 14,
  spring: false,
  side: -0.8,
  bug: null,
};

/** A leap from a coral leaf, with what comes next. */
function leaping(next: Partial<Perch>, more: Partial<State>): State {
  const state = rules.deal({ level: 7 }, createRng('how'), null);
  state.perches = [
    LEAF,
    { ...LEAF, color: 1, side: 0.8, ...next },
    { ...LEAF, color: 2 },
    { ...LEAF, color: 1, side: 0.8 },
  ];
  return { ...state, color: 0, waits: 0, ...more };
}

/** The leap, from the lower to the upper leaf. */
function look(state: State, to: Size, ui: Ui): Rect {
  const from = perchPoint(to, state, ui.way, 0, ui.eye);
  const goal = perchPoint(to, state, ui.way, 1, ui.eye);
  const [x, y] = [Math.min(from.x, goal.x) - 150, Math.min(from.y, goal.y) - 190];
  return {
    x,
    y,
    width: Math.abs(from.x - goal.x) + 300,
    height: Math.abs(from.y - goal.y) + 320,
  };
}

/** How to play: match, wait for it, blooms. */
export const how: readonly Lesson<State, Ui>[] = [
  {
    say: 'how.match',
    state: () => leaping({}, {}),
    look,
    hand: (state, ui, to) => {
      const { x, y } = bodyAt(to, state, ui.way, 0, ui.eye);
      return { kind: 'tap', at: { x: x + 10, y: y + 60 }, keys: ['a'] };
    },
  },
  {
    say: 'how.late',
    state: () => leaping({}, { phase: 'leap', tick: 52, color: 1, since: 2 }),
    look,
  },
  {
    say: 'how.bug',
    state: () => leaping({ bug: { color: 0, at: 34 } }, { phase: 'leap', tick: 26 }),
    look,
  },
];
