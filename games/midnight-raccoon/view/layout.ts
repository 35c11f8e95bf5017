import type { Point } from '@playgrove/kit/contract';
import type { Rect } from '@playgrove/kit/runtime';
import { CELL, COLUMNS, ROWS } from '../rules/yard.ts';

export const WIDE = COLUMNS * CELL;
export const HIGH = ROWS * CELL;
/** Room around the yard for its fence, world units. */
const EDGE = 22;

/** Where the yard lies on the screen. Landscape screens show it turned, its start on the left. */
export type Layout = {
  readonly width: number;
  readonly height: number;
  readonly turned: boolean;
  /** Upper left corner of the yard. */
  readonly x: number;
  readonly y: number;
};

type Size = { readonly width: number; readonly height: number };

export function worldFor(aspect: number): Size {
  const [least, tall] = aspect < 1 ? [WIDE, HIGH] : [HIGH, WIDE];
  const width = Math.max(least + 2 * EDGE, (tall + 2 * EDGE) * aspect);
  return { width, height: Math.max(tall + 2 * EDGE, width / aspect) };
}

export function layoutFor({ width, height }: Size): Layout {
  const turned = width >= height;
  const [wide, high] = turned ? [HIGH, WIDE] : [WIDE, HIGH];
  const spare = height - high;
  return {
    width,
    height,
    turned,
    x: (width - wide) / 2,
    y: spare > 120 ? spare * 0.56 : spare / 2,
  };
}

export function toWorld({ turned, x, y }: Layout, at: Point): Point {
  return turned ? { x: x + HIGH - at.y, y: y + at.x } : { x: x + at.x, y: y + at.y };
}

export function toBoard({ turned, x, y }: Layout, at: Point): Point {
  return turned ? { x: at.y - y, y: HIGH - (at.x - x) } : { x: at.x - x, y: at.y - y };
}

/** An angle of the board on the screen. */
export function angleOn({ turned }: Layout, angle: number): number {
  return turned ? angle + Math.PI / 2 : angle;
}

/** A direction on the screen as one of the board. */
export function wayOnBoard({ turned }: Layout, dx: number, dy: number): Point {
  return turned ? { x: dy, y: -dx } : { x: dx, y: dy };
}

/** The corner of a cell on the screen. */
export function cornerOf(layout: Layout, column: number, row: number): Point {
  const { turned, x, y } = layout;
  return turned
    ? { x: x + (ROWS - 1 - row) * CELL, y: y + column * CELL }
    : { x: x + column * CELL, y: y + row * CELL };
}

export function yardRect({ turned, x, y }: Layout): Rect {
  return turned ? { x, y, width: HIGH, height: WIDE } : { x, y, width: WIDE, height: HIGH };
}
