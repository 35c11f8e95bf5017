import { wrapAngle } from '@playgrove/kit/core';
import { poseAt, readRun } from '@playgrove/kit/logic/ghost';
import * as draw from '@playgrove/kit/draw';
import type { Motion, Point, Surface } from '@playgrove/kit/runtime';
import { GHOST_EVERY } from '../rules.ts';
import { OUT, placeOf, WARM } from '../rules/car.ts';
import { asideAt, bendAt, heightAt, type Course } from '../rules/course.ts';
import { raceOf } from '../rules/levels.ts';
import { TRACKS } from '../rules/tracks.ts';
import { BOARD, DT, type Car, type State } from '../rules/types.ts';
import { CAR_BOX, LOOKS, paintCar, SECOND, YOURS, type Look } from './car.ts';
import { toScreen, turnOf } from './place.ts';
import { RAISED } from './road.ts';
import type { Ui } from './ui.ts';

/** Below what is raised, on it, or flying. */
export type Layer = 'low' | 'high' | 'air';

/** From the guide under the nose back to the middle and to the rear wheels. */
const MIDDLE = 27;
const REAR = 50;
/** Radians that a tail hangs out at most. */
const HANG = 0.95;
/** How far and how high a car flies, and its turns. */
const FLIGHT = 128;
const SPINS = 1.5;
const HEAT_FROM = 0.24;

/** Of two players, each has the car of their color. */
export function lookOf(to: Surface, state: State, who: number): Look {
  if (state.params.kind === 'two') return who === 0 ? YOURS.rows[0] : SECOND;
  if (who === 0) return YOURS.of(to);
  return LOOKS[raceOf(state.params).rival] ?? SECOND;
}

type CarPose = Point & { readonly angle: number; readonly up: number };

/** Where a car is on the board, `part` of a tick later. */
export function poseOf(car: Car, course: Course, part: number): CarPose {
  const bend = bendAt(course, car.s);
  if (car.out > 0) return flight(car, course, bend, part);
  const s = car.s + car.v * DT * part;
  const nose = course.track.at(s, asideAt(course, s, car.side));
  const rear = course.track.at(s - REAR, asideAt(course, s - REAR, car.side));
  const hang = car.slide * HANG * (bend < 0 ? -1 : 1);
  const angle = Math.atan2(nose.y - rear.y, nose.x - rear.x) + hang;
  const hop = car.hop > 0 ? Math.sin((car.hop / 16) * Math.PI) * 0.6 : 0;
  return {
    x: nose.x - Math.cos(angle) * MIDDLE,
    y: nose.y - Math.sin(angle) * MIDDLE,
    angle,
    up: heightAt(course, s) * 0.9 + hop,
  };
}

/** Off along the straight line, over and over, and back in an arc. */
function flight(car: Car, course: Course, bend: number, part: number): CarPose {
  const t = Math.min(1, (OUT - car.out + part) / OUT);
  const { x, y } = placeOf(car, course);
  const { angle } = course.track.at(car.s);
  const side = bend < 0 ? 1 : -1;
  // A little outward of straight on.
  const way = angle + side * 0.5;
  const out = t < 0.62 ? 1 - (1 - t / 0.62) ** 2 : 1 - ((t - 0.62) / 0.38) ** 2;
  const turned = Math.min(1, t / 0.8);
  const bounce = Math.abs(Math.sin(t * Math.PI * 2)) * (t < 0.5 ? 2.4 : 1.5);
  return {
    x: within(x + Math.cos(way) * FLIGHT * out, BOARD.width),
    y: within(y + Math.sin(way) * FLIGHT * out, BOARD.height),
    angle: angle - side * (1 - (1 - turned) ** 2) * SPINS * Math.PI * 2 * (4 / 3),
    up: bounce,
  };
}

/** Nothing flies off the table. */
const within = (at: number, most: number): number => Math.max(30, Math.min(most - 30, at));

/** The rear wheels, for rubber. */
export function tailOf(car: Car, course: Course): Point {
  const { x, y, angle } = poseOf(car, course, 0);
  return { x: x - Math.cos(angle) * 24, y: y - Math.sin(angle) * 24 };
}

export function heatOf(car: Car): number {
  return car.warm > WARM[1] ? 1 : car.warm < HEAT_FROM ? -1 : 0;
}

export function drawCars(
  to: Surface,
  state: State,
  ui: Ui,
  course: Course,
  { part }: Motion<State>,
  layer: Layer,
): void {
  const { c } = to;
  for (let who = state.cars.length - 1; who >= 0; who -= 1) {
    const car = state.cars[who];
    if (!car) continue;
    const where: Layer = car.out > 0 ? 'air' : heightAt(course, car.s) > RAISED ? 'high' : 'low';
    if (where !== layer) continue;
    const pose = poseOf(car, course, state.phase === 'race' ? part : 0);
    const at = toScreen(pose, ui.size);
    const look = lookOf(to, state, who);
    const heat = heatOf(car);
    const turn = pose.angle + turnOf(ui.size);
    const scale = 1 + pose.up * 0.16;
    const shadow = 6 + pose.up * 16;
    draw.blob(c, at.x + shadow * 0.4, at.y + shadow, 42, 22, '#1a0f3a59', turn);
    to.stamp(
      `car ${look.id} ${heat}`,
      CAR_BOX.width,
      CAR_BOX.height,
      (on) => paintCar(on, look, heat),
      at.x,
      at.y - pose.up * 9,
      { rotate: turn, scaleX: scale, scaleY: scale },
    );
  }
}

const ghosts = new Map<string, ReturnType<typeof readRun>>();

/** The best run so far, in time trials. */
export function drawGhost(to: Surface, state: State, ui: Ui, { part }: Motion<State>): void {
  if (state.params.kind !== 'trial' || state.phase !== 'race') return;
  const best = state.career.ghosts[TRACKS[state.params.track]?.id ?? ''];
  if (!best) return;
  let run = ghosts.get(best.run);
  if (!run) {
    ghosts.clear();
    run = readRun(best.run);
    ghosts.set(best.run, run);
  }
  const pose = run.ok ? poseAt(run.value, (state.clock + part) / GHOST_EVERY - 1) : undefined;
  if (!pose) return;
  const angle = wrapAngle(pose.angle);
  const { x, y } = toScreen(
    { x: pose.x - Math.cos(angle) * MIDDLE, y: pose.y - Math.sin(angle) * MIDDLE },
    ui.size,
  );
  to.stamp(
    'car ghost',
    CAR_BOX.width,
    CAR_BOX.height,
    (on) => paintCar(on, { ...YOURS.rows[0], id: 'ghost', body: '#dfe6fa', stripe: '#ffffff' }, 0),
    x,
    y,
    { rotate: angle + turnOf(ui.size), alpha: 0.5 },
  );
}
