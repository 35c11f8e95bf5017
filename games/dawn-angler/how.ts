import { createRng } from '@playgrove/kit/core';
import type { Lesson, Rect } from '@playgrove/kit/runtime';
import { rules } from './rules.ts';
import type { State } from './rules/state.ts';
import { throwOf } from './rules/water.ts';
import { mx, my, type Ui } from './view/ui.ts';

type Size = { readonly width: number; readonly height: number };

/** Ticks that are enough for any bite. */
const PATIENCE = 600;

const silent = () => ({ rng: createRng(7), cue: () => undefined });

/** Willow Lake before the first cast. */
function dawn(): State {
  const fresh = rules.career?.fresh;
  if (!fresh) throw new Error('dawn-angler: no career to begin with');
  return rules.deal({ lake: 0, lent: false }, createRng(7), fresh);
}

const nearest = (state: State) =>
  state.spots.find(({ z }) => z < throwOf(state)) ?? { x: 0, z: 12 };

/** Cast at a ripple, until something bites. */
function bite(): State {
  const state = dawn();
  const context = silent();
  const { x, z } = nearest(state);
  rules.step(state, { act: 'press', x: Math.round(x * 10) }, context);
  rules.step(state, { act: 'free', z }, context);
  for (let tick = 0; tick < PATIENCE; tick += 1) {
    if (state.wait && state.wait.t >= state.wait.bite + 4) break;
    rules.tick?.(state, context);
  }
  return state;
}

/** A fish on the hook, the line in the green. */
function fight(): State {
  const state = bite();
  const context = silent();
  rules.step(state, { act: 'press', x: 0 }, context);
  for (let tick = 0; tick < 30; tick += 1) rules.tick?.(state, context);
  if (state.fight) state.fight.tension = 55;
  return state;
}

function about(x: number, y: number, to: Size): Rect {
  const width = Math.min(to.width, to.height) * 0.62;
  const height = (width * 5) / 8;
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** How to play: cast, strike, reel. */
export const how: readonly Lesson<State, Ui>[] = [
  {
    say: 'how.cast',
    state: dawn,
    look: (state, to, ui) => {
      const { x, z } = nearest(state);
      return about(mx(ui.size, x), my(ui.size, z), to);
    },
    hand(state, ui) {
      const { x, z } = nearest(state);
      return { kind: 'tap', at: { x: mx(ui.size, x), y: my(ui.size, z) }, keys: ['a'] };
    },
  },
  {
    say: 'how.strike',
    state: bite,
    look: (state, to, ui) => about(mx(ui.size, state.x), my(ui.size, state.z) - 30, to),
  },
  {
    say: 'how.fight',
    state: fight,
    prepare(ui) {
      ui.pull = 55;
    },
    look: (_, to) => ({ x: 0, y: 40, width: to.width, height: to.width * 0.62 }),
  },
];
