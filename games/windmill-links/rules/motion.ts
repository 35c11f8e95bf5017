import { cos, sin } from '@playgrove/kit/core';
import {
  CUP,
  HUB,
  isIn,
  isTurf,
  LONG,
  R,
  SAIL,
  WIDE,
  type Box,
  type Door,
  type Field,
  type Hole,
  type Mill,
} from './hole.ts';

export const HZ = 60;
/** Steps of a tick. */
const PARTS = 4;
const H = 1 / (HZ * PARTS);
const TURN = Math.PI * 2;

/** The fastest putt, tiles a second. */
export const FASTEST = 17;
/** Tiles a second squared that turf takes, and per speed. */
const GRIP = 1.9;
const DRAG = 0.62;
const SAND_GRIP = 9;
const BELT_GRIP = 6;
const GRAVITY = 15;
/** How much of its speed a ball keeps at a wall. */
const BOUNCE = 0.74;
const SAIL_BOUNCE = 0.55;
/** A ramp's end, how low a ball still meets a wall, and how low a sail or a door. */
export const RISE = 0.5;
const WALL = 0.36;
const TALL = 0.85;
const RAMP_PULL = 3.2;
const LIFT = 0.4;
/** Over the cup's rim a ball bends toward it; slower than this it drops. */
const RIM_PULL = 30;
const DROPS = 6.6;
/** Ticks in a tunnel, and how fast balls leave it. */
const INSIDE = 26;
const LEAVES = 0.8;
const MIN_OUT = 3.4;
const MOUTH = 0.36;
/** Slower than this for so long is at rest: on a slope or a belt it may lean on a wall. */
const SLOW = 0.16;
const LEANS = 36;

export type Ball = {
  x: number;
  y: number;
  vx: number;
  vy: number;
  z: number;
  vz: number;
  air: boolean;
  /** In this tunnel for this many ticks more; −1: in none. */
  pipe: number;
  wait: number;
  slow: number;
  /** Over the rim of the cup. */
  rim: boolean;
};

export type Sound = 'bump' | 'sail' | 'jump' | 'land' | 'pipe' | 'exit' | 'lip';
export type Hear = (sound: Sound, hard: number) => void;
export type Fate = 'rolling' | 'rest' | 'cup' | 'wet' | 'out';

export function ballAt({ x, y }: { readonly x: number; readonly y: number }): Ball {
  return {
    x,
    y,
    vx: 0,
    vy: 0,
    z: 0,
    vz: 0,
    air: false,
    pipe: -1,
    wait: 0,
    slow: 0,
    rim: false,
  };
}

/** @param angle tenths of a degree, 0 to the right, clockwise @param power 1 to 100 */
export function putt(ball: Ball, angle: number, power: number): void {
  const turn = (angle * Math.PI) / 1800;
  const speed = speedOf(power);
  ball.vx = cos(turn) * speed;
  ball.vy = sin(turn) * speed;
  ball.slow = 0;
}

/** Fine at the bottom: half the pull is a third of the speed. */
export function speedOf(power: number): number {
  const part = power / 100;
  return 0.9 + (FASTEST - 0.9) * part * (0.35 + 0.65 * part);
}

/** One tick. `time` is the hole's tick, by which windmills and doors move. */
export function roll(hole: Hole, ball: Ball, time: number, hear: Hear): Fate {
  if (ball.pipe >= 0) {
    ball.wait -= 1;
    if (ball.wait <= 0) leave(hole, ball, hear);
    return 'rolling';
  }
  for (let part = 0; part < PARTS; part += 1) {
    const fate = ball.air ? fly(hole, ball, hear) : onGround(hole, ball, hear);
    if (fate !== 'rolling') return fate;
    if (ball.pipe >= 0) return 'rolling';
    const [x, y] = [ball.x, ball.y];
    ball.x += ball.vx * H;
    ball.y += ball.vy * H;
    meet(hole, ball, time / HZ + part * H, hear);
    // Squeezed into a wall by a sail or a door: it stays where it was.
    if (!ball.air && ball.z < WALL && !isTurf(hole, ball.x, ball.y)) {
      ball.x = x;
      ball.y = y;
      ball.vx *= -0.3;
      ball.vy *= -0.3;
    }
  }
  const { vx, vy } = ball;
  ball.slow = !ball.air && vx * vx + vy * vy < SLOW * SLOW ? ball.slow + 1 : 0;
  return (vx === 0 && vy === 0 && !ball.air) || ball.slow > LEANS ? 'rest' : 'rolling';
}

