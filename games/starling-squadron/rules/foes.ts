import type { Pattern } from './bullets/index.ts';

/**
 * - `glide`: straight down, swaying.  - `zig`: down in wide swings.  - `sweep`: across the top.
 * - `hover`: to its place, stays, then leaves upward.  - `dive`: waits, then straight down fast.
 * - `hop`: down in hops.  - `drift`: slowly across.  - `boss`: to its place, and to and fro there.
 */
export type Path = 'glide' | 'zig' | 'sweep' | 'hover' | 'dive' | 'hop' | 'drift' | 'boss';

export type Gun = {
  readonly pattern: Pattern;
  /** Ticks between volleys, and before the first. */
  readonly every: number;
  readonly first: number;
  /** After this many volleys it rests for this many ticks. */
  readonly burst?: readonly [volleys: number, rest: number];
};

export type FoeFacts = {
  readonly r: number;
  readonly hp: number;
  readonly worth: number;
  readonly grains: number;
  readonly path: Path;
  /** Bosses have one for each phase, every other foe one or none. */
  readonly guns: readonly Gun[];
  /** Looks of its bullets. */
  readonly bullet: number;
};

/** Radii of bullets by their looks: 0 brass ball, 1 red spinning cog, 2 blue steam. */
export const BULLET_R = [5.5, 6.5, 7.5] as const;

const foe = (
  r: number,
  hp: number,
  worth: number,
  path: Path,
  bullet: number,
  ...guns: readonly Gun[]
): FoeFacts => ({ r, hp, worth, grains: Math.max(1, Math.round(hp / 5)), path, guns, bullet });

export const FOES = {
  chick: foe(21, 3, 10, 'glide', 0, {
    pattern: { kind: 'aimed', speed: 1.9 },
    every: 120,
    first: 70,
  }),
  ladybird: foe(22, 6, 20, 'zig', 0, {
    pattern: { kind: 'fan', speed: 1.8, count: 3, spread: 44, aim: 'target' },
    every: 130,
    first: 60,
  }),
  kite: foe(22, 5, 20, 'sweep', 2, {
    pattern: { kind: 'fan', speed: 2, count: 1, spread: 0, aim: 90 },
    every: 42,
    first: 30,
  }),
  top: foe(22, 10, 30, 'hover', 1, {
    pattern: { kind: 'ring', speed: 1.5, count: 12, turn: 15 },
    every: 130,
    first: 80,
  }),
  plane: foe(19, 3, 20, 'dive', 0),
  mouse: foe(21, 8, 30, 'hover', 0, {
    pattern: { kind: 'aimed', speed: 2.4 },
    every: 12,
    first: 70,
    burst: [4, 100],
  }),
  drum: foe(27, 22, 60, 'hover', 2, {
    pattern: { kind: 'wall', speed: 1.45, step: 22, gap: 118, drift: 0.3 },
    every: 170,
    first: 80,
  }),
  frog: foe(22, 9, 40, 'hop', 1, {
    pattern: { kind: 'ring', speed: 1.7, count: 8, turn: 22.5 },
    every: 80,
    first: 80,
  }),
  music: foe(25, 20, 60, 'hover', 1, {
    pattern: { kind: 'spiral', speed: 1.5, arms: 2, turn: 23 },
    every: 12,
    first: 70,
    burst: [18, 80],
  }),
  soldier: foe(24, 18, 60, 'glide', 0, {
    pattern: { kind: 'fan', speed: 2, count: 5, spread: 70, aim: 'target' },
    every: 115,
    first: 60,
  }),
  lamp: foe(24, 16, 70, 'hover', 2, {
    pattern: { kind: 'ring', speed: 1.35, count: 16, turn: 11 },
    every: 84,
    first: 70,
  }),
  loco: foe(23, 10, 40, 'sweep', 0, {
    pattern: { kind: 'aimed', speed: 2.1, count: 2, lag: 0.2 },
    every: 80,
    first: 50,
  }),
  cuckoo: foe(21, 9, 60, 'hover', 1, {
    pattern: { kind: 'fan', speed: 3.1, count: 2, spread: 9, aim: 'target' },
    every: 90,
    first: 90,
  }),
  /** Carries a caged starling that shoots, or one that guards. */
  balloon: foe(26, 6, 30, 'drift', 0),
  airship: foe(26, 8, 30, 'drift', 0),
  owl: foe(
    58,
    190,
    500,
    'boss',
    0,
    {
      pattern: { kind: 'fan', speed: 1.8, count: 5, spread: 70, aim: 'target' },
      every: 84,
      first: 100,
    },
    { pattern: { kind: 'ring', speed: 1.5, count: 16, turn: 11 }, every: 78, first: 60 },
    {
      pattern: { kind: 'spiral', speed: 1.6, arms: 4, turn: 13 },
      every: 13,
      first: 60,
      burst: [16, 60],
    },
  ),
  dragon: foe(
    58,
    270,
    800,
    'boss',
    1,
    {
      pattern: { kind: 'spiral', speed: 1.7, arms: 3, turn: 19 },
      every: 11,
      first: 90,
      burst: [20, 60],
    },
    {
      pattern: { kind: 'wall', speed: 1.6, step: 22, gap: 92, drift: 0.42 },
      every: 100,
      first: 60,
    },
    {
      pattern: { kind: 'fan', speed: 2.1, count: 9, spread: 130, aim: 'target' },
      every: 62,
      first: 60,
    },
  ),
  teapot: foe(
    60,
    350,
    1100,
    'boss',
    2,
    { pattern: { kind: 'ring', speed: 1.6, count: 20, turn: 9 }, every: 66, first: 90 },
    {
      pattern: { kind: 'aimed', speed: 2.7, count: 4, lag: 0.1 },
      every: 30,
      first: 60,
      burst: [5, 60],
    },
    {
      pattern: { kind: 'spiral', speed: 1.7, arms: 5, turn: 11 },
      every: 12,
      first: 60,
      burst: [22, 50],
    },
  ),
  clock: foe(
    62,
    400,
    1500,
    'boss',
    1,
    {
      pattern: { kind: 'spiral', speed: 1.6, arms: 4, turn: -15 },
      every: 11,
      first: 90,
      burst: [24, 40],
    },
    {
      pattern: { kind: 'wall', speed: 1.9, step: 21, gap: 84, drift: 0.38 },
      every: 84,
      first: 60,
    },
    { pattern: { kind: 'ring', speed: 1.9, count: 22, turn: 7.5 }, every: 56, first: 60 },
    {
      pattern: { kind: 'fan', speed: 2.3, count: 11, spread: 150, aim: 'target' },
      every: 52,
      first: 60,
    },
  ),
} as const satisfies Record<string, FoeFacts>;

export type FoeKind = keyof typeof FOES;
export const FOE_KINDS = Object.keys(FOES) as FoeKind[];
export const BOSSES = ['owl', 'dragon', 'teapot', 'clock'] as const;

export function factsOf(kind: FoeKind): FoeFacts {
  return FOES[kind];
}

export function isBoss(kind: FoeKind): boolean {
  return FOES[kind].path === 'boss';
}

export function isCage(kind: FoeKind): boolean {
  return kind === 'balloon' || kind === 'airship';
}
