import type { Voice } from '@playgrove/kit/runtime';
import type { State } from '../rules/state.ts';
import { liveLine } from './live.ts';
import type { Ui } from './ui.ts';

/** Board units a second at which chalk is loudest, and how fast the sound follows the hand, a second. */
const FAST = 1300;
const FOLLOW = 16;
const HEARD = 0.03;

/** Listens to how fast the line in hand grows: chalk that is stopped by something is silent. */
export function listen(state: State, ui: Ui, dt: number): void {
  const { chalk } = liveLine(state, ui);
  const grown = ui.drawing ? Math.max(0, chalk - ui.marked) : 0;
  ui.marked = chalk;
  if (dt <= 0) return;
  const pace = Math.min(1, grown / dt / FAST);
  ui.scratch += (pace - ui.scratch) * Math.min(1, dt * FOLLOW);
}

/** Chalk on slate: a dry rustle, brighter and louder the faster it goes, with a little squeak in it. */
export function voices(_state: State, ui: Ui): readonly Voice[] {
  const { scratch } = ui;
  if (!ui.drawing || scratch < HEARD) return [];
  return [
    { id: 'chalk', kind: 'wind', pitch: 5 + scratch * 2.5, gain: 0.08 + scratch * 0.24 },
    { id: 'chalk', kind: 'skid', pitch: 2.1 + scratch * 0.7, gain: scratch * 0.05 },
  ];
}
