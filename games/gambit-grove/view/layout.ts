import { fitWorld, memoLayout, type Point, type Rect, type Sizes } from '@playgrove/kit/runtime';
import type { State } from '../rules.ts';

/** World units: a square of the board, and the frame around it. */
export const CELL = 108;
export const FIELD = CELL * 8;
export const FRAME = 18;

export type Layout = {
  readonly width: number;
  readonly height: number;
  readonly portrait: boolean;
  /** The board's upper left corner. */
  readonly left: number;
  readonly top: number;
  /** Middle and half height of the rival. */
  readonly rival: Point & { readonly r: number };
  /** What the rival says. */
  readonly bubble: Rect;
  /** Pieces that the rival and the player have taken. */
  readonly theirs: Rect;
  readonly mine: Rect;
  /** Where a hint's words go. */
  readonly advice: Rect;
};

/** Portrait has the rival above the board, landscape to its left. */
export const worldFor = fitWorld({
  portrait: { width: 900, height: [1240, 1760] },
  landscape: { width: [1500, 2250], height: 916 },
  from: 1.05,
});

export const layoutOf = memoLayout((width, height) =>
  height > width ? portrait(width, height) : landscape(width, height),
);

function portrait(width: number, height: number): Layout {
  const spare = height - 1240;
  const left = (width - FIELD) / 2;
  const r = Math.min(146, 84 + spare * 0.14);
  const tray = 56;
  const above = r * 2 + tray + 36;
  const top = above + Math.max(0, (spare - (r - 84) * 2) * 0.42);
  const y = top - FRAME - tray - 16 - r;
  const under = top + FIELD + FRAME + 10;
  return {
    width,
    height,
    portrait: true,
    left,
    top,
    rival: { x: left + r, y, r },
    bubble: { x: left + r * 2 + 40, y: y - 66, width: FIELD - r * 2 - 40, height: 132 },
    theirs: { x: left, y: top - FRAME - tray - 4, width: FIELD, height: tray },
    mine: { x: left, y: under, width: FIELD, height: tray },
    advice: { x: left, y: under + 4, width: FIELD, height: height - under - 8 },
  };
}

function landscape(width: number, height: number): Layout {
  const left = (width - FIELD) / 2;
  const top = (height - FIELD) / 2;
  const side = left - FRAME;
  const r = Math.min(150, side * 0.36);
  const wide = Math.min(side - 48, 520);
  const x = side / 2;
  return {
    width,
    height,
    portrait: false,
    left,
    top,
    rival: { x, y: 540, r },
    bubble: { x: x - wide / 2, y: 540 - r - 220, width: wide, height: 160 },
    theirs: { x: x - wide / 2, y: 540 + r + 50, width: wide, height: 60 },
    mine: { x: width - x - wide / 2, y: 540 + r + 50, width: wide, height: 60 },
    advice: { x: left + FIELD + FRAME + 20, y: 120, width: side - 40, height: 300 },
  };
}

/** Whether the board is seen from black's side. */
export const isTurned = ({ side }: Pick<State, 'side'>): boolean => side < 0;

/** The middle of a square. */
export function middleOf({ left, top }: Layout, square: number, turned: boolean): Point {
  const at = turned ? 63 - square : square;
  return { x: left + ((at & 7) + 0.5) * CELL, y: top + ((at >> 3) + 0.5) * CELL };
}

export function squareAt(
  { left, top }: Layout,
  { x, y }: Point,
  turned: boolean,
): number | undefined {
  const [column, row] = [Math.floor((x - left) / CELL), Math.floor((y - top) / CELL)];
  if (column < 0 || row < 0 || column > 7 || row > 7) return undefined;
  const at = row * 8 + column;
  return turned ? 63 - at : at;
}

export function squareRect(layout: Layout, square: number, turned: boolean): Rect {
  const { x, y } = middleOf(layout, square, turned);
  return { x: x - CELL / 2, y: y - CELL / 2, width: CELL, height: CELL };
}

/** The four choices of a pawn that arrives, over the board next to its square. */
export function choiceRect(to: Sizes, square: number, index: number, turned: boolean): Rect {
  const layout = layoutOf(to);
  const { x, y } = middleOf(layout, square, turned);
  const size = CELL * 1.16;
  const left = Math.min(layout.left + FIELD - size * 4, Math.max(layout.left, x - size * 2));
  const down = y < layout.top + FIELD / 2 ? y + CELL * 0.62 : y - CELL * 0.62 - size;
  return { x: left + index * size, y: down, width: size, height: size };
}
