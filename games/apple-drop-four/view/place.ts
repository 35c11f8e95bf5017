import * as draw from '@playgrove/kit/draw';
import { createRng } from '@playgrove/kit/core';
import type { Context, Rect, Surface } from '@playgrove/kit/runtime';
import { ROWS, type Rule } from '../rules/board.ts';
import { APPLES, paintApple, type Peel } from './apples.ts';
import { cellOf, FRAME, type Layout } from './layout.ts';

/** An orchard on a bright morning, and the old tree in which the crate hangs. */
export function paintPlace(to: Surface, layout: Layout, rule: Rule): void {
  to.layer(`place ${rule}`, (c, bleed) => {
    const { left, floor, wide } = layout;
    const top = floor - cellOf(layout, rule) * ROWS;
    paintOrchard(c, bleed, left + wide / 2, top, wide * (layout.portrait ? 0.86 : 1.12));
    const { width, height, portrait } = layout;
    const { x: at, y: sits, r } = layout.rival;
    const branch = portrait
      ? `M${bleed.x - 40} ${sits + r} Q${at - r * 0.4} ${sits + r * 0.94} ${at + r * 1.36} ${sits + r * 0.98}`
      : `M${left + 40} ${sits + r * 1.05} Q${at} ${sits + r * 0.92} ${at - r * 1.5} ${sits + r * 1.06}`;
    for (const [part, color] of BARK) draw.drawPath(c, branch, { line: color, width: r * part });
    // Where there is room for it: below the crate, or to its right.
    if (!portrait || height - floor > 330) {
      const [middle, size] = portrait ? [width * 0.5, 1] : [width - left / 2, 1.15];
      draw.place(c, middle, height - 60, () => paintBasket(c, APPLES.of(to)), 0, size);
    }
    // The dark behind the holes, and the ropes that hold it all.
    for (const x of [left + 60, left + wide - 60]) {
      const up = layout.portrait ? layout.rival.y - 40 : bleed.y - 40;
      draw.line(c, [x, up, x, top], 20, draw.PALETTE.ink);
      draw.line(c, [x, up, x, top], 11, '#e0b57a');
      for (let y = up; y < top; y += 22) draw.line(c, [x - 5, y + 9, x + 5, y], 3, '#a8763f');
    }
    draw.rounded(
      c,
      left - FRAME + 8,
      top + 16,
      wide + FRAME * 2 - 4,
      floor - top + 40,
      40,
      draw.fade('#0d2412', 0.45),
    );
    draw.rounded(
      c,
      left - 8,
      top - 8,
      wide + 16,
      floor - top + 16,
      30,
      draw.down(c, top, floor, '#2a1236', '#4a2140', '#5f2c40'),
    );
  });
}

const BARK = [
  [0.3, draw.PALETTE.ink],
  [0.23, '#8a5236'],
  [0.07, '#b57b4e'],
] as const;

/** The player's apples in a basket: heap, weave, rim and handle, around its foot. */
function paintBasket(c: Context, look: Peel): void {
  const INK = draw.PALETTE.ink;
  draw.contact(c, 0, 0, 150);
  draw.drawPath(c, 'M-100 -96 C-90 -236 90 -236 100 -96', { line: INK, width: 30 });
  draw.drawPath(c, 'M-100 -96 C-90 -236 90 -236 100 -96', { line: '#c98a4b', width: 17 });
  for (const [x, y, turn] of HEAP) draw.place(c, x, y, () => paintApple(c, look), turn, 45);
  draw.drawPath(c, WEAVE, { line: INK, width: 14 });
  draw.drawPath(c, WEAVE, {
    fill: draw.linear(c, -120, 0, 120, 0, '#b5713a', '#e8b26a', '#9a5a32'),
  });
  c.save();
  c.clip(draw.pathOf(WEAVE));
  for (let strip = 0; strip < 50; strip += 1) {
    const [column, line] = [strip % 10, Math.floor(strip / 10)];
    const x = -118 + column * 26 + (line % 2) * 13;
    draw.rounded(
      c,
      x,
      -88 + line * 19,
      22,
      14,
      6,
      draw.fade(line % 2 ? '#7d4322' : '#ffe0a3', 0.4),
    );
  }
  c.restore();
  draw.rounded(c, -130, -104, 260, 28, 14, INK);
  draw.rounded(c, -124, -98, 248, 16, 8, draw.down(c, -98, -82, '#ffdc9a', '#c98a4b'));
}

const WEAVE = 'M-120 -92 L120 -92 L98 0 Q96 8 84 8 L-84 8 Q-96 8 -98 0 Z';
const HEAP = [
  [-34, -152, -0.3],
  [38, -148, 0.4],
  [-76, -116, -0.5],
  [78, -114, 0.2],
  [-4, -118, 0.1],
] as const;

