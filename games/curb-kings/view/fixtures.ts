import {
  disc,
  fade,
  fillPath,
  line,
  PALETTE,
  rounded,
  shade,
  tint,
  type Context,
  type Surface,
} from '@playgrove/kit/stage';
import { heightOf, layoutOf, type Ground, type Rail } from '../rules/layout.ts';
import type { Place } from '../rules/spots.ts';
import { THEMES, type Theme } from './theme.ts';

const INK = PALETTE.ink;

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
    c.fillStyle = fade('#ffffff', 0.25);
    for (let at = 0; at < 3; at += 1)
      c.fillRect(x + dx + 14 + at * (w / 3), top + 10 + (at % 2) * 14, w / 5, 4);
  }
}

/** Yellow and black where the street stops. */
export function edges(to: Surface, { x, w, y0, y1 }: Ground, dx: number, dy: number): void {
  const paint = (c: Context): void => {
    rounded(c, -17, -6, 34, 40, 4, INK);
    rounded(c, -14, -3, 28, 34, 2, '#ffd02e');
    for (const by of [-8, 8]) {
      fillPath(c, INK, (path) => {
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

export function ramp(c: Context, piece: Ground, dx: number, dy: number, theme: Theme): void {
  const { x, w, y0, y1 } = piece;
  const side = (grow: number, colour: string): void =>
    fillPath(c, colour, (path) => {
      path.moveTo(x + dx, y0 + dy + grow);
      for (let at = 0; at <= 6; at += 1) {
        const along = x + (w * at) / 6;
        path.lineTo(along + dx, heightOf(piece, along) + dy - grow * 0.3);
      }
      path.lineTo(x + w + dx + grow, y1 + dy);
      path.lineTo(x + w + dx + grow, y0 + dy + grow);
    });
  side(5, INK);
  side(0, '#d98f4a');
  line(
    c,
    Array.from({ length: 7 }, (_, at) => {
      const along = x + (w * at) / 6;
      return { x: along + dx, y: heightOf(piece, along) + dy + 3 };
    }),
    7,
    '#ffd98a',
  );
  for (const part of [0.55, 0.8]) {
    const along = x + w * part;
    line(
      c,
      [
        { x: along + dx, y: heightOf(piece, along) + dy + 12 },
        { x: along + dx, y: y0 + dy },
      ],
      5,
      '#a8642e',
    );
  }
  disc(c, x + w + dx - 5, y1 + dy + 4, 5, theme.accent);
}

export function ledge(c: Context, { x, w, y0 }: Rail, dx: number, dy: number, theme: Theme): void {
  const [left, top] = [x + dx, y0 + dy];
  const high = 46;
  rounded(c, left - 4, top - 4, w + 8, high + 4, 8, INK);
  rounded(c, left, top + 2, w, high - 6, 4, theme.box);
  c.fillStyle = shade(theme.box, 0.22);
  c.fillRect(left, top + high - 14, w, 10);
  for (let at = 40; at < w - 20; at += 74)
    rounded(c, left + at, top + 16, 34, 9, 4, tint(theme.box, 0.3));
  rounded(c, left - 6, top - 5, w + 12, 13, 6, INK);
  rounded(c, left - 3, top - 2, w + 6, 7, 3, '#ffd02e');
}

export function pipe(
  c: Context,
  rail: Rail,
  dx: number,
  dy: number,
  ground: readonly Ground[],
  theme: Theme,
): void {
  const { x, w, y0, y1 } = rail;
  const from = { x: x + dx, y: y0 + dy };
  const to = { x: x + w + dx, y: y1 + dy };
  const posts = Math.max(2, Math.round(w / 170) + 1);
  for (let at = 0; at < posts; at += 1) {
    const part = 0.03 + (0.94 * at) / (posts - 1);
    const px = x + w * part;
    const piece = ground.find((one) => px >= one.x && px <= one.x + one.w);
    if (!piece || piece.kind === 'gap') continue;
    const foot = heightOf(piece, px) + dy;
    const top = from.y + (to.y - from.y) * part;
    line(
      c,
      [
        { x: px + dx, y: top },
        { x: px + dx, y: foot },
      ],
      11,
      INK,
    );
    line(
      c,
      [
        { x: px + dx, y: top },
        { x: px + dx, y: foot - 2 },
      ],
      5,
      theme.kerb,
    );
    rounded(c, px + dx - 13, foot - 5, 26, 8, 4, INK);
  }
  line(c, [from, to], 15, INK);
  line(c, [from, to], 8.5, '#ffb52e');
  line(
    c,
    [
      { x: from.x + 2, y: from.y - 2 },
      { x: to.x - 2, y: to.y - 2 },
    ],
    3,
    '#fff2a0',
  );
}

/** The end of a spot: a gate of flags. */
export function arch(to: Surface, x: number, y: number): void {
  to.stamp(
    'arch',
    190,
    330,
    (c) => {
      c.translate(0, 160);
      for (const by of [-70, 70]) {
        rounded(c, by - 9, -270, 18, 272, 8, INK);
        rounded(c, by - 5, -266, 10, 266, 5, '#fff6e3');
      }
      rounded(c, -88, -300, 176, 62, 12, INK);
      rounded(c, -83, -295, 166, 52, 9, '#fff6e3');
      for (let at = 0; at < 16; at += 1) {
        c.fillStyle = (at + Math.floor(at / 8)) % 2 === 0 ? INK : '#ffffff';
        c.fillRect(-80 + (at % 8) * 20, -293 + Math.floor(at / 8) * 24, 20, 24);
      }
    },
    x,
    y - 160,
  );
}
