import { cos, sin } from '@playgrove/kit/core';
import { HZ, isHigh, isLow, shoreOf, tideOf, type Fin, type Pearl, type State } from './state.ts';
import {
  FIN_RADIUS,
  FINS,
  RADIUS,
  ROUNDS,
  WALLS,
  type FinPlan,
  type Round,
  type Wall,
} from './table.ts';

/** A second has 240 of them. */
const SUBSTEPS = 4;
const DT = 1 / HZ / SUBSTEPS;
/** Units a second squared on dry sand, and in water, where a pearl is lighter. */
const DRY = 660;
const WET = 520;
/** Of its speed, what water takes each second. */
const DRAG = 0.16;
const MAX_SPEED = 1500;
/** Radians a second. */
const FIN_UP = 17.5;
const FIN_DOWN = 11;
/** Nearer than this is touching. */
const SKIN = 0.02;
/** Slower than this, nothing bounces: pearls roll and come to rest. */
const SOFT = 34;
/** Bounds the work of a substep; what is left of its way is dropped, so nothing is passed through. */
const MAX_BOUNCES = 12;

const BOUNCE = { wall: 0.4, star: 0.5, fin: 0.26, round: 0.55 } as const;
/** At least this fast away from it. */
const KICKS: Readonly<Record<string, number>> = { sling: 400, coral: 390, anemone: 330, clam: 260 };
/** Approaches slower than this only touch. */
const GENTLE = 46;

/** Something that a pearl has touched, and how fast. */
export type Touch = (
  kind: Wall['kind'] | Round['kind'] | 'fin',
  id: number,
  x: number,
  y: number,
  speed: number,
) => void;

/** The nearest point of what is being looked at: the way to the pearl, and how far. */
const near = { nx: 0, ny: 0, gap: 0, x: 0, y: 0 };

function toSegment(
  { x, y }: Pearl,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  r: number,
): void {
  const [dx, dy] = [bx - ax, by - ay];
  const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy);
  const part = along < 0 ? 0 : along > 1 ? 1 : along;
  toPoint(x, y, ax + dx * part, ay + dy * part, r);
}

function toPoint(x: number, y: number, px: number, py: number, r: number): void {
  const [dx, dy] = [x - px, y - py];
  const far = Math.sqrt(dx * dx + dy * dy);
  near.nx = far > 1e-9 ? dx / far : 0;
  near.ny = far > 1e-9 ? dy / far : -1;
  near.gap = far - r - RADIUS;
  near.x = px + near.nx * r;
  near.y = py + near.ny * r;
}

export const tipX = ({ x, length, way }: FinPlan, angle: number): number =>
  x + way * cos(angle) * length;
export const tipY = ({ y, length }: FinPlan, angle: number): number => y + sin(angle) * length;

/** Angles grow downward: `rest` below the horizontal, −`up` above it. */
function turn(fin: Fin, { rest, up }: FinPlan, works: boolean): void {
  const goal = fin.held && works ? -up : rest;
  const most = (goal < fin.angle ? FIN_UP : FIN_DOWN) * DT;
  const by = Math.max(-most, Math.min(most, goal - fin.angle));
  fin.angle += by;
  fin.speed = by / DT;
}

/** The valve below the upper pool. */
const UPPER = 1;

/** Tips of the fins in this substep, and which gates are open: worked out once for all pearls. */
const pose = { tips: FINS.map(() => ({ x: 0, y: 0 })), kelp: true, sandbar: true };

function isOpen({ kind, id, nx, ny, ax, ay }: Wall, pearl: Pearl): boolean {
  if (kind === 'kelp' || (kind === 'valve' && id === UPPER)) if (pose.kelp) return true;
  if (kind === 'sandbar') return pose.sandbar;
  return kind === 'valve' && (pearl.x - ax) * nx + (pearl.y - ay) * ny < 0;
}

/**
 * One look at everything around a pearl: what touches it throws it off, and the rest says how far
 * it may go. A body is convex, so it lies behind the line through its nearest point: a pearl on its
 * way to it cannot reach it before that line, however fast it is.
 * @returns the way that is free, at most `left`
 */
function look(pearl: Pearl, left: number, vigor: number, touch: Touch): number {
  let free = left;
  const speed = Math.sqrt(pearl.vx * pearl.vx + pearl.vy * pearl.vy);
  const check = (vx: number, vy: number): number => {
    const into = -((pearl.vx - vx) * near.nx + (pearl.vy - vy) * near.ny);
    if (near.gap > SKIN && into > 0 && speed > 0) {
      const own = -(pearl.vx * near.nx + pearl.vy * near.ny);
      if (own > 0) free = Math.min(free, ((near.gap - SKIN / 2) * speed) / own);
    }
    return near.gap <= SKIN && into > 0 ? into : 0;
  };
  for (const wall of WALLS) {
    if (isOpen(wall, pearl)) continue;
    toSegment(pearl, wall.ax, wall.ay, wall.bx, wall.by, wall.r);
    const into = check(0, 0);
    if (into > 0) {
      throwOff(
        pearl,
        into,
        wall.kind === 'star' || wall.kind === 'grotto' ? BOUNCE.star : BOUNCE.wall,
        wall.kind,
        vigor,
      );
      touch(wall.kind, wall.id, near.x, near.y, into);
      free = 0;
    }
    // A valve that is just being passed must not spit its pearl out.
    if (wall.kind !== 'valve' || near.gap > -RADIUS / 2)
      pushOut(pearl, wall.kind === 'valve' && into === 0);
  }
  for (const round of ROUNDS) {
    toPoint(pearl.x, pearl.y, round.x, round.y, round.r);
    const into = check(0, 0);
    if (into > 0) {
      throwOff(pearl, into, BOUNCE.round, round.kind, 1);
      touch(round.kind, round.id, near.x, near.y, into);
      free = 0;
    }
    pushOut(pearl, false);
  }
  return free;
}

