import { fitWorld, memoLayout, type Point, type Rect } from '@playgrove/kit/runtime';
import { pointOf, type Field } from '../rules/board.ts';

/** World units: all squares of a board together, and the frame around them. */
export const BOARD = 832;
export const FRAME = 30;
/** The front edge of the board, below its frame. */
export const EDGE = 26;

export type Layout = {
  readonly width: number;
  readonly height: number;
  readonly portrait: boolean;
  /** The upper left corner of the squares. */
  readonly left: number;
  readonly top: number;
  /** Where the rival stands, on the ground, and its size. */
  readonly rival: Point & { readonly r: number };
  /** Where its words go. */
  readonly bubble: Rect;
  /** Where taken pieces lie: the rival's and the player's. */
  readonly theirs: Rect;
  readonly mine: Rect;
  /** The two buttons of the look back. */
  readonly buttons: readonly [Rect, Rect];
  /** Where the words of a hint go. */
  readonly advice: Rect;
};

/** Portrait has the rival above the board, landscape to its left. */
export const worldFor = fitWorld({
  portrait: { width: 900, height: [1236, 1700] },
  landscape: { width: [1500, 2250], height: 940 },
  from: 1.05,
});

export const layoutOf = memoLayout((width, height) =>
  height > width ? portrait(width, height) : landscape(width, height),
);

const MIN_HEIGHT = 1236;
const BAND = 222;
const BUTTON = 128;
const TRAY = 56;

function portrait(width: number, height: number): Layout {
  const spare = height - MIN_HEIGHT;
  const left = (width - BOARD) / 2;
  const top = BAND + spare * 0.58 + FRAME;
  const under = top + BOARD + FRAME + EDGE;
  const r = Math.min(132, 74 + spare * 0.13);
  const feet = top - FRAME + 6;
  const x = left + r * 1.25;
  const bubbleTop = Math.max(16, feet - r * 2.7);
  const free = height - under;
  const buttonsTop = under + Math.max(6, (free - BUTTON) / 2);
  const wide = (BOARD - 20) / 2;
  return {
    width,
    height,
    portrait: true,
    left,
    top,
    rival: { x, y: feet, r },
    bubble: { x: x + r * 1.45, y: bubbleTop, width: width - x - r * 1.45 - 26, height: 128 },
    theirs: {
      x: x + r * 1.35,
      y: feet - TRAY - 12,
      width: width - x - r * 1.35 - 34,
      height: TRAY,
    },
    mine: {
      x: left,
      y: under + Math.max(8, Math.min(34, (free - TRAY) / 2)),
      width: BOARD,
      height: TRAY + 16,
    },
    buttons: [
      { x: left, y: buttonsTop, width: wide, height: BUTTON },
      { x: left + wide + 20, y: buttonsTop, width: wide, height: BUTTON },
    ],
    advice: { x: left, y: under + 4, width: BOARD, height: Math.max(free - 8, 120) },
  };
}

function landscape(width: number, height: number): Layout {
  const left = (width - BOARD) / 2;
  const top = (height - BOARD - EDGE) / 2;
  const side = left - FRAME;
  const r = Math.min(150, side * 0.34);
  const x = side / 2;
  const feet = height * 0.72;
  const wide = Math.min(side - 36, 520);
  const right = width - side;
  return {
    width,
    height,
    portrait: false,
    left,
    top,
    rival: { x, y: feet, r },
    bubble: { x: x - wide / 2, y: Math.max(10, feet - r * 3 - 186), width: wide, height: 150 },
    theirs: { x: x - wide / 2, y: feet + 34, width: wide, height: TRAY },
    mine: { x: right + side / 2 - wide / 2, y: feet + 34, width: wide, height: TRAY },
    buttons: [
      { x: right + side / 2 - wide / 2, y: height * 0.3, width: wide, height: BUTTON },
      {
        x: right + side / 2 - wide / 2,
        y: height * 0.3 + BUTTON + 20,
        width: wide,
        height: BUTTON,
      },
    ],
    advice: { x: right + 16, y: 40, width: side - 32, height: feet - 140 },
  };
}

/** The middle of a dark square. */
export function middleOf(layout: Layout, field: Field, square: number): Point {
  const { x, y } = pointOf(field, square);
  const cell = BOARD / field.size;
  return { x: layout.left + (x + 0.5) * cell, y: layout.top + (y + 0.5) * cell };
}

/** A square by its column and row. */
export function cellRect({ left, top }: Layout, { size }: Field, { x, y }: Point): Rect {
  const cell = BOARD / size;
  return { x: left + x * cell, y: top + y * cell, width: cell, height: cell };
}

/** The dark square nearest to a point: light squares belong to their neighbors. */
export function squareAt(layout: Layout, field: Field, { x, y }: Point): number | undefined {
  const cell = BOARD / field.size;
  let best: number | undefined;
  let least = cell * 1.01;
  for (let square = 0; square < field.squares; square += 1) {
    const at = middleOf(layout, field, square);
    const far = Math.abs(at.x - x) + Math.abs(at.y - y);
    if (far < least) {
      least = far;
      best = square;
    }
  }
  return best;
}
