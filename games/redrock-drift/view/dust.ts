import {
  type Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  Mold,
  Swarm,
} from '@playgrove/kit/scene3d';
import { courseFor, trackFor } from '../levels.ts';
import { stepOf } from '../rules/car.ts';
import type { Car, State } from '../rules/types.ts';
import { mixed, STEPS, themeOf } from './theme.ts';
import type { Puff, Ui } from './ui.ts';

const MAX_PUFFS = 130;
export const MAX_MARKS = 320;
/** Meters between marks of rubber, which are a little longer. */
const MARK_GAP = 1;
/** Below this speed nothing is thrown up, meters a second. */
const MIN_SPEED = 8;

/** What wheels throw up and leave behind. */
export type Dust = {
  readonly puffs: Swarm;
  readonly marks: Swarm;
  readonly meshes: readonly Mesh[];
  /** Whose marks lie there, and how many had been made. */
  marked: { readonly of: Ui; readonly count: number } | undefined;
};

export function openDust(): Dust {
  const ball = new Mold().column([0, -0.5, 0], 6, [
    [0, 0.3, '#ffffff'],
    [0.3, 0.55, '#ffffff'],
    [0.7, 0.5, '#ffffff'],
    [1, 0.2, '#ffffff'],
  ]);
  const puffs = new Swarm(ball.geometry(), new MeshLambertMaterial(), MAX_PUFFS);
  const strip = new Mold().quad(
    [-0.56, 0, 0.16],
    [0.56, 0, 0.16],
    [0.56, 0, -0.16],
    [-0.56, 0, -0.16],
    '#ffffff',
  );
  const marks = new Swarm(strip.geometry(), new MeshBasicMaterial(), MAX_MARKS);
  return { puffs, marks, meshes: [puffs.mesh, marks.mesh], marked: undefined };
}

export function drawDust(on: Dust, state: State, ui: Ui, dt: number, reducedMotion: boolean): void {
  if (dt > 0) throwUp(state, ui, dt, reducedMotion);
  move(ui, dt);
  on.puffs.begin();
  for (const puff of ui.puffs) {
    const part = puff.age / puff.life;
    const size = Math.max(0.01, puff.size * (0.4 + part) * (1 - part * part));
    on.puffs.add(puff.x, puff.y, puff.z, size, puff.age * 3, puff.color);
  }
  on.puffs.end();
  if (on.marked?.of === ui && on.marked.count === ui.markAt) return;
  on.marked = { of: ui, count: ui.markAt };
  const { circuit, cup } = courseFor(state.course);
  const rubber = mixed(themeOf(circuit, cup).road[1], '#1c141e', 0.42);
  on.marks.begin();
  for (const { x, y, angle } of ui.marks) on.marks.add(x, 0.035, y, 1, -angle, rubber);
  on.marks.end();
}

function throwUp(state: State, ui: Ui, dt: number, reducedMotion: boolean): void {
  const course = courseFor(state.course);
  const half = trackFor(course).width / 2 - 0.4;
  const { sand } = themeOf(course.circuit, course.cup);
  state.cars.forEach((car, at) => {
    const sandy = Math.abs(car.aside) > half;
    const odds = car.v < MIN_SPEED ? 0 : car.drift !== 0 ? 0.8 : sandy ? 0.6 : 0;
    if (Math.random() < odds * (reducedMotion ? 0.4 : 1)) {
      const charged = at === 0 && car.drift !== 0;
      kick(ui, car, charged ? (STEPS[stepOf(car.charge)] ?? '#ffffff') : sand, sandy);
    }
    if (car.drift !== 0 && car.v > 10 && !sandy) rub(ui, car, dt);
  });
}

/** Passes time, in place; what has settled is forgotten. */
function move(ui: Ui, dt: number): void {
  const { puffs } = ui;
  let alive = 0;
  for (const puff of puffs) {
    puff.age += dt;
    if (puff.age >= puff.life) continue;
    puff.x += puff.vx * dt;
    puff.y += puff.vy * dt;
    puff.z += puff.vz * dt;
    puffs[alive] = puff;
    alive += 1;
  }
  puffs.length = alive;
}

/** Dust or a spark from a rear wheel. */
function kick(ui: Ui, car: Car, color: string, sandy: boolean): void {
  if (ui.puffs.length >= MAX_PUFFS) return;
  const nose = car.dir + car.slide;
  const side = Math.random() < 0.5 ? -0.95 : 0.95;
  const [c, s] = [Math.cos(nose), Math.sin(nose)];
  const puff: Puff = {
    x: car.x - c * 1.6 - s * side,
    y: 0.3,
    z: car.y - s * 1.6 + c * side,
    vx: Math.cos(car.dir) * car.v * 0.35 + (Math.random() - 0.5) * 3,
    vy: 1.2 + Math.random() * 2,
    vz: Math.sin(car.dir) * car.v * 0.35 + (Math.random() - 0.5) * 3,
    life: 0.45 + Math.random() * 0.4,
    size: (sandy ? 0.66 : 0.46) + Math.random() * 0.3,
    color,
    age: 0,
  };
  ui.puffs.push(puff);
}

/** Rubber under both rear wheels, without gaps however long the frame was; the oldest gives way. */
function rub(ui: Ui, car: Car, dt: number): void {
  const nose = car.dir + car.slide;
  const [c, s] = [Math.cos(nose), Math.sin(nose)];
  const [dx, dy] = [Math.cos(car.dir), Math.sin(car.dir)];
  ui.rubbed += car.v * dt;
  for (; ui.rubbed > 0; ui.rubbed -= MARK_GAP) {
    for (const side of [-0.95, 0.95]) {
      const x = car.x - c * 1.35 - s * side - dx * ui.rubbed;
      const y = car.y - s * 1.35 + c * side - dy * ui.rubbed;
      ui.marks[ui.markAt % MAX_MARKS] = { x, y, angle: car.dir };
      ui.markAt += 1;
    }
  }
}
