import type { Coach } from '@playgrove/kit/runtime';
import { thingsOf, type Kind } from '../rules/layout.ts';
import type { State } from '../rules/state.ts';
import type { Ui } from './ui.ts';

/** Ticks ahead in which a lesson's thing must be for its hand to show. */
const SOON = 74;
const LEARNING = 3600;

/** Swipes where they are first needed: to the coins, over sacks, under a line, into a shortcut. */
export function coachOf(state: State, ui: Ui): Coach | 'wait' | undefined {
  const { done, size } = ui;
  if (done.side && done.up && done.down && done.fork) return undefined;
  if (state.phase === 'end' || state.tick > LEARNING) return undefined;
  const x = size.width / 2;
  const y = size.height * 0.72;
  const far = Math.min(90, size.width * 0.22);
  const swipe = (dx: number, dy: number, key: 'left' | 'right' | 'up' | 'down'): Coach => ({
    kind: 'swipe',
    from: { x: x - (dx * far) / 2, y: y - (dy * far) / 2 },
    to: { x: x + (dx * far) / 2, y: y + (dy * far) / 2 },
    keys: [key],
  });
  if (state.phase === 'ready') return 'wait';
  const { runner, fork } = state;
  if (!done.fork && fork?.state === 'open' && runner.lane === fork.side)
    return swipe(fork.side, 0, fork.side < 0 ? 'left' : 'right');
  if (!done.side && state.tick > 70) {
    const lane = laneOf(state, 'coin');
    if (lane !== undefined && lane !== runner.lane)
      return lane < runner.lane ? swipe(-1, 0, 'left') : swipe(1, 0, 'right');
  }
  if (!done.up && laneOf(state, 'sacks') !== undefined) return swipe(0, -1, 'up');
  if (!done.down && laneOf(state, 'line') !== undefined) return swipe(0, 1, 'down');
  return 'wait';
}

/** The lane of the next thing of a kind that is near; the runner's own before others. */
function laneOf({ way, runner, pace }: State, kind: Kind): number | undefined {
  const to = runner.z + SOON * pace;
  let found: number | undefined;
  for (const { chunk, tier, at, gone } of way) {
    if (at > to) break;
    for (const [index, thing] of thingsOf(chunk, tier).entries()) {
      const z = at + thing.z;
      if (thing.kind !== kind || z < runner.z + 2 || z > to || gone.includes(index)) continue;
      if (thing.lane === runner.lane) return thing.lane;
      found ??= thing.lane;
    }
  }
  return found;
}
