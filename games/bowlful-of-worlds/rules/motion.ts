import { radiusOf, sizeOf, WALL, type Body } from './state.ts';

/*
 * Discs that fall to the middle, collide, roll and come to rest. Four short steps a tick; each moves
 * the bodies, then pushes overlapping ones apart and takes the new speeds from where they ended.
 * Nothing is remembered between ticks but the bodies themselves, and only exact arithmetic is used,
 * so a game can be saved at any tick and goes on in the same way everywhere.
 */

const HZ = 60;
export const STEPS = 4;
export const STEP = 1 / HZ / STEPS;
/** Units a second squared; it fades within this many units of the middle. */
const GRAVITY = 1150;
const SOFT = 26;
/** Parts of the speed that the milk takes a second: in free fall, in the pile, and of slow rolling. */
const DRAG = 0.35;
const PILE_DRAG = 2.2;
const SLOW_DRAG = 7;
const SLOW = 16;
const SPIN_DRAG = 2.4;
const FRICTION = 0.42;
/** The most that a step pushes two bodies apart. */
const MAX_PUSH = 1.6;
/** Slower than this for this many ticks, a body sleeps until something moves it. */
const STILL = 5;
export const SLEEP = 26;
/** A body faster than this wakes those it touches. */
const WAKES = 13;
/** Two bodies this near may touch within a tick. */
const NEAR = 14;
/** Bodies this near count as touching. */
export const TOUCH = 0.7;

export const isAsleep = (body: Body): boolean => body.calm >= SLEEP;

export const wake = (body: Body): void => {
  body.calm = 0;
};

/** Bodies that touched in a tick, as pairs of places in the list. */
export type Contacts = number[];

/** Scratch numbers, so that a tick makes no garbage; they grow with the pile. */
let x = new Float64Array(256);
let y = new Float64Array(256);
let turn = new Float64Array(256);
let oldX = new Float64Array(256);
let oldY = new Float64Array(256);
let oldTurn = new Float64Array(256);
let size = new Float64Array(256);
/** One over the mass; 0 for a sleeper. */
let ease = new Float64Array(256);
const first: number[] = [];
const second: number[] = [];

/** How fast the milk's current takes a falling body along, a second. */
const CARRY = 1.7;

/** What a step adds to the speed of a body; written to `pull`. */
export const pull = { x: 0, y: 0 };

/** @param swirl the speed of the milk's current there, clockwise if positive; 0 without one */
export function pullAt(px: number, py: number, vx: number, vy: number, swirl: number): void {
  const far = Math.sqrt(px * px + py * py);
  const g = (far < SOFT ? GRAVITY / SOFT : GRAVITY / far) * STEP;
  pull.x = -px * g;
  pull.y = -py * g;
  if (swirl === 0 || far < SOFT) return;
  pull.x += ((-py / far) * swirl - vx) * CARRY * STEP;
  pull.y += ((px / far) * swirl - vy) * CARRY * STEP;
}

export const fallDrag = 1 - DRAG * STEP;

function makeRoom(count: number): void {
  if (count <= x.length) return;
  const wide = count * 2;
  [x, y, turn] = [new Float64Array(wide), new Float64Array(wide), new Float64Array(wide)];
  [oldX, oldY, oldTurn] = [new Float64Array(wide), new Float64Array(wide), new Float64Array(wide)];
  [size, ease] = [new Float64Array(wide), new Float64Array(wide)];
  held = new Uint8Array(wide);
}

/**
 * One tick.
 * @param swirl the milk's current: it carries what has not landed yet, clockwise if positive
 */
export function move(bodies: readonly Body[], swirl: number): Contacts {
  const count = bodies.length;
  makeRoom(count);
  for (let i = 0; i < count; i += 1) {
    const body = bodies[i] as Body;
    body.age += 1;
    x[i] = body.x;
    y[i] = body.y;
    turn[i] = body.turn;
    size[i] = sizeOf(body);
    const full = radiusOf(body.kind);
    ease[i] = isAsleep(body) ? 0 : 1 / (full * full);
  }
  findPairs(count);
  wakeTouched(bodies);
  for (let step = 0; step < STEPS; step += 1) {
    fall(bodies, swirl);
    const forward = step % 2 === 0;
    for (let n = 0; n < first.length; n += 1) push(forward ? n : first.length - 1 - n);
    keepInside(count);
    // Speeds from where everything ended.
    for (let i = 0; i < count; i += 1) {
      if (ease[i] === 0) continue;
      const body = bodies[i] as Body;
      body.vx = ((x[i] as number) - (oldX[i] as number)) / STEP;
      body.vy = ((y[i] as number) - (oldY[i] as number)) / STEP;
      body.spin = ((turn[i] as number) - (oldTurn[i] as number)) / STEP;
    }
  }
  const contacts = touching();
  for (const at of contacts) calmDown(bodies[at] as Body, at);
  for (let i = 0; i < count; i += 1) {
    const body = bodies[i] as Body;
    body.x = x[i] as number;
    body.y = y[i] as number;
    body.turn = turn[i] as number;
  }
  rest(bodies, contacts);
  return contacts;
}

