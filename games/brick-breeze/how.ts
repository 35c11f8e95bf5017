import { createRng } from '@playgrove/kit/core';
import type { Lesson, Rect } from '@playgrove/kit/runtime';
import { rules, type State } from './rules.ts';
import { BOARD_Y } from './rules/state.ts';
import type { Ui } from './view/ui.ts';

function playing(level: number, more: Partial<State>): State {
  return {
    ...rules.deal({ mode: 'level', level }, createRng('how'), null),
    phase: 'play',
    ...more,
  };
}
const ball = { x: 0, y: 0, vx: 0, vy: 0, wind: 0, push: 1 };
const look = (y: number) => (): Rect => ({ x: 40, y, width: 320, height: 220 });

/** How to play: the board, the gust, the kites. */
export const how: readonly Lesson<State, Ui>[] = [
  {
    say: 'how.board',
    state: () =>
      playing(0, { x: 180, balls: [{ ...ball, x: 208, y: BOARD_Y - 44, vx: 2, vy: -4 }] }),
    prepare(ui) {
      ui.trails.push([120, 360, 150, 420, 186, 484, 196, 466]);
    },
    look: look(370),
    hand: (_, ui) => ({
      kind: 'path',
      points: [
        { x: 180, y: 556 + ui.drop },
        { x: 250, y: 556 + ui.drop },
      ],
      keys: ['right'],
    }),
  },
  {
    say: 'how.gust',
    state: () =>
      playing(1, {
        x: 240,
        gusts: 1,
        balls: [{ ...ball, x: 176, y: 112, vx: 3, vy: -3, wind: 30 }],
      }),
    prepare(ui) {
      ui.gust = 0.5;
      ui.trails.push([200, 470, 150, 400, 118, 330, 106, 260, 112, 200, 130, 156, 156, 128]);
    },
    look: () => ({ x: 10, y: 30, width: 380, height: 540 }),
    hand: (_, ui) => ({
      kind: 'swipe',
      from: { x: 150, y: 556 + ui.drop },
      to: { x: 300, y: 556 + ui.drop },
      keys: ['right'],
    }),
  },
  {
    say: 'how.kites',
    state: () =>
      playing(0, {
        x: 200,
        kites: [0, 1, 2, 3, 4].map((kind) => ({
          x: 80 + kind * 60,
          y: 420 + (kind % 2) * 22,
          vx: 0,
          age: kind * 9,
          kind,
        })),
      }),
    look: look(370),
  },
];
