import * as draw from '@playgrove/kit/draw';
import type { Context, Surface } from '@playgrove/kit/runtime';
import { heightOf, layoutOf, type Ground, type Rail } from '../rules/layout.ts';
import type { Place } from '../rules/spots.ts';
import { THEMES, type Theme } from './theme.ts';

const INK = draw.PALETTE.ink;

export function pits(
  c: Context,
  chunk: number,
  dx: number,
  dy: number,
  place: Place,
  bottom: number,
): void {
  const theme = THEMES[place];
  for (const { kind, x, w, y0 } of layoutOf(chunk).ground) {
    if (kind !== 'gap') continue;
    const top = y0 + dy + 70;
    c.fillStyle = theme.pit;
    c.fillRect(x + dx - 4, top, w + 8, Math.max(0, bottom - top + 20));
    c.fillStyle = draw.fade('#ffffff', 0.25);
    for (let at = 0; at < 3; at += 1)
      c.fillRect(x + dx + 14 + at * (w / 3), top + 10 + (at % 2) * 14, w / 5, 4);
  }
}

/** Yellow and black where the street stops. */
export function edges(to: Surface, { x, w, y0, y1 }: Ground, dx: number, dy: number): void {
  const paint = (c: Context): void => {
    draw.rounded(c, -17, -6, 34, 40, 4, INK);
    draw.rounded(c, -14, -3, 28, 34, 2, '#ffd02e');
    for (const by of [-8, 8]) {
      draw.fillPath(c, INK, (path) => {
        path.moveTo(by - 8, 31);
        path.lineTo(by + 2, -3);
        path.lineTo(by + 9, -3);
        path.lineTo(by - 1, 31);
      });
    }
  };
  to.stamp('edge', 40, 50, paint, x + dx - 14, y0 + dy + 2);
  to.stamp('edge', 40, 50, paint, x + w + dx + 14, y1 + dy + 2);
}

export function ramp(c: Context, piece: Ground, dx: number, dy: number, { accent }: Theme): void {
  const { x, w } = piece;
  const [left, right, foot, end] = [x + dx, x + w + dx, piece.y0 + dy, piece.y1 + dy];
  const topAt = (part: number): number => heightOf(piece, x + w * part) + dy;
  const top = [0, 1, 2, 3, 4, 5, 6].map((sixth) => sixth / 6);
  for (const [grow, color] of [
    [5, INK],
    [0, '#d98f4a'],
  ] as const) {
    draw.fillPath(c, color, (path) => {
      path.moveTo(left, foot + grow);
      for (const part of top) path.lineTo(left + w * part, topAt(part) - grow * 0.3);
      path.lineTo(right + grow, end);
      path.lineTo(right + grow, foot + grow);
    });
  }
  draw.line(
    c,
    top.flatMap((part) => [left + w * part, topAt(part) + 3]),
    7,
    '#ffd98a',
  );
  for (const part of [0.55, 0.8]) {
    const post = left + w * part;
    draw.segment(c, post, topAt(part) + 12, post, foot, 5, '#a8642e');
  }
  draw.disc(c, right - 5, end + 4, 5, accent);
}

/** In the air every rail shines: now a hold grinds. */
export function glow(c: Context, { x, w, y0, y1 }: Rail, dx: number, dy: number): void {
  draw.segment(c, x + dx, y0 + dy, x + w + dx, y1 + dy, 40, '#ffd02e80');
}

const HIGH = 46;

export function ledge(c: Context, rail: Rail, dx: number, dy: number, { box }: Theme): void {
  const { w } = rail;
  const [x, y] = [rail.x + dx, rail.y0 + dy];
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
  dx: number,
  dy: number,
  ground: readonly Ground[],
  { kerb }: Theme,
): void {
  const count = Math.max(2, Math.round(w / 170) + 1);
  for (let post = 0; post < count; post += 1) {
    const part = 0.03 + (0.94 * post) / (count - 1);
    const at = x + w * part;
    const piece = ground.find((one) => at >= one.x && at <= one.x + one.w);
    if (!piece || piece.kind === 'gap') continue;
    const [px, top, foot] = [at + dx, y0 + (y1 - y0) * part + dy, heightOf(piece, at) + dy];
    draw.segment(c, px, top, px, foot, 11, INK);
    draw.segment(c, px, top, px, foot, 5, kerb);
    draw.rounded(c, px - 13, foot - 5, 26, 8, 4, INK);
  }
  const [left, right, from, to] = [x + dx, x + w + dx, y0 + dy, y1 + dy];
  draw.segment(c, left, from, right, to, 15, INK);
  draw.segment(c, left, from, right, to, 8.5, '#ffb52e');
  draw.segment(c, left + 2, from - 2, right - 2, to - 2, 3, '#fff2a0');
}
