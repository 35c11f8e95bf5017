import type { Panorama } from '@playgrove/kit/draw';
import { Squash } from '@playgrove/kit/runtime';
import { chunkAt } from '../rules/course.ts';
import type { Place } from '../rules/spots.ts';
import type { State } from '../rules/state.ts';
import { STAND, type Pose } from './pose.ts';
import { panorama } from './sky.ts';

/** What undo and saves need not know. */
export type Ui = {
  /** Upper left corner of the world on the screen. */
  camera: { x: number; y: number };
  started: boolean;
  /** Drawn so far. */
  frames: number;
  place: Place;
  readonly panorama: Panorama<Place>;
  readonly pose: Pose;
  readonly squash: Squash;
  /** Slope the rider stands on, eased. */
  tilt: number;
  /** The last trick caught, and seconds since. */
  said: { id: string; age: number } | undefined;
  /** How much the line's number swells. */
  pulse: number;
  /** The stick was pushed and has not come back. */
  pushed: boolean;
};

export function createUi(state: State): Ui {
  return {
    camera: { x: state.rider.x, y: state.rider.y },
    started: false,
    frames: 0,
    place: placeAt(state),
    panorama: panorama(),
    pose: { ...STAND },
    squash: new Squash(),
    tilt: 0,
    said: undefined,
    pulse: 0,
    pushed: false,
  };
}

export function placeAt({ street, rider }: State): Place {
  return chunkAt(street, rider.x + 300)?.place ?? 'harbour';
}
