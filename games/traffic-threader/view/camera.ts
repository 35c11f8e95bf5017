import type { Scene3d } from '@playgrove/kit/scene3d';
import type { Surface } from '@playgrove/kit/runtime';
import type { Ui } from './ui.ts';

/** A finger that crosses this part of the screen crosses the whole road. */
const CROSSES = 0.66;
const MAX_CROSSES = 430;

/** Millimeters of the road for a CSS pixel of the finger. */
export const sideOf = ({ width }: Pick<Surface, 'width'>): number =>
  8800 / Math.min(MAX_CROSSES, width * CROSSES);

/** Behind the scooter; its picture widens with speed and leans along, unless motion is reduced. */
export function lookOn(
  { camera }: Pick<Scene3d, 'camera'>,
  { bleed, reducedMotion }: Pick<Surface, 'bleed' | 'reducedMotion'>,
  { show, x, shake }: Ui,
): void {
  const tall = bleed.width < bleed.height;
  const wide = reducedMotion ? 0 : show.rush.value;
  const lean = reducedMotion ? 0 : show.lean.value;
  const [far, high] = tall ? [8.6, 4.7] : [7, 3.5];
  camera.near = 0.4;
  camera.far = 460;
  camera.fov = (tall ? 66 : 47) + wide * (tall ? 15 : 13);
  camera.position.set(x * 0.66, high - wide * 0.5 + shake, far - wide * 1.1);
  camera.lookAt(x * 0.76, tall ? 0.7 : 0.1, -13);
  camera.rotateZ(-lean * 0.055);
}
