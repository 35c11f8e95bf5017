import type { Scene3d } from '@playgrove/kit/scene3d';
import type { Surface } from '@playgrove/kit/runtime';

/** Units of the scene: the stairs' outer edge, the wall, from floor to floor. */
export const RING = 2.25;
export const CORE = 0.95;
export const FLOOR = 1.75;
/** Where the droplet falls, from the axis, and its radius. */
export const FRONT = 1.66;
export const DROP = 0.37;

/** Degrees from top to bottom: a long lens, and it never turns. */
const FOV = 26;
/** How steeply it looks down, radians. */
export const PITCH = 0.4;
const ACROSS = RING * 2 + 0.5;
const MIN_TALL = 8.4;
/** Where the droplet stands, from the top of the picture. */
const LOW = 0.37;
/** How far behind the tower the sky is. */
const BEHIND = 30;

/** CSS pixels of a unit at the axis. */
export const unitOf = ({ width, height }: { readonly width: number; readonly height: number }) =>
  Math.min(width / ACROSS, height / MIN_TALL);

/** What a drag across one CSS pixel turns: the wall goes along with the finger. */
export const turnOf = (to: Pick<Surface, 'width' | 'height'>): number =>
  1800 / Math.PI / (CORE * unitOf(to));

/**
 * Looks on a floor from the front; only its height ever changes.
 * @returns where the sky must stand to be behind everything, and half its visible height
 */
export function lookOn(
  { camera }: Pick<Scene3d, 'camera'>,
  { bleed }: Pick<Surface, 'bleed'>,
  height: number,
): { readonly y: number; readonly z: number; readonly half: number; readonly middle: number } {
  const unit = unitOf(bleed);
  const tall = bleed.height / unit;
  const slope = Math.tan((FOV * Math.PI) / 360);
  const far = tall / (2 * slope);
  const [sin, cos] = [Math.sin(PITCH), Math.cos(PITCH)];
  const middle = height - ((0.5 - LOW) * tall + FRONT * sin) / cos;
  camera.fov = FOV;
  camera.near = 1;
  camera.far = far + BEHIND * 2;
  camera.position.set(0, middle + far * sin, far * cos);
  camera.lookAt(0, middle, 0);
  return { y: middle - BEHIND * sin, z: -BEHIND * cos, half: (far + BEHIND) * slope, middle };
}
