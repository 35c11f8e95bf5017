import type { StepContext } from '@playgrove/kit/contract';
import { asideAt, bendAt, lapped, loadAt, slopeAt, type Course } from './course.ts';
import { DT, type Car, type Side } from './types.ts';

/** Units a second that the motor reaches. */
export const TOP = 660;
const PULL = 1150;
export const BRAKE = 640;
const SLOPE = 230;
/** How fast a tail goes out for each part of load too much, and comes back. */
const LOOSEN = 4.4;
const TIGHTEN = 2.6;
/** A sliding tail costs speed. */
const SCRUB = 300;
/** Ticks from leaving the slot to being back in it, and the push it gets then. */
export const OUT = 36;
const PUSH = 200;
/** Tires: best between these; grip of cold and of overheated ones. */
export const WARM = [0.42, 0.8] as const;
const COLD_GRIP = 0.84;
const HOT_GRIP = 0.82;
const START_WARM = 0.12;
/** From here on a tail squeals. */
export const SQUEAL = 0.22;
const SAVED = 0.72;

export function freshCar(s: number, side: Side): Car {
  return {
    s,
    v: 0,
    side,
    slide: 0,
    warm: START_WARM,
    out: 0,
    hop: 0,
    hush: 0,
    spills: 0,
    done: 0,
    peak: 0,
    mood: 0,
  };
}

/** What these tires hold: 1 when they are warm. */
export function tireGrip(warm: number): number {
  if (warm < WARM[0]) return COLD_GRIP + (1 - COLD_GRIP) * (warm / WARM[0]);
  if (warm <= WARM[1]) return 1;
  return 1 - (1 - HOT_GRIP) * ((warm - WARM[1]) / (1 - WARM[1]));
}

/**
 * One car for one tick: player, rival and bot alike.
 * @param mine whether its cues are for the player
 */
export function driveCar(
  car: Car,
  course: Course,
  throttle: boolean,
  { cue }: Pick<StepContext, 'cue'>,
  mine: boolean,
): void {
  if (car.hop > 0) car.hop -= 1;
  if (car.hush > 0) car.hush -= 1;
  if (car.out > 0) {
    car.out -= 1;
    if (car.out > 0) return;
    car.v = PUSH;
    if (mine) cue('back', placeOf(car, course));
    return;
  }
  const load = loadAt(course, car.s, car.side, car.v) / tireGrip(car.warm);
  const before = car.slide;
  if (load > 1) car.slide += (load - 1) * LOOSEN * DT;
  else car.slide = Math.max(0, car.slide - (1.3 + TIGHTEN * (1 - load)) * DT);
  if (mine) squeal(car, before, course, cue);
  if (car.slide >= 1) {
    flyOff(car, course, cue, mine);
    return;
  }
  const motor = throttle ? PULL * (1 - car.v / TOP) : -BRAKE;
  car.v += (motor - SLOPE * slopeAt(course, car.s) - SCRUB * car.slide) * DT;
  car.v = Math.max(0, Math.min(TOP * 1.06, car.v));
  heat(car, load);
  roll(car, course, cue, mine);
}

function squeal(car: Car, before: number, course: Course, cue: StepContext['cue']): void {
  if (before < SQUEAL && car.slide >= SQUEAL) cue('squeal', placeOf(car, course), 1);
  else if (before < SAVED && car.slide >= SAVED) cue('edge', placeOf(car, course), 2);
  car.peak = Math.max(car.peak, car.slide);
  if (car.slide >= SQUEAL) return;
  // Almost off, and caught.
  if (before >= SQUEAL && car.peak >= SAVED) cue('saved', placeOf(car, course));
  car.peak = 0;
}

function heat(car: Car, load: number): void {
  const work = 0.15 * Math.min(1.2, load) * (car.v / TOP) + 0.06 * (car.v / TOP) + 0.6 * car.slide;
  car.warm = Math.min(1, Math.max(0, car.warm + (work - 0.07 * car.warm) * DT));
}

function roll(car: Car, course: Course, cue: StepContext['cue'], mine: boolean): void {
  const aside = asideAt(course, car.s, car.side);
  const before = car.s;
  car.s += (car.v * DT) / (1 - bendAt(course, car.s) * aside);
  for (const cross of course.crosses) {
    const [from, to] = [lapped(course, before - cross), lapped(course, car.s - cross)];
    if (to >= from) continue;
    car.side = car.side === 1 ? -1 : 1;
    if (car.v < 330) continue;
    car.hop = 16;
    if (mine) cue('bump', placeOf(car, course), car.v);
  }
}

function flyOff(car: Car, course: Course, cue: StepContext['cue'], mine: boolean): void {
  cue(mine ? 'off' : 'rival-off', placeOf(car, course));
  car.slide = 0;
  car.peak = 0;
  car.v = 0;
  car.hop = 0;
  car.out = OUT;
  car.spills += 1;
  // Hands that put it back also wipe its tires.
  car.warm = Math.min(car.warm, WARM[1]);
}

/** Where the car's guide is, on the table. */
export function placeOf(car: Car, course: Course): { x: number; y: number } {
  const { x, y } = course.track.at(car.s, asideAt(course, car.s, car.side));
  return { x, y };
}
