import { follow, type Scene3d } from '@playgrove/kit/scene3d';
import type { Surface } from '@playgrove/kit/runtime';
import { courseFor, trackFor } from '../levels.ts';
import { DT, SHOULDER, type State } from '../rules/types.ts';
import type { Ui } from './ui.ts';

const FULL_SPEED = 48;
/** Degrees from top to bottom: landscape, portrait. */
const WIDE = [58, 72] as const;
const ROLL_RATE = 5;

/**
 * Puts the camera behind the player's car: late into bends, wider and farther back the faster it goes.
 * Under reduced motion it neither widens nor tilts.
 */
export function lookOn(
  { camera }: Pick<Scene3d, 'camera'>,
  to: Pick<Surface, 'bleed' | 'reducedMotion'>,
  state: State,
  ui: Ui,
  dt: number,
  part: number,
): void {
  const [car] = state.cars;
  const tall = to.bleed.width < to.bleed.height;
  const wide = WIDE[tall ? 1 : 0];
  const speed = Math.min(1.3, car.v / FULL_SPEED);
  const goal = {
    angle: car.dir + car.slide * (to.reducedMotion ? 0.1 : 0.36),
    fov: to.reducedMotion ? wide + 4 : wide + speed * speed * 14 + (car.boost > 0 ? 12 : 0),
  };
  if (ui.chasing) follow(ui.chase, goal, dt, to.reducedMotion);
  else Object.assign(ui.chase, goal);
  ui.chasing = true;
  const tilt = to.reducedMotion ? 0 : -car.slide * 0.13 - car.yaw * 0.022;
  ui.roll += (tilt - ui.roll) * (1 - Math.exp(-ROLL_RATE * dt));
  const turned = turnAround(state, to.reducedMotion);
  const angle = ui.chase.angle + turned;
  const ahead = car.v * DT * part;
  const [x, z] = [car.x + Math.cos(car.dir) * ahead, car.y + Math.sin(car.dir) * ahead];
  const far = (tall ? 8.4 : 7) + Math.max(0, ui.chase.fov - wide) * 0.062;
  const high = (tall ? 4.2 : 3.1) + (turned === 0 ? 0 : 0.4);
  const track = trackFor(courseFor(state.course));
  // The camera stays inside the canyon, whatever the car does.
  const [ex, ez] = [x - Math.cos(angle) * far, z - Math.sin(angle) * far];
  const place = track.nearest({ x: ex, y: ez }, car.index);
  const most = track.width / 2 + SHOULDER - 1.1;
  const over = Math.abs(place.aside) > most ? place.aside - Math.sign(place.aside) * most : 0;
  const { tx, ty } = track.sample(place.index);
  camera.position.set(ex + ty * over, high, ez - tx * over);
  camera.fov = ui.chase.fov;
  // Over the garage's buttons there is room for the car in the upper half alone.
  const low = state.phase === 'garage' ? (tall ? -1.9 : -2.7) : 1.35;
  camera.lookAt(x + Math.cos(angle) * 6, low, z + Math.sin(angle) * 6);
  if (ui.roll !== 0) camera.rotateZ(ui.roll);
}

/** In the garage the camera looks at the car's face, and swings behind it before the lights. */
function turnAround(state: State, reducedMotion: boolean): number {
  if (state.phase === 'garage') return 2.5;
  if (state.phase !== 'countdown' || reducedMotion) return 0;
  const left = Math.max(0, 1 - state.ticks / 70);
  return left * left * 2.2;
}
