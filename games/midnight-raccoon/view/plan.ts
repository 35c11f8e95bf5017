import type { Point } from '@playgrove/kit/contract';
import { LONGEST, yardFor } from '../rules.ts';
import type { Pose } from '../rules/patrol.ts';
import { isInside } from '../rules/sight.ts';
import { RUN, SNEAK, WAIT, type State } from '../rules/state.ts';
import { hears, inCan, poseNow, reachOf, seenFrom, sees } from '../rules/watch.ts';
import { SPEEDS } from '../rules/walk.ts';
import { apart, CELL, clear, settled, STEP_RING, wayBetween, type Yard } from '../rules/yard.ts';

/** Board units a second of a finger from which its line runs, and down to which it goes on to. */
const FAST = CELL * 6.4;
const SLOW = CELL * 4.6;
/** Board units between two points of a line. */
const APART = 9;
/** Seconds after which a finger at rest waits, and ticks of waiting in each second of it. */
const STILL = 0.4;
const WAITING = 90;
const TREMBLE = 7;
const LONGEST_WAIT = 900;
/** Board units between two looks for danger. */
const LOOKS = 16;

/** A path that is being drawn. */
export type Plan = {
  readonly pointer: number;
  readonly legs: number[];
  readonly at: { x: number; y: number };
  /** Ticks that it takes. */
  ticks: number;
  open: boolean;
  gait: typeof SNEAK | typeof RUN;
  /** The finger: where and when it was, how fast it is, and how long it has rested. */
  finger: Point;
  time: number;
  speed: number;
  rested: number;
  /** Board units that it has moved since it last rested. */
  strayed: number;
  moved: boolean;
  /** Places on it where somebody would see you, and where a loud step would be heard. */
  readonly dangers: Point[];
  readonly heard: Point[];
};

export function planFrom(state: State, pointer: number, finger: Point): Plan {
  return {
    pointer,
    legs: [],
    at: { x: state.x, y: state.y },
    ticks: 0,
    open: state.open,
    gait: SNEAK,
    finger,
    time: 0,
    speed: 0,
    rested: 0,
    strayed: 0,
    moved: false,
    dangers: [],
    heard: [],
  };
}

/** Follows the finger. @param time milliseconds of its clock; without, it is slow */
export function follow(plan: Plan, state: State, to: Point, time: number | undefined): void {
  const far = apart(plan.finger, to);
  if (time !== undefined && time > plan.time) {
    const now = plan.time === 0 ? 0 : (far * 1000) / (time - plan.time);
    const part = Math.min(1, (time - plan.time) / 90);
    plan.speed += (now - plan.speed) * part;
    plan.time = time;
  }
  if (far < 1) return;
  plan.finger = to;
  // A finger trembles even when it rests.
  plan.strayed += far;
  if (plan.strayed > TREMBLE) plan.rested = 0;
  plan.gait = plan.speed > (plan.gait === RUN ? SLOW : FAST) ? RUN : SNEAK;
  lead(plan, state, to);
}

/** Leads the path on to a place, around what is in the way. */
export function lead(plan: Plan, state: State, to: Point): void {
  const yard = yardFor(state);
  const place = settled(yard, to, plan.open);
  if (!place) return;
  const goal = { x: Math.round(place.x), y: Math.round(place.y) };
  if (apart(goal, plan.at) < APART) return;
  plan.moved = true;
  if (clear(yard, plan.at, goal, plan.open)) {
    push(plan, state, yard, goal);
    return;
  }
  const way = wayBetween(yard, plan.at, goal, plan.open);
  if (!way) return;
  // As straight as it goes.
  const stops = [...way, goal];
  for (let at = 0; at < stops.length;) {
    let best = at;
    for (let far = stops.length - 1; far > at; far -= 1) {
      const stop = stops[far];
      if (!stop || !clear(yard, plan.at, stop, plan.open)) continue;
      best = far;
      break;
    }
    const stop = stops[best];
    if (!stop || !clear(yard, plan.at, stop, plan.open)) return;
    push(plan, state, yard, stop);
    at = best + 1;
  }
}

function push(plan: Plan, state: State, yard: Yard, to: Point): void {
  if (plan.legs.length >= LONGEST - 6) return;
  const far = apart(plan.at, to);
  const looks = Math.ceil(far / LOOKS);
  for (let look = 1; look <= looks; look += 1) {
    const part = look / looks;
    const at = {
      x: plan.at.x + (to.x - plan.at.x) * part,
      y: plan.at.y + (to.y - plan.at.y) * part,
    };
    const tick = plan.ticks + (far * part) / SPEEDS[plan.gait];
    const then = state.t + Math.round(tick);
    if (isSeen(yard, state, at, then, plan.open)) plan.dangers.push(at);
    else if (plan.gait === RUN && isHeard(yard, state, at, then)) plan.heard.push(at);
  }
  plan.ticks += far / SPEEDS[plan.gait];
  plan.legs.push(Math.round(to.x), Math.round(to.y), plan.gait);
  plan.at.x = to.x;
  plan.at.y = to.y;
  if (yard.key && apart(yard.key, to) < CELL * 0.5) plan.open = true;
}

const pose: Pose = { x: 0, y: 0, angle: 0 };
const outline: number[] = [];

/** Whether somebody on a round would see a place then. */
function isSeen(yard: Yard, state: State, at: Point, tick: number, open: boolean): boolean {
  if (inCan(yard, at)) return false;
  return state.moods.some((mood, one) => {
    const guard = yard.watchers[one]?.kind === 'guard';
    if (!guard && !sees(yard, one, { ...mood, look: mood.look - (tick - state.t) })) return false;
    poseNow(yard, one, tick, guard ? { ...mood, off: 0 } : mood, pose);
    if (apart(pose, at) > reachOf(yard, one)) return false;
    return isInside(seenFrom(yard, one, pose, open, outline), at.x, at.y);
  });
}

/** Whether somebody would hear a loud step there, or a cat would. */
function isHeard(yard: Yard, state: State, at: Point, tick: number): boolean {
  if (yard.cats.some((cat) => apart(cat, at) < STEP_RING)) return true;
  return state.moods.some((mood, one) => {
    poseNow(yard, one, tick, mood, pose);
    return hears(yard.watchers[one]?.kind ?? 'light', at, pose, STEP_RING);
  });
}

/** A finger at rest waits there: the preview goes on. */
export function rest(plan: Plan, dt: number): void {
  plan.rested += dt;
  if (plan.rested < STILL) return;
  plan.strayed = 0;
  if (!plan.moved) return;
  const ticks = dt * WAITING;
  const last = plan.legs.length - 3;
  if (plan.legs[last + 2] === WAIT) {
    const before = plan.legs[last] ?? 0;
    if (before + ticks > LONGEST_WAIT) return;
    plan.legs[last] = before + ticks;
  } else if (plan.legs.length < LONGEST - 3) plan.legs.push(ticks, 0, WAIT);
  plan.ticks += ticks;
}

/** The path as an input takes it. */
export function legsOf(plan: Plan): number[] {
  return plan.legs.map((value) => Math.max(0, Math.round(value)));
}
