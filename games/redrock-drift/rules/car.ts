import { cos, sin, wrapAngle } from '@playgrove/kit/core';
import { passCheckpoints, type Track } from '@playgrove/kit/logic/track';
import { CHARGES, DT, LOCK, SHOULDER, type Car, type Controls, type Stats } from './types.ts';

const MAX_YAW = 2.1;
const BRAKE = 26;
/** A slide turns tighter than the tires would: at its least and at its most, in parts of the grip. */
const MIN_SLIDE = 0.35;
const MAX_SLIDE = 1.75;
const MIN_SLIDE_SPEED = 15;
const BOOST_SECONDS = [0, 0.55, 0.95, 1.5] as const;
const LOST_TICKS = 75;

/** What happened to a car in one tick. */
export type Report = (name: string, value?: number) => void;

/** @returns radians a second at full lock without sliding */
export function yawAt(v: number, grip: number): number {
  return Math.min(MAX_YAW, grip / Math.max(v, 6));
}

/** The step of boost that a charge has reached, 0 to 3. */
export function stepOf(charge: number): number {
  return CHARGES.filter((needed) => charge >= needed).length;
}

/** One tick of one car: steering, sliding, speed, ground, rock, laps. */
export function driveCar(
  car: Car,
  controls: Controls,
  stats: Stats,
  track: Track,
  report: Report,
): 'line' | undefined {
  const steer = controls.steer / LOCK;
  slide(car, steer, controls.drift, stats, report);
  turn(car, steer, stats);
  pull(car, steer, controls.brake, stats, track.width / 2);
  car.x += cos(car.dir) * car.v * DT;
  car.y += sin(car.dir) * car.v * DT;
  const before = car.along;
  settle(car, track, report);
  car.hush = Math.max(0, car.hush - 1);
  findTheWay(car, track, report);
  return passCheckpoints(track, car.laps, before, car.along) === 'line' ? 'line' : undefined;
}

function slide(car: Car, steer: number, held: boolean, stats: Stats, report: Report): void {
  if (car.drift === 0) {
    car.slide *= 0.88;
    if (!held || Math.abs(steer) < 0.25 || car.v < MIN_SLIDE_SPEED) return;
    car.drift = steer > 0 ? 1 : -1;
    car.charge = 0;
    report('drift');
    return;
  }
  if (!held || car.v < MIN_SLIDE_SPEED * 0.7) {
    const step = held ? 0 : stepOf(car.charge);
    if (step > 0) {
      car.boost = Math.max(car.boost, (BOOST_SECONDS[step] ?? 0) * stats.boost);
      report('boost', step);
    }
    car.drift = 0;
    car.charge = 0;
    return;
  }
  const into = (1 + steer * car.drift) / 2;
  const before = stepOf(car.charge);
  car.charge = Math.min(CHARGES[2], car.charge + DT * (0.55 + 0.6 * into));
  const now = stepOf(car.charge);
  if (now > before) report('charge', now);
  car.slide += (car.drift * (0.22 + 0.36 * into) - car.slide) * 0.12;
}

function turn(car: Car, steer: number, stats: Stats): void {
  const most = yawAt(car.v, stats.grip);
  const into = (1 + steer * car.drift) / 2;
  const wish =
    car.drift === 0
      ? steer * most
      : car.drift * most * (MIN_SLIDE + (MAX_SLIDE - MIN_SLIDE) * into);
  car.yaw += (wish - car.yaw) * (car.drift === 0 ? 0.3 : 0.22);
  car.dir = wrapAngle(car.dir + car.yaw * DT);
}

function pull(car: Car, steer: number, brake: boolean, stats: Stats, half: number): void {
  let top = stats.top * (1 + 0.07 * car.tow);
  let force = stats.pull + 3 * car.tow;
  if (car.boost > 0) {
    car.boost = Math.max(0, car.boost - DT);
    top *= 1.24;
    force += 24;
  } else if (car.drift !== 0) {
    top *= 0.95;
  }
  if (Math.abs(car.aside) > half) top *= 0.62;
  const part = car.v / top;
  car.v += force * (1 - part * part) * DT;
  car.v -= Math.abs(steer) * car.v * 0.06 * DT;
  if (brake) car.v -= BRAKE * DT;
  car.v = Math.max(0, car.v);
}

/** Finds its place on the track, and keeps it off the rock. */
function settle(car: Car, track: Track, report: Report): void {
  const place = track.nearest(car, car.index);
  Object.assign(car, place);
  const most = track.width / 2 + SHOULDER - 1;
  if (Math.abs(car.aside) <= most) return;
  const side = car.aside > 0 ? 1 : -1;
  const { tx, ty, angle } = track.sample(car.index);
  const over = car.aside - side * most;
  car.x += ty * over;
  car.y -= tx * over;
  car.aside = side * most;
  const off = wrapAngle(car.dir - angle);
  const into = sin(off) * side;
  if (into <= 0) return;
  // The rock turns the car along itself, whichever way it was going, and takes speed for it.
  const ahead = cos(off) >= 0;
  car.dir = wrapAngle(ahead ? angle - side * 0.05 : angle + Math.PI + side * 0.05);
  car.v *= 1 - 0.62 * into;
  car.yaw = 0;
  car.charge = 0;
  car.drift = 0;
  if (car.hush > 0) return;
  car.hush = 24;
  report(into * car.v > 7 ? 'crash' : 'scrape', into);
}

/** Who drives the wrong way, or stands, is put back after a moment. */
function findTheWay(car: Car, track: Track, report: Report): void {
  const off = wrapAngle(car.dir - track.sample(car.index).angle);
  const astray = car.v < 3 || cos(off) < -0.1;
  car.lost = astray ? car.lost + 1 : 0;
  if (car.lost < LOST_TICKS) return;
  putBack(car, track);
  report('reset');
}

/** On the middle of the track, rolling the right way. */
export function putBack(car: Car, track: Track): void {
  const { x, y, angle } = track.sample(car.index);
  Object.assign(car, { x, y, dir: angle, v: 12, yaw: 0, slide: 0, drift: 0, charge: 0, lost: 0 });
  Object.assign(car, track.nearest(car, car.index));
}

const TOUCH = 2.6;

/** Two cars that touch push each other apart. @returns how hard, 0 when they do not touch */
export function bump(one: Car, other: Car): number {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const off = dx * dx + dy * dy;
  if (off >= TOUCH * TOUCH || off === 0) return 0;
  const far = Math.sqrt(off);
  const [nx, ny] = [dx / far, dy / far];
  const apart = (TOUCH - far) / 2;
  one.x -= nx * apart;
  one.y -= ny * apart;
  other.x += nx * apart;
  other.y += ny * apart;
  const closing =
    (cos(one.dir) * nx + sin(one.dir) * ny) * one.v -
    (cos(other.dir) * nx + sin(other.dir) * ny) * other.v;
  if (closing <= 0) return 0;
  const along = cos(one.dir) * nx + sin(one.dir) * ny;
  one.v = Math.max(0, one.v - closing * 0.45 * Math.max(0, along));
  other.v += closing * 0.35 * Math.max(0, along);
  return closing;
}
