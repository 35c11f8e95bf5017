import type { Lesson } from '@playgrove/kit/runtime';
import { createRng } from '@playgrove/kit/core';
import { rules } from './rules.ts';
import { FRESH } from './rules/career.ts';
import { GRACE, type Params, type State, type Toss } from './rules/state.ts';
import type { Kind } from './rules/fruit.ts';
import type { Ui } from './view/ui.ts';

type Flying = readonly [kind: Kind, x: number, y: number];

/** A moment of play: what is in the air, in parts of the field. */
function moment(params: Params, ...flying: readonly Flying[]): State {
  const state = rules.deal(params, createRng('how'), FRESH);
  const air = flying.map(([kind, x, y], at): Toss => ({
    id: 10 + at,
    kind,
    x: x * state.field.w,
    y: y * state.field.h,
    vx: 0,
    vy: 0,
    g: 0.2,
    turn: at * 0.4 - 0.5,
    spin: 0,
    wait: 0,
    gift: false,
    row: 0,
    shaved: false,
  }));
  return { ...state, started: true, tick: GRACE + 1, air };
}

/** How to play: cut, fill the glass, mind the nests. */
export const how: readonly Lesson<State, Ui>[] = [
  {
    say: 'how.cut',
    state: () =>
      moment(
        { mode: 'endless' },
        ['orange', 0.24, 0.49],
        ['melon', 0.5, 0.45],
        ['apple', 0.77, 0.42],
      ),
    look: (_, { width, height }) => ({ x: 0, y: height * 0.32, width, height: height * 0.28 }),
    hand: (_, __, { width, height }) => ({
      kind: 'swipe',
      from: { x: width * 0.1, y: height * 0.52 },
      to: { x: width * 0.9, y: height * 0.4 },
      keys: ['a'],
    }),
  },
  {
    say: 'how.glass',
    state() {
      const state = moment({ mode: 'recipe', card: 1 }, ['melon', 0.3, 0.2], ['orange', 0.7, 0.22]);
      const needs = ['melon', 'melon', 'strawberry'] as const;
      return { ...state, order: { number: 0, needs, filled: [true, false, false] } };
    },
    look: (_, { width, height }) => ({ x: 0, y: 0, width, height: height * 0.3 }),
  },
  {
    say: 'how.nest',
    state: () => moment({ mode: 'endless' }, ['nest', 0.34, 0.47], ['strawberry', 0.72, 0.43]),
    look: (_, { width, height }) => ({ x: 0, y: height * 0.34, width, height: height * 0.26 }),
  },
];
