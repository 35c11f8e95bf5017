import { cellUnder, middleOf, type BoardFrame } from '@playgrove/kit/logic/gridboard';
import { fitWorld, memoLayout, type Point, type Rect } from '@playgrove/kit/runtime';
import { gridFor, type Board } from '../rules/board.ts';

/** Where everything stands, in world units. */
export type Layout = {
  readonly portrait: boolean;
  /** Wide screens show a tall board on its side: rows as columns. */
  readonly flip: boolean;
  /** Columns and rows as shown. */
  readonly cols: number;
  readonly rows: number;
  readonly frame: BoardFrame;
  readonly board: Rect;
  /** The way of the sun, from three stars to the night. */
  readonly day: Rect;
  /** The sign that says what matters now. */
  readonly sign: Rect;
};

export type Size = { readonly width: number; readonly height: number };
type Sides = Pick<Board, 'cols' | 'rows'>;

const MARGIN = 9;
/** The height of the day, and of the sign, with the room around them. */
const DAY = 84;
const SIGN = 128;
/** The column for both beside the board. */
const ASIDE = 262;
const WIDEST_DAY = 700;

export const worldFor = fitWorld({
  portrait: { width: 720, height: [900, 1640] },
  landscape: { width: [1070, 2000], height: 720 },
  from: 1.15,
});

const layouts = new Map<number, ReturnType<typeof memoLayout<Layout>>>();

export function layoutOf(to: Size, sides: Sides): Layout {
  const key = sides.cols * 100 + sides.rows;
  let known = layouts.get(key);
  if (!known) {
    known = memoLayout((width, height) => made({ width, height }, sides));
    layouts.set(key, known);
  }
  return known(to);
}

function made({ width, height }: Size, sides: Sides): Layout {
  const portrait = height > width;
  const flip = !portrait && sides.rows > sides.cols;
  const [cols, rows] = flip ? [sides.rows, sides.cols] : [sides.cols, sides.rows];
  const [wide, high] = portrait
    ? [width - MARGIN * 2, height - DAY - SIGN]
    : [width - ASIDE - MARGIN, height - MARGIN * 2];
  const cell = Math.min(wide / cols, high / rows);
  const [boardWide, boardHigh] = [cell * cols, cell * rows];
  const spare = height - DAY - SIGN - boardHigh;
  const x = portrait
    ? (width - boardWide) / 2
    : Math.max((width - boardWide) / 2, Math.min(ASIDE, width - boardWide - MARGIN));
  const y = portrait ? DAY + spare * 0.42 : (height - boardHigh) / 2;
  const board = { x, y, width: boardWide, height: boardHigh };
  const aside = Math.min(420, x - 40);
  const day = portrait
    ? {
        x: (width - Math.min(WIDEST_DAY, width - 40)) / 2,
        y: y - 74,
        width: Math.min(WIDEST_DAY, width - 40),
        height: 54,
      }
    : { x: (x - aside) / 2, y: height * 0.16, width: aside, height: 54 };
  const sign = portrait
    ? { x: 24, y: y + boardHigh + 24, width: width - 48, height: 92 }
    : { x: (x - aside) / 2, y: height * 0.36, width: aside, height: 220 };
  return { portrait, flip, cols, rows, frame: { x, y, cell }, board, day, sign };
}

const swapped = ({ x, y }: Point): Point => ({ x: y, y: x });

/** The middle of a cell, in world units. */
export const placeOf = (layout: Layout, sides: Sides, cell: number): Point =>
  placeAt(layout, middleOf(gridFor(sides), { x: 0, y: 0, cell: 1 }, cell));

/** From cells to world units. */
export function placeAt({ flip, frame }: Layout, at: Point): Point {
  const { x, y } = flip ? swapped(at) : at;
  return { x: frame.x + x * frame.cell, y: frame.y + y * frame.cell };
}

/** The cell under a finger; −1 beside the board. */
export function cellAt({ flip, frame }: Layout, sides: Sides, at: Point): number {
  const from = { x: (at.x - frame.x) / frame.cell, y: (at.y - frame.y) / frame.cell };
  return cellUnder(gridFor(sides), { x: 0, y: 0, cell: 1 }, flip ? swapped(from) : from);
}

/** The neighbor of a cell in a direction on the screen; −1 beyond the edge. */
export function cellBeside(
  layout: Layout,
  sides: Sides,
  cell: number,
  way: 'up' | 'down' | 'left' | 'right',
): number {
  const { x, y } = placeOf(layout, sides, cell);
  const step = layout.frame.cell;
  const dx = way === 'left' ? -step : way === 'right' ? step : 0;
  const dy = way === 'up' ? -step : way === 'down' ? step : 0;
  return cellAt(layout, sides, { x: x + dx, y: y + dy });
}
