import type { Rect } from '@playgrove/kit/stage';
import { SIDE } from '../rules/board.ts';

/** World units: the board's field of hollows, and the stones around it. */
export const CELL = 104;
export const FIELD = CELL * SIDE;
const STONES = 26;
const BOARD = FIELD + STONES * 2;

export type Layout = {
  readonly width: number;
  readonly height: number;
  readonly upright: boolean;
  /** The field of hollows. */
  readonly left: number;
  readonly top: number;
  /** Middle and half height of who sits across, and of one's own side. */
  readonly company: { readonly x: number; readonly y: number; readonly r: number };
  readonly own: { readonly x: number; readonly y: number; readonly r: number };
  /** Where its words stand. */
  readonly bubble: Rect;
  /** Middles of the two counts. */
  readonly theirs: { readonly x: number; readonly y: number };
  readonly mine: { readonly x: number; readonly y: number };
};

/** Portrait has the company above the board; landscape beside it. */
export function worldFor(aspect: number): { readonly width: number; readonly height: number } {
  if (aspect < 1.05) return { width: 900, height: Math.min(1700, Math.max(1236, 900 / aspect)) };
  return { width: Math.min(2250, Math.max(1500, 900 * aspect)), height: 900 };
}

let kept: Layout | undefined;

/** Places for everything; the same object for the same world. */
export function layoutOf({
  width,
  height,
}: {
  readonly width: number;
  readonly height: number;
}): Layout {
  if (kept?.width !== width || kept.height !== height) {
    kept = height > width ? upright(width, height) : lying(width, height);
  }
  return kept;
}

function upright(width: number, height: number): Layout {
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
    upright: true,
    left,
    top,
    company: { x: left + r - 4, y, r },
    bubble: { x: left + r * 2 + 36, y: y - 72, width: FIELD - r * 2 - 172, height: 136 },
    theirs: { x: left + FIELD - 58, y: y + 34 },
    own: { x: left + 78, y: low, r: 58 },
    mine: { x: left + FIELD - 58, y: low },
  };
}

function lying(width: number, height: number): Layout {
  const left = (width - FIELD) / 2;
  const top = (height - FIELD) / 2;
  const room = (width - BOARD) / 2;
  const r = Math.min(160, room * 0.4);
  const x = room / 2 - 8;
  const wide = Math.min(room - 56, 560);
  return {
    width,
    height,
    upright: false,
    left,
    top,
    company: { x, y: 516, r },
    bubble: { x: x - wide / 2, y: 516 - r - 236, width: wide, height: 170 },
    theirs: { x: x + 52, y: 516 + r + 90 },
    own: { x: width - x, y: 516, r: r * 0.8 },
    mine: { x: width - x, y: 516 + r + 90 },
  };
}

/** The middle of a cell. */
export function middleOf({ left, top }: Layout, cell: number): { x: number; y: number } {
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

/** Where a hint's words stand: never over the board, whose lit hollow they speak of. */
export function adviceRect(layout: Layout, px: number): Rect {
  const { width, height, left, own } = layout;
  const tall = ADVICE_PX / px;
  if (!layout.upright) {
    const x = left + FIELD + STONES + 26;
    return { x, y: 40, width: width - x - 12, height: Math.max(tall, own.y - own.r - 140) };
  }
  const under = own.y + own.r + 8;
  const y = height - under > tall ? under : own.y - tall / 2;
  return { x: left, y, width: FIELD, height: tall };
}
