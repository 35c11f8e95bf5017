import type { SavedStats, Surface } from '@playgrove/kit/runtime';
import { LANE, type State } from '../rules/state.ts';

/** What undo must not bring back: the camera, the goat's whereabouts, springs. */
export type Ui = {
  newcomer: boolean;
  size: { width: number; height: number };
  /** The camera: meters across, height, lean, and 0 (behind) to 1 (in front of the runner). */
  eye: { x: number; y: number; lean: number; front: number; wide: number };
  /** Squash and stretch: how far the runner is from its own shape, and how fast that changes. */
  squash: { at: number; speed: number };
  /** Seconds since a bounce: a somersault. */
  flip: number;
  /** Leans into a change of lanes: −1 to 1. */
  bank: number;
  /** The gait's phase. */
  stride: number;
  /** Meters from the runner to the goat, which lane it is in, and seconds that it still chews. */
  goat: { gap: number; x: number; chew: number };
  /** 0 to 1 through the change of light after a gate, and which gate it was. */
  light: { gates: number; part: number };
  /** Seconds since the end. */
  over: number;
  /** Swipes that have been done, for the lesson. */
  done: { side: boolean; up: boolean; down: boolean; fork: boolean };
  /** The cell in focus. */
  about: string;
  bleed: Surface['bleed'];
};

export function freshUi(state: State, saved: Pick<SavedStats, 'isNewcomer' | 'plays'>): Ui {
  const knows = state.career.runs > 1;
  return {
    newcomer: saved.isNewcomer,
    size: { width: 390, height: 844 },
    eye: { x: state.runner.x * LANE, y: 0, lean: 0, front: 1, wide: 0 },
    squash: { at: 0, speed: 0 },
    flip: 9,
    bank: 0,
    stride: 0,
    goat: { gap: 1.5, x: state.runner.x * LANE + 1.05, chew: 0 },
    light: { gates: state.gates, part: 1 },
    over: 0,
    done: { side: knows, up: knows, down: knows, fork: knows },
    about: '',
    bleed: { x: 0, y: 0, width: 390, height: 844 },
  };
}
