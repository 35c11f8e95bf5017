import { createRng } from '@playgrove/kit/core';
import type { Lesson, Rect } from '@playgrove/kit/runtime';
import { rules, type State } from './rules.ts';
import { foresee, hitTo } from './rules/flight.ts';
import type { Ball } from './rules/types.ts';
import { swipeAt } from './view/hands.ts';
import { lensOf, project } from './view/lens.ts';
import type { Ui } from './view/ui.ts';

type Size = { readonly width: number; readonly height: number };

const BALL: Ball = { x: -14, y: 16, z: 138, vx: 0, vy: 0, vz: 0, top: 0, side: 0 };

/** A rally in which the ball is on its way to the bat, at this depth. */
function coming(x: number, z: number, more: Partial<State> = {}): State {
  const state = rules.deal({ rival: 0 }, createRng('how'), null);
  const ball = hitTo(BALL, { x, z: -92, pace: 330, top: 0, side: 0 });
  const seen = foresee(ball, -1);
  if (!seen) return state;
  const { land, met } = seen;
  return {
    ...state,
    phase: 'rally',
    last: 'foe',
    rally: 3,
    tick: 60,
    hitTick: 30,
    ball: { ...ball, ...met, z },
    forecast: { landX: land.x, landZ: land.z, landTick: 75, ...met, tick: 90 },
    ...more,
  };
}

/** The near half of the table, or the far one. */
function look(to: Size, z: number, tall: number): Rect {
  const { x, y } = project(lensOf(to), 0, 20, z);
  return { x: x - tall * 0.8, y: y - tall / 2, width: tall * 1.6, height: tall };
}

function bend(ui: Ui, state: State, side: number): void {
  const { ball } = state;
  for (let at = 0; at < 14; at += 1) {
    const back = (13 - at) / 13;
    ui.trail.push({
      x: ball.x + side * (back * back * 60 - back * 10),
      y: ball.y + 22 * Math.sin(back * Math.PI),
      z: ball.z - back * 120 * Math.sign(ball.vz || 1),
    });
  }
}

/** How to play: the drag, the swipe, the rival. */
export const how: readonly Lesson<State, Ui>[] = [
  {
    say: 'how.drag',
    state: () => coming(30, -60, { bat: { x: 2, y: 14, z: -152, to: 0 } }),
    look: (_, to) => look(to, -120, 470),
    hand: (state, _, to) => {
      const { from } = swipeAt(state, to);
      return {
        kind: 'swipe',
        from: { x: from.x, y: from.y - 60 },
        to: { x: from.x + 130, y: from.y - 60 },
        keys: [],
      };
    },
  },
  {
    say: 'how.swipe',
    state: () => {
      const state = coming(10, -20, {
        bat: { x: 10, y: 14, z: -152, to: 10 },
      });
      return { ...state, last: 'me', ball: { ...state.ball, z: -30, y: 30, vz: 480, top: 500 } };
    },
    prepare: (ui, state) => bend(ui, state, 0.4),
    look: (_, to) => look(to, -120, 470),
    hand: (state, _, to) => ({ kind: 'swipe', ...swipeAt(state, to), keys: [] }),
  },
  {
    say: 'how.rival',
    state: () =>
      coming(0, 60, {
        params: { rival: 3 },
        rally: 7,
        foe: { x: -20, y: 16, z: 152 },
      }),
    prepare: (ui, state) => bend(ui, state, 0.6),
    look: (_, to) => look(to, 150, 470),
  },
];
