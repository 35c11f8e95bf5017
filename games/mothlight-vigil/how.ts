import { createRng } from '@playgrove/kit/core';
import type { Lesson, Rect } from '@playgrove/kit/runtime';
import { FRESH } from './rules/state.ts';
import { addFoe } from './rules/swarm.ts';
import { FLIT, HUNTER, MITE } from './rules/foes.ts';
import { rules, type State } from './rules.ts';
import { sx, sy, type Size, type Ui } from './view/ui.ts';

function flying(night: number): State {
  const state = rules.deal({ night }, createRng('how to play'), FRESH);
  state.phase = 'fly';
  state.tick = 600;
  state.lamps = [];
  return state;
}

/** The moth and its light, as wide as the world is on a phone. */
function look(_: State, to: Size, ui: Ui): Rect {
  return { x: sx(to, ui, 0) - 230, y: sy(to, ui, 0) - 140, width: 460, height: 286 };
}

/** How to play: fly, shine, and light lamps. */
export const how: readonly Lesson<State, Ui>[] = [
  {
    say: 'how.light',
    state() {
      const state = flying(0);
      state.light = 50;
      state.to = 28;
      for (const [x, y] of [
        [-120, -50],
        [-165, 30],
        [180, 40],
        [-110, 105],
        [150, -100],
      ] as const) {
        addFoe(state, MITE, x, y);
      }
      state.shots.push({ x: -70, y: -34, vx: -6.4, vy: -3, left: 20, hurt: 4 });
      return state;
    },
    look,
    hand: (_, ui, to) => ({
      kind: 'path',
      points: [
        { x: sx(to, ui, 0) - 20, y: sy(to, ui, 0) + 104 },
        { x: sx(to, ui, 0) + 80, y: sy(to, ui, 0) + 74 },
      ],
      keys: ['right', 'up'],
    }),
  },
  {
    say: 'how.shine',
    state() {
      const state = flying(2);
      state.shine = 1;
      state.light = 28;
      state.lure = 82;
      addFoe(state, HUNTER, 168, -66);
      for (const [x, y] of [
        [-130, 60],
        [-160, -70],
        [150, 90],
      ] as const) {
        addFoe(state, FLIT, x, y);
      }
      return state;
    },
    look,
  },
  {
    say: 'how.lamp',
    state() {
      const state = flying(1);
      state.shine = 1;
      state.light = 24;
      state.lamps = [{ x: 92, y: 8, lit: 0, charge: 52 }];
      for (const [x, y] of [
        [-170, -70],
        [-150, 80],
      ] as const) {
        addFoe(state, MITE, x, y);
      }
      return state;
    },
    look,
  },
];
