import type { Point, StepContext } from '@playgrove/kit/contract';
import { atan2, wrapAngle } from '@playgrove/kit/core';
import { poseAt, TURN, type Pose } from './patrol.ts';
import { FLASHLIGHT, isInside, LAMP, litBy, NOSE } from './sight.ts';
import type { Mood, State } from './state.ts';
import { apart, CELL, DOG_EAR, MEOW_RING, SENSOR, STEP_RING, type Yard } from './yard.ts';

/** Ticks in the light before you are caught. */
export const GRACE = 30;
/** Ticks that a guard looks where a noise was. */
const LOOK = 80;
/** Ticks that a dog stays up, and of those, in which it still blinks. */
export const UP = 190;
const BLINK = 30;
/** Ticks of moving under a sensor until its light comes on, and for which it burns. */
export const NOTICE = 60;
export const BURN = 130;
const MEOW_AGAIN = 150;

export const calm = (): Mood => ({ lag: 0, look: 0, aim: 0, off: 0 });

/** Where a watcher is now, and which way it faces. */
export function poseNow(
  yard: Yard,
  at: number,
  t: number,
  { lag, off, aim, look }: Mood,
  into: Pose,
): Pose {
  const watcher = yard.watchers[at];
  if (!watcher) return into;
  poseAt(watcher, t - lag, into);
  if (watcher.kind === 'guard') into.angle += off;
  else if (watcher.kind === 'dog' && look > 0) into.angle = aim;
  return into;
}

/** Whether a watcher sees at all now. */
export function sees(yard: Yard, at: number, { look }: Mood): boolean {
  const kind = yard.watchers[at]?.kind;
  if (kind === 'guard') return true;
  return kind === 'dog' ? look > 0 && look < UP - BLINK : look > 0;
}

/** How far its light or its nose reaches at most. */
export function reachOf(yard: Yard, at: number): number {
  const kind = yard.watchers[at]?.kind;
  return (kind === 'guard' ? FLASHLIGHT : kind === 'dog' ? NOSE : LAMP).far;
}

/** The outline of what a watcher sees from there. */
export function seenFrom(
  yard: Yard,
  at: number,
  pose: Pose,
  open: boolean,
  into: number[] = [],
): number[] {
  const kind = yard.watchers[at]?.kind;
  return litBy(
    yard,
    pose,
    kind === 'guard' ? FLASHLIGHT : kind === 'dog' ? NOSE : LAMP,
    open,
    into,
  );
}

const pose: Pose = { x: 0, y: 0, angle: 0 };
const outline: number[] = [];

/** The first watcher that sees a point now; −1: nobody. */
export function seenBy(yard: Yard, state: State, { x, y }: Point): number {
  for (const [at, mood] of state.moods.entries()) {
    if (!sees(yard, at, mood)) continue;
    poseNow(yard, at, state.t, mood, pose);
    if (apart(pose, { x, y }) > reachOf(yard, at)) continue;
    if (isInside(seenFrom(yard, at, pose, state.open, outline), x, y)) return at;
  }
  return -1;
}

/** Whether a place is in a trash can. */
export function inCan({ cans }: Yard, at: Point): boolean {
  return cans.some((can) => apart(can, at) < CELL * 0.4);
}

/** One tick of everybody's mood. */
export function passMoods(yard: Yard, state: State, context: StepContext): void {
  state.moods.forEach((mood, at) => {
    const watcher = yard.watchers[at];
    if (watcher?.kind === 'guard') turnHead(yard, mood, at, state.t);
    else if (watcher?.kind === 'dog') mood.look = Math.max(0, mood.look - 1);
    else if (watcher) notice(mood, watcher, state, context);
  });
  state.cats.forEach((wait, at) => {
    state.cats[at] = Math.max(0, wait - 1);
  });
}

/** A guard that heard something stops, looks there, and turns back to its round. */
function turnHead(yard: Yard, mood: Mood, at: number, t: number): void {
  if (mood.look === 0 && mood.off === 0) return;
  mood.lag += 1;
  const watcher = yard.watchers[at];
  if (!watcher) return;
  const goal = mood.look > 0 ? wrapAngle(mood.aim - poseAt(watcher, t - mood.lag, pose).angle) : 0;
  const gap = goal - mood.off;
  if (Math.abs(gap) <= TURN * 1.5) {
    mood.off = goal;
    mood.look = Math.max(0, mood.look - 1);
  } else mood.off += gap > 0 ? TURN * 1.5 : -TURN * 1.5;
}

function notice(mood: Mood, at: Point, state: State, context: StepContext): void {
  if (mood.look > 0) {
    mood.look -= 1;
    return;
  }
  const moves = state.gait >= 0 && state.phase === 'play' && apart(at, state) < SENSOR;
  if (!moves) {
    mood.off = Math.max(0, mood.off - 1);
    return;
  }
  if (mood.off % 15 === 0) context.cue('sensor', { x: at.x, y: at.y }, mood.off);
  mood.off += 1;
  if (mood.off < NOTICE) return;
  mood.off = 0;
  mood.look = BURN;
  context.cue('lamp', { x: at.x, y: at.y });
}

/** Whether a watcher hears a noise of this reach. Lights have no ears. */
export function hears(kind: string, from: Point, at: Point, ring: number): boolean {
  if (kind === 'light') return false;
  return apart(from, at) < ring + (kind === 'dog' ? DOG_EAR : 0);
}

/** A loud step: all who hear it look there. */
export function makeNoise(yard: Yard, state: State, at: Point, context: StepContext): void {
  context.cue('step', at);
  ringOut(yard, state, at, STEP_RING, context);
  yard.cats.forEach((cat, one) => {
    if ((state.cats[one] ?? 0) > 0 || apart(cat, at) >= STEP_RING) return;
    state.cats[one] = MEOW_AGAIN;
    context.cue('meow', cat);
    ringOut(yard, state, cat, MEOW_RING, context);
  });
}

function ringOut(yard: Yard, state: State, from: Point, ring: number, context: StepContext): void {
  state.moods.forEach((mood, at) => {
    const watcher = yard.watchers[at];
    if (!watcher) return;
    poseNow(yard, at, state.t, mood, pose);
    const here = { x: pose.x, y: pose.y };
    if (!hears(watcher.kind, from, here, ring)) return;
    if (mood.look === 0) context.cue(watcher.kind === 'dog' ? 'growl' : 'heard', here);
    mood.aim = atan2(from.y - here.y, from.x - here.x);
    if (watcher.kind === 'guard') mood.look = LOOK;
    else mood.look = mood.look === 0 ? UP : Math.max(mood.look, UP - BLINK);
  });
}