export function paintOrchard(
  c: Context,
  area: Rect,
  x: number,
  crown: number,
  trunk: number,
): void {
  const { x: left, y: top, width, height } = area;
  draw.sky(c, area, '#4fb9f2', '#a5e0f7', '#fff1c4');
  draw.glow(
    c,
    area,
    left + width * 0.84,
    top + height * 0.12,
    '#fffbe0f2',
    '#fff0a866',
    '#fff0a800',
  );
  draw.rays(c, area, left + width * 0.84, top + height * 0.12, 16, '#ffffff2e');
  const unit = Math.min(width, height);
  draw.cloud(c, left + width * 0.12, top + height * 0.5, unit * 0.13, draw.fade('#ffffff', 0.8));
  draw.cloud(c, left + width * 0.9, top + height * 0.42, unit * 0.1, draw.fade('#ffffff', 0.7));
  draw.ridge(c, area, top + height * 0.66, height * 0.04, '#8fd0a2', 2);
  const rng = createRng('orchard');
  for (let tree = 0; tree < 14; tree += 1) {
    const far = left + ((tree + rng.unit() * 0.5) / 14) * width;
    draw.cloud(c, far, top + height * 0.7, unit * rng.between(0.05, 0.075), '#5fb381');
  }
  draw.ridge(c, area, top + height * 0.74, height * 0.03, '#5cb565', 5);
  paintTrunk(c, x, top + height, top, trunk);
  draw.ridge(c, area, top + height * 0.92, height * 0.014, '#3c9450', 9);
  grass(c, area, top + height * 0.925);
  canopy(c, area, crown);
  draw.vignette(c, area, '#12355a', 0.32);
}

function paintTrunk(c: Context, x: number, bottom: number, top: number, wide: number): void {
  const half = wide / 2;
  const outline = `M${x - half * 0.94} ${top} C${x - half} ${(top + bottom) / 2} ${x - half} ${bottom - 160} ${x - half * 1.24} ${bottom} L${x + half * 1.24} ${bottom} C${x + half} ${bottom - 160} ${x + half} ${(top + bottom) / 2} ${x + half * 0.94} ${top} Z`;
  draw.drawPath(c, outline, {
    fill: draw.linear(c, x - half, 0, x + half, 0, '#6b3f35', '#9a6242', '#a86d48', '#5c3338'),
  });
  for (let ring = -4; ring <= 4; ring += 1) {
    const out = x + ring * half * 0.22;
    draw.drawPath(
      c,
      `M${out} ${top} Q${out + 16} ${(top + bottom) / 2} ${out * 1.06 - x * 0.06} ${bottom}`,
      {
        line: draw.fade('#4a2732', 0.32),
        width: 9,
      },
    );
  }
}

function grass(c: Context, { x, width, y, height }: Rect, from: number): void {
  const rng = createRng('grass');
  draw.fillPath(c, draw.down(c, from, y + height, '#58b85a', '#22703f'), (path) => {
    path.moveTo(x, y + height);
    for (let at = 0; at <= width; at += 16) {
      path.lineTo(x + at, from + rng.between(4, 14));
      path.lineTo(x + at + 6, from - rng.between(6, 22));
    }
    path.lineTo(x + width, y + height);
  });
}

/** Leaves over the top of the scene, deep ones first, with a few apples out of reach. */
function canopy(c: Context, { x, y, width }: Rect, crown: number): void {
  const rng = createRng('canopy');
  const depth = Math.max(60, crown - y);
  const rows = [
    ['#1d6b4a', 1, 0.17],
    ['#2a8652', 0.74, 0.15],
    ['#3ea356', 0.46, 0.13],
    ['#62bd5a', 0.2, 0.1],
  ] as const;
  for (const [color, down, size] of rows) {
    const unit = Math.max(depth, 300) * size;
    for (let at = x - unit; at < x + width + unit; at += unit * 0.95) {
      // Lower at both sides, so that the crate hangs in a clearing of leaves.
      const away = Math.abs((at - x) / width - 0.5) * 2;
      const low = y + depth * down * (0.5 + away * away * 0.55) - unit * 0.5;
      for (let puff = 0; puff < 3; puff += 1) {
        draw.disc(
          c,
          at + rng.between(-0.6, 0.6) * unit,
          low + rng.between(-0.6, 0.5) * unit,
          unit * rng.between(0.6, 0.9),
          color,
        );
      }
    }
    draw.cover(c, { x, y, width, height: Math.max(0, depth * down * 0.42) }, color);
  }
  for (let at = 0; at < 60; at += 1) {
    const away = rng.unit();
    const [lx, ly] = [x + away * width, y + rng.unit() * depth * 0.62];
    draw.blob(
      c,
      lx,
      ly,
      17,
      8,
      draw.fade(at % 2 === 0 ? '#8fd96a' : '#14573f', 0.5),
      rng.between(-1, 1),
    );
  }
  for (const [part, down, r] of [
    [0.06, 0.5, 26],
    [0.95, 0.46, 30],
    [0.8, 0.2, 22],
    [0.5, 0.1, 20],
    [0.3, 0.22, 18],
  ] as const) {
    draw.place(
      c,
      x + width * part,
      y + depth * down,
      () => paintApple(c, APPLES.rows[0]),
      0.2 - part * 0.4,
      r,
    );
  }
}