/**
 * A body in the pile is pushed to and fro within a tick: what counts is how far it came. The bodies
 * still have the places from before the tick.
 */
function calmDown(body: Body, at: number): void {
  body.landed = true;
  if (ease[at] === 0) return;
  body.vx = ((x[at] as number) - body.x) * HZ;
  body.vy = ((y[at] as number) - body.y) * HZ;
  body.spin = ((turn[at] as number) - body.turn) * HZ;
  // Wedged between others, one would turn in its place forever.
  if (speed2(body) < STILL * STILL) body.spin *= 0.6;
}

/** Pairs that may touch within this tick. */
function findPairs(count: number): void {
  first.length = 0;
  second.length = 0;
  for (let i = 0; i < count; i += 1) {
    const reach = (size[i] as number) + NEAR;
    for (let j = i + 1; j < count; j += 1) {
      const far = reach + (size[j] as number);
      const dx = (x[j] as number) - (x[i] as number);
      if (dx > far || dx < -far) continue;
      const dy = (y[j] as number) - (y[i] as number);
      if (dx * dx + dy * dy > far * far) continue;
      first.push(i);
      second.push(j);
    }
  }
}

const speed2 = ({ vx, vy }: Body): number => vx * vx + vy * vy;

/** What moves fast wakes the sleepers that it touches. */
function wakeTouched(bodies: readonly Body[]): void {
  for (let n = 0; n < first.length; n += 1) {
    const i = first[n] as number;
    const j = second[n] as number;
    if ((ease[i] === 0) === (ease[j] === 0)) continue;
    const [sleeper, mover] = ease[i] === 0 ? [i, j] : [j, i];
    const other = bodies[mover] as Body;
    if (speed2(other) < WAKES * WAKES) continue;
    const gap = gapOf(i, j);
    if (gap > TOUCH + 2) continue;
    const body = bodies[sleeper] as Body;
    wake(body);
    const full = radiusOf(body.kind);
    ease[sleeper] = 1 / (full * full);
  }
}

function gapOf(i: number, j: number): number {
  const dx = (x[j] as number) - (x[i] as number);
  const dy = (y[j] as number) - (y[i] as number);
  return Math.sqrt(dx * dx + dy * dy) - (size[i] as number) - (size[j] as number);
}

function fall(bodies: readonly Body[], swirl: number): void {
  for (let i = 0; i < bodies.length; i += 1) {
    oldX[i] = x[i] as number;
    oldY[i] = y[i] as number;
    oldTurn[i] = turn[i] as number;
    if (ease[i] === 0) continue;
    const body = bodies[i] as Body;
    pullAt(x[i] as number, y[i] as number, body.vx, body.vy, body.landed ? 0 : swirl);
    let keep = fallDrag;
    if (body.landed) {
      const slow = speed2(body) < SLOW * SLOW;
      keep = 1 - (slow ? SLOW_DRAG : PILE_DRAG) * STEP;
    }
    body.vx = (body.vx + pull.x) * keep;
    body.vy = (body.vy + pull.y) * keep;
    body.spin *= 1 - SPIN_DRAG * STEP;
    x[i] = (x[i] as number) + body.vx * STEP;
    y[i] = (y[i] as number) + body.vy * STEP;
    turn[i] = (turn[i] as number) + body.spin * STEP;
  }
}

