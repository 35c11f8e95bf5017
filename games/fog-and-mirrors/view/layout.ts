import type { Point } from '@playgrove/kit/contract';
import { fitWorld, memoLayout, type Rect } from '@playgrove/kit/runtime';
import { COLUMNS, ROWS } from '../rules/board.ts';

export const CELL = 100;
const WIDE = COLUMNS * CELL;
const HIGH = ROWS * CELL;
const EDGE = 20;
/** The least that tools take below the board, and beside it. */
const BELOW = 232;
const BESIDE = 312;

export const worldFor = fitWorld({
  portrait: { width: WIDE + 2 * EDGE, height: [HIGH + EDGE + BELOW, HIGH * 1.72] },
  landscape: { width: [HIGH + EDGE + BESIDE, HIGH * 2], height: WIDE + 2 * EDGE + 10 },
});

/** Where everything is. Landscape screens show the board turned: the gate is on the left. */
export type Layout = {
  readonly width: number;
  readonly height: number;
  readonly turned: boolean;
  readonly x: number;
  readonly y: number;
  /** The next wave, or a tip. */
  readonly news: Rect;
  readonly cards: readonly Rect[];
  /** Starts the wave, then changes the speed. */
  readonly go: Rect;
};

function portrait(width: number, height: number): Layout {
  const spare = height - HIGH - EDGE - BELOW;
  const y = EDGE * 0.8 + spare * 0.2;
  const top = y + HIGH + 26 + spare * 0.06;
  const tall = Math.min(150, 112 + spare * 0.2);
  const news = { x: EDGE, y: top, width: WIDE, height: Math.min(132, 80 + spare * 0.33) };
  const row = news.y + news.height + 12 + spare * 0.06;
  const cards = [0, 1, 2].map((at) => ({ x: EDGE + at * 148, y: row, width: 136, height: tall }));
  const go = { x: EDGE + 448, y: row, width: WIDE - 448, height: tall };
  return { width, height, turned: false, x: EDGE, y, news, cards, go };
}

function across(width: number, height: number): Layout {
  const side = Math.min(460, width - HIGH - 3 * EDGE);
  const spare = width - HIGH - side - 3 * EDGE;
  const x = EDGE + spare * 0.5;
  const left = x + HIGH + EDGE + spare * 0.25;
  const half = (side - 14) / 2;
  const news = { x: left, y: 24, width: side, height: 196 };
  const card = (at: number): Rect => ({
    x: left + (at % 2) * (half + 14),
    y: 238 + Math.floor(at / 2) * 150,
    width: half,
    height: 136,
  });
  const go = { x: left, y: 556, width: side, height: 150 };
  return {
    width,
    height,
    turned: true,
    x,
    y: EDGE,
    news,
    cards: [card(0), card(1), card(2)],
    go,
  };
}

export const layoutOf: (size: { readonly width: number; readonly height: number }) => Layout =
  memoLayout((width, height) => (width < height ? portrait(width, height) : across(width, height)));

/** A point in cells on the screen. */
export function toWorld({ turned, x, y }: Layout, at: Point): Point {
  return turned
    ? { x: x + at.y * CELL, y: y + at.x * CELL }
    : { x: x + at.x * CELL, y: y + at.y * CELL };
}

/** The cell under a point, or −1 beside the board. */
export function cellUnder({ turned, x, y }: Layout, at: Point): number {
  const right = Math.floor((at.x - x) / CELL);
  const down = Math.floor((at.y - y) / CELL);
  const [column, row] = turned ? [down, right] : [right, down];
  return column < 0 || column >= COLUMNS || row < 0 || row >= ROWS ? -1 : row * COLUMNS + column;
}

export function boardRect({ turned, x, y }: Layout): Rect {
  return { x, y, width: turned ? HIGH : WIDE, height: turned ? WIDE : HIGH };
}

/** The angle of a direction on the screen. */
export function angleOf({ turned }: Layout, dir: number): number {
  return ((turned ? 3 - dir : dir) - 1) * (Math.PI / 2);
}
