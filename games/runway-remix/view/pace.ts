import { STOPS, type State } from '../rules.ts';
import type { Ui } from './state.ts';

/** Seconds between the judges' remarks, and before the first. */
export const REMARK = 0.24;
export const OPENING = 0.5;
/** Seconds from stop to stop, and how long a pose is held. */
const LEG = 2.1;
export const HELD = 0.75;

/** Where on the walk the client may be by now: they wait at each stop for a pose. */
export function advance(ui: Ui, state: State, dt: number): void {
  const stop = Math.min(1, (state.poses.length + 1) / STOPS);
  if (ui.show.flash.value < HELD) return;
  ui.walked = Math.min(stop, ui.walked + dt / (LEG * STOPS));
}
