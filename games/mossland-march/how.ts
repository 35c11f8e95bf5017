import { createRng } from '@playgrove/kit/core';
import type { Lesson, Rect, Sizes } from '@playgrove/kit/runtime';
import { rules, type State } from './rules.ts';
import { fieldOf } from './rules/field.ts';
import { laneOf } from './rules/march.ts';
import { layoutOf, toWorld } from './view/layout.ts';
import { spotOn } from './view/marks.ts';
import type { Side } from './rules/types.ts';
import type { Ui } from './view/ui.ts';
import { along } from './rules/nodegraph/index.ts';

/** Two mounds of the first battle that a path joins, and that lie next to each other on any screen. */
const [THERE, HERE] = [0, 2] as const;

/** Late enough that no note lies over it. */
const TICK = 900;

/** @param there whose the other mound is, and how many are in it; `here` is the player's */
function battle(there: { readonly side: Side; readonly count: number }, here: number): State {
  const state = rules.deal({ mode: 'level', level: 0 }, createRng('how to play'), null);
  state.tick = TICK;
  Object.assign(state.mounds[THERE] ?? {}, there);
  Object.assign(state.mounds[HERE] ?? {}, { side: 1, count: here });
  return state;
}

/** Both mounds, and room for the sum above. */
function look(state: State, to: Sizes): Rect {
  const { sites } = fieldOf(state);
  const spots = [THERE, HERE].map((at) => toWorld(layoutOf(to), sites[at] ?? { x: 0, y: 0 }));
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - 75, Math.min(...ys) - 120];
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + 75 - left,
    height: Math.max(...ys) + 80 - top,
  };
}

const laneBetween = (state: State): number => laneOf(fieldOf(state), THERE, HERE);

/** How to play: take a mound, read a rival's plan, drop a twig. */
export const how: readonly Lesson<State, Ui>[] = [
  {
    say: 'how.take',
    state: () => battle({ side: 0, count: 3 }, 14),
    prepare(ui) {
      ui.drag = { start: HERE, from: [HERE], at: { x: 0, y: 0 }, over: THERE, moved: true };
    },
    look,
    hand(state, _, to) {
      const site = fieldOf(state).sites[THERE];
      return { kind: 'tap', at: toWorld(layoutOf(to), site ?? { x: 0, y: 0 }), keys: ['a'] };
    },
  },
  {
    say: 'how.plan',
    state() {
      const state = battle({ side: 2, count: 14 }, 4);
      state.plans = [{ side: 2, from: [THERE], to: HERE, all: true, due: 30 }];
      return state;
    },
    look,
  },
  {
    say: 'how.twig',
    state() {
      const state = battle({ side: 2, count: 5 }, 4);
      const lane = laneBetween(state);
      const length = fieldOf(state).graph.lanes[lane]?.length ?? 0;
      const row = { side: 2 as Side, n: 3, way: [THERE, HERE], leg: 0 };
      state.rows = [50, 66, 82].map((far, id) => ({ ...row, id, far }));
      state.twigs = [{ lane, along: Math.round(length * 0.6), left: 150 }];
      return state;
    },
    look,
    hand(state, _, to) {
      const lane = fieldOf(state).graph.lanes[laneBetween(state)];
      const spot = lane && spotOn(layoutOf(to), along(lane, lane.length * 0.6));
      return { kind: 'tap', at: { x: (spot?.x ?? 0) + 40, y: (spot?.y ?? 0) + 20 }, keys: ['b'] };
    },
  },
];
