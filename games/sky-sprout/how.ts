import { createRng } from '@playgrove/kit/core';
import type { Lesson, Rect } from '@playgrove/kit/runtime';
import { rules, type State } from './rules.ts';
import type { Kind, Leaf } from './rules/climb.ts';
import { placeAt } from './view/eye.ts';
import { focusOf, type Ui } from './view/scene.ts';

type Size = { readonly width: number; readonly height: number };

const leaf = (kind: Kind, x: number, y: number, wet = false): Leaf => ({
  kind,
  x,
  y,
  wet,
  gone: false,
});

function climb(leaves: readonly Leaf[], more: Partial<State>): State {
  const state = rules.deal({ level: 1 }, createRng('how'), null);
  return { ...state, leaves: [...leaves], things: [], tick: 40, ...more };
}

/** The sprout, as large as it fits with what is around it. */
function look(state: State, to: Size, ui: Ui): Rect {
  const { y } = placeAt(to, focusOf(ui), { x: 0, y: state.y });
  return { x: to.width / 2 - 220, y: y - 180, width: 440, height: 280 };
}

/** How to play: steer, water, flee. */
export const how: readonly Lesson<State, Ui>[] = [
  {
    say: 'how.steer',
    state: () =>
      climb([leaf('leaf', 30, 95, true), leaf('leaf', 68, 104)], {
        x: 48,
        y: 106,
        vx: 1.2,
        vy: -0.4,
        stood: 95,
      }),
    look,
    hand: (state, ui, to) => {
      const from = placeAt(to, focusOf(ui), { x: 44, y: state.y - 4 });
      return { kind: 'swipe', from, to: { x: from.x + 130, y: from.y }, keys: [] };
    },
  },
  {
    say: 'how.water',
    state: () =>
      climb([leaf('leaf', 29, 102, true), leaf('leaf', 50, 112, true), leaf('leaf', 74, 126)], {
        x: 50,
        y: 112,
        vy: -0.6,
        stood: 112,
      }),
    look,
  },
  {
    say: 'how.frost',
    state: () =>
      climb([leaf('leaf', 28, 98, true), leaf('dry', 70, 104)], {
        x: 48,
        y: 98,
        vy: -1.4,
        stood: 98,
        frost: 93,
        hearts: 2,
      }),
    look,
  },
];
