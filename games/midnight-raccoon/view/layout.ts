import type { Point } from '@playgrove/kit/contract';
import { turned, type Turned } from '@playgrove/kit/draw/controls';
import { CELL, COLUMNS, ROWS } from '../rules/yard.ts';

export const WIDE = COLUMNS * CELL;
export const HIGH = ROWS * CELL;
/** Room around the yard for its fence, world units. */
const EDGE = 22;

type Size = { readonly width: number; readonly height: number };

export function worldFor(aspect: number): Size {
  const [least, tall] = aspect < 1 ? [WIDE, HIGH] : [HIGH, WIDE];
  const width = Math.max(least + 2 * EDGE, (tall + 2 * EDGE) * aspect);
  return { width, height: Math.max(tall + 2 * EDGE, width / aspect) };
}

/** Where the yard lies on the screen, in its own units. Landscape screens show it turned, its start on the left. */
const yardOn = turned({
  room({ width, height }) {
    const [wide, high] = width >= height ? [HIGH, WIDE] : [WIDE, HIGH];
    const spare = height - high;
    const y = spare > 120 ? spare * 0.56 : spare / 2;
    return { x: (width - wide) / 2, y, width: wide, height: high };
  },
});

export const layoutFor = (to: Size): Turned => yardOn(to, WIDE, HIGH);

/** The corner of a cell on the screen. */
export function cornerOf({ portrait, rect }: Turned, column: number, row: number): Point {
  return portrait
    ? { x: rect.x + column * CELL, y: rect.y + row * CELL }
    : { x: rect.x + (ROWS - 1 - row) * CELL, y: rect.y + column * CELL };
}
