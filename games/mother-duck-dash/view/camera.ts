import type { Scene3d } from '@playgrove/kit/scene3d';
import type { Surface } from '@playgrove/kit/runtime';
import { COLUMNS } from '../rules/types.ts';

/** Degrees from top to bottom: a long lens, as over a table with a paper theater on it. */
const FOV = 27;
/** How steeply it looks down, radians. */
const PITCH = 0.93;
/** Cells across a phone, and on top of each other on a low screen. */
const ACROSS = COLUMNS + 0.5;
const ROWS = 9.4;
/** Where the duck stands, from the top of the picture. */
const LOW = 0.68;

/** CSS pixels of a cell where the duck stands. */
export function cellOf(width: number, height: number): number {
  return Math.min(width / ACROSS, height / ROWS / Math.sin(PITCH));
}

export function lookOn(
  { camera, scene }: Pick<Scene3d, 'camera' | 'scene'>,
  to: Pick<Surface, 'bleed'>,
  row: number,
): void {
  const { width, height } = to.bleed;
  const cell = cellOf(width, height);
  const far = height / (2 * Math.tan((FOV * Math.PI) / 360) * cell);
  const ahead = ((LOW - 0.5) * height) / cell / Math.sin(PITCH);
  const [x, z] = [(COLUMNS - 1) / 2, -row - ahead];
  camera.fov = FOV;
  camera.near = 2;
  camera.far = far + 60;
  camera.position.set(x, far * Math.sin(PITCH), z + far * Math.cos(PITCH));
  camera.lookAt(x, 0, z);
  if (scene.fog && 'near' in scene.fog) {
    scene.fog.near = far + 2;
    scene.fog.far = far + 22;
  }
}
