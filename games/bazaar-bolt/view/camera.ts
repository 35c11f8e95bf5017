import type { Scene3d } from '@playgrove/kit/scene3d';
import type { Surface } from '@playgrove/kit/runtime';
import { isTurning } from '../rules/runner.ts';
import { LANE, type State } from '../rules/state.ts';
import type { Spot } from './poses.ts';
import type { Ui } from './ui.ts';

/** How fast the camera follows, a second: across, up, leaning, around. */
const ACROSS = 9;
const UP = 6;
const LEAN = 9;
const AROUND = 2.6;
const TOP_PACE = 0.34;

const toward = (from: number, to: number, rate: number, dt: number): number =>
  from + (to - from) * (1 - Math.exp(-rate * dt));

/** Behind the runner, leaning into changes of lanes; before a run and after it in front. */
export function lookOn(
  { camera }: Pick<Scene3d, 'camera'>,
  to: Pick<Surface, 'bleed' | 'reducedMotion'>,
  state: State,
  ui: Ui,
  spot: Spot,
  dt: number,
): void {
  const { eye } = ui;
  const still = to.reducedMotion;
  const tall = to.bleed.width < to.bleed.height;
  const { runner } = state;
  const middle = state.aside * LANE;
  const follow = isTurning(runner) ? 0.94 : 0.74;
  eye.x = toward(eye.x, middle + (spot.x - middle) * follow, ACROSS, dt);
  eye.y = toward(eye.y, spot.y * 0.5, UP, dt);
  const lean = still ? 0 : -ui.bank * 0.055 + (eye.x - spot.x) * 0.012;
  eye.lean = toward(eye.lean, lean, LEAN, dt);
  const front = state.phase === 'ready' ? 0.9 : state.phase === 'end' && !still ? 0.82 : 0;
  eye.front =
    still && state.phase === 'run'
      ? 0
      : toward(eye.front, front, state.phase === 'end' ? 3.4 : AROUND, dt);
  const speed = state.phase === 'run' ? Math.max(0, state.pace - 0.16) / (TOP_PACE - 0.16) : 0;
  eye.wide = still ? 0 : toward(eye.wide, speed, 2, dt);
  // Eased, so that the swing starts and ends softly.
  const part = eye.front < 0.012 ? 0 : eye.front;
  const angle = part * Math.PI;
  const near = part * (tall ? 1.7 : 1.5);
  const far = (tall ? 6.5 : 5.5) - near + eye.wide * 0.5;
  const high = (tall ? 3.15 : 2.6) - part * 1.35 + eye.y;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const x = eye.x + (spot.x - eye.x) * part;
  camera.position.set(x + sin * far, high, -spot.z + cos * far);
  camera.fov = (tall ? 64 : 50) + eye.wide * 9;
  const ahead = (tall ? 5 : 6.5) * (1 - part);
  const aim = (tall ? 1.25 : 1.1) + eye.y * 0.8 - part * 0.1;
  camera.lookAt(x + (spot.x - x) * 0.35 - sin * 0.4, aim, -spot.z - ahead);
  if (eye.lean !== 0) camera.rotateZ(eye.lean);
}
