import { fitWorld, memoLayout, type Point, type Rect } from '@playgrove/kit/runtime';
import { SIDE } from '../rules/board.ts';

/** World units: the board's field of hollows, and the stones around it. */
export const CELL = 104;
export const FIELD = CELL * SIDE;
const STONES = 26;
const BOARD = FIELD + STONES * 2;

export type Layout = {
  readonly width: number;
  readonly height: number;
  readonly portrait: boolean;
  /** The field of hollows. */
  readonly left: number;
  readonly top: number;
  /** Middle and half height of the opponent, and of the player's side. */
  readonly company: Point & { readonly r: number };
  readonly own: Point & { readonly r: number };
  /** Where the opponent's words go. */
  readonly bubble: Rect;
  /** Middles of the two counts. */
  readonly theirs: Point;
  readonly mine: Point;
};

/** Portrait has the company above the board, landscape to its left. */
export const worldFor = fitWorld({
  portrait: { width: 900, height: [1236, 1700] },
  landscape: { width: [1500, 2250], height: 900 },
  from: 1.05,
});

export const layoutOf = memoLayout((width, height) =>
  height > width ? portrait(width, height) : landscape(width, height),
);

function portrait(width: number, height: number): Layout {
  const spare = height - 1236;
  const band = 206 + spare * 0.4;
  const left = (width - FIELD) / 2;
  const top = band + STONES + 4;
  const under = top + FIELD + STONES;
  const r = Math.min(122, 88 + spare * 0.1);
  const y = band - r - 14;
  const low = under + Math.min(70 + spare * 0.16, (height - under) / 2 + 4);
  return {
    width,
    height,
    portrait: true,
    left,
    top,
    company: { x: left + r - 4, y, r },
    bubble: { x: left + r * 2 + 36, y: y - 72, width: FIELD - r * 2 - 172, height: 136 },
    theirs: { x: left + FIELD - 58, y: y + 34 },
    own: { x: left + 78, y: low, r: 58 },
    mine: { x: left + FIELD - 58, y: low },
  };
}

function landscape(width: number, height: number): Layout {
  const left = (width - FIELD) / 2;
  const top = (height - FIELD) / 2;
  const side = (width - BOARD) / 2;
  const r = Math.min(160, side * 0.4);
  const x = side / 2 - 8;
  const wide = Math.min(side - 56, 560);
  return {
    width,
    height,
    portrait: false,
    left,
    top,
    company: { x, y: 516, r },
    bubble: { x: x - wide / 2, y: 516 - r - 236, width: wide, height: 170 },
    theirs: { x: x + 52, y: 516 + r + 90 },
    own: { x: width - x, y: 516, r: r * 0.8 },
    mine: { x: width - x, y: 516 + r + 90 },
  };
}

export function middleOf({ left, top }: Layout, cell: number): Point {
  return {
    x: left + ((cell % SIDE) + 0.5) * CELL,
    y: top + (Math.floor(cell / SIDE) + 0.5) * CELL,
  };
}

export function cellRect(layout: Layout, cell: number): Rect {
  const { x, y } = middleOf(layout, cell);
  return { x: x - CELL / 2, y: y - CELL / 2, width: CELL, height: CELL };
}

/** CSS pixels that the words of a hint may take. */
const ADVICE_PX = 92;

/** Where a hint's words go: never over the board. */
export function adviceRect(layout: Layout, px: number): Rect {
  const { width, height, left, own } = layout;
  const tall = ADVICE_PX / px;
  if (!layout.portrait) {
    const x = left + FIELD + STONES + 26;
    return { x, y: 40, width: width - x - 12, height: Math.max(tall, own.y - own.r - 140) };
  }
  const under = own.y + own.r + 8;
  const y = height - under > tall ? under : own.y - tall / 2;
  return { x: left, y, width: FIELD, height: tall };
}
