import type { Motion as Pose } from '@playgrove/kit/physics2d';
import { ease } from '@playgrove/kit/stage';
import { boardOf } from '../rules.ts';
import { build } from '../rules/build.ts';
import type { State } from '../rules/state.ts';
import { BACK, type Ui } from './ui.ts';

export type Place = { readonly x: number; readonly y: number; readonly turn: number };

/** Where every body is shown now: between two ticks, or on its way back after a try. */
export type Poses = (body: number) => Place | undefined;

const AT_REST: Place = { x: 0, y: 0, turn: 0 };

function between(a: Pose, b: Pose, part: number): Place {
  return {
    x: a[0] + (b[0] - a[0]) * part,
    y: a[1] + (b[1] - a[1]) * part,
    turn: a[2] + (b[2] - a[2]) * part,
  };
}

/** Number of the first stroke's body. */
export function firstStroke(state: State): number {
  const { things } = boardOf(state.params);
  return 1 + things.filter(({ kind }) => kind !== 'pin' && kind !== 'key').length;
}

export function posesOf(state: State, ui: Ui, part: number): Poses {
  const { now } = state.scene;
  if (state.phase !== 'plan') {
    return (body) => {
      const pose = now[body];
      const before = ui.before[body];
      if (!pose) return undefined;
      return before && state.phase === 'run' ? between(before, pose, part) : between(pose, pose, 1);
    };
  }
  const first = firstStroke(state);
  const rest = (body: number): Pose | undefined => {
    const stroke = state.strokes[body - first];
    return now[body] ?? (stroke ? [stroke.middle[0], stroke.middle[1], 0, 0, 0, 0, 1] : undefined);
  };
  if (ui.back <= 0 || ui.last.length === 0) {
    return (body) => {
      const pose = rest(body);
      return pose && between(pose, pose, 1);
    };
  }
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
  return (body) => {
    const pose = scene.now[body];
    return pose && between(pose, pose, 1);
  };
}
