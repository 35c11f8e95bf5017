import { fly } from './aim/index.ts';
import { BALL, BOARD, COURT, DT, GRAVITY, HZ, PARTS, RIM } from './court.ts';
import {
  freeBoard,
  ownBoard,
  placeOf,
  windAt,
  type Ends,
  type Hoop,
  type Place,
  type Scene,
} from './hoops.ts';

export type Ball = {
  id: number;
  x: number;
  y: number;
  vx: number;
  vy: number;
  /** Ticks in the air. */
  age: number;
  /** It has begun to come down: before, it passes in front of rims. */
  fell: boolean;
  /** How often it touched a rim, and a board. */
  rims: number;
  boards: number;
  /** The age at its last touch. */
  touched: number;
  /** The hoop it went through; −1 while none. */
  through: number;
  /** Where it crossed a rim's height nearest to its middle: units outside of the rim, right positive. */
  off: number;
  gold: boolean;
};

/** Something a ball ran into, for the rules and for ears. */
export type Touch = {
  readonly what: 'rim' | 'board' | 'floor' | 'through';
  /** Units a second along the blow. */
  readonly speed: number;
  readonly hoop: number;
};

const RIM_BOUNCE = 0.52;
const BOARD_BOUNCE = 0.72;
const FLOOR_BOUNCE = 0.62;
/** What a net leaves of a ball's speed in a tick, and for how many ticks it holds it. */
const NET = 0.86;
const NET_TICKS = 12;
/** A rim's inside, less what an end is thick. */
const LIP = 6;
export const FAR = 999;

export function freshBall(id: number, x: number, y: number, gold: boolean): Ball {
  return {
    id,
    x,
    y,
    vx: 0,
    vy: 0,
    age: 0,
    fell: false,
    rims: 0,
    boards: 0,
    touched: -99,
    through: -1,
    off: FAR,
    gold,
  };
}

type Solid = { now: Ends; next: Ends };

/** One tick of flight, in place. @param tick the scene's moment at its beginning */
export function flyTick(ball: Ball, scene: Scene, tick: number): Touch[] {
  const touches: Touch[] = [];
  const free = ball.through >= 0;
  // A ball that rises passes in front of rims: only boards can stop it.
  const rises = ball.vy < -2 * GRAVITY * DT * PARTS;
  const idle = free || (rises && scene.hoops.every(({ side }) => side === 0));
  const rims = idle ? [] : scene.hoops.map((_, at) => moving(scene, at, tick));
  const solids = free ? [] : solidsOf(scene, rims, tick);
  const air = { ax: windAt(scene, tick), ay: GRAVITY, dt: DT };
  for (let part = 0; part < PARTS; part += 1) {
    const before = { x: ball.x, y: ball.y };
    fly(ball, air);
    if (ball.vy > 0) ball.fell = true;
    const at = (part + 1) / PARTS;
    for (const solid of solids) hitBoard(ball, solid, at, touches);
    if (!ball.fell || ball.through >= 0) continue;
    rims.forEach(({ set, now, next }, index) => {
      if (ball.through >= 0) return;
      const [was, is] = [between(now, next, at - 1 / PARTS), between(now, next, at)];
      hitEnds(ball, set, now, next, is, index, touches);
      cross(ball, set, before, was, is, index, touches);
    });
  }
  ball.age += 1;
  if (ball.through >= 0 && ball.age - ball.touched < NET_TICKS) {
    ball.vx *= NET - 0.1;
    ball.vy *= NET;
  }
  bounceOnFloor(ball, touches);
  return touches;
}

type Rim = { set: Hoop; now: Place; next: Place };

function moving(scene: Scene, at: number, tick: number): Rim {
  const set = scene.hoops[at] as Hoop;
  return { set, now: placeOf(scene, at, tick), next: placeOf(scene, at, tick + 1) };
}

function solidsOf(scene: Scene, rims: readonly Rim[], tick: number): Solid[] {
  const own = rims
    .filter(({ set }) => set.side !== 0)
    .map(({ set, now, next }) => ({ now: ownBoard(set, now), next: ownBoard(set, next) }));
  const standing = scene.boards.map((set) => ({
    now: freeBoard(set, tick),
    next: freeBoard(set, tick + 1),
  }));
  return [...own, ...standing];
}

function between(a: Place, b: Place, t: number): Place {
  return {
    x: a.x + (b.x - a.x) * t,
    y: a.y + (b.y - a.y) * t,
    c: a.c + (b.c - a.c) * t,
    s: a.s + (b.s - a.s) * t,
  };
}

