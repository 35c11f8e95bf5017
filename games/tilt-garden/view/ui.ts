import type { Pose } from '@playgrove/kit/logic/ghost';
import type { SavedStats } from '@playgrove/kit/runtime';
import type { State, Vector } from '../rules/types.ts';

/** What undo must not bring back: the camera, springs. */
export type Ui = {
  /** The tilt that is shown, −1 to 1, and the place of the tray that the camera looks at. */
  lean: Vector;
  eye: Vector & { ready: boolean };
  /** The marble between two ticks, its height, and its rolling since the last frame. */
  ball: Vector & { z: number };
  squash: number;
  /** Seconds since a checkpoint, the flower, and the return of a marble. */
  since: { check: number; flower: number; back: number };
  ghost: { readonly text: string; readonly poses: readonly Pose[] } | undefined;
  rolled: boolean;
  newcomer: boolean;
};

export function freshUi(state: State, saved: Pick<SavedStats, 'isNewcomer'>): Ui {
  return {
    lean: { x: 0, y: 0 },
    eye: { x: 0, y: 0, ready: false },
    ball: { x: state.x, y: state.y, z: 0 },
    squash: 0,
    since: { check: 9, flower: 9, back: 9 },
    ghost: undefined,
    rolled: false,
    newcomer: saved.isNewcomer,
  };
}