/** Pushes one pair apart if it overlaps; friction makes them roll on each other. */
function push(n: number): void {
  const i = first[n] as number;
  const j = second[n] as number;
  const wi = ease[i] as number;
  const wj = ease[j] as number;
  const sum = wi + wj;
  if (sum === 0) return;
  const ri = size[i] as number;
  const rj = size[j] as number;
  let nx = (x[j] as number) - (x[i] as number);
  let ny = (y[j] as number) - (y[i] as number);
  const far2 = nx * nx + ny * ny;
  const reach = ri + rj;
  if (far2 >= reach * reach) return;
  const far = Math.sqrt(far2);
  if (far < 1e-6) {
    nx = 1;
    ny = 0;
  } else {
    nx /= far;
    ny /= far;
  }
  const deep = reach - far;
  const part = (deep > MAX_PUSH ? MAX_PUSH : deep) / sum;
  x[i] = (x[i] as number) - nx * part * wi;
  y[i] = (y[i] as number) - ny * part * wi;
  x[j] = (x[j] as number) + nx * part * wj;
  y[j] = (y[j] as number) + ny * part * wj;
  // How far they slid along each other in this step, the turning of both included.
  const tx = -ny;
  const ty = nx;
  const slid =
    ((x[i] as number) - (oldX[i] as number)) * tx +
    ((y[i] as number) - (oldY[i] as number)) * ty +
    ri * ((turn[i] as number) - (oldTurn[i] as number)) -
    ((x[j] as number) - (oldX[j] as number)) * tx -
    ((y[j] as number) - (oldY[j] as number)) * ty +
    rj * ((turn[j] as number) - (oldTurn[j] as number));
  const most = FRICTION * part;
  let back = slid / (3 * sum);
  if (back > most) back = most;
  else if (back < -most) back = -most;
  x[i] = (x[i] as number) - tx * back * wi;
  y[i] = (y[i] as number) - ty * back * wi;
  turn[i] = (turn[i] as number) - (2 * back * wi) / ri;
  x[j] = (x[j] as number) + tx * back * wj;
  y[j] = (y[j] as number) + ty * back * wj;
  turn[j] = (turn[j] as number) - (2 * back * wj) / rj;
}

/** The bowl's wall. */
function keepInside(count: number): void {
  for (let i = 0; i < count; i += 1) {
    const most = WALL - (size[i] as number);
    const far2 = (x[i] as number) * (x[i] as number) + (y[i] as number) * (y[i] as number);
    if (far2 <= most * most) continue;
    const part = most / Math.sqrt(far2);
    x[i] = (x[i] as number) * part;
    y[i] = (y[i] as number) * part;
  }
}

function touching(): Contacts {
  const contacts: Contacts = [];
  for (let n = 0; n < first.length; n += 1) {
    const i = first[n] as number;
    const j = second[n] as number;
    if (gapOf(i, j) < TOUCH) contacts.push(i, j);
  }
  return contacts;
}

/** Whether something below touches a body, or it covers the middle. */
let held = new Uint8Array(256);

/**
 * When everything in the pile has been still, it falls asleep together: one that slept before its
 * neighbors would not give way and squeeze them out. What nothing holds anymore wakes.
 */
function rest(bodies: readonly Body[], contacts: Contacts): void {
  findHolds(bodies, contacts);
  let least = SLEEP;
  for (let i = 0; i < bodies.length; i += 1) {
    const body = bodies[i] as Body;
    if (isAsleep(body)) {
      if (held[i] === 0) wake(body);
      continue;
    }
    if (!body.landed) continue;
    body.calm = speed2(body) < STILL * STILL ? Math.min(SLEEP - 1, body.calm + 1) : 0;
    least = Math.min(least, body.calm);
  }
  if (least !== SLEEP - 1) return;
  for (const body of bodies) {
    if (!body.landed || isAsleep(body)) continue;
    body.calm = SLEEP;
    body.vx = 0;
    body.vy = 0;
    body.spin = 0;
  }
}

function findHolds(bodies: readonly Body[], contacts: Contacts): void {
  for (let i = 0; i < bodies.length; i += 1) {
    const body = bodies[i] as Body;
    // What covers the middle rests on nothing.
    const reach = radiusOf(body.kind) * 0.6 + 4;
    const isCenter = body.x * body.x + body.y * body.y < reach * reach;
    held[i] = isCenter ? 1 : 0;
    if (isCenter) body.landed = true;
  }
  for (let n = 0; n < contacts.length; n += 2) {
    const i = contacts[n] as number;
    const j = contacts[n + 1] as number;
    const a = bodies[i] as Body;
    const b = bodies[j] as Body;
    if (isBelow(a, b)) held[i] = 1;
    if (isBelow(b, a)) held[j] = 1;
  }
}

/** Whether the other one is nearer to the middle, as seen from a body. */
function isBelow({ x: bx, y: by }: Body, other: Body): boolean {
  return (other.x - bx) * bx + (other.y - by) * by < 0;
}
