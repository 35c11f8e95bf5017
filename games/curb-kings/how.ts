import { createRng } from '@playgrove/kit/core';
import type { Coach, Lesson, Rect } from '@playgrove/kit/runtime';
import { rules, type State } from './rules.ts';
import { railsNear } from './rules/course.ts';
import { FRESH } from './rules/state.ts';
import type { Ui } from './view/ui.ts';

/** Where the first rail is, at whose middle the pictures are taken. */
function onRail(): { readonly state: State; readonly x: number; readonly y: number } {
  const state = riding();
  const rail = railsNear(state.street, 0, 3000)[0];
  const x = (rail?.x ?? 0) + (rail?.w ?? 0) * 0.4;
  return { state, x, y: rail?.y0 ?? 0 };
}

function riding(): State {
  const state = rules.deal({ mode: 'spot', spot: 'harbour-1' }, createRng('how to play'), FRESH);
  state.phase = 'ride';
  state.tick = 90;
  return state;
}

/** The rider, large. */
function look({ rider }: State, _: unknown, { camera }: Ui): Rect {
  const [x, y] = [rider.x - camera.x, rider.y - camera.y];
  return { x: x - 150, y: y - 190, width: 400, height: 250 };
}

function at({ rider }: State, { camera }: Ui, dx: number, dy: number): { x: number; y: number } {
  return { x: rider.x - camera.x + dx, y: rider.y - camera.y + dy };
}

/** How to play: flick, grind, lean. */
export const how: readonly Lesson<State, Ui>[] = [
  {
    say: 'how.flick',
    state() {
      const state = riding();
      Object.assign(state.rider, { x: 420, y: state.rider.y - 70, vx: 7, mode: 'air' });
      state.rider.turn = { roll: 1, yaw: 0, body: 0, passed: 6, needs: 19 };
      return state;
    },
    look,
    hand: (state, ui): Coach => ({
      kind: 'swipe',
      from: at(state, ui, 70, -60),
      to: at(state, ui, 190, -60),
      keys: ['right'],
    }),
  },
  {
    say: 'how.grind',
    state() {
      const { state, x, y } = onRail();
      Object.assign(state.rider, { x: x - 60, y: y - 46, vx: 7, vy: 3, mode: 'air', held: true });
      return state;
    },
    look,
    hand: (state, ui) => ({ kind: 'hold', at: at(state, ui, 150, 70), keys: ['b'] }),
  },
  {
    say: 'how.lean',
    state() {
      const { state, x, y } = onRail();
      Object.assign(state.rider, { x, y, v: 7, mode: 'grind', held: true, lean: 0.82, since: 40 });
      return state;
    },
    look,
  },
];
