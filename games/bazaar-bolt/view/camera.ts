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
const AROUND = 3.4;
/** Ticks of a run without a shop before it, in which the goat is seen. */
const OPENING = 50;
const TOP_PACE = 0.34;
/** Meters that it swings to the side at most. */
const SIDE = 2.7;

const toward = (from: number, to: number, rate: number, dt: number): number =>
  from + (to - from) * (1 - Math.exp(-rate * dt));

/** Whether this is the first moment of a run that began at once. */
function opens({ career, tick, phase }: State): boolean {
  return phase === 'run' && career.runs < 2 && tick < OPENING;
}

/** Behind the runner, leaning into changes of lanes; before a run in front. */
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
  const front = state.phase === 'ready' || opens(state) ? 0.93 : 0;
  eye.front = still && state.phase === 'run' ? 0 : toward(eye.front, front, AROUND, dt);
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
  // The alley is narrow: the camera swings around in an ellipse.
  camera.position.set(x + sin * Math.min(far, SIDE), high, -spot.z + cos * far);
  camera.fov = (tall ? 64 : 50) + eye.wide * 9;
  const ahead = (tall ? 5 : 6.5) * Math.max(0, 1 - 2 * part);
  const aim = (tall ? 1.95 : 1.5) + eye.y * 0.8 - part * (tall ? 0.75 : 0.4);
  // It turns its head after a runner that turns off.
  const off = Math.min(1, Math.max(0, Math.abs(spot.x - x) - 1.2) / 3);
  camera.lookAt(x + (spot.x - x) * (0.35 + off * 0.6) - sin * 0.4, aim, -spot.z - ahead);
  if (eye.lean !== 0) camera.rotateZ(eye.lean);
}
