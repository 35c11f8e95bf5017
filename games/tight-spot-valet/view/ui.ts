import { damp, since, squash } from '@playgrove/kit/draw/animate';
import type { SavedStats } from '@playgrove/kit/runtime';
import { cos, sin } from '@playgrove/kit/core';
import type { State } from '../rules/types.ts';
import { vehicleOf } from '../rules/vehicles.ts';
import { jobOf } from '../rules.ts';
import { freshCamera, type Camera } from './place.ts';

/** Where the rear wheels were. */
export type Mark = {
  readonly x: number;
  readonly y: number;
  readonly x2: number;
  readonly y2: number;
  readonly gear: number;
  readonly job: number;
};

export type Ui = {
  readonly camera: Camera;
  readonly trail: Mark[];
  readonly isNewcomer: boolean;
  /** The tick at which a finger came down that has not moved since; −1. */
  tap: number;
  readonly show: {
    readonly wheel: ReturnType<typeof damp<State>>;
    readonly fit: ReturnType<typeof damp<State>>;
    readonly body: ReturnType<typeof squash>;
    readonly hit: ReturnType<typeof since>;
    readonly came: ReturnType<typeof since>;
  };
};

export function freshUi(_: State, saved: SavedStats): Ui {
  return {
    camera: freshCamera(),
    trail: [],
    isNewcomer: saved.isNewcomer,
    tap: -1,
    show: {
      wheel: damp<State>(16, ({ body }) => body.wheel),
      fit: damp<State>(10, ({ fit }) => fit),
      body: squash({ bump: 1, parked: 0.7, perfect: 0.9, fetch: -0.8, honk: -0.5 }),
      hit: since('bump'),
      came: since('fetch'),
    },
  };
}

/** Units between two marks. */
const APART = 5;
const MAX_MARKS = 2400;

/** Keeps where the rear wheels roll. */
export function rub(ui: Ui, state: State): void {
  const { body, gear } = state;
  const last = ui.trail.at(-1);
  const half = vehicleOf(jobOf(state).vehicle).w / 2 - 6;
  const [dx, dy] = [-sin(body.a) * half, cos(body.a) * half];
  const mark: Mark = {
    x: body.x - dx,
    y: body.y - dy,
    x2: body.x + dx,
    y2: body.y + dy,
    gear,
    job: state.job,
  };
  if (last && last.job === mark.job) {
    const [fx, fy] = [mark.x - last.x, mark.y - last.y];
    const [sx, sy] = [mark.x2 - last.x2, mark.y2 - last.y2];
    if (Math.max(fx * fx + fy * fy, sx * sx + sy * sy) < APART * APART) return;
  }
  if (ui.trail.length >= MAX_MARKS) ui.trail.shift();
  ui.trail.push(mark);
}
