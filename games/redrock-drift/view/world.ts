import { poseAt, readRun } from '@playgrove/kit/ghost';
import {
  disposeAll,
  follow,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  Mold,
  openScene,
  Swarm,
  type Group,
  type Scene3d,
} from '@playgrove/kit/scene3d';
import type { Motion, Surface } from '@playgrove/kit/stage';
import { courseFor, trackFor } from '../levels.ts';
import { stepOf } from '../rules/car.ts';
import { DT, GHOST_EVERY, LOCK, SHOULDER, type Car, type State } from '../rules/types.ts';
import { buildCar, type CarBody } from './cars.ts';
import { buildScenery, fogOf } from './scenery.ts';
import { LIVERIES, STEPS, themeOf } from './theme.ts';
import type { Ui } from './ui.ts';

const MOST_PUFFS = 110;
const MOST_MARKS = 220;

/** The one scene of the page: a second game on it dresses it anew, and takes no second WebGL. */
type Stage = {
  readonly view: Scene3d;
  readonly cars: readonly CarBody[];
  readonly ghost: CarBody;
  readonly puffs: Swarm;
  readonly marks: Swarm;
  dressed: { readonly key: string; readonly scenery: Group } | undefined;
};

let stage: Stage | undefined;

function open(): Stage {
  const view = openScene();
  const cars = LIVERIES.map((_, livery) => buildCar(livery));
  const ghost = buildCar(0);
  ghost.group.traverse((one) => {
    if (!(one instanceof Mesh)) return;
    one.material = new MeshBasicMaterial({
      color: '#dff8ff',
      transparent: true,
      opacity: 0.22,
      depthWrite: false,
    });
  });
  const ball = new Mold().column([0, -0.5, 0], 6, [
    [0, 0.3, '#ffffff'],
    [0.3, 0.55, '#ffffff'],
    [0.7, 0.5, '#ffffff'],
    [1, 0.2, '#ffffff'],
  ]);
  const puffs = new Swarm(ball.geometry(), new MeshLambertMaterial(), MOST_PUFFS);
  const strip = new Mold().quad(
    [-0.6, 0, 0.17],
    [0.6, 0, 0.17],
    [0.6, 0, -0.17],
    [-0.6, 0, -0.17],
    '#ffffff',
  );
  const marks = new Swarm(strip.geometry(), new MeshBasicMaterial(), MOST_MARKS);
  view.scene.add(puffs.mesh, marks.mesh, ghost.group, ...cars.map(({ group }) => group));
  return { view, cars, ghost, puffs, marks, dressed: undefined };
}

function dress(on: Stage, state: State): void {
  const course = courseFor(state.course);
  const key = `${course.circuit} ${course.variant} ${course.cup}`;
  if (on.dressed?.key === key) return;
  if (on.dressed) disposeAll(on.dressed.scenery);
  const theme = themeOf(course.circuit, course.cup);
  const scenery = buildScenery(trackFor(course), theme, key);
  on.view.scene.fog = fogOf(theme);
  on.view.scene.add(scenery);
  on.dressed = { key, scenery };
}

/** Draws the canyon and all cars. @returns false without WebGL */
export function drawWorld(to: Surface, state: State, ui: Ui, motion: Motion<State>): boolean {
  stage ??= open();
  if (stage.view.state !== 'ready') return false;
  dress(stage, state);
  const running = state.phase === 'race' || state.phase === 'rolling';
  const part = running ? motion.part : 0;
  ui.spin += motion.dt * state.cars[0].v * 2;
  stage.cars.forEach((body, livery) => {
    const at = livery === 0 ? 0 : state.rivals.indexOf(livery - 1) + 1;
    const car = livery > 0 && at === 0 ? undefined : state.cars[at];
    body.group.visible = car !== undefined;
    if (car) poseCar(body, car, part, ui.spin, at === 0 ? state.controls.steer / LOCK : car.yaw);
  });
  haunt(stage, state, ui, part);
  puffAll(stage, state, ui, motion.dt, to.calm);
  lookOn(stage, to, state, ui, motion.dt, part);
  return stage.view.render(to, motion.dt);
}

/** Where a car's roof stands on the surface. */
export function aboveCar(
  to: Surface,
  car: Car,
): { readonly x: number; readonly y: number } | undefined {
  return stage?.view.onSurface(to, car.x, 2.6, car.y);
}

