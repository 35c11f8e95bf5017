import * as draw from '@playgrove/kit/draw';
import type { Rect } from '@playgrove/kit/runtime';

type C = CanvasRenderingContext2D;

/** A sheet of the house: ink edge and foot, cream face. */
export function sheet(
  c: C,
  { x, y, width, height }: Rect,
  face: string = draw.PALETTE.cream,
  r = 16,
  edge = 3,
): void {
  draw.rounded(c, x, y, width, height + 3, r, draw.PALETTE.ink);
  const inner = Math.max(2, r - edge);
  draw.rounded(c, x + edge, y + edge, width - edge * 2, height - edge * 2, inner, face);
}

/** What is chosen, or where the keyboard is: yellow on ink. */
export function ringed(c: C, trace: (c: C) => void): void {
  draw.rim(c, draw.PALETTE.ink, 6.2, trace);
  draw.rim(c, draw.PALETTE.yellow, 3.5);
}

/** A thing in the middle of a box. */
export function middleOf({ x, y, width, height }: Rect): Rect {
  return { x: x + width / 2, y: y + height / 2, width, height };
}

/** A box of that size around 0, 0. */
export function around({ width, height }: Rect, less = 0): Rect {
  const [w, h] = [width - less * 2, height - less * 2];
  return { x: -w / 2, y: -h / 2, width: w, height: h };
}
