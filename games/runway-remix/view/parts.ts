import { button } from '@playgrove/kit/draw';
import { PALETTE, rounded, type Surface } from '@playgrove/kit/stage';
import type { Box } from './layout.ts';

type C = CanvasRenderingContext2D;

export type Writing = {
  readonly align?: 'left' | 'center' | 'right';
  readonly colour?: string;
  readonly bold?: boolean;
  /** Widest it may be; longer text ends in dots. */
  readonly most?: number;
};

export function font(size: number, bold = false): string {
  return `${bold ? 700 : 600} ${size}px Fredoka, system-ui, sans-serif`;
}

/** Plain words on the canvas, their middle line on y. */
export function write(
  c: C,
  text: string,
  x: number,
  y: number,
  size: number,
  options: Writing = {},
): void {
  const { align = 'left', colour = PALETTE.ink, bold = false, most } = options;
  c.font = font(size, bold);
  c.textAlign = align;
  c.textBaseline = 'middle';
  c.fillStyle = colour;
  c.fillText(most === undefined ? text : shortened(c, text, most), x, y);
}

function shortened(c: C, text: string, most: number): string {
  if (c.measureText(text).width <= most) return text;
  let end = text.length;
  while (end > 1 && c.measureText(`${text.slice(0, end)}…`).width > most) end -= 1;
  return `${text.slice(0, end)}…`;
}

/** Words broken into lines that fit; at most `lines` of them. */
export function broken(
  c: C,
  text: string,
  size: number,
  most: number,
  lines: number,
): readonly string[] {
  c.font = font(size);
  const made: string[] = [''];
  for (const word of text.split(' ')) {
    const last = made[made.length - 1] ?? '';
    const longer = last === '' ? word : `${last} ${word}`;
    if (c.measureText(longer).width <= most || last === '') made[made.length - 1] = longer;
    else made.push(word);
  }
  if (made.length <= lines) return made;
  return [...made.slice(0, lines - 1), shortened(c, made.slice(lines - 1).join(' '), most)];
}

/** A sheet of the house: ink edge and foot, cream face. */
export function sheet(
  c: C,
  { x, y, w, h }: Box,
  face: string = PALETTE.cream,
  edge = 3,
  r = 16,
): void {
  rounded(c, x, y + 3, w, h, r, PALETTE.ink);
  rounded(c, x, y, w, h - 1, r, PALETTE.ink);
  rounded(c, x + edge, y + edge, w - edge * 2, h - edge * 2, r - edge, face);
}

export function tick(c: C, x: number, y: number, r: number, done: boolean): void {
  c.beginPath();
  c.arc(x, y, r, 0, 7);
  c.fillStyle = done ? '#1d8f45' : '#ffffff';
  c.fill();
  c.lineWidth = 2;
  c.strokeStyle = PALETTE.ink;
  c.stroke();
  if (!done) return;
  c.beginPath();
  c.moveTo(x - r * 0.5, y);
  c.lineTo(x - r * 0.1, y + r * 0.42);
  c.lineTo(x + r * 0.55, y - r * 0.4);
  c.strokeStyle = '#ffffff';
  c.lineWidth = 2.6;
  c.lineJoin = 'round';
  c.lineCap = 'round';
  c.stroke();
}

/** A button with words, through a bitmap; a ring where the keyboard is. */
export function wordButton(to: Surface, box: Box, text: string, colour: string, lit = false): void {
  const { x, y, w, h } = box;
  to.stamp(
    `button ${text} ${colour} ${w} ${h}`,
    w + 8,
    h + 16,
    (c) => {
      button(c, -w / 2, -h / 2, w, h, colour);
      write(c, text, 0, 0, 17, { align: 'center', colour: '#ffffff', bold: true, most: w - 14 });
    },
    x + w / 2,
    y + h / 2,
  );
  if (lit) ringed(to.c, box);
}

/** Where the keyboard is. */
export function ringed(c: C, { x, y, w, h }: Box): void {
  c.beginPath();
  c.roundRect(x - 2, y - 2, w + 4, h + 4, 14);
  c.strokeStyle = PALETTE.ink;
  c.lineWidth = 6;
  c.stroke();
  c.strokeStyle = PALETTE.yellow;
  c.lineWidth = 3;
  c.stroke();
}
