import type { Scene3d } from '@playgrove/kit/scene3d';
import type { Surface } from '@playgrove/kit/runtime';
import { courseOf } from '../rules/course.ts';
import type { State } from '../rules/types.ts';
import type { Ui } from './ui.ts';

/** Degrees from top to bottom: a long lens, so that nothing swims when it moves. */
const FOV = 26;
/** How steeply it looks down, radians. */
const PITCH = 1.08;
/** Cells around the tray that are shown: its frame. */
const MARGIN = 0.5;
/** CSS pixels of a cell: where a whole tray would be smaller, the camera goes along instead. */
const SMALL = 83;
const LARGE = 112;
/** Cells on top of each other on a low screen. */
const ACROSS = 4.3;
const RATE = 3.4;
/** Under the score strip. */
const STRIP = 62;

export type Fit = {
  /** CSS pixels of a cell in the middle of the picture. */
  readonly cell: number;
  /** The cell in the middle of the free part: from and to. */
  readonly x: readonly [number, number];
  readonly y: readonly [number, number];
};

/** How large the tray is shown, and how far the camera goes along. */
export function fitOf(width: number, height: number, columns: number, rows: number): Fit {
  const flat = Math.sin(PITCH);
  const [wide, tall] = [columns + MARGIN * 2, (rows + MARGIN * 2) * flat + 0.5];
  const free = height - STRIP;
  const whole = Math.min(width / wide, free / tall, LARGE);
  // A tray that is too long for a narrow screen fills its width, and the camera goes along.
  const least = Math.min(SMALL, Math.min(width / wide, free / ACROSS));
  const cell = Math.max(whole, least);
  const range = (size: number, seen: number): readonly [number, number] => {
    const half = Math.min(seen / 2 - MARGIN, size / 2);
    return [half, size - half];
  };
  return { cell, x: range(columns, width / cell), y: range(rows, free / cell / flat) };
}

const within = (value: number, [low, high]: readonly [number, number]): number =>
  Math.max(low, Math.min(high, value));

/** Puts the camera over the tray; it only ever moves sideways, and slowly. */
export function lookOn(
  { camera }: Pick<Scene3d, 'camera'>,
  to: Pick<Surface, 'bleed' | 'px'>,
  state: State,
  ui: Ui,
  dt: number,
): void {
  const { columns, rows } = courseOf(state.params);
  const { width, height } = to.bleed;
  const fit = fitOf(width, height, columns, rows);
  const goal = { x: within(ui.ball.x, fit.x), y: within(ui.ball.y, fit.y) };
  const part = ui.eye.ready ? 1 - Math.exp(-RATE * dt) : 1;
  ui.eye.x += (goal.x - ui.eye.x) * part;
  ui.eye.y += (goal.y - ui.eye.y) * part;
  ui.eye.ready = true;
  const far = height / (2 * Math.tan((FOV * Math.PI) / 360) * fit.cell);
  // The strip covers the top: the middle of the rest is lower.
  const shift = STRIP / 2 / fit.cell / Math.sin(PITCH);
  camera.fov = FOV;
  camera.near = 1;
  camera.far = far + 60;
  const z = ui.eye.y - shift;
  camera.position.set(ui.eye.x, far * Math.sin(PITCH), z + far * Math.cos(PITCH));
  camera.lookAt(ui.eye.x, 0, z);
}
