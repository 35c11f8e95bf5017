import type { Context, Point, Rect } from '@playgrove/kit/runtime';
import { WAYS, wayOf, type Way } from './control.ts';

export type TurnedRow = {
  /** The room that the board may take: a slot. */
  room(to: Size): Rect;
  /** Cells that must fit before the first row and behind the last. Default none. */
  readonly ends?: readonly [before: number, behind: number];
  /** World units that stay free before all that, and on each side. Default 0. */
  readonly before?: number;
  readonly sides?: number;
  /** The largest cell. Default: as large as there is room for. */
  readonly most?: number;
  /** The part of spare room that lies before the board. Default half. */
  readonly lead?: number;
};

type Size = { readonly width: number; readonly height: number };

/** A board as it lies on the screen. Its own points are cells: the middle of the first is ½, ½. */
export type Turned = {
  /** The side of a cell, and all cells. */
  readonly cell: number;
  readonly rect: Rect;
  readonly portrait: boolean;
  toScreen(at: Point): Point;
  toBoard(at: Point): Point;
  /** A direction on the screen as one of the board, as long in world units. */
  direction(on: Point): Point;
  /** The rectangle on the screen of some cells around a point of the board. */
  rectAround(middle: Point, columns: number, rows: number): Rect;
  /** Radians by which the board is turned, and in which one of its ways leads on the screen. */
  readonly rotate: number;
  angleOf(way: Way): number;
  /** A way of the board as it is seen on the screen. */
  wayOf(way: Way): Way;
  /** Draws in parts of a cell, a hundredth unless `unit` says otherwise, from the first corner. */
  paint(c: Context, paint: () => void, unit?: number): void;
};

/**
 * A board that stands on portrait screens and lies on wide ones, its first row on the right. The
 * game says everything as if it stood.
 *
 * ```ts
 * const deckOf = turned({ room: (to) => layoutOf(to).deck, sides: 48 });
 * deckOf(to, columns, rows).toScreen(at);
 * ```
 */
export function turned(row: TurnedRow): (to: Size, columns: number, rows: number) => Turned {
  let known: { readonly key: string; readonly board: Turned } | undefined;
  return (to, columns, rows) => {
    const key = [to.width, to.height, columns, rows].join();
    if (known?.key !== key) known = { key, board: made(row, to, columns, rows) };
    return known.board;
  };
}

function made(
  { room, ends = [0, 0], before = 0, sides = 0, most = Infinity, lead = 0.5 }: TurnedRow,
  to: Size,
  columns: number,
  rows: number,
): Turned {
  const portrait = to.height > to.width;
  const { x, y, width, height } = room(to);
  const [across, along] = portrait ? [width, height] : [height, width];
  const long = rows + ends[0] + ends[1];
  const cell = Math.min((across - sides * 2) / columns, (along - before) / long, most);
  const ahead = before + (along - before - cell * long) * lead + cell * ends[0];
  const [wide, high] = [cell * columns, cell * rows];
  const rect = portrait
    ? { x: x + (width - wide) / 2, y: y + ahead, width: wide, height: high }
    : { x: x + width - ahead - high, y: y + (height - wide) / 2, width: high, height: wide };

  const toScreen = (at: Point): Point =>
    portrait
      ? { x: rect.x + at.x * cell, y: rect.y + at.y * cell }
      : { x: rect.x + (rows - at.y) * cell, y: rect.y + at.x * cell };
  const onScreen = (way: Way): Way => {
    const { x: right, y: down } = WAYS[way];
    return portrait ? way : (wayOf({ x: -down, y: right }) ?? way);
  };
  return {
    cell,
    rect,
    portrait,
    toScreen,
    rotate: portrait ? 0 : Math.PI / 2,
    wayOf: onScreen,

    toBoard: (at) =>
      portrait
        ? { x: (at.x - rect.x) / cell, y: (at.y - rect.y) / cell }
        : { x: (at.y - rect.y) / cell, y: rows - (at.x - rect.x) / cell },

    direction: ({ x: right, y: down }) =>
      portrait ? { x: right, y: down } : { x: down, y: -right },

    rectAround(middle, wideCells, highCells) {
      const at = toScreen(middle);
      const [w, h] = portrait ? [wideCells, highCells] : [highCells, wideCells];
      return {
        x: at.x - (w * cell) / 2,
        y: at.y - (h * cell) / 2,
        width: w * cell,
        height: h * cell,
      };
    },

    angleOf(way) {
      const on = WAYS[onScreen(way)];
      return Math.atan2(on.y, on.x);
    },

    paint(c, paint, unit = 1 / 100) {
      const corner = toScreen({ x: 0, y: 0 });
      c.save();
      c.translate(corner.x, corner.y);
      if (!portrait) c.rotate(Math.PI / 2);
      c.scale(cell * unit, cell * unit);
      paint();
      c.restore();
    },
  };
}