/** Pushes the ball out of a round thing and turns its speed back. @returns the speed of the blow */
function bounce(
  ball: Ball,
  x: number,
  y: number,
  reach: number,
  [sx, sy]: readonly [number, number],
  spring: number,
): number {
  const [dx, dy] = [ball.x - x, ball.y - y];
  const far = Math.sqrt(dx * dx + dy * dy);
  if (far >= reach || far === 0) return 0;
  const [nx, ny] = [dx / far, dy / far];
  ball.x = x + nx * reach;
  ball.y = y + ny * reach;
  const speed = (ball.vx - sx) * nx + (ball.vy - sy) * ny;
  if (speed >= 0) return 0;
  ball.vx -= (1 + spring) * speed * nx;
  ball.vy -= (1 + spring) * speed * ny;
  return -speed;
}

function hitEnds(
  ball: Ball,
  set: Hoop,
  now: Place,
  next: Place,
  is: Place,
  hoop: number,
  touches: Touch[],
): void {
  for (const end of [-set.half, set.half]) {
    const pull = [
      (next.x + end * next.c - now.x - end * now.c) * HZ,
      (next.y + end * next.s - now.y - end * now.s) * HZ,
    ] as const;
    const speed = bounce(ball, is.x + end * is.c, is.y + end * is.s, BALL + RIM, pull, RIM_BOUNCE);
    if (speed < 12) continue;
    if (ball.age - ball.touched > 2 || ball.rims === 0) ball.rims += 1;
    ball.touched = ball.age;
    touches.push({ what: 'rim', speed, hoop });
  }
}

function hitBoard(ball: Ball, { now, next }: Solid, at: number, touches: Touch[]): void {
  const ax = now.ax + (next.ax - now.ax) * at;
  const ay = now.ay + (next.ay - now.ay) * at;
  const [ex, ey] = [now.bx - now.ax, now.by - now.ay];
  const t = ((ball.x - ax) * ex + (ball.y - ay) * ey) / (ex * ex + ey * ey);
  const part = t < 0 ? 0 : t > 1 ? 1 : t;
  const pull = [(next.ax - now.ax) * HZ, (next.ay - now.ay) * HZ] as const;
  const speed = bounce(ball, ax + ex * part, ay + ey * part, BALL + BOARD, pull, BOARD_BOUNCE);
  if (speed < 12) return;
  ball.boards += 1;
  touches.push({ what: 'board', speed, hoop: -1 });
}

/** Height above a rim and the place along it. */
function seen(x: number, y: number, rim: Place): { above: number; along: number } {
  const [dx, dy] = [x - rim.x, y - rim.y];
  return { above: dx * rim.s - dy * rim.c, along: dx * rim.c + dy * rim.s };
}

/** Through the hoop, from above; a ring that turns may be taken from either side. */
function cross(
  ball: Ball,
  set: Hoop,
  before: { x: number; y: number },
  was: Place,
  is: Place,
  hoop: number,
  touches: Touch[],
): void {
  const a = seen(before.x, before.y, was);
  const b = seen(ball.x, ball.y, is);
  const down = a.above >= 0 && b.above < 0;
  if (!down && !(set.spin > 0 && a.above < 0 && b.above >= 0)) return;
  const out = Math.abs(b.along) - (set.half - LIP);
  if (out > 0) {
    if (out < Math.abs(ball.off)) ball.off = b.along > 0 ? out : -out;
    return;
  }
  ball.off = 0;
  ball.through = hoop;
  ball.touched = ball.age;
  touches.push({ what: 'through', speed: Math.abs(ball.vy), hoop });
}

function bounceOnFloor(ball: Ball, touches: Touch[]): void {
  const rest = COURT.floor - BALL;
  if (ball.y <= rest || ball.vy <= 0) return;
  if (ball.vy > 60) touches.push({ what: 'floor', speed: ball.vy, hoop: -1 });
  ball.y = rest;
  ball.vy = ball.vy < 60 ? 0 : -ball.vy * FLOOR_BOUNCE;
  ball.vx *= 0.86;
}

/** It can score no more: below every rim and falling, far away, or far too long in the air. */
export function isLost(ball: Ball, scene: Scene, tick: number): boolean {
  if (ball.x < -140 || ball.x > COURT.width + 140 || ball.age > 420) return true;
  if (ball.vy <= 0) return false;
  if (scene.hoops.every(({ y, dy }) => ball.y < y - dy)) return false;
  const lowest = scene.hoops.reduce((low, set, at) => {
    const place = placeOf(scene, at, tick);
    return Math.max(low, place.y + set.half * Math.abs(place.s));
  }, 0);
  return ball.y > lowest + BALL + 34;
}