function throwOff(pearl: Pearl, into: number, bounce: number, kind: string, vigor: number): void {
  const { nx, ny } = near;
  let out = into < SOFT ? 0 : into * bounce;
  const kick = KICKS[kind];
  if (kick !== undefined && into > GENTLE) out = Math.max(out, kick * vigor);
  pearl.vx += (into + out) * nx;
  pearl.vy += (into + out) * ny;
}

function pushOut(pearl: Pearl, spared: boolean): void {
  if (near.gap >= 0 || spared) return;
  pearl.x -= near.nx * (near.gap - SKIN / 2);
  pearl.y -= near.ny * (near.gap - SKIN / 2);
}

/** A fin hits with the speed of the very point that touches, at the angle that it has there. */
function meetFins(state: State, pearl: Pearl, left: number, touch: Touch): number {
  let free = left;
  for (const [at, plan] of FINS.entries()) {
    const fin = state.fins[at];
    const tip = pose.tips[at];
    if (!fin || !tip) continue;
    toSegment(pearl, plan.x, plan.y, tip.x, tip.y, FIN_RADIUS);
    if (near.gap > left + SKIN) continue;
    const spin = fin.speed * plan.way;
    const vx = -(near.y - plan.y) * spin;
    const vy = (near.x - plan.x) * spin;
    const into = -((pearl.vx - vx) * near.nx + (pearl.vy - vy) * near.ny);
    if (near.gap <= SKIN && into > 0) {
      throwOff(pearl, into, BOUNCE.fin, 'fin', 1);
      touch('fin', at, near.x, near.y, into);
      free = 0;
    } else if (near.gap > SKIN) {
      const own = -(pearl.vx * near.nx + pearl.vy * near.ny);
      const speed = Math.sqrt(pearl.vx * pearl.vx + pearl.vy * pearl.vy);
      if (own > 0) free = Math.min(free, ((near.gap - SKIN / 2) * speed) / own);
    }
    pushOut(pearl, false);
  }
  return free;
}

function fly(state: State, pearl: Pearl, pull: number, touch: Touch): void {
  const wet = pearl.y > shoreOf(tideOf(state));
  pearl.vy += (wet ? WET : DRY) * pull * DT;
  if (wet) {
    const keep = 1 - DRAG * DT;
    pearl.vx *= keep;
    pearl.vy *= keep;
  }
  // Urchins tire, so that two of them do not play catch for ever.
  const vigor = 1 / (1 + state.tired * 0.35);
  let time = DT;
  for (let bounce = 0; bounce < MAX_BOUNCES && time > 1e-7; bounce += 1) {
    let speed = Math.sqrt(pearl.vx * pearl.vx + pearl.vy * pearl.vy);
    if (speed > MAX_SPEED) {
      pearl.vx *= MAX_SPEED / speed;
      pearl.vy *= MAX_SPEED / speed;
      speed = MAX_SPEED;
    }
    const left = speed * time;
    const free = meetFins(state, pearl, look(pearl, left, vigor, touch), touch);
    if (speed < 1e-6) break;
    if (free <= 0) continue;
    pearl.x += (pearl.vx / speed) * free;
    pearl.y += (pearl.vy / speed) * free;
    time -= free / speed;
  }
}

/** Two pearls that meet swap what they have along the line between them. */
function knock(one: Pearl, other: Pearl): boolean {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const far = Math.sqrt(dx * dx + dy * dy);
  if (far >= RADIUS * 2 || far < 1e-9) return false;
  const [nx, ny] = [dx / far, dy / far];
  const apart = RADIUS - far / 2;
  one.x -= nx * apart;
  one.y -= ny * apart;
  other.x += nx * apart;
  other.y += ny * apart;
  const into = (one.vx - other.vx) * nx + (one.vy - other.vy) * ny;
  if (into <= 0) return false;
  one.vx -= into * nx;
  one.vy -= into * ny;
  other.vx += into * nx;
  other.vy += into * ny;
  return true;
}

/**
 * A tick of motion: fins turn, then pearls fly.
 * @param passed called for each pearl in each substep
 */
export function move(
  state: State,
  pull: number,
  touch: (pearl: Pearl) => Touch,
  passed: (pearl: Pearl) => void,
): void {
  pose.kelp = isHigh(state);
  pose.sandbar = isLow(state);
  for (let step = 0; step < SUBSTEPS; step += 1) {
    for (const [at, plan] of FINS.entries()) {
      const fin = state.fins[at];
      const tip = pose.tips[at];
      if (!fin || !tip) continue;
      turn(fin, plan, !state.tilted);
      tip.x = tipX(plan, fin.angle);
      tip.y = tipY(plan, fin.angle);
    }
    for (const pearl of state.pearls) {
      fly(state, pearl, pull, touch(pearl));
      passed(pearl);
    }
    const [one, other] = state.pearls;
    if (one && other) knock(one, other);
  }
}
