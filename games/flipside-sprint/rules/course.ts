import { cos } from '@playgrove/kit/core';
import type { Plan, Reason } from './plan.ts';

/** Ticks from one checkpoint to the next: eight seconds. */
export const LONG = 480;
/** The corridor's height, and the runner's box in it. World units. */
export const HIGH = 420;
export const TALL = 84;
export const HALF = 16;
/** A wall only has to miss its middle. */
const CHEST = 10;
/** Ticks from one side to the other, and how far the feet are after each of them. */
export const FLIGHT = 20;
const LAUNCH = 9;
const PULL = (2 * (HIGH - TALL - LAUNCH * FLIGHT)) / (FLIGHT * FLIGHT);
export const FEET: readonly number[] = Array.from(
  { length: FLIGHT + 1 },
  (_, tick) => LAUNCH * tick + (PULL / 2) * (tick * tick),
);

export const BLOCK = { wide: 96, high: 130, beat: 104 } as const;
export const WALL = { wide: 16, high: 32 } as const;
export const PAD = 74;
/** Feet this near an edge still find ground. */
const LIP = 14;

export type Side = 0 | 1;

/** `from` and `to` are world units from the stretch's start; `side` 0 is the floor. */
export type Trap = {
  readonly kind: Reason;
  /** A block is there when the runner passes it. Walls stand on both sides. */
  readonly side: Side;
  readonly from: number;
  readonly to: number;
};

/** Its middle above the floor, where a runner on the sure route picks it up. */
export type Spark = { readonly x: number; readonly y: number };

/** From one checkpoint to the next. All of it depends on the tick alone, so a try is like the last. */
export type Stretch = {
  readonly plan: Plan;
  readonly traps: readonly Trap[];
  readonly sparks: readonly Spark[];
};

/** Feet above the floor: `air` ticks after leaving for `side`, or on it (−1). */
export function feetOf(side: Side, air: number): number {
  const far = air < 0 ? HIGH - TALL : (FEET[Math.min(air, FLIGHT)] ?? 0);
  return side === 1 ? far : HIGH - TALL - far;
}

/** The bottom of a moving block, when the runner is at `x`. */
export function blockAt(trap: Trap, x: number, speed: number): number {
  const ticks = (x - (trap.from + trap.to) / 2) / speed;
  const swing = (1 - cos((ticks / BLOCK.beat) * Math.PI * 2)) / 2;
  return (HIGH - BLOCK.high) * (trap.side === 0 ? swing : 1 - swing);
}

/** Whether a block or a wall meets the runner's box. */
export function hits(trap: Trap, x: number, feet: number, speed: number): boolean {
  if (trap.kind === 'gap' || trap.kind === 'pad') return false;
  const half = trap.kind === 'walls' ? CHEST : HALF;
  if (x <= trap.from - half || x >= trap.to + half) return false;
  if (trap.kind === 'walls') return feet < WALL.high || feet + TALL > HIGH - WALL.high;
  const low = blockAt(trap, x, speed);
  return feet < low + BLOCK.high - 8 && feet + TALL > low + 8;
}

/** Whether there is no ground below a runner on this side. `lip`: with its toes on the edge there is. */
export function isOpen(trap: Trap, side: Side, x: number, lip = LIP): boolean {
  return trap.kind === 'gap' && trap.side === side && x > trap.from + lip && x < trap.to - lip;
}

export function isPad(trap: Trap, side: Side, x: number): boolean {
  return trap.kind === 'pad' && trap.side === side && x >= trap.from && x <= trap.to;
}
