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
/** With this few tiles left, the breeze carries the ball to them and plates fall off. */
export const LAST = 4;

/** What a kite brings: more balls, a wide board, slow balls, a breakthrough, one more ball. */
export const KITES = ['balls', 'wide', 'slow', 'power', 'heart'] as const;
/** In `cargo`, a firework: it breaks the tiles around it. */
export const FIREWORK = KITES.length + 1;

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

export type State = ReturnType<typeof fresh>;

/** Before a mural is hung. */
export function fresh(params: Params) {
  return {
    params,
    phase: 'ready' as 'ready' | 'play' | 'over',
    end: '' as '' | 'won' | 'lost' | 'over',
    tick: 0,
    /** The board, where it was a tick ago, its smoothed speed, and what keys ask for. */
    x: WIDTH / 2,
    lastX: WIDTH / 2,
    sweep: 0,
    steer: 0,
    /** Ticks since a ball hit the board: a swipe right after it counts too. */
    since: 99,
    mural: params.level ?? 0,
    mirrored: false,
    /** By cell: hits left (−1 is stone), and 1 + the kind of its kite, or a firework. */
    tiles: [] as number[],
    cargo: [] as number[],
    /** Fireworks that burn: when they go off, whether a curve lit them, tiles of the chain so far. */
    fuses: [] as { cell: number; due: number; curving: boolean; chain: number }[],
    left: 0,
    balls: [] as Ball[],
    kites: [] as Kite[],
    lives: BALLS,
    lost: 0,
    /** Ticks left of what kites brought. */
    wide: 0,
    slow: 0,
    power: 0,
    /** Ticks since the last tile. */
    idle: 0,
    combo: 0,
    score: 0,
    /** Tiles broken by curving balls, and how many of them earn a star. */
    curved: 0,
    target: 0,
    gusts: 0,
    wave: 0,
    fallX: WIDTH / 2,
    /** The tick from which a word about a tile may be said again. */
    advised: 0,
  };
}

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
export const isLoose = ({ left, idle }: State): boolean => left <= LAST || idle > 600;

export const halfOf = ({ wide }: State): number => (wide > 0 ? WIDE_HALF : HALF);

/** How hard this mural is, 0 to 59 and beyond. */
export function gradeOf({ params, wave }: State): number {
  if (params.mode === 'endless') return 10 + wave * 9;
  return params.mode === 'daily' ? 24 : (params.level ?? 0);
}

/** Units a tick: faster from level to level, and as the mural goes. */
export function speedOf(state: State): number {
  const grade = gradeOf(state);
  const base = 5.1 + Math.min(1.5, Math.max(grade * 0.2, grade * 0.4 - 0.4)) + grade * 0.034;
  const gone = 1 - state.left / Math.max(1, muralOf(state).total);
  return base * (1 + gone * (grade === 0 ? 0.1 : 0.3)) * (state.slow > 0 ? 0.66 : 1);
}
