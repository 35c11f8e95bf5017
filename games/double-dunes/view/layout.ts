import type { Point } from '@playgrove/kit/contract';
import type { Rect } from '@playgrove/kit/stage';
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
  readonly upright: boolean;
  readonly board: Board;
  /** The board with its frame. */
  readonly area: Rect;
  readonly cell: number;
  readonly left: number;
  readonly top: number;
};

type Size = { readonly width: number; readonly height: number };

/** A world that stands (board low, sky above, a shelf under it) or lies (the board between two columns). */
export function worldFor(aspect: number): Size {
  if (aspect < 0.8) {
    const height = Math.min(1480, Math.max(HIGH + SHELF + 20, HIGH / aspect));
    return { width: HIGH, height };
  }
  return { width: Math.min(1640, Math.max(1080, HIGH * aspect)), height: HIGH };
}

export function layoutOf({ board: name }: Pick<State, 'board'>, { width, height }: Size): Layout {
  const board = BOARDS[name];
  const upright = height > width;
  const y = upright ? height - SHELF - BOARD : (height - BOARD) / 2;
  const area = { x: (width - BOARD) / 2, y, width: BOARD, height: BOARD };
  const cell = (BOARD - FRAME * 2) / Math.max(board.width, board.height);
  return {
    upright,
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

/** Where something that happened is told: at its cell, or where nothing else is written. */
export function tellingAt(layout: Layout, size: Size, at: Point): Point {
  if (at.x >= 0) return placeOf(layout, at);
  const { upright, area } = layout;
  if (upright) {
    const y = area.y - SHOUT_ABOVE - at.y * NEXT_SHOUT;
    return { x: size.width / 2, y: Math.max(LOWEST_RISE, y) };
  }
  const { x, width } = signAt(layout, size);
  return { x: x + width / 2, y: SHOUT_UNDER + at.y * NEXT_SHOUT };
}

/** Where the ladder hangs: under the board, or in the left column. */
export function signAt({ upright, area }: Layout, { width, height }: Size): Rect {
  if (upright) {
    const y = area.y + area.height + 22;
    return { x: area.x, y, width: area.width, height: height - y - 22 };
  }
  const wide = Math.min(440, (width - BOARD) / 2 - MARGIN);
  return { x: ((width - BOARD) / 2 - wide) / 2, y: 20, width: wide, height: 330 };
}

/** Where the charms lie, one rectangle each: above the board, or in the right column. */
export function charmsAt(layout: Layout, size: Size, px: number, count: number): Rect[] {
  const { upright, area } = layout;
  const side = Math.max(96, 45 / px);
  if (upright) {
    const gap = Math.min(28, (size.width - count * side) / (count + 1));
    const x = (size.width - count * side - (count - 1) * gap) / 2;
    const y = area.y - side - 22;
    return row(count, (at) => ({ x: x + at * (side + gap), y, width: side, height: side }));
  }
  const column = (size.width - BOARD) / 2;
  const across = Math.max(1, Math.min(3, Math.floor((column - 20) / (side + 16))));
  const left = size.width - column + (column - across * (side + 16) + 16) / 2;
  return row(count, (at) => ({
    x: left + (at % across) * (side + 16),
    y: 92 + Math.floor(at / across) * (side + 18),
    width: side,
    height: side,
  }));
}

const row = (count: number, of: (at: number) => Rect): Rect[] =>
  Array.from({ length: count }, (_, at) => of(at));

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
  const { upright, area } = layout;
  const side = Math.max(104, 46 / px);
  if (upright)
    return { x: area.x + area.width - side, y: area.y - side - 14, width: side, height: side };
  const column = (width - BOARD) / 2;
  return { x: width - column / 2 - side / 2, y: 30, width: side, height: side };
}

export function inside({ x, y, width, height }: Rect, at: Point): boolean {
  return at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + height;
}
