import { createRng } from '@playgrove/kit/core';
import type { Lesson } from '@playgrove/kit/runtime';
import { rules, jobOf, type State } from './rules.ts';
import { axleFor } from './rules/body.ts';
import { FULL, type Pose } from './rules/types.ts';
import { vehicleOf } from './rules/vehicles.ts';
import { look, toScreen } from './view/place.ts';
import type { Ui } from './view/ui.ts';

type Size = { readonly width: number; readonly height: number };

/** A level with the car somewhere on its way. */
function at(level: number, more: (state: State) => Partial<State>): State {
  const state = rules.deal({ level }, createRng('how'), null);
  return { ...state, clock: 200, ...more(state) };
}

const standing = (state: State, pose: Pose, wheel = 0): State['body'] => ({
  ...state.body,
  ...pose,
  wheel,
});

/** Around a place of the lot, on the screen. */
function near(state: State, to: Size, ui: Ui, x: number, y: number) {
  const sizes = { ...to, px: 1 };
  look(ui.camera, state, sizes as never, 1, false);
  const spot = toScreen({ x, y }, ui.camera);
  const size = Math.min(to.width, to.height, 300 * ui.camera.scale);
  const left = Math.max(0, Math.min(to.width - size, spot.x - size / 2));
  const top = Math.max(0, Math.min(to.height - size * 0.8, spot.y - size * 0.4));
  return { x: left, y: top, width: size, height: size * 0.8 };
}

const parked = (state: State): State['body'] =>
  standing(state, axleFor(vehicleOf(jobOf(state).vehicle), jobOf(state).bay));

export const how: readonly Lesson<State, Ui>[] = [
  {
    say: 'how.push',
    state: () =>
      at(2, (state) => ({
        body: standing(state, { x: 224, y: 330, a: -1.3 }, 0.6),
        want: { kind: 'push', x: FULL, y: -6 },
      })),
    look: (state, to, ui) => near(state, to, ui, 270, 240),
    hand: (state, ui, to) => {
      const area = near(state, to, ui, 270, 240);
      const from = { x: area.x + area.width * 0.3, y: area.y + area.height * 0.86 };
      const end = { x: area.x + area.width * 0.62, y: area.y + area.height * 0.66 };
      return { kind: 'swipe', from, to: end, keys: ['up', 'right'] };
    },
  },
  {
    say: 'how.park',
    state: () => at(3, (state) => ({ body: parked(state), fit: 2, dwell: 12 })),
    look: (state, to, ui) => near(state, to, ui, 330, 180),
  },
  {
    say: 'how.bump',
    state: () =>
      at(3, (state) => ({
        body: standing(state, { x: 250, y: 275, a: -0.35 }, 0.2),
        want: { kind: 'push', x: FULL, y: -4 },
        bumps: 1,
        dents: [{ x: 62, y: 12 }],
      })),
    look: (state, to, ui) => near(state, to, ui, 300, 240),
  },
];
