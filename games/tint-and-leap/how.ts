import { createRng } from '@playgrove/kit/core';
import type { Lesson, Rect } from '@playgrove/kit/runtime';
import { LATE, rules, whereOf, type State } from './rules.ts';
import { perchAt, type Perch } from './rules/state.ts';
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

/** The shape of the pictures. */
const RATIO = 1.6;

/** The chameleon and the next leaf, so that they fill the picture. */
function look(state: State, to: Size, ui: Ui): Rect {
  const body = bodyAt(to, state, ui.way, whereOf(state), ui.eye);
  const goal = perchPoint(to, state, ui.way, 1, ui.eye);
  // A beetle hovers over the leap.
  const above = perchAt(state, 1).bug ? 300 : 170;
  const top = Math.min(body.y - above, goal.y - 90);
  const high = Math.max(body.y + 100, goal.y + 90) - top;
  const width = Math.max(high * RATIO, Math.abs(body.x - goal.x) + 260);
  const x = (body.x + goal.x - width) / 2;
  return {
    x: Math.max(0, Math.min(to.width - width, x)),
    y: top - (width / RATIO - high) / 2,
    width,
    height: width / RATIO,
  };
}

/** How to play: match, wait for it, beetles. */
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
    state: () => leaping({}, { phase: 'leap', tick: LEAF.leap - LATE }),
    look,
  },
  {
    say: 'how.bug',
    state: () => leaping({ bug: { color: 0, at: 34 } }, { phase: 'leap', tick: 26 }),
    look,
  },
];