/** A ball at rest that a sail or a door hits rolls on. @returns whether it was hit */
export function nudge(hole: Hole, ball: Ball, time: number, hear: Hear): boolean {
  if (hole.mills.length === 0 && hole.doors.length === 0) return false;
  const { x, y } = ball;
  ball.vx = 0;
  ball.vy = 0;
  movers(hole, ball, time / HZ, hear);
  if (ball.x === x && ball.y === y) return false;
  if (!isTurf(hole, ball.x, ball.y)) {
    ball.x = x;
    ball.y = y;
  }
  ball.slow = 0;
  return true;
}

function leave(hole: Hole, ball: Ball, hear: Hear): void {
  const tunnel = hole.tunnels[ball.pipe];
  ball.pipe = -1;
  if (!tunnel) return;
  const speed = Math.max(MIN_OUT, Math.sqrt(ball.vx * ball.vx + ball.vy * ball.vy) * LEAVES);
  ball.x = tunnel.to.x;
  ball.y = tunnel.to.y;
  ball.vx = tunnel.dx * speed;
  ball.vy = tunnel.dy * speed;
  hear('exit', speed);
}

function fly(hole: Hole, ball: Ball, hear: Hear): Fate {
  ball.vz -= GRAVITY * H;
  ball.z += ball.vz * H;
  if (ball.z > 0) return 'rolling';
  ball.z = 0;
  if (!isTurf(hole, ball.x, ball.y)) return 'out';
  if (anyAt(hole.water, ball)) return 'wet';
  hear('land', -ball.vz);
  if (ball.vz < -2.2) {
    ball.vz *= -0.28;
    return 'rolling';
  }
  ball.air = false;
  ball.vz = 0;
  return 'rolling';
}

function anyAt<B extends Box>(boxes: readonly B[], { x, y }: Ball): B | undefined {
  for (const box of boxes) if (isIn(box, x, y)) return box;
  return undefined;
}

function onGround(hole: Hole, ball: Ball, hear: Hear): Fate {
  const ramp = anyAt(hole.ramps, ball);
  if (ramp) climb(ramp, ball);
  else if (ball.z > 0) {
    // Off the ramp's end, or back down its foot.
    if (ball.z > RISE * 0.6) {
      ball.air = true;
      ball.vz = Math.sqrt(ball.vx * ball.vx + ball.vy * ball.vy) * LIFT;
      hear('jump', ball.vz);
      return 'rolling';
    }
    ball.z = 0;
  }
  if (ball.z === 0 && anyAt(hole.water, ball)) return 'wet';
  const slope = anyAt(hole.slopes, ball);
  const belt = anyAt(hole.belts, ball);
  const grip = belt ? BELT_GRIP : anyAt(hole.sand, ball) ? SAND_GRIP : GRIP;
  if (slope) {
    ball.vx += slope.dx * H;
    ball.vy += slope.dy * H;
  }
  const bx = belt?.dx ?? 0;
  const by = belt?.dy ?? 0;
  const rx = ball.vx - bx;
  const ry = ball.vy - by;
  const speed = Math.sqrt(rx * rx + ry * ry);
  const loss = (grip + DRAG * speed) * H;
  const left = speed > loss ? (speed - loss) / speed : 0;
  ball.vx = bx + rx * left;
  ball.vy = by + ry * left;
  return overCup(hole, ball, hear) ? 'cup' : enter(hole, ball, hear);
}

function climb({ x, y, w, h, dx, dy }: Field, ball: Ball): void {
  const part =
    dx > 0
      ? (ball.x - x) / w
      : dx < 0
        ? (x + w - ball.x) / w
        : dy > 0
          ? (ball.y - y) / h
          : (y + h - ball.y) / h;
  ball.z = RISE * part;
  ball.vx -= dx * RAMP_PULL * H;
  ball.vy -= dy * RAMP_PULL * H;
}

function enter(hole: Hole, ball: Ball, hear: Hear): Fate {
  for (const [at, { x, y }] of hole.tunnels.entries()) {
    const [ox, oy] = [ball.x - x, ball.y - y];
    if (ox * ox + oy * oy > MOUTH * MOUTH) continue;
    ball.pipe = at;
    ball.wait = INSIDE;
    hear('pipe', 1);
  }
  return 'rolling';
}

function overCup({ cup }: Hole, ball: Ball, hear: Hear): boolean {
  const ox = cup.x - ball.x;
  const oy = cup.y - ball.y;
  const far = Math.sqrt(ox * ox + oy * oy);
  if (far >= CUP) {
    if (ball.rim) hear('lip', 1);
    ball.rim = false;
    return false;
  }
  ball.rim = true;
  const speed = Math.sqrt(ball.vx * ball.vx + ball.vy * ball.vy);
  // A fast ball must cross the middle of the cup.
  if (far < CUP * 0.7 && speed < DROPS * (1.25 - (far / CUP) * 0.7)) return true;
  if (far > 0) {
    ball.vx += (ox / far) * RIM_PULL * H;
    ball.vy += (oy / far) * RIM_PULL * H;
  }
  return false;
}

