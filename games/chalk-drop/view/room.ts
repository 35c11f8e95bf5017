import { createRng } from '@playgrove/kit/core';
import * as draw from '@playgrove/kit/draw';
import { chalkSmudges } from './chalk.ts';
import type { Context, Rect } from '@playgrove/kit/runtime';
import { BOARD } from '../rules/things.ts';
import { FRAME, TRAY, type Layout } from './layout.ts';
import type { drawScenery } from './scenery.ts';

export const INK = draw.PALETTE.ink;
const WALL = '#f7c877';
const WOOD = '#c9793a';
export const SLATE = '#1f5a4c';
export const WHITE = '#fdfbf2';

/**
 * The classroom with its empty board: drawn once.
 * @param furnish draws what stands about in it, once that has come
 */
export function drawRoom(
  c: Context,
  bleed: Rect,
  layout: Layout,
  furnish: typeof drawScenery | undefined,
): void {
  wall(c, bleed, layout);
  furnish?.(c, bleed, layout);
  frame(c, layout);
  slate(c, layout);
  tray(c, layout);
  draw.vignette(c, bleed, '#4a1d2e', 0.34);
}

function wall(c: Context, bleed: Rect, layout: Layout): void {
  draw.glow(
    c,
    bleed,
    layout.x + (layout.from + layout.to) / 2,
    layout.y - 60,
    '#ffe9b0',
    WALL,
    '#e79a55',
  );
  const foot = layout.y + BOARD.height + TRAY + 120;
  c.fillStyle = draw.fade('#ffffff', 0.13);
  for (let x = bleed.x - 20; x < bleed.x + bleed.width; x += 90) {
    c.fillRect(x, bleed.y, 42, bleed.height);
  }
  // Panelling under the board, in tall rooms a desk's worth of it.
  const below = { ...bleed, y: foot, height: bleed.y + bleed.height - foot };
  if (below.height > 0) {
    draw.cover(c, below, draw.down(c, foot, foot + below.height, '#b7653a', '#8a4030'));
    c.fillStyle = draw.fade('#ffd9a0', 0.5);
    c.fillRect(bleed.x, foot, bleed.width, 7);
    c.fillStyle = draw.fade(INK, 0.35);
    c.fillRect(bleed.x, foot - 7, bleed.width, 7);
    for (let x = bleed.x + 40; x < bleed.x + bleed.width; x += 170) {
      draw.rim(c, draw.fade(INK, 0.18), 6, (path) =>
        path.roundRect(x, foot + 34, 130, below.height, 12),
      );
    }
  }
  bunting(c, bleed, layout);
}

/** Paper flags along the top, where there is room over the board. */
function bunting(c: Context, bleed: Rect, layout: Layout): void {
  const y = layout.y - FRAME - 78;
  if (y < bleed.y - 40) return;
  const colors = [
    draw.PALETTE.red,
    draw.PALETTE.yellow,
    draw.PALETTE.sky,
    draw.PALETTE.green,
    draw.PALETTE.pink,
  ];
  const step = 92;
  const count = Math.ceil(bleed.width / step) + 1;
  const dip = (x: number): number => Math.sin(((x - bleed.x) / 460) * Math.PI) ** 2 * 22;
  draw.rim(c, draw.shade('#ffffff', 0.45), 4, (path) => {
    for (let at = 0; at <= count; at += 1) {
      const x = bleed.x + at * step;
      path.lineTo(x, y + dip(x));
    }
  });
  for (let at = 0; at < count; at += 1) {
    const x = bleed.x + at * step + 12;
    const color = colors[at % colors.length] ?? draw.PALETTE.red;
    draw.fillPath(c, draw.down(c, y, y + 66, draw.tint(color, 0.2), color), (path) => {
      path.moveTo(x, y + dip(x));
      path.lineTo(x + 64, y + dip(x + 64));
      path.lineTo(x + 32, y + dip(x + 32) + 58);
      path.closePath();
    });
    draw.rim(c, draw.fade(INK, 0.5), 4);
  }
}

function frame(c: Context, { x, y }: Layout): void {
  const outer = {
    x: x - FRAME,
    y: y - FRAME,
    w: BOARD.width + FRAME * 2,
    h: BOARD.height + FRAME * 2,
  };
  draw.rounded(
    c,
    outer.x - 4,
    outer.y + 14,
    outer.w + 8,
    outer.h + 10,
    24,
    draw.fade('#3a1230', 0.34),
  );
  draw.rounded(c, outer.x - 5, outer.y - 5, outer.w + 10, outer.h + 10, 24, INK);
  const wood = draw.linear(
    c,
    outer.x,
    outer.y,
    outer.x,
    outer.y + outer.h,
    '#f0b067',
    WOOD,
    '#9a4f2b',
  );
  draw.rounded(c, outer.x, outer.y, outer.w, outer.h, 20, wood);
  const rng = createRng('grain');
  for (let vein = 0; vein < 46; vein += 1) {
    const along = rng.unit() * outer.w;
    const side = rng.chance(0.5)
      ? outer.y + rng.between(2, 10)
      : outer.y + outer.h - rng.between(2, 10);
    const end = Math.min(outer.x + outer.w - 8, outer.x + along + rng.between(30, 120));
    draw.line(c, [outer.x + along, side, end, side + 1], 2, draw.fade('#6e3018', 0.25));
  }
  draw.rounded(c, outer.x + 5, outer.y + 4, outer.w - 10, 5, 3, draw.fade('#fff1cf', 0.75));
  draw.rounded(c, x - 6, y - 6, BOARD.width + 12, BOARD.height + 12, 8, '#5b2a1d');
}

