import { poseAt, readRun } from '@playgrove/kit/logic/ghost';
import {
  disposeAll,
  Mesh,
  MeshBasicMaterial,
  openScene,
  Swarm,
  Vector3,
  type Group,
  type Scene3d,
} from '@playgrove/kit/scene3d';
import type { Motion, Surface } from '@playgrove/kit/runtime';
import { courseFor, trackFor } from '../levels.ts';
import { DT, GHOST_EVERY, LOCK, type Car, type State } from '../rules/types.ts';
import { lookOn } from './camera.ts';
import { buildCar, shade, type CarBody } from './cars.ts';
import { drawDust, openDust, type Dust } from './dust.ts';
import { buildScenery, fogOf, lightsOf, type Scenery } from './scenery.ts';
import type { Wanted } from './plots.ts';
import { sky } from './sky.ts';
import { LIVERIES, themeOf } from './theme.ts';
import type { Ui } from './ui.ts';

/** The one scene of the page: a second game on it changes its scenery, and needs no second WebGL context. */
type Stage = {
  readonly view: Scene3d;
  readonly own: CarBody;
  /** What the first picture does not wait for. */
  company: Company | undefined;
  dressed: Dressed | undefined;
};

type Dressed = {
  readonly key: string;
  readonly lights: Group;
  readonly sky: Group;
  readonly scenery: Scenery;
  /** Also what was not in sight at first. */
  whole: boolean;
};

type Company = {
  readonly rivals: readonly CarBody[];
  readonly ghost: CarBody;
  readonly dust: Dust;
  /** Under every car, in one draw call. */
  readonly shadows: Swarm;
};

let stage: Stage | undefined;

function open(to: Surface): Stage {
  const view = openScene(to);
  const own = buildCar(0, true);
  view.scene.add(own.group);
  return { view, own, company: undefined, dressed: undefined };
}

function gather({ scene }: Scene3d): Company {
  const rivals = LIVERIES.slice(1).map((_, at) => buildCar(at + 1, false));
  const ghost = buildCar(0, false);
  ghost.group.traverse((one) => {
    if (!(one instanceof Mesh)) return;
    one.material = new MeshBasicMaterial({
      color: '#dff8ff',
      transparent: true,
      opacity: 0.5,
    });
  });
  const dust = openDust();
  const dark = new MeshBasicMaterial({ transparent: true, opacity: 0.42, depthWrite: false });
  const shadows = new Swarm(shade(), dark, LIVERIES.length);
  scene.add(shadows.mesh, ...dust.meshes, ghost.group, ...rivals.map(({ group }) => group));
  return { rivals, ghost, dust, shadows };
}

function dress(on: Stage, state: State): void {
  const course = courseFor(state.course);
  const key = `${course.circuit} ${course.variant} ${course.cup}`;
  if (on.dressed?.key === key) {
    if (!on.dressed.whole) on.dressed.scenery.finish();
    on.dressed.whole = true;
    return;
  }
  if (on.dressed) {
    for (const group of [on.dressed.scenery.group, on.dressed.sky, on.dressed.lights]) {
      disposeAll(group);
    }
  }
  const { scene } = on.view;
  const theme = themeOf(course.circuit, course.cup);
  const [lights, heaven] = [lightsOf(theme), sky(theme, key)];
  scene.fog = fogOf(theme);
  scene.add(lights, heaven);
  // Shaders are made while bodies are built.
  on.view.prepare();
  const scenery = buildScenery(trackFor(course), theme, key, inSightOf(on.view));
  scene.add(scenery.group);
  on.dressed = { key, lights, sky: heaven, scenery, whole: false };
}

/** Meters that the rock lets one see along the way. */
const CANYON_SIGHT = 150;

/** Whether a piece of track lies before the camera, as it stands now, or about it. */
function inSightOf({ camera }: Scene3d): Wanted {
  const way = camera.getWorldDirection(new Vector3());
  const eye = camera.position.clone();
  return (samples) =>
    samples.some(({ x, y }) => {
      const [dx, dy] = [x - eye.x, y - eye.z];
      const far = Math.hypot(dx, dy);
      return far < 40 || (far < CANYON_SIGHT && dx * way.x + dy * way.z > far * 0.4);
    });
}

