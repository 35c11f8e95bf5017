import type { Point } from '@playgrove/kit/contract';
import type { Cells, Mask } from './frame.ts';

/** One sweep of a brush; all in units of the frame. */
export type Stroke = {
  readonly points: readonly Point[];
  readonly radius: number;
  /** The share of the radius that fades out, 0 (a hard edge, the default) to 1. */
  readonly softness?: number;
  /** 1 to 255; 0 wipes. */
  readonly pigment: number;
  /** The x of a vertical axis: the stroke is painted on both sides of it. */
  readonly mirror?: number;
  /** A stencil: cells that are 0 block the paint. */
  readonly through?: Cells;
};

/** Paints a stroke. A cell gets its paint once, even if the stroke crosses itself. */
export function layStroke(mask: Mask, stroke: Stroke): void {
  const { points, mirror, through, pigment } = stroke;
  const laid = new Uint8Array(mask.pigment.length);
  sweep(mask, stroke, points, laid);
  if (mirror !== undefined) {
    const other = points.map(({ x, y }) => ({ x: 2 * mirror - x, y }));
    sweep(mask, stroke, other, laid);
  }
  for (let cell = 0; cell < laid.length; cell += 1) {
    const amount = laid[cell] ?? 0;
    if (amount === 0 || (through && !through[cell])) continue;
    blend(mask, cell, pigment, amount);
  }
}

/** The most paint that any part of the line brings to each cell. */
function sweep(
  { frame }: Mask,
  { radius, softness = 0 }: Stroke,
  points: readonly Point[],
  laid: Cells,
): void {
  const { columns, rows, step, left, top } = frame;
  const hard = radius * (1 - softness);
  for (const [index, b] of points.entries()) {
    if (index === 0 && points.length > 1) continue;
    const a = points[index - 1] ?? b;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const square = dx * dx + dy * dy;
    const first = Math.max(0, Math.floor((Math.min(a.x, b.x) - radius - left) / step));
    const last = Math.min(columns - 1, Math.floor((Math.max(a.x, b.x) + radius - left) / step));
    const low = Math.max(0, Math.floor((Math.min(a.y, b.y) - radius - top) / step));
    const high = Math.min(rows - 1, Math.floor((Math.max(a.y, b.y) + radius - top) / step));
    for (let row = low; row <= high; row += 1) {
      const y = top + (row + 0.5) * step;
      for (let column = first; column <= last; column += 1) {
        const x = left + (column + 0.5) * step;
        const along = square === 0 ? 0 : ((x - a.x) * dx + (y - a.y) * dy) / square;
        const part = along < 0 ? 0 : along > 1 ? 1 : along;
        const [ox, oy] = [x - a.x - dx * part, y - a.y - dy * part];
        const far = Math.sqrt(ox * ox + oy * oy);
        if (far > radius) continue;
        const amount =
          far <= hard ? 255 : Math.round((255 * (radius - far)) / Math.max(1e-9, radius - hard));
        const cell = row * columns + column;
        if (amount > (laid[cell] ?? 0)) laid[cell] = amount;
      }
    }
  }
}

/**
 * Equal pigments add up. Another pigment replaces the old one from half its amount on, and thins it
 * otherwise.
 */
function blend({ pigment, amount }: Mask, cell: number, with_: number, by: number): void {
  const [there, much] = [pigment[cell] ?? 0, amount[cell] ?? 0];
  if (with_ === there && there !== 0) {
    amount[cell] = Math.min(255, much + by);
  } else if (with_ !== 0 && by * 2 >= much) {
    pigment[cell] = with_;
    amount[cell] = by;
  } else {
    const left = Math.max(0, much - (with_ === 0 ? by : by >> 1));
    amount[cell] = left;
    if (left === 0) pigment[cell] = 0;
  }
}