/** Pushes the ball out of everything solid and turns it around. */
function meet(hole: Hole, ball: Ball, seconds: number, hear: Hear): void {
  if (ball.z < TALL) movers(hole, ball, seconds, hear);
  if (ball.z >= WALL) return;
  for (const { x, y, r } of hole.bumpers) push(ball, x, y, r, 0, 0, BOUNCE, 'bump', hear);
  const column = Math.max(0, Math.min(WIDE - 1, Math.floor(ball.x)));
  const row = Math.max(0, Math.min(LONG - 1, Math.floor(ball.y)));
  const walls = hole.near[row * WIDE + column];
  if (!walls) return;
  for (const { ax, ay, bx, by } of walls) {
    const [lx, ly] = [bx - ax, by - ay];
    const t = ((ball.x - ax) * lx + (ball.y - ay) * ly) / (lx * lx + ly * ly);
    const part = t < 0 ? 0 : t > 1 ? 1 : t;
    push(ball, ax + lx * part, ay + ly * part, 0, 0, 0, BOUNCE, 'bump', hear);
  }
}

function movers(hole: Hole, ball: Ball, seconds: number, hear: Hear): void {
  for (const mill of hole.mills) meetMill(mill, ball, seconds, hear);
  for (const door of hole.doors) meetDoor(door, ball, seconds, hear);
}

export function angleOf({ from, speed }: Mill, seconds: number): number {
  return from + speed * seconds;
}

function meetMill(mill: Mill, ball: Ball, seconds: number, hear: Hear): void {
  const { x, y, reach, sails, speed } = mill;
  const [ox, oy] = [ball.x - x, ball.y - y];
  const most = reach + SAIL + R;
  if (ox * ox + oy * oy > most * most) return;
  push(ball, x, y, HUB, 0, 0, SAIL_BOUNCE, 'sail', hear);
  const first = angleOf(mill, seconds);
  for (let sail = 0; sail < sails; sail += 1) {
    const angle = first + (sail * TURN) / sails;
    const [ux, uy] = [cos(angle), sin(angle)];
    const along = Math.max(0, Math.min(reach, (ball.x - x) * ux + (ball.y - y) * uy));
    const [px, py] = [x + ux * along, y + uy * along];
    push(ball, px, py, SAIL, -uy * along * speed, ux * along * speed, SAIL_BOUNCE, 'sail', hear);
  }
}

export function shiftOf({ period, from }: Door, seconds: number): number {
  return sin((seconds / period + from) * TURN);
}

function meetDoor(door: Door, ball: Ball, seconds: number, hear: Hear): void {
  const shift = shiftOf(door, seconds);
  const pace = (cos((seconds / door.period + door.from) * TURN) * TURN) / door.period;
  const left = door.x + door.dx * shift;
  const top = door.y + door.dy * shift;
  let px = Math.max(left, Math.min(left + door.w, ball.x));
  let py = Math.max(top, Math.min(top + door.h, ball.y));
  if (px === ball.x && py === ball.y) {
    // The middle is inside: out by the nearest side.
    const sides = [px - left, left + door.w - px, py - top, top + door.h - py] as const;
    const nearest = Math.min(...sides);
    if (nearest === sides[0]) [px, ball.x] = [left, left - 0.001];
    else if (nearest === sides[1]) [px, ball.x] = [left + door.w, left + door.w + 0.001];
    else if (nearest === sides[2]) [py, ball.y] = [top, top - 0.001];
    else [py, ball.y] = [top + door.h, top + door.h + 0.001];
  }
  push(ball, px, py, 0, door.dx * pace, door.dy * pace, SAIL_BOUNCE, 'sail', hear);
}

/** Keeps the ball off a round thing at x, y that moves; it bounces if it came nearer. */
function push(
  ball: Ball,
  x: number,
  y: number,
  r: number,
  vx: number,
  vy: number,
  bounce: number,
  sound: Sound,
  hear: Hear,
): void {
  const [ox, oy] = [ball.x - x, ball.y - y];
  const square = ox * ox + oy * oy;
  const least = R + r;
  if (square >= least * least || square === 0) return;
  const far = Math.sqrt(square);
  const [nx, ny] = [ox / far, oy / far];
  ball.x = x + nx * least;
  ball.y = y + ny * least;
  const closing = (ball.vx - vx) * nx + (ball.vy - vy) * ny;
  if (closing >= 0) return;
  // A slow touch does not bounce, so a ball can lie against a wall.
  const back = closing < -0.35 ? 1 + bounce : 1;
  ball.vx -= back * closing * nx;
  ball.vy -= back * closing * ny;
  if (closing < -0.35) hear(sound, -closing);
}
