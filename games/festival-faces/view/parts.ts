import * as draw from '@playgrove/kit/draw';
import type { Surface } from '@playgrove/kit/runtime';
import type { Box } from './layout.ts';

type C = CanvasRenderingContext2D;

/** What plain words are set in. */
export function fontOf(size: number, bold = false): string {
  return `${bold ? 700 : 600} ${size}px Fredoka, system-ui, sans-serif`;
}

/** Plain words, their middle line on y, no wider than `most`. */
export function write(
  c: C,
  text: string,
  x: number,
  y: number,
  size: number,
  options: {
    readonly align?: 'left' | 'center' | 'right';
    readonly color?: string;
    readonly most?: number;
    readonly bold?: boolean;
  } = {},
): void {
  const { align = 'left', color = draw.PALETTE.ink, most = Infinity, bold = false } = options;
  c.font = fontOf(size, bold);
  c.textAlign = align;
  c.textBaseline = 'middle';
  c.fillStyle = color;
  let shown = text;
  while (shown.length > 2 && c.measureText(shown).width > most) shown = `${shown.slice(0, -2)}…`;
  c.fillText(shown, x, y);
}

/** A sheet of the house: ink edge and foot, cream face. */
export function sheet(
  c: C,
  { x, y, w, h }: Box,
  face: string = draw.PALETTE.cream,
  r = 16,
  edge = 3,
): void {
  draw.rounded(c, x, y + 3, w, h, r, draw.PALETTE.ink);
  draw.rounded(c, x, y, w, h - 1, r, draw.PALETTE.ink);
  draw.rounded(c, x + edge, y + edge, w - edge * 2, h - edge * 2, Math.max(2, r - edge), face);
}

/** A chunky button: ink round it, a foot, light from above. */
export function button(c: C, x: number, y: number, w: number, h: number, color: string): void {
  draw.rounded(c, x, y, w, h + 5, 15, draw.PALETTE.ink);
  draw.rounded(c, x + 2.6, y + 2.6, w - 5.2, h - 4, 12.5, draw.shade(color, 0.3));
  draw.rounded(
    c,
    x + 2.6,
    y + 2.6,
    w - 5.2,
    h - 8,
    12.5,
    draw.down(c, y, y + h, draw.tint(color, 0.22), color),
  );
  draw.rounded(c, x + 9, y + 5, w - 18, 4.5, 2.2, '#ffffff59');
}

/**
 * A picture through a bitmap, neither turned nor faded: that takes fewer calls than `to.stamp`, and a
 * tray has a dozen of them. `paint` draws about its middle.
 */
export function flat(
  to: Surface,
  key: string,
  width: number,
  height: number,
  paint: (c: C) => void,
  x: number,
  y: number,
): void {
  const reach = { left: -width / 2, top: -height / 2, right: width / 2, bottom: height / 2 };
  draw.stamp(to.c, key, x, y, 1, () => reach, paint);
}

/** A chunky button through a bitmap. `paint` draws its face about its middle. */
export function press(
  to: Surface,
  box: Box,
  key: string,
  color: string,
  lit: boolean,
  paint: (c: C) => void,
): void {
  const { x, y, w, h } = box;
  flat(
    to,
    `press ${key} ${color} ${w.toFixed(1)} ${h.toFixed(1)}`,
    w + 8,
    h + 14,
    (c) => {
      button(c, -w / 2 + 1, -h / 2, w - 2, h - 5, color);
      paint(c);
    },
    x + w / 2,
    y + h / 2,
  );
  if (lit) ringed(to.c, box);
}

/** A button with a word. */
export function wordPress(to: Surface, box: Box, text: string, color: string, lit: boolean): void {
  press(to, box, `word ${text}`, color, lit, (c) =>
    write(c, text, 0, -2, 16, { align: 'center', color: '#ffffff', bold: true, most: box.w - 14 }),
  );
}

/** What is chosen, or where the keyboard is. */
export function ringed(c: C, { x, y, w, h }: Box, r = 15): void {
  c.beginPath();
  c.roundRect(x - 1, y - 2, w + 2, h + 2, r);
  c.strokeStyle = draw.PALETTE.ink;
  c.lineWidth = 6;
  c.stroke();
  c.strokeStyle = draw.PALETTE.yellow;
  c.lineWidth = 3.4;
  c.stroke();
}
