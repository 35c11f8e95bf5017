import type { Rng } from '@playgrove/kit/contract';
import { levels, ramp } from '@playgrove/kit/logic/levels';

/** Units of the column's width; who leaves it on one side comes back on the other. */
export const WIDE = 100;
/** A tick's gravity, and the speed of a bounce: 45 units up. Units a tick. */
export const GRAVITY = 0.075;
export const BOUNCE = 2.6;
/** From a spring, and out of the frost. */
export const SPRING = 3.9;
export const RESCUE = 3.3;
/** Sideways, at full tilt. */
export const SPEED = 1.75;
/** The most that the next leaf is above the last. */
export const MAX_RISE = 36;

export const KINDS = ['leaf', 'small', 'drift', 'dry', 'spring', 'top'] as const;
export type Kind = (typeof KINDS)[number];
/** Half of what a leaf carries, dry and watered. */
const HALF: Readonly<Record<Kind, readonly [number, number]>> = {
  leaf: [11, 15],
  small: [7.5, 12],
  drift: [10, 13],
  dry: [10, 10],
  spring: [8.5, 8.5],
  top: [40, 40],
};
/** How far a drifting leaf goes to each side, and ticks of a whole way. */
const DRIFT = 20;
const PERIOD = 200;

export type Leaf = {
  readonly kind: Kind;
  readonly x: number;
  readonly y: number;
  /** Landed on before: it has grown and blooms. */
  wet: boolean;
  /** A dry leaf that broke. */
  gone: boolean;
};

export const halfOf = ({ kind, wet }: Leaf): number => HALF[kind][wet ? 1 : 0];

/** Where a leaf is at a tick: a triangle wave needs no sine. */
export function leafX({ kind, x, y }: Leaf, tick: number): number {
  if (kind !== 'drift') return x;
  const part = ((tick + y * 7) / PERIOD) % 1;
  return wrapX(x + (Math.abs(part * 4 - 2) - 1) * DRIFT);
}

export const wrapX = (x: number): number => ((x % WIDE) + WIDE) % WIDE;
/** The shorter way around from one place to another. */
export function wayX(from: number, to: number): number {
  const way = wrapX(to - from);
  return way > WIDE / 2 ? way - WIDE : way;
}

export type World = {
  readonly name: string;
  readonly needs: number;
  /** Units to climb, in the first and the last level. */
  readonly high: readonly [number, number];
  readonly gap: readonly [number, number];
  /** How often a leaf of the way is one of these. */
  readonly small: number;
  readonly drift: number;
  /** Dry leaves beside the way, and beetles, for each leaf of it. */
  readonly dry: number;
  readonly beetles: number;
  /** Units a tick that the frost rises. */
  readonly frost: readonly [number, number];
};

export const EACH = 6;
export const WORLDS: readonly World[] = [
  {
    name: 'garden',
    needs: 0,
    high: [420, 760],
    gap: [18, 24],
    small: 0,
    drift: 0,
    dry: 0,
    beetles: 0,
    frost: [0.065, 0.12],
  },
  {
    name: 'orchard',
    needs: 5,
    high: [640, 1000],
    gap: [20, 26],
    small: 0.25,
    drift: 0.1,
    dry: 0.15,
    beetles: 0,
    frost: [0.09, 0.13],
  },
  {
    name: 'clouds',
    needs: 14,
    high: [800, 1200],
    gap: [22, 28],
    small: 0.2,
    drift: 0.4,
    dry: 0.25,
    beetles: 0.08,
    frost: [0.12, 0.16],
  },
  {
    name: 'sunset',
    needs: 25,
    high: [900, 1400],
    gap: [24, 31],
    small: 0.35,
    drift: 0.35,
    dry: 0.35,
    beetles: 0.14,
    frost: [0.14, 0.19],
  },
  {
    name: 'stars',
    needs: 38,
    high: [1000, 1600],
    gap: [26, 34],
    small: 0.45,
    drift: 0.4,
    dry: 0.4,
    beetles: 0.18,
    frost: [0.16, 0.22],
  },
];
export const COUNT = WORLDS.length * EACH;
/** Endless: units of a world. */
export const STRETCH = 500;

export const LEVELS = levels({
  packs: WORLDS,
  each: EACH,
  params: ({ number }) => ({ level: number }),
  endless: { level: 0 },
});

/** What it is like at a height; `top` is where the level ends. */
export function siteAt(level: number, y: number) {
  const number = level === 0 ? Math.floor(y / STRETCH) * EACH : level - 1;
  const pack = Math.min(WORLDS.length - 1, Math.floor(number / EACH));
  const world = WORLDS[pack] as World;
  // Beyond the last world the endless climb goes on getting harder.
  const part =
    level === 0 ? Math.min(1, (y - pack * STRETCH) / STRETCH) : (number % EACH) / (EACH - 1);
  return {
    pack,
    world,
    top: level === 0 ? Infinity : Math.round(ramp(world.high, part)),
    gap: ramp(world.gap, part),
    frost: ramp(world.frost, part),
  };
}

/** A dewdrop or a beetle; a beetle flies from side to side. */
export type Thing = {
  readonly kind: 'dew' | 'beetle';
  readonly x: number;
  readonly y: number;
  gone: boolean;
};

const BEETLE_PERIOD = 260;
export function thingX({ kind, x, y }: Thing, tick: number): number {
  if (kind === 'dew') return x;
  const part = ((tick + y * 5) / BEETLE_PERIOD) % 1;
  return wrapX(x + (Math.abs(part * 4 - 2) - 1) * 26);
}

/** Grows the way on above the last leaf: one leaf that is always within reach, and what is beside it. */
export function grow(level: number, last: Leaf, rng: Rng): { leaves: Leaf[]; things: Thing[] } {
  const { world, gap, top } = siteAt(level, last.y);
  const leaf = (kind: Kind, x: number, y: number): Leaf => ({
    kind,
    x: wrapX(x),
    y,
    wet: false,
    gone: false,
  });
  const up = last.kind === 'spring' ? gap : Math.min(MAX_RISE, gap * rng.between(0.8, 1.2));
  const y = Math.round((last.y + up) * 10) / 10;
  if (y >= top) return { leaves: [leaf('top', WIDE / 2, top)], things: [] };
  const roll = rng.unit();
  const kind =
    roll < world.small
      ? 'small'
      : roll < world.small + world.drift
        ? 'drift'
        : roll > 0.93 && y > 60
          ? 'spring'
          : 'leaf';
  const x = Math.round(last.x + rng.between(-34, 34));
  const leaves = [leaf(kind, x, y)];
  const things: Thing[] = [];
  if (rng.chance(world.dry))
    leaves.push(leaf('dry', x + rng.between(28, 60), y + rng.between(-6, 6)));
  if (rng.chance(0.55)) {
    const side = rng.chance(0.5) ? 1 : -1;
    things.push({
      kind: 'dew',
      x: wrapX(x + side * rng.between(4, 20)),
      y: y + rng.between(9, 18),
      gone: false,
    });
  }
  if (rng.chance(world.beetles))
    things.push({ kind: 'beetle', x: wrapX(x + 40), y: y + gap * 0.6, gone: false });
  return { leaves, things };
}
