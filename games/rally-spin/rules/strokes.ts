import type { Ball, State, Swing } from './types.ts';

export const KEYED = ['topspin', 'slice', 'smash'] as const;
export type KeyedKind = (typeof KEYED)[number];
export type Kind = 'block' | KeyedKind;

export type Stroke = {
  readonly kind: Kind;
  /** Where it goes, −1 (left) to 1, and how hard, 0 to 1. */
  readonly aim: number;
  readonly power: number;
  /** Ticks by which the swing was early; negative: late. */
  readonly off: number;
  /** Where it should land, and how fast it leaves the bat. */
  readonly x: number;
  readonly pace: number;
};

/** The third stroke in time is a fireball. */
export const HOT = 3;

/** Whether the ball in play is a fireball of the player's. */
export const isBurning = ({ heat, last, strokes }: State): boolean =>
  last === 'me' && heat === HOT && strokes.at(-1)?.kind !== 'block';

/** Part of a swing that is left after a tick, and for how many ticks its best counts. */
const FADE = 0.82;
const MEMORY = 10;
/** Millimeters of a swing that count as one, and those of a full one. */
export const SWING = 110;
export const FULL = 420;
/** Ticks by which a swing may be early and is still in time. */
const IN_TIME = 4;
/** Ticks after the contact in which a swing still counts, and is in time. */
export const LATE = 5;
const LATE_IN_TIME = 2;
/** A ball that is met so high can be smashed. */
export const HIGH = 30;
const SMASH_POWER = 0.62;
/** Half of the width that strokes are aimed at. */
const WIDE = 60;

export const freshSwing = (): Swing => ({
  right: 0,
  up: 0,
  bestRight: 0,
  bestUp: 0,
  bestTick: -MEMORY,
});

const size = (right: number, up: number): number => Math.abs(up) + 0.1 * Math.abs(right);

export function swingBy(swing: Swing, right: number, up: number, tick: number): void {
  swing.right += right;
  swing.up += up;
  if (size(swing.right, swing.up) <= size(swing.bestRight, swing.bestUp)) return;
  swing.bestRight = swing.right;
  swing.bestUp = swing.up;
  swing.bestTick = tick;
}

export function fadeSwing(swing: Swing, tick: number): void {
  swing.right *= FADE;
  swing.up *= FADE;
  if (tick - swing.bestTick < MEMORY) return;
  swing.bestRight = 0;
  swing.bestUp = 0;
}

const bounded = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(high, value));

/** What the swing makes of the contact now, or `late` ticks after it. */
export function strokeOf(state: State, late = 0): Stroke {
  const { swing: made, tick, ball } = state;
  const up = Math.abs(made.bestUp);
  const power = bounded((up - SWING * 0.5) / (FULL - SWING * 0.5), 0, 1);
  if (up < SWING) {
    const aim = bounded(made.right / FULL, -0.6, 0.6);
    return { kind: 'block', aim, power: 0, off: 0, x: aim * WIDE, pace: 330 };
  }
  const early = Math.max(0, tick - made.bestTick - IN_TIME);
  const off = late > 0 ? -Math.max(0, late - LATE_IN_TIME) : early;
  const aim = bounded(made.bestRight / up, -1, 1);
  const isSmash = made.bestUp > 0 && power > SMASH_POWER && ball.y > HIGH;
  const kind = made.bestUp < 0 ? 'slice' : isSmash ? 'smash' : 'topspin';
  return { kind, aim, power, off, x: aim * WIDE, pace: PACES[kind](power) };
}

const PACES: Readonly<Record<KeyedKind, (power: number) => number>> = {
  topspin: (power) => 370 + 230 * power,
  slice: (power) => 320 - 40 * power,
  smash: (power) => 640 + 180 * power,
};

/** Surface speed of a full stroke, depth on the other side, and side spin. */
const TOPS: Readonly<Record<Kind, number>> = { block: 60, topspin: 640, slice: -380, smash: 180 };
const DEPTHS: Readonly<Record<Kind, number>> = { block: 84, topspin: 104, slice: 78, smash: 100 };
const SIDE = 400;

/** The target of a stroke in the terms of flight; it goes to the rival. */
export function aimOf({ kind, aim, power, x, pace }: Stroke): {
  x: number;
  z: number;
  pace: number;
  top: number;
  side: number;
} {
  const spun = kind === 'block' ? 1 : 0.45 + 0.55 * power;
  const side = kind === 'block' || kind === 'smash' ? 0 : -aim * SIDE * spun;
  return { x, z: DEPTHS[kind], pace, top: TOPS[kind] * spun, side };
}

/**
 * What goes wrong at the contact: a swing out of time, a ball met with the rim, and the spin that
 * the ball brings along, which a stroke of that kind does not answer.
 */
export function errorOf(stroke: Stroke, incoming: Ball, offset: number): { up: number; x: number } {
  const { kind, power, off } = stroke;
  // The ball comes to the player: its topspin is negative.
  const spin = -incoming.top / 600;
  const lift = kind === 'topspin' ? 0.15 : kind === 'block' ? 1 : 0.3;
  const bite = kind === 'slice' ? 0.7 : kind === 'block' ? 1 : 0.2;
  const bySpin = spin > 0 ? spin * 66 * bite : spin * 140 * lift;
  const byTime = off * (0.3 + power) * (off > 0 ? 15 : 17);
  const rim = Math.max(0, Math.abs(offset) - 0.62) / 0.38;
  return { up: bySpin + byTime - rim * 8, x: rim * offset * 45 };
}