export function webglState(): Scene3d['state'] {
  return stage?.view.state ?? 'none';
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

function haunt(on: Stage, state: State, ui: Ui, part: number): void {
  const { circuit, cup } = courseFor(state.course);
  const kept = cup < 0 ? state.career.ghosts[circuit] : undefined;
  if (kept && state.phase !== 'rolling' && ui.ghost?.text !== kept.run) {
    const read = readRun(kept.run);
    ui.ghost = { text: kept.run, poses: read.ok ? read.value : [] };
  }
  const time = Math.max(0, state.clock - 1 + part) / GHOST_EVERY;
  const pose = ui.ghost && cup < 0 ? poseAt(ui.ghost.poses, time) : undefined;
  on.ghost.group.visible = pose !== undefined;
  if (!pose) return;
  on.ghost.group.position.set(pose.x, 0, pose.y);
  on.ghost.group.rotation.y = -pose.angle;
}

function puffAll(on: Stage, state: State, ui: Ui, dt: number, calm: boolean): void {
  const track = trackFor(courseFor(state.course));
  const theme = themeOf(courseFor(state.course).circuit, courseFor(state.course).cup);
  if (dt > 0) {
    state.cars.forEach((car, at) => {
      const sandy = Math.abs(car.aside) > track.width / 2 - 0.4;
      const odds = (car.drift !== 0 ? 0.75 : sandy && car.v > 8 ? 0.5 : 0) * (calm ? 0.4 : 1);
      if (Math.random() >= odds) return;
      kick(
        ui,
        car,
        at === 0 && car.drift !== 0 ? (STEPS[stepOf(car.charge)] ?? '#ffffff') : theme.sand,
        sandy,
      );
    });
    leaveMarks(ui, state.cars[0]);
  }
  on.puffs.begin();
  ui.puffs = ui.puffs.filter((puff) => puff.age < puff.life).slice(-MOST_PUFFS);
  for (const puff of ui.puffs) {
    puff.age += dt;
    puff.x += puff.vx * dt;
    puff.y += puff.vy * dt;
    puff.z += puff.vz * dt;
    const part = puff.age / puff.life;
    on.puffs.add(
      puff.x,
      puff.y,
      puff.z,
      Math.max(0.01, puff.size * (0.4 + part) * (1 - part * part)),
      puff.age * 3,
      puff.colour,
    );
  }
  on.puffs.end();
  on.marks.begin();
  for (const { x, y, angle } of ui.marks) on.marks.add(x, 0.045, y, 1, -angle, '#332a33');
  on.marks.end();
}

/** Dust or a spark from a rear wheel. */
function kick(ui: Ui, car: Car, colour: string, sandy: boolean): void {
  const nose = car.dir + car.slide;
  const side = Math.random() < 0.5 ? -0.95 : 0.95;
  const [c, s] = [Math.cos(nose), Math.sin(nose)];
  ui.puffs.push({
    x: car.x - c * 1.6 - s * side,
    y: 0.3,
    z: car.y - s * 1.6 + c * side,
    vx: Math.cos(car.dir) * car.v * 0.35 + (Math.random() - 0.5) * 3,
    vy: 1.2 + Math.random() * 2,
    vz: Math.sin(car.dir) * car.v * 0.35 + (Math.random() - 0.5) * 3,
    life: 0.45 + Math.random() * 0.4,
    size: (sandy ? 0.62 : 0.46) + Math.random() * 0.3,
    colour,
    age: 0,
  });
}

function leaveMarks(ui: Ui, car: Car): void {
  if (car.drift === 0 || car.v < 10) return;
  const nose = car.dir + car.slide;
  const [c, s] = [Math.cos(nose), Math.sin(nose)];
  for (const side of [-0.95, 0.95]) {
    const mark = { x: car.x - c * 1.35 - s * side, y: car.y - s * 1.35 + c * side, angle: car.dir };
    ui.marks[ui.markAt % MOST_MARKS] = mark;
    ui.markAt += 1;
  }
}

const FULL_SPEED = 48;

function lookOn(on: Stage, to: Surface, state: State, ui: Ui, dt: number, part: number): void {
  const { camera } = on.view;
  const [car] = state.cars;
  const { width, height } = to.bleed;
  const tall = width < height;
  const speed = Math.min(1.3, car.v / FULL_SPEED);
  const wide = tall ? 74 : 58;
  const goal = {
    angle: car.dir + car.slide * (to.calm ? 0.1 : 0.32),
    fov: to.calm ? wide + 4 : wide + speed * 13 + (car.boost > 0 ? 9 : 0),
  };
  if (ui.chasing) follow(ui.chase, goal, dt, to.calm);
  else Object.assign(ui.chase, goal);
  ui.chasing = true;
  const turned = turnAround(state, to.calm);
  const angle = ui.chase.angle + turned;
  const ahead = car.v * DT * part;
  const [x, z] = [car.x + Math.cos(car.dir) * ahead, car.y + Math.sin(car.dir) * ahead];
  const far = (tall ? 9.2 : 7.6) + speed * 0.9;
  const high = (tall ? 4.4 : 3.3) + (turned === 0 ? 0 : 0.4);
  const track = trackFor(courseFor(state.course));
  // The camera stays inside the canyon, whatever the car does.
  const eye = { x: x - Math.cos(angle) * far, y: z - Math.sin(angle) * far };
  const place = track.nearest(eye, car.index);
  const most = track.width / 2 + SHOULDER - 0.8;
  const over = Math.abs(place.aside) > most ? place.aside - Math.sign(place.aside) * most : 0;
  const { tx, ty } = track.sample(place.index);
  camera.position.set(eye.x + ty * over, high, eye.y - tx * over);
  camera.fov = ui.chase.fov;
  // Over the garage's buttons there is room for the car in the upper half alone.
  const low = state.phase === 'garage' ? (tall ? 0 : -2.3) : 1.3;
  camera.lookAt(x + Math.cos(angle) * 6, low, z + Math.sin(angle) * 6);
}

/** In the garage the camera goes round the car, and swings behind it before the lights. */
function turnAround(state: State, calm: boolean): number {
  if (state.phase === 'garage') return 2.5;
  if (state.phase !== 'countdown' || calm) return 0;
  const left = Math.max(0, 1 - state.ticks / 70);
  return left * left * 2.2;
}
