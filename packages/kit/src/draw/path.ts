import type { Context, Paint } from '@playgrove/kit/runtime';

/** Outlines are few and part of the source, so all of them are cached. */
const paths = new Map<string, Path2D>();

/** An outline from SVG path data, made once. */
export function pathOf(d: string): Path2D {
  let path = paths.get(d);
  if (!path) paths.set(d, (path = new Path2D(d)));
  return path;
}

/** How to draw a path: `line` is beneath the fill, `rim` on top of it, both `width` wide. */
export type Ink = {
  readonly fill?: Paint;
  readonly line?: Paint;
  readonly rim?: Paint;
  readonly width?: number;
};

/**
 * Draws SVG path data, the `d` of a `<path>`: filled, outlined, or both.
 * ```ts
 * drawPath(c, 'M-20 2 L-4 16 L22 -16', { line: INK, width: 9 });
 * ```
 */
export function drawPath(c: Context, d: string, { fill, line, rim, width = 1 }: Ink): void {
  const path = pathOf(d);
  const stroke = (paint: Paint): void => {
    c.strokeStyle = paint;
    c.lineWidth = width;
    c.lineJoin = 'round';
    c.lineCap = 'round';
    c.stroke(path);
  };
  if (line !== undefined) stroke(line);
  if (fill !== undefined) {
    c.fillStyle = fill;
    c.fill(path);
  }
  if (rim !== undefined) stroke(rim);
}

/** A straight line with round ends. */
export function segment(
  c: Context,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  width: number,
  paint: Paint,
): void {
  c.strokeStyle = paint;
  c.lineWidth = width;
  c.lineCap = 'round';
  c.beginPath();
  c.moveTo(x1, y1);
  c.lineTo(x2, y2);
  c.stroke();
}
