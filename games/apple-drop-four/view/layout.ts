import { fitWorld, memoLayout, type Point, type Rect } from '@playgrove/kit/runtime';
import { columnsOf, ROWS, type Rule } from '../rules/board.ts';

/** World units: the wood around the holes. */
export const FRAME = 26;

export type Layout = {
  readonly width: number;
  readonly height: number;
  readonly portrait: boolean;
  /** Left end, lower edge and width of the holes. */
  readonly left: number;
  readonly floor: number;
  readonly wide: number;
  /** Middle and half height of the squirrel. */
  readonly rival: Point & { readonly r: number };
  /** What it says. */
  readonly bubble: Rect;
  /** Where a hint's words go. */
  readonly advice: Rect;
};

/** Portrait has the squirrel above the crate, landscape to its left. */
export const worldFor = fitWorld({
  portrait: { width: 900, height: [1236, 1760] },
  landscape: { width: [1500, 2250], height: 916 },
  from: 1.05,
});

export const layoutOf = memoLayout((width, height): Layout => {
  const portrait = height > width;
  if (!portrait) {
    const wide = 784;
    const left = (width - wide) / 2;
    const side = left - FRAME;
    const r = Math.min(170, side * 0.4);
    const across = Math.min(side - 40, 500);
    return {
      width,
      height,
      portrait,
      left,
      floor: 806,
      wide,
      rival: { x: side / 2, y: 560, r },
      bubble: { x: (side - across) / 2, y: 560 - r - 216, width: across, height: 150 },
      advice: { x: left + wide + FRAME + 20, y: 140, width: side - 40, height: 300 },
    };
  }
  const spare = height - 1236;
  const r = Math.min(172, 98 + spare * 0.2);
  const y = 20 + r + spare * 0.14;
  const floor = Math.min(y + r + 112 + 720 + FRAME + spare * 0.06, height - 104);
  const x = 30 + r;
  return {
    width,
    height,
    portrait,
    left: 30,
    floor,
    wide: 840,
    rival: { x, y, r },
    bubble: { x: x + r + 26, y: y - 74, width: 830 - x - r, height: 136 },
    advice: { x: 30, y: floor + FRAME + 6, width: 840, height: height - floor - FRAME - 10 },
  };
});

/** Side of a cell. */
export const cellOf = ({ wide }: Layout, rule: Rule): number => wide / columnsOf(rule);

/** The middle of a cell, in columns and rows from the top left; row −1 is above the crate. */
export function middleOf(layout: Layout, rule: Rule, { x, y }: Point): Point {
  const cell = cellOf(layout, rule);
  // Above the wood, not in it.
  const up = y < 0 ? FRAME : 0;
  return {
    x: layout.left + (x + 0.5) * cell,
    y: layout.floor - (ROWS - y - 0.5) * cell - up,
  };
}

/** All holes together, and so much wood around them. */
export function crateRect(layout: Layout, rule: Rule, out = 0): Rect {
  const { left, floor, wide } = layout;
  const tall = cellOf(layout, rule) * ROWS;
  const [width, height] = [wide + out * 2, tall + out * 2];
  return { x: left - out, y: floor - tall - out, width, height };
}

/** Where a touch drops an apple into a column: from the apple above the crate to its floor. */
export function columnRect(layout: Layout, rule: Rule, column: number): Rect {
  const cell = cellOf(layout, rule);
  const y = Math.max(0, layout.floor - cell * (ROWS + 1.6) - FRAME);
  return { x: layout.left + column * cell, y, width: cell, height: layout.floor - y };
}

/** The flap below a column, through which an apple is taken out. */
export function flapRect(layout: Layout, rule: Rule, column: number): Rect {
  const cell = cellOf(layout, rule);
  return { x: layout.left + column * cell, y: layout.floor, width: cell, height: 104 };
}