function slate(c: Context, { x, y }: Layout): void {
  const area = { x, y, width: BOARD.width, height: BOARD.height };
  draw.rounded(c, x, y, BOARD.width, BOARD.height, 5, SLATE);
  c.save();
  c.beginPath();
  c.roundRect(x, y, BOARD.width, BOARD.height, 5);
  c.clip();
  draw.glow(c, area, x + 380, y + 220, '#33806a', '#22614f', '#17463f', '#123a37');
  chalkSmudges(c, area, '#e9fff2', 7);
  const rng = createRng('dust');
  c.fillStyle = draw.fade('#ffffff', 0.05);
  for (let speck = 0; speck < 420; speck += 1) {
    const [dx, dy] = [rng.unit() * BOARD.width, rng.unit() * BOARD.height];
    c.fillRect(x + dx, y + dy, rng.between(1, 3.4), rng.between(1, 3.4));
  }
  doodles(c, x, y);
  // The frame's shadow on the slate.
  c.fillStyle = draw.down(c, y, y + 26, draw.fade('#06201f', 0.55), draw.fade('#06201f', 0));
  c.fillRect(x, y, BOARD.width, 26);
  c.fillStyle = draw.linear(c, x, 0, x + 18, 0, draw.fade('#06201f', 0.4), draw.fade('#06201f', 0));
  c.fillRect(x, y, 18, BOARD.height);
  c.restore();
}

/** What is left of the last lesson. */
function doodles(c: Context, x: number, y: number): void {
  const faint = draw.fade('#ffffff', 0.1);
  draw.place(c, x + 920, y + 66, () => {
    draw.rim(c, faint, 5, (path) => path.arc(0, 0, 26, 0, 7));
    for (let ray = 0; ray < 9; ray += 1) {
      const turn = (ray / 9) * 6.283;
      const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
      draw.line(c, [dx * 36, dy * 36, dx * 50, dy * 50], 5, faint);
    }
  });
  draw.place(c, x + 70, y + 80, () => {
    draw.rim(c, faint, 5, (path) => path.roundRect(-34, 0, 68, 46, 2));
    draw.drawPath(c, 'M-44 4 L0 -36 L44 4', { line: faint, width: 5 });
  });
  for (let row = 0; row < 3; row += 1) {
    const level = y + 180 + row * 180;
    draw.line(c, [x, level, x + BOARD.width, level], 3, draw.fade('#ffffff', 0.035));
  }
}

function tray(c: Context, { x: corner, y, from, to }: Layout): void {
  const x = corner + from;
  const width = to - from;
  const top = y + BOARD.height + FRAME - 6;
  draw.rounded(c, x + 24, top + 18, width - 48, TRAY + 6, 12, draw.fade('#3a1230', 0.3));
  draw.rounded(c, x + 16, top, width - 32, TRAY + 8, 14, INK);
  draw.rounded(
    c,
    x + 20,
    top + 3,
    width - 40,
    TRAY,
    11,
    draw.down(c, top, top + TRAY, '#e29c58', '#a85a30'),
  );
  draw.rounded(c, x + 30, top + 7, width - 60, 5, 3, draw.fade('#fff1cf', 0.6));
  // A sponge at one end, stubs of colored chalk at the other.
  draw.contact(c, x + 112, top + 26, 60, 0.3);
  draw.rounded(c, x + 58, top - 20, 108, 42, 13, INK);
  draw.rounded(
    c,
    x + 62,
    top - 16,
    100,
    34,
    10,
    draw.down(c, top - 16, top + 18, '#ffe27a', '#f2a93b'),
  );
  for (const [dx, dy, r] of [
    [20, 10, 5],
    [44, 20, 4],
    [70, 11, 6],
    [86, 23, 4],
  ] as const) {
    draw.blob(c, x + 62 + dx, top - 16 + dy, r, r * 0.8, draw.fade('#b96d16', 0.5));
  }
  stub(c, x + width - 95, top + 10, '#ff8fb4', -0.08);
  stub(c, x + width - 148, top + 14, '#8fd8ff', 0.1);
}

/** A short stick of chalk. */
export function stub(
  c: Context,
  x: number,
  y: number,
  color: string,
  turn: number,
  long = 46,
): void {
  draw.transformed(c, { x, y, rotate: turn }, () => {
    draw.rounded(c, -long / 2 - 3, -11, long + 6, 22, 8, INK);
    draw.rounded(
      c,
      -long / 2,
      -8,
      long,
      16,
      6,
      draw.down(c, -8, 8, draw.tint(color, 0.45), color, draw.shade(color, 0.25)),
    );
    draw.blob(c, long / 2 - 3, 0, 4, 7, draw.tint(color, 0.6));
  });
}

export function drawStarMark(c: Context, x: number, y: number, r: number, lit: boolean): void {
  draw.star(c, x, y + 2, r * 1.3, INK);
  draw.star(c, x, y, r, lit ? draw.PALETTE.yellow : '#7c5a5a');
  if (lit) draw.star(c, x - r * 0.1, y - r * 0.12, r * 0.5, '#fff3b0');
}
