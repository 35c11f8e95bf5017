import { oneOf, optional, shape, whole, type Parsed } from '@playgrove/kit/core/parse';
import type { StepContext } from '@playgrove/kit/contract';
import { COLUMNS, MURALS, muralAt, type Mural } from './murals.ts';

export const WIDTH = 400;
export const HEIGHT = 560;
export const TILE_W = 34;
export const TILE_H = 22;
/** The corner of the first tile. */
export const LEFT = (WIDTH - COLUMNS * TILE_W) / 2;
export const TOP = 42;

export const RADIUS = 9;
/** The board the crab holds: its top, its thickness, half its width. */
export const BOARD_Y = 496;
export const BOARD_H = 14;
export const HALF = 44;
export const WIDE_HALF = 70;

/** Ticks that a curve lasts. */
export const WIND = 64;
export const BALLS = 3;
/** With so few tiles left, the breeze carries the ball to them and plates fall off. */
export const LAST = 3;

/** What a kite brings: more balls, a wide board, slow balls, a breakthrough, one more ball. */
export const KITES = ['balls', 'wide', 'slow', 'power', 'heart'] as const;
export type KiteKind = (typeof KITES)[number];

export const parseParams = shape({
  mode: oneOf('level', 'daily', 'endless'),
  level: optional(whole(0, MURALS.length - 1)),
});
export type Params = Parsed<typeof parseParams>;

export type Ball = {
  x: number;
  y: number;
  vx: number;
  vy: number;
  /** Ticks of curve left, and which way it blows: −1 or 1. */
  wind: number;
  push: number;
};

export type Kite = { x: number; y: number; vx: number; age: number; kind: number };

export type State = {
  params: Params;
  phase: 'ready' | 'play' | 'over';
  end: '' | 'won' | 'lost' | 'over';
  tick: number;
  /** The board, where it was a tick ago, its smoothed speed, and what keys ask for. */
  x: number;
  lastX: number;
  sweep: number;
  steer: number;
  /** Ticks since a ball hit the board: a swipe right after it counts too. */
  since: number;
  mural: number;
  mirrored: boolean;
  /** Hits left by cell; −1 is stone. */
  tiles: number[];
  /** By cell: 1 + the kind of its kite. */
  cargo: number[];
  left: number;
  balls: Ball[];
  kites: Kite[];
  lives: number;
  lost: number;
  wide: number;
  slow: number;
  power: number;
  /** Ticks since the last tile. */
  idle: number;
  combo: number;
  score: number;
  /** Tiles broken by curving balls, and how many of them earn a star. */
  curved: number;
  target: number;
  gusts: number;
  wave: number;
  fallX: number;
  /** The tick from which a word about a tile may be said again. */
  advised: number;
};

export type Cue = StepContext['cue'];

/** The tiles that are drawn and hit: mirrored in some modes. */
const mirrors = new Map<string, Mural>();
export function muralOf({ mural, mirrored }: Pick<State, 'mural' | 'mirrored'>): Mural {
  const plain = muralAt(mural);
  if (!mirrored) return plain;
  let made = mirrors.get(plain.name);
  if (!made) {
    const back = (cell: number): number => cell - (cell % COLUMNS) * 2 + COLUMNS - 1;
    const hits = plain.hits.map((_, cell) => plain.hits[back(cell)] ?? 0);
    const cells = hits.map((_, cell) => plain.cells[back(cell)]).join('');
    mirrors.set(plain.name, (made = { ...plain, cells, hits }));
  }
  return made;
}

/** The middle of a cell. */
export const cellX = (cell: number): number => LEFT + ((cell % COLUMNS) + 0.5) * TILE_W;
export const cellY = (cell: number): number => TOP + (Math.floor(cell / COLUMNS) + 0.5) * TILE_H;

/** Whether the last tiles have lost their plates and pinwheels. */
export const isLoose = ({ left, idle }: State): boolean => left <= LAST || idle > 1200;

export const halfOf = ({ wide }: State): number => (wide > 0 ? WIDE_HALF : HALF);

/** How hard this mural is, 0 to 59 and beyond. */
export function gradeOf({ params, wave }: State): number {
  if (params.mode === 'endless') return 8 + wave * 6;
  return params.mode === 'daily' ? 24 : (params.level ?? 0);
}

/** Units a tick: faster from level to level, and as the mural goes. */
export function speedOf(state: State): number {
  const grade = gradeOf(state);
  const base = 4.1 + Math.min(2.2, grade * 0.11) + Math.min(1.5, grade * 0.02);
  const gone = 1 - state.left / Math.max(1, muralOf(state).total);
  return base * (1 + gone * (grade === 0 ? 0.1 : 0.3)) * (state.slow > 0 ? 0.66 : 1);
}
