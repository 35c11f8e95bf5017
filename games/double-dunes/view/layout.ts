import type { Point } from '@playgrove/kit/contract';
import { fitWorld, type Rect } from '@playgrove/kit/runtime';
import { BOARDS, type Board } from '../rules/board.ts';
import type { State } from '../rules.ts';

/** Side of the board with its frame, world units. */
export const BOARD = 640;
export const FRAME = 20;
const HIGH = 720;
const MARGIN = 40;
/** Under the board, on screens that stand. */
const SHELF = 268;

export type Layout = {
  readonly portrait: boolean;
  readonly board: Board;
  /** The board with its frame. */
  readonly area: Rect;
  readonly cell: number;
  readonly left: number;
  readonly top: number;
};

type Size = { readonly width: number; readonly height: number };

/** Portrait has sky above the board and a shelf below it; landscape a column on each side. */
export const worldFor = fitWorld({
  portrait: { width: HIGH, height: [HIGH + SHELF + 20, 1480] },
  landscape: { width: [1080, 1640], height: HIGH },
  from: 0.8,
});

export function layoutOf({ board: name }: Pick<State, 'board'>, { width, height }: Size): Layout {
  const board = BOARDS[name];
  const portrait = height > width;
  const y = portrait ? height - SHELF - BOARD : (height - BOARD) / 2;
  const area = { x: (width - BOARD) / 2, y, width: BOARD, height: BOARD };
  const cell = (BOARD - FRAME * 2) / Math.max(board.width, board.height);
  return {
    portrait,
    board,
    area,
    cell,
    left: area.x + (BOARD - board.width * cell) / 2,
    top: area.y + (BOARD - board.height * cell) / 2,
  };
}

/** The middle of a cell. */
export function middle(layout: Layout, cell: number): Point {
  return placeOf(layout, layout.board.cells[cell] ?? { x: 0, y: 0 });
}

export function placeOf(layout: Layout, at: Point): Point {
  return {
    x: layout.left + (at.x + 0.5) * layout.cell,
    y: layout.top + (at.y + 0.5) * layout.cell,
  };
}

/** A ladder's shout: above the board and the news, or under its cloth; how far apart two are. */
const SHOUT_ABOVE = 110;
const SHOUT_UNDER = 500;
const NEXT_SHOUT = 62;
/** A shout rises; it begins no higher than this. */
const LOWEST_RISE = 90;

/** Where something that happened is shown: at its cell, or where nothing else is written. */
export function tellingAt(layout: Layout, size: Size, at: Point): Point {
  if (at.x >= 0) return placeOf(layout, at);
  const { portrait, area } = layout;
  if (portrait) {
    const y = area.y - SHOUT_ABOVE - at.y * NEXT_SHOUT;
    return { x: size.width / 2, y: Math.max(LOWEST_RISE, y) };
  }
  const { x, width } = signAt(layout, size);
  return { x: x + width / 2, y: SHOUT_UNDER + at.y * NEXT_SHOUT };
}

/** Where the ladder hangs: under the board, or in the left column. */
export function signAt({ portrait, area }: Layout, { width, height }: Size): Rect {
  if (portrait) {
    const y = area.y + area.height + 22;
    return { x: area.x, y, width: area.width, height: height - y - 22 };
  }
  const wide = Math.min(440, (width - BOARD) / 2 - MARGIN);
  return { x: ((width - BOARD) / 2 - wide) / 2, y: 20, width: wide, height: 330 };
}

/** The card of the choice at 2048, and its two buttons. */
export function choiceAt(
  { area }: Layout,
  px: number,
): {
  readonly card: Rect;
  readonly camp: Rect;
  readonly ride: Rect;
} {
  const high = Math.max(96, 46 / px);
  const card = {
    x: area.x + 30,
    y: area.y + area.height / 2 - 180,
    width: area.width - 60,
    height: 260 + high,
  };
  const wide = (card.width - 84) / 2;
  const y = card.y + card.height - high - 34;
  return {
    card,
    camp: { x: card.x + 28, y, width: wide, height: high },
    ride: { x: card.x + card.width - 28 - wide, y, width: wide, height: high },
  };
}

/** The tent one may press from 2048 on. */
export function tentAt(layout: Layout, { width }: Size, px: number): Rect {
  const { portrait, area } = layout;
  const side = Math.max(104, 46 / px);
  if (portrait)
    return { x: area.x + area.width - side, y: area.y - side - 14, width: side, height: side };
  const column = (width - BOARD) / 2;
  return { x: width - column / 2 - side / 2, y: 30, width: side, height: side };
}
