import type { Motion } from '@playgrove/kit/runtime';
import { FALL, HZ, STEEP, type State } from '../rules/types.ts';
import type { Ui } from './ui.ts';

/** How fast the tray that is shown follows the hand. */
const LEAN = 26;

/** Moves all that is only shown by one frame. */
export function follow(state: State, ui: Ui, { cues, dt, part }: Motion<State>): void {
  const { since } = ui;
  since.check += dt;
  since.flower += dt;
  since.back += dt;
  for (const { name, value = 0 } of cues) {
    if (name === 'check') since.check = 0;
    else if (name === 'flower') since.flower = 0;
    else if (name === 'back') {
      since.back = 0;
      ui.squash = 0.3;
    } else if (name === 'knock' || name === 'bang') ui.squash = Math.min(0.22, value * 0.06);
    else if (name === 'on.moss') ui.squash = 0.12;
  }
  const rate = 1 - Math.exp(-LEAN * dt);
  const level = state.phase === 'fall' || state.phase === 'over' || state.phase === 'bloom';
  ui.lean.x += ((level ? 0 : state.want.x / STEEP) - ui.lean.x) * rate;
  ui.lean.y += ((level ? 0 : state.want.y / STEEP) - ui.lean.y) * rate;
  ui.squash *= Math.exp(-9 * dt);
  const ahead = state.phase === 'roll' ? part / HZ : 0;
  ui.ball.x = state.x + state.vx * ahead;
  ui.ball.y = state.y + state.vy * ahead;
  ui.ball.z = 0;
  if (state.phase === 'fall' || (state.phase === 'over' && state.cause === 'marbles')) {
    const time = state.phase === 'fall' ? (state.wait + part) / FALL : 1;
    ui.ball.z = -3.2 * time * time;
    ui.ball.x += (state.vx * time) / 6;
    ui.ball.y += (state.vy * time) / 6;
  }
  if (state.clock > 0 && (state.want.x !== 0 || state.want.y !== 0)) ui.rolled = true;
}
