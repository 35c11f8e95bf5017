import type { Rng } from '@playgrove/kit/contract';
import { createRng } from '@playgrove/kit/core';
import {
  BLOCK,
  feetOf,
  FLIGHT,
  LONG,
  PAD,
  TALL,
  WALL,
  type Side,
  type Spark,
  type Stretch,
  type Trap,
} from './course.ts';
import { planOf, type Plan, type Reason } from './plan.ts';
import { isSure } from './sure.ts';

/** Free ticks after a checkpoint, and before the next. */
const LEAD = 64;
const TAIL = 34;
const TRIES = 400;

const laid = new Map<string, Stretch>();

/** The same for everybody in a level; in an endless run it depends on the seed. */
export function stretchOf(level: number, seed: number, n: number): Stretch {
  const key = `${level} ${level > 0 ? '' : seed} ${n}`;
  let stretch = laid.get(key);
  if (!stretch) {
    stretch = lay(planOf(level, n), createRng(`flipside ${key}`));
    if (laid.size > 60) laid.clear();
    laid.set(key, stretch);
  }
  return stretch;
}

/** Draws stretches until one has a sure route from both sides. */
function lay(plan: Plan, rng: Rng): Stretch {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    // Later attempts leave more room.
    const stretch = sketch(plan, 1 + attempt / 80, rng);
    if (stretch.traps.length > 1 && isSure(stretch)) return stretch;
  }
  throw new Error(`flipside-sprint: no sure route in ${plan.world} at ${plan.speed}`);
}

/** A route first, then what forbids every other one. */
function sketch(plan: Plan, room: number, rng: Rng): Stretch {
  const { speed, slack } = plan;
  const traps: Trap[] = [];
  const sparks: Spark[] = [];
  let side = rng.int(2) as Side;
  let tick = LEAD + rng.int(10);
  while (tick < LONG - TAIL - FLIGHT) {
    const [least, most] = plan.rest;
    const reason = pickReason(plan, rng);
    // Thrown across by a pad, one has to be quick.
    const longest = reason === 'pad' ? (least * 3 + most) / 4 : most;
    const stay = Math.round(rng.between(least, longest) * room);
    const next = tick + FLIGHT + stay;
    if (reason === 'walls') {
      const x = (tick + 11 + Math.floor(slack / 2)) * speed;
      traps.push({ kind: 'walls', side, from: x - WALL.wide / 2, to: x + WALL.wide / 2 });
    } else if (reason === 'pad') {
      traps.push({ kind: 'pad', side, from: tick * speed, to: tick * speed + PAD });
    } else fill(traps, { reason, side, from: tick + slack + 2, to: next, plan, room }, rng);
    layRoute(sparks, speed, side, tick, stay);
    side = side === 0 ? 1 : 0;
    tick = next;
  }
  return { plan, traps, sparks };
}

function pickReason({ mix }: Plan, rng: Rng): Reason {
  let left = rng.unit() * mix.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [reason, weight] of mix) if ((left -= weight) < 0) return reason;
  return 'gap';
}

type Away = {
  readonly reason: Reason;
  readonly side: Side;
  readonly from: number;
  readonly to: number;
  readonly plan: Plan;
  readonly room: number;
};

/** Traps on the side that the route has left, up to its return. */
function fill(traps: Trap[], { reason, side, from, to, plan, room }: Away, rng: Rng): void {
  const { speed, slack } = plan;
  let tick = from;
  while (tick < Math.min(to, LONG - TAIL)) {
    const blocks = reason === 'block' && tick + 36 < to;
    if (blocks) {
      const x = (tick + 18) * speed;
      traps.push({ kind: 'block', side, from: x - BLOCK.wide / 2, to: x + BLOCK.wide / 2 });
      tick += Math.round(rng.between(34, 60) * room);
      continue;
    }
    // Long enough that no one runs across.
    const end = Math.min(to + FLIGHT - slack - 2, tick + Math.round(rng.between(18, 64)));
    if (end - tick >= 16)
      traps.push({ kind: 'gap', side, from: tick * speed, to: Math.min(end, LONG - TAIL) * speed });
    tick = end + Math.round(rng.between(14, 40) * room);
  }
}

/** Three sparks in the air, and some on the ground after it. */
function layRoute(sparks: Spark[], speed: number, side: Side, tick: number, stay: number): void {
  const goal: Side = side === 0 ? 1 : 0;
  for (const air of [6, 10, 14])
    sparks.push({ x: (tick + air) * speed, y: feetOf(goal, air) + TALL / 2 });
  for (let at = 8; at < Math.min(stay - 12, 60) && tick + FLIGHT + at < LONG - 12; at += 13)
    sparks.push({ x: (tick + FLIGHT + at) * speed, y: feetOf(goal, -1) + TALL / 2 });
}
