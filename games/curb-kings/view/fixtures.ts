import * as draw from '@playgrove/kit/draw';
import type { Context, Surface } from '@playgrove/kit/runtime';
import { heightOf, layoutOf, type Ground, type Rail } from '../rules/layout.ts';
import type { Theme } from './theme.ts';

const INK = draw.PALETTE.ink;

export function pits(c: Context, chunk: number, { pit }: Theme, bottom: number): void {
  for (const { kind, x, w, y0 } of layoutOf(chunk).ground) {
    if (kind !== 'gap') continue;
    const top = y0 + 70;
    c.fillStyle = pit;
    c.fillRect(x - 4, top, w + 8, Math.max(0, bottom - top + 20));
    c.fillStyle = draw.fade('#ffffff', 0.25);
    for (let at = 0; at < 3; at += 1)
      c.fillRect(x + 14 + at * (w / 3), top + 10 + (at % 2) * 14, w / 5, 4);
  }
}

/** Yellow and black where the street stops. */
export function edges(to: Surface, { x, w, y0, y1 }: Ground, dx: number, dy: number): void {
  const paint = (c: Context): void => {
    draw.rounded(c, -17, -6, 34, 40, 4, INK);
    draw.rounded(c, -14, -3, 28, 34, 2, '#ffd02e');
    draw.drawPath(c, 'M-16 31L-6-3L1-3L-9 31ZM0 31L10-3L17-3L7 31Z', { fill: INK });
  };
  to.stamp('edge', 40, 50, paint, x + dx - 14, y0 + dy + 2);
  to.stamp('edge', 40, 50, paint, x + w + dx + 14, y1 + dy + 2);
}

/** The rest is painted about its chunk's beginning. */
export function ramp(c: Context, piece: Ground, { accent }: Theme): void {
  const { x, w, y0: foot, y1 } = piece;
  const topAt = (part: number): number => heightOf(piece, x + w * part);
  const top = [0, 1, 2, 3, 4, 5, 6].map((sixth) => sixth / 6);
  for (const [grow, color] of [
    [5, INK],
    [0, '#d98f4a'],
  ] as const) {
    draw.fillPath(c, color, (path) => {
      path.moveTo(x, foot + grow);
      for (const part of top) path.lineTo(x + w * part, topAt(part) - grow * 0.3);
      path.lineTo(x + w + grow, y1);
      path.lineTo(x + w + grow, foot + grow);
    });
  }
  const deck = top.map((part) => ({ x: x + w * part, y: topAt(part) + 3 }));
  draw.line(c, deck, 7, '#ffd98a');
  for (const part of [0.55, 0.8]) {
    draw.segment(c, x + w * part, topAt(part) + 12, x + w * part, foot, 5, '#a8642e');
  }
  draw.disc(c, x + w - 5, y1 + 4, 5, accent);
}

/** In the air every rail shines: now a hold grinds. */
export function glow(c: Context, { x, w, y0, y1 }: Rail): void {
  draw.segment(c, x, y0, x + w, y1, 40, '#ffd02e80');
}

const HIGH = 46;

export function ledge(c: Context, { x, w, y0: y }: Rail, { box }: Theme): void {
  draw.rounded(c, x - 4, y - 4, w + 8, HIGH + 4, 8, INK);
  draw.rounded(c, x, y + 2, w, HIGH - 6, 4, box);
  draw.rounded(c, x, y + HIGH - 14, w, 10, 3, draw.shade(box, 0.22));
  for (let at = 40; at < w - 20; at += 74)
    draw.rounded(c, x + at, y + 16, 34, 9, 4, draw.tint(box, 0.3));
  draw.rounded(c, x - 6, y - 5, w + 12, 13, 6, INK);
  draw.rounded(c, x - 3, y - 2, w + 6, 7, 3, '#ffd02e');
}

export function pipe(
  c: Context,
  { x, w, y0, y1 }: Rail,
  ground: readonly Ground[],
  { kerb }: Theme,
): void {
  const count = Math.max(2, Math.round(w / 170) + 1);
  for (let post = 0; post < count; post += 1) {
    const part = 0.03 + (0.94 * post) / (count - 1);
    const at = x + w * part;
    const piece = ground.find((one) => at >= one.x && at <= one.x + one.w);
    if (!piece || piece.kind === 'gap') continue;
    const [top, foot] = [y0 + (y1 - y0) * part, heightOf(piece, at)];
    draw.segment(c, at, top, at, foot, 11, INK);
    draw.segment(c, at, top, at, foot, 5, kerb);
    draw.rounded(c, at - 13, foot - 5, 26, 8, 4, INK);
  }
  const end = x + w;
  draw.segment(c, x, y0, end, y1, 15, INK);
  draw.segment(c, x, y0, end, y1, 8.5, '#ffb52e');
  draw.segment(c, x + 2, y0 - 2, end - 2, y1 - 2, 3, '#fff2a0');
}
