import type { Motion } from '@playgrove/kit/logic/physics2d';
import { ease } from '@playgrove/kit/runtime';
import { boardOf } from '../rules.ts';
import { build } from '../rules/build.ts';
import type { State } from '../rules/state.ts';
import { BACK, type Ui } from './ui.ts';

export type Pose = { readonly x: number; readonly y: number; readonly turn: number };

/** Where every body is shown now: between two ticks, or on its way back after a try. */
export type Poses = (body: number) => Pose | undefined;

const AT_REST: Pose = { x: 0, y: 0, turn: 0 };

function between(a: Motion, b: Motion, part: number): Pose {
  const [x, y, turn] = a;
  return { x: x + (b[0] - x) * part, y: y + (b[1] - y) * part, turn: turn + (b[2] - turn) * part };
}

/** Each body as it is now. */
const asIs =
  (now: (body: number) => Motion | undefined): Poses =>
  (body) => {
    const motion = now(body);
    return motion && between(motion, motion, 1);
  };

/** Number of the first stroke's body. */
export function firstStroke(state: State): number {
  const { things } = boardOf(state.params);
  return 1 + things.filter(({ kind }) => kind !== 'pin' && kind !== 'key').length;
}

export function posesOf(state: State, ui: Ui, part: number): Poses {
  const { now } = state.scene;
  if (state.phase !== 'plan') {
    return (body) => {
      const motion = now[body];
      const before = state.phase === 'run' ? ui.before[body] : undefined;
      return motion && (before ? between(before, motion, part) : between(motion, motion, 1));
    };
  }
  const first = firstStroke(state);
  const rest = (body: number): Motion | undefined => {
    const stroke = state.strokes[body - first];
    return now[body] ?? (stroke ? [stroke.middle[0], stroke.middle[1], 0, 0, 0, 0, 1] : undefined);
  };
  if (ui.back <= 0 || ui.last.length === 0) return asIs(rest);
  const gone = ease.inOut(1 - ui.back / BACK);
  return (body) => {
    const [from, to] = [ui.last[body], rest(body)];
    return from && to ? between(from, to, gone) : ((to && between(to, to, 1)) ?? AT_REST);
  };
}

/** Poses of a state that nothing is known about but itself. */
export function plainPoses(state: State): Poses {
  const { scene } =
    state.phase === 'plan' ? build(boardOf(state.params).things, state.strokes) : state;
  return asIs((body) => scene.now[body]);
}
