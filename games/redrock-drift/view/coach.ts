import type { Point } from '@playgrove/kit/contract';
import type { Coach } from '@playgrove/kit/runtime';
import { courseFor, trackFor } from '../levels.ts';
import { LOCK, type State } from '../rules/types.ts';
import { EDGE, FULL, type Ui } from './ui.ts';

/** Samples of the road ahead, two meters each, in which a bend is looked for, and how much it must turn. */
const NEAR = 6;
const FAR = 24;
const BEND = 0.009;
/** Ticks of the first lap after which the hand gives up. */
const TIMEOUT = 1500;

/** Steer while the lights count, then drift at the first bend: gone once the car slides. */
export function coachOf(state: State, ui: Ui): Coach | 'wait' | undefined {
  const [car] = state.cars;
  if (car.drift !== 0 || state.clock > TIMEOUT) return undefined;
  if (state.phase !== 'countdown' && state.phase !== 'race') return 'wait';
  // A thumb that steers already is shown the way on its own line.
  const from = ui.thumb?.from ?? restOf(ui.size);
  const along = (...steps: readonly number[]): readonly Point[] =>
    steps.map((dx) => ({ x: from.x + dx, y: from.y }));
  ui.bend = state.phase === 'race' ? bendAhead(state) : 0;
  if (ui.bend !== 0) {
    const far = ui.bend * (EDGE + 18);
    return {
      kind: 'path',
      points: along(0, far, far),
      keys: [ui.bend < 0 ? 'left' : 'right', 'a'],
    };
  }
  if (state.clock > 0 && Math.abs(ui.wheel) > LOCK / 4) ui.steered = true;
  if (ui.steered) return 'wait';
  return { kind: 'path', points: along(0, -FULL, 0, FULL, 0), keys: ['left', 'right'] };
}

/** Where a thumb is expected, until one is down. */
export function restOf(size: { readonly width: number; readonly height: number }): Point {
  return { x: size.width / 2, y: size.height * (size.width > size.height ? 0.9 : 0.84) };
}

/** The side of a bend that is worth a drift: −1 left, 1 right, 0 none. */
function bendAhead(state: State): -1 | 0 | 1 {
  const track = trackFor(courseFor(state.course));
  let sum = 0;
  for (let at = NEAR; at < FAR; at += 1) sum += track.sample(state.cars[0].index + at).bend;
  const mean = sum / (FAR - NEAR);
  return Math.abs(mean) < BEND ? 0 : mean > 0 ? 1 : -1;
}
