import { createRng } from '@playgrove/kit/core';
import type { Lesson, Rect } from '@playgrove/kit/runtime';
import { rules, type State } from './rules.ts';
import { BOARD_Y, FIREWORK } from './rules/state.ts';
import type { Ui } from './view/ui.ts';

function playing(level: number, more: Partial<State>): State {
  return {
    ...rules.deal({ mode: 'level', level }, createRng('how'), null),
    phase: 'play',
    ...more,
  };
}
const ball = { x: 0, y: 0, vx: 0, vy: 0, wind: 0, push: 1 };
/** The board and what is above it. */
const look = (_: State, __: unknown, ui: Ui): Rect => ({
  x: 40 * ui.wide,
  y: 370 + ui.drop,
  width: 320 * ui.wide,
  height: 200,
});

/** How to play: the board, the gust, the kites. */
export const how: readonly Lesson<State, Ui>[] = [
  {
    say: 'how.board',
    state: () =>
      playing(0, { x: 180, balls: [{ ...ball, x: 208, y: BOARD_Y - 44, vx: 2, vy: -4 }] }),
    prepare(ui) {
      ui.trails.push([120, 360, 150, 420, 186, 484, 196, 466]);
    },
    look,
    hand: (_, ui) => ({
      kind: 'path',
      points: [
        { x: 180 * ui.wide, y: 556 + ui.drop },
        { x: 250 * ui.wide, y: 556 + ui.drop },
      ],
      keys: ['right'],
    }),
  },
  {
    say: 'how.gust',
    // The mural whose pinwheel hangs lowest.
    state() {
      const one = { ...ball, x: 184, y: 290, vx: 3, vy: -3, wind: 30 };
      return playing(59, { x: 236, gusts: 1, balls: [one] });
    },
    prepare(ui) {
      ui.gust = 0.5;
      ui.trails.push([206, 478, 168, 440, 138, 400, 128, 364, 138, 332, 164, 304]);
    },
    look: (_, __, ui) => ({ x: 0, y: 241 + ui.drop, width: 400 * ui.wide, height: 266 }),
    hand: (_, ui) => ({
      kind: 'swipe',
      from: { x: 210 * ui.wide, y: 490 + ui.drop },
      to: { x: 330 * ui.wide, y: 490 + ui.drop },
      keys: ['right'],
    }),
  },
  {
    say: 'how.kites',
    state() {
      const kites = [0, 1, 2, 3, 4].map((kind) => {
        return { x: 80 + kind * 60, y: 312 + (kind % 2) * 22, vx: 0, age: kind * 9, kind };
      });
      const state = playing(0, { kites });
      state.cargo = state.tiles.map((_, cell) => (cell % 5 === 1 ? FIREWORK : 0));
      return state;
    },
    look: (_, __, ui) => ({ x: 40 * ui.wide, y: 160 + ui.drop, width: 320 * ui.wide, height: 200 }),
  },
];
