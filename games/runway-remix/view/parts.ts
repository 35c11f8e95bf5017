import * as draw from '@playgrove/kit/draw';
import type { Surface, Context } from '@playgrove/kit/runtime';
import type { Box } from './layout.ts';

type C = CanvasRenderingContext2D;

type Writing = {
  readonly align?: 'left' | 'center' | 'right';
  readonly color?: string;
  readonly bold?: boolean;
  /** Widest it may be; longer text is squeezed. */
  readonly most?: number;
};

/** Plain words on the canvas, their middle line on y. */
export function write(
  c: C,
  text: string,
  x: number,
  y: number,
  size: number,
  { align = 'left', color = draw.PALETTE.ink, bold = false, most }: Writing = {},
): void {
  const room = most === undefined ? {} : { wide: most, lines: 1 };
  draw.drawText(c, text, x, y, { size, align, color, weight: bold ? 700 : 600, ...room });
}

/** White words on a dark pill about x, y. */
export function note(c: C, text: string, x: number, y: number, w: number, size = 14): void {
  const high = size * 2 - (size > 14 ? 4 : 0);
  draw.rounded(c, x - w / 2, y - high / 2, w, high, 14, draw.fade(draw.PALETTE.ink, 0.8));
  write(c, text, x, y, size, { align: 'center', color: '#ffffff', bold: true, most: w });
}

/** A sheet of the house: ink edge and foot, cream face. */
export function sheet(
  c: C,
  { x, y, w, h }: Box,
  face: string = draw.PALETTE.cream,
  edge = 3,
  r = 16,
): void {
  draw.rounded(c, x, y + 3, w, h, r, draw.PALETTE.ink);
  draw.rounded(c, x, y, w, h - 1, r, draw.PALETTE.ink);
  draw.rounded(c, x + edge, y + edge, w - edge * 2, h - edge * 2, r - edge, face);
}

export function tick(c: C, x: number, y: number, r: number, done: boolean): void {
  draw.disc(c, x, y, r, done ? '#1d8f45' : '#ffffff');
  draw.rim(c, draw.PALETTE.ink, 2);
  const mark = [-0.5, 0, -0.1, 0.42, 0.55, -0.4].map((at, index) => (index % 2 ? y : x) + at * r);
  if (done) draw.line(c, mark, 2.6, '#ffffff');
}

/** A button with words, through a bitmap; a ring where the keyboard is. */
export function wordButton(to: Surface, box: Box, text: string, color: string, lit = false): void {
  const { x, y, w, h } = box;
  const paint = (c: Context): void => {
    draw.button(c, -w / 2, -h / 2, w, h, color);
    write(c, text, 0, 0, 17, { align: 'center', color: '#ffffff', bold: true, most: w - 14 });
  };
  to.stamp(`button ${text} ${color} ${w} ${h}`, w + 8, h + 16, paint, x + w / 2, y + h / 2);
  if (lit) ringed(to.c, box);
}

/** Where the keyboard is. */
export function ringed(c: C, { x, y, w, h }: Box): void {
  draw.rim(c, draw.PALETTE.ink, 6, (path) => path.roundRect(x - 2, y - 2, w + 4, h + 4, 14));
  draw.rim(c, draw.PALETTE.yellow, 3);
}