/** Draws the canyon and all cars. @returns false without WebGL */
export function drawWorld(to: Surface, state: State, ui: Ui, motion: Motion<State>): boolean {
  if (!stage) stage = open(to);
  else stage.company ??= gather(stage.view);
  if (stage.view.state !== 'ready') return false;
  const running = state.phase === 'race' || state.phase === 'rolling';
  const part = running ? motion.part : 0;
  ui.spin += motion.dt * state.cars[0].v * 2;
  poseCar(stage.own, state.cars[0], part, ui.spin, state.controls.steer / LOCK);
  if (stage.company) {
    poseRivals(stage.company, state, ui, part);
    castShadows(stage.company, stage.own);
    haunt(stage.company, state, ui, part);
    drawDust(stage.company.dust, state, ui, motion.dt, to.reducedMotion);
  }
  lookOn(stage.view, to, state, ui, motion.dt, part);
  dress(stage, state);
  const { camera } = stage.view;
  stage.dressed?.sky.position.set(camera.position.x, 0, camera.position.z);
  return stage.view.render(to, motion.dt);
}

/** Where a rival's roof stands on the surface, once rivals are there. */
export function aboveCar(
  to: Surface,
  car: Car,
): { readonly x: number; readonly y: number } | undefined {
  return stage?.company && stage.view.onSurface(to, car.x, 1.9, car.y);
}

export function webglState(): Scene3d['state'] {
  return stage?.view.state ?? 'none';
}

function poseRivals({ rivals }: Company, state: State, ui: Ui, part: number): void {
  for (const [rival, body] of rivals.entries()) {
    const at = state.rivals.indexOf(rival) + 1;
    const car = at === 0 ? undefined : state.cars[at];
    // In the garage the nearest one would only show a corner below the buttons.
    body.group.visible = car !== undefined && state.phase !== 'garage';
    if (car) poseCar(body, car, part, ui.spin, car.yaw);
  }
}

function castShadows({ rivals, shadows }: Company, own: CarBody): void {
  shadows.begin();
  for (const { group } of [own, ...rivals]) {
    const { position, rotation, visible } = group;
    if (visible) shadows.add(position.x, 0.06, position.z, 1, rotation.y, '#1a0f1c');
  }
  shadows.end();
}

function poseCar(body: CarBody, car: Car, part: number, spin: number, steer: number): void {
  const ahead = car.v * DT * part;
  body.group.position.set(car.x + Math.cos(car.dir) * ahead, 0, car.y + Math.sin(car.dir) * ahead);
  body.group.rotation.y = -(car.dir + car.slide + car.yaw * DT * part);
  body.body.rotation.x = car.yaw * 0.05 + car.slide * 0.08;
  body.body.rotation.z = car.boost > 0 ? 0.045 : 0;
  body.wheels.forEach((wheel, at) => {
    wheel.rotation.z = -spin;
    wheel.rotation.y = at < 2 ? -Math.max(-1, Math.min(1, steer)) * 0.4 + car.slide * 0.8 : 0;
  });
  body.flame.visible = car.boost > 0;
  body.flame.scale.x = 0.85 + 0.3 * Math.sin(spin * 2.3);
}

function haunt(on: Company, state: State, ui: Ui, part: number): void {
  const { circuit, cup } = courseFor(state.course);
  const best = cup < 0 ? state.career.ghosts[circuit] : undefined;
  if (best && state.phase !== 'rolling' && ui.ghost?.text !== best.run) {
    const read = readRun(best.run);
    ui.ghost = { text: best.run, poses: read.ok ? read.value : [] };
  }
  const time = Math.max(0, state.clock - 1 + part) / GHOST_EVERY;
  const pose = ui.ghost && cup < 0 ? poseAt(ui.ghost.poses, time) : undefined;
  on.ghost.group.visible = pose !== undefined;
  ui.ghostAt = pose;
  if (!pose) return;
  on.ghost.group.position.set(pose.x, 0, pose.y);
  on.ghost.group.rotation.y = -pose.angle;
}
