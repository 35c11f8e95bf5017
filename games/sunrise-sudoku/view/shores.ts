import * as draw from '@playgrove/kit/draw';
import { createRng } from '@playgrove/kit/core';
import type { Context, Rect } from '@playgrove/kit/runtime';
import type { Layout } from './layout.ts';
import type { Hour } from './scene.ts';

/** Near banks with trees, a house whose window goes dark when day comes, and flowers at the end. */
export function paintShores(
  c: Context,
  bleed: Rect,
  { horizon }: Layout,
  hour: Hour,
  part: number,
  size: number,
  pines: boolean,
): void {
  const bottom = bleed.y + bleed.height;
  const bank = (fromLeft: boolean, y: number, reach: number, color: string): void =>
    draw.fillPath(c, color, (path) => {
      const x = fromLeft ? bleed.x - 4 : bleed.x + bleed.width + 4;
      const way = fromLeft ? 1 : -1;
      path.moveTo(x, y - size * 0.05);
      path.bezierCurveTo(
        x + way * reach * 0.5,
        y - size * 0.06,
        x + way * reach * 0.7,
        y,
        x + way * reach,
        y + size * 0.02,
      );
      path.bezierCurveTo(
        x + way * reach * 0.6,
        y + size * 0.04,
        x + way * reach * 0.3,
        y + size * 0.05,
        x,
        y + size * 0.05,
      );
    });
  bank(true, horizon + size * 0.02, size * 0.36, hour.middle);
  bank(false, horizon + size * 0.035, size * 0.44, draw.mix(hour.middle, hour.near, 0.4));
  const rng = createRng('trees');
  for (let each = 0; each < 15; each += 1) {
    const left = each % 2 === 0;
    const off = rng.unit() * size * 0.27;
    const x = left ? bleed.x + off : bleed.x + bleed.width - off;
    const tall = size * rng.between(0.06, 0.13) * (1 - off / (size * 0.5));
    tree(c, x, horizon + size * 0.03, tall, draw.mix(hour.middle, hour.near, rng.unit()), pines);
  }
  house(c, bleed.x + bleed.width - size * 0.33, horizon + size * 0.025, size * 0.045, hour, part);
  const low = bottom - size * 0.045;
  draw.ridge(
    c,
    bleed,
    low,
    size * 0.018,
    draw.down(c, low - 20, bottom, draw.tint(hour.near, 0.08), hour.near),
    8,
  );
  const flowers = Math.max(0, part - 0.55) / 0.45;
  for (let each = 0; each < 60 * flowers; each += 1) {
    const x = bleed.x + rng.unit() * bleed.width;
    const y = low + size * rng.between(0.016, 0.045);
    draw.disc(c, x, y, size * 0.006, rng.pick(['#ff4f9a', '#ffd02e', '#ffffff', '#ff8a1f']));
  }
}

function tree(c: Context, x: number, y: number, tall: number, color: string, pine: boolean): void {
  if (!pine) {
    draw.rounded(c, x - tall * 0.05, y - tall * 0.5, tall * 0.1, tall * 0.5, 2, color);
    draw.disc(c, x, y - tall * 0.62, tall * 0.3, color);
    draw.disc(c, x - tall * 0.2, y - tall * 0.46, tall * 0.2, color);
    draw.disc(c, x + tall * 0.2, y - tall * 0.46, tall * 0.22, color);
    return;
  }
  draw.fillPath(c, color, (path) => {
    for (const [up, half] of [
      [1, 0.2],
      [0.7, 0.27],
      [0.42, 0.34],
    ] as const) {
      path.moveTo(x, y - tall * up);
      path.lineTo(x + tall * half, y - tall * (up - 0.42));
      path.lineTo(x - tall * half, y - tall * (up - 0.42));
    }
  });
}

function house(c: Context, x: number, y: number, size: number, hour: Hour, part: number): void {
  const wall = draw.mix(hour.near, '#f7e2c4', 0.12 + part * 0.75);
  const roof = draw.mix(hour.near, '#c9483f', part * 0.85);
  c.fillStyle = wall;
  c.fillRect(x - size * 0.6, y - size * 0.8, size * 1.2, size * 0.9);
  draw.fillPath(c, roof, (path) => {
    path.moveTo(x - size * 0.8, y - size * 0.75);
    path.lineTo(x, y - size * 1.5);
    path.lineTo(x + size * 0.8, y - size * 0.75);
  });
  const glow = Math.max(0, 1 - part * 1.6);
  const pane = draw.mix('#6f8fb0', '#ffd76a', glow);
  if (glow > 0)
    draw.disc(
      c,
      x,
      y - size * 0.4,
      size,
      draw.radial(c, x, y - size * 0.4, size, draw.fade('#ffd76a', 0.5 * glow), '#ffd76a00'),
    );
  draw.rounded(c, x - size * 0.18, y - size * 0.6, size * 0.36, size * 0.36, 2, pane);
}
