import * as draw from '@playgrove/kit/draw';
import type { Rng } from '@playgrove/kit/contract';
import type { Context } from '@playgrove/kit/runtime';
import type { Theme } from './theme.ts';
import { along, corners, TILE } from './tile.ts';

/* What stands behind the harbor, the market and the school. */

export function cranes(c: Context, theme: Theme, rng: Rng, tall: number, color: string): void {
  for (const at of [-220, 20, 230]) {
    const x = at + rng.between(-30, 30);
    const top = -tall * rng.between(0.5, 0.75);
    c.fillStyle = color;
    c.fillRect(x - 6, top, 12, -top);
    c.fillRect(x - 40, -22, 80, 22);
    draw.segment(c, x - 54, top + 26, x + 130, top - 18, 10, color);
    draw.segment(c, x, top - 40, x + 120, top - 16, 3, color);
    draw.segment(c, x, top - 40, x - 50, top + 24, 3, color);
    draw.segment(c, x, top - 40, x, top, 8, color);
    draw.segment(c, x + 96, top - 10, x + 96, top + 66, 3, color);
    draw.rounded(c, x + 82, top + 62, 28, 20, 3, color);
  }
  const hull = draw.mix(color, theme.light, 0.18);
  draw.drawPath(c, 'M-150-44L110-44L84 0L-130 0', { fill: hull });
  for (let at = 0; at < 5; at += 1) {
    draw.rounded(
      c,
      -120 + at * 40,
      -76 - (at % 2) * 20,
      36,
      34 + (at % 2) * 20,
      2,
      draw.mix(hull, rng.pick(['#ff6a5a', '#ffd98a', '#5ab0d8']), 0.5),
    );
  }
}

export function sheds(c: Context, theme: Theme, rng: Rng, tall: number, color: string): void {
  along(rng, 150, 230, (x, w) => {
    const top = -rng.between(0.24, 0.42) * tall;
    const wall = draw.mix(color, rng.pick(['#ff8a7a', '#5ab0d8', '#ffd98a', color]), 0.22);
    corners(c, wall, [x, 0, x, top, x + w / 2, top - 46, x + w, top, x + w, 0]);
    draw.line(c, [x, top, x + w / 2, top - 46, x + w, top], 8, draw.shade(color, 0.15));
    draw.rounded(c, x + w * 0.32, top + 34, w * 0.36, -top, 6, draw.shade(wall, 0.25));
    draw.disc(c, x + w / 2, top - 10, 13, draw.fade(theme.lit, 0.9));
  });
}

export function boats(c: Context, theme: Theme, rng: Rng, tall: number, color: string): void {
  for (const at of [-230, -60, 150]) {
    const x = at + rng.between(-20, 20);
    const high = tall * rng.between(0.5, 0.7);
    c.fillStyle = color;
    c.fillRect(x - 4, -high, 8, high);
    draw.segment(c, x, -high * 0.9, x + 62, -60, 3, color);
    draw.segment(c, x, -high * 0.9, x - 54, -60, 3, color);
    corners(c, draw.fade(rng.pick(['#ff6a5a', '#ffd98a', '#fff6e3']), 0.85), [
      x + 4,
      -high,
      x + 40,
      -high + 13,
      x + 4,
      -high + 26,
    ]);
    corners(c, color, [x - 86, -64, x + 92, -70, x + 66, 0, x - 70, 0]);
    draw.segment(c, x - 80, -54, x + 86, -59, 6, draw.fade(theme.lit, 0.6));
  }
}

export function hills(c: Context, theme: Theme, rng: Rng, tall: number, color: string): void {
  draw.fillPath(c, color, (path) => {
    path.moveTo(-TILE / 2, 0);
    path.lineTo(-TILE / 2, -tall * 0.3);
    path.bezierCurveTo(-160, -tall * 0.66, -20, -tall * 0.2, 80, -tall * 0.46);
    path.bezierCurveTo(180, -tall * 0.66, 260, -tall * 0.36, TILE / 2, -tall * 0.3);
    path.lineTo(TILE / 2, 0);
  });
  for (let house = 0; house < 16; house += 1) {
    const x = rng.between(-290, 270);
    const y = -tall * rng.between(0.06, 0.32);
    const w = rng.between(24, 40);
    draw.rounded(c, x, y, w, 30, 2, draw.mix('#ffffff', theme.far, 0.25));
    corners(c, '#e8846a', [x - 4, y + 2, x + w / 2, y - 16, x + w + 4, y + 2]);
  }
}

export function terraces(c: Context, theme: Theme, rng: Rng, tall: number, color: string): void {
  const walls = ['#ffb36a', '#f78f8a', '#ffe08a', '#8fd0c0', '#a9c4f0'];
  along(rng, 96, 140, (x, w) => {
    const top = -rng.between(0.42, 0.66) * tall;
    const wall = draw.mix(rng.pick(walls), color, 0.25);
    c.fillStyle = wall;
    c.fillRect(x, top, w + 1, -top);
    corners(c, '#d8694f', [x - 6, top + 4, x + w / 2, top - 40, x + w + 6, top + 4]);
    for (let row = top + 26; row < -120; row += 56) {
      for (const part of [0.2, 0.6]) {
        draw.rounded(c, x + w * part, row, 22, 32, 3, '#5a4a6e');
        draw.rounded(c, x + w * part + 3, row + 3, 16, 12, 2, theme.lit);
        draw.rounded(c, x + w * part - 4, row + 30, 30, 6, 2, '#5fae6a');
      }
    }
    const stripes = Math.ceil(w / 18);
    for (let at = 0; at < stripes; at += 1) {
      c.fillStyle = at % 2 === 0 ? '#ff5a5f' : '#fff6e3';
      c.fillRect(x + (at * w) / stripes, -104, w / stripes + 0.5, 26);
    }
  });
}

export function bunting(c: Context, theme: Theme, rng: Rng, tall: number, color: string): void {
  for (const x of [-TILE / 2, 0]) {
    c.fillStyle = draw.shade(color, 0.3);
    c.fillRect(x + 2, -tall * 0.62, 8, tall * 0.62);
    for (let flag = 0; flag < 9; flag += 1) {
      const part = (flag + 0.5) / 9;
      const y = -tall * 0.6 + Math.sin(part * Math.PI) * 50;
      const px = x + 6 + part * (TILE / 2);
      corners(c, rng.pick(['#ff5a5f', '#ffd02e', '#14c4b4', '#8a4dff', theme.accent]), [
        px - 13,
        y,
        px + 13,
        y,
        px,
        y + 28,
      ]);
    }
  }
  along(rng, 130, 190, (x, w) => {
    const top = -rng.between(0.2, 0.26) * tall;
    draw.rounded(c, x + 8, top + 20, w - 16, -top, 4, draw.shade(color, 0.12));
    corners(c, rng.pick(['#ffd02e', '#14c4b4', '#ff8a1f']), [
      x,
      top + 30,
      x + 16,
      top,
      x + w - 16,
      top,
      x + w,
      top + 30,
    ]);
    for (let fruit = 0; fruit < 5; fruit += 1) {
      draw.disc(
        c,
        x + 24 + fruit * ((w - 48) / 4),
        top + 62,
        12,
        rng.pick(['#ff4b55', '#ffd02e', '#7bd05a']),
      );
    }
  });
}

export function trees(c: Context, theme: Theme, rng: Rng, tall: number, color: string): void {
  for (let at = 0; at < 9; at += 1) {
    const x = -TILE / 2 + 36 + at * 71;
    const r = rng.between(46, 74);
    const y = -tall * rng.between(0.28, 0.46);
    c.fillStyle = draw.shade(color, 0.14);
    c.fillRect(x - 6, y, 12, -y);
    draw.disc(c, x, y, r, color);
    draw.disc(c, x - r * 0.3, y - r * 0.3, r * 0.5, draw.mix(color, theme.light, 0.25));
  }
  c.fillStyle = color;
  c.fillRect(-TILE / 2, -70, TILE, 70);
}

export function school(c: Context, theme: Theme, rng: Rng, tall: number, color: string): void {
  along(rng, 210, 320, (x, w) => {
    const top = -tall * rng.between(0.36, 0.5);
    const wall = draw.mix('#ffe6c8', color, 0.18);
    c.fillStyle = wall;
    c.fillRect(x + 6, top, w - 12, -top);
    c.fillStyle = '#f0765a';
    c.fillRect(x, top - 14, w, 20);
    for (let row = top + 26; row < -60; row += 62) {
      for (let pane = x + 26; pane < x + w - 50; pane += 52) {
        draw.rounded(c, pane, row, 36, 42, 4, '#5f8ad0');
        draw.rounded(c, pane + 4, row + 4, 28, 14, 3, '#bfe4ff');
      }
    }
    draw.disc(c, x + w / 2, top - 22, 28, '#f0765a');
    draw.disc(c, x + w / 2, top - 22, 20, '#ffffff');
    draw.line(
      c,
      [x + w / 2, top - 34, x + w / 2, top - 22, x + w / 2 + 9, top - 18],
      3.4,
      '#2b1b4d',
    );
  });
  c.fillStyle = draw.fade(theme.near, 0.9);
  c.fillRect(-TILE / 2, -34, TILE, 34);
}

export function fence(c: Context, theme: Theme, rng: Rng, tall: number, color: string): void {
  for (const at of [-210, 120]) {
    const x = at + rng.between(-40, 40);
    c.fillStyle = '#7a5a4a';
    c.fillRect(x - 9, -tall * 0.5, 18, tall * 0.5);
    for (const [dx, dy, r] of [
      [-40, -0.48, 54],
      [38, -0.5, 58],
      [0, -0.62, 64],
    ] as const) {
      draw.disc(c, x + dx, tall * dy, r, color);
      draw.disc(c, x + dx - 14, tall * dy - 14, r * 0.5, draw.tint(color, 0.16));
    }
  }
  c.strokeStyle = draw.fade('#ffffff', 0.55);
  c.lineWidth = 3;
  c.beginPath();
  for (let x = -TILE / 2 - 140; x < TILE / 2; x += 26) {
    c.moveTo(Math.max(x, -TILE / 2), -20);
    c.lineTo(Math.min(x + 120, TILE / 2), -140);
    c.moveTo(Math.max(x, -TILE / 2), -140);
    c.lineTo(Math.min(x + 120, TILE / 2), -20);
  }
  c.stroke();
  c.fillStyle = theme.deep;
  for (let x = -TILE / 2; x < TILE / 2; x += 160) c.fillRect(x, -152, 8, 152);
  c.fillRect(-TILE / 2, -152, TILE, 8);
  c.fillRect(-TILE / 2, -30, TILE, 30);
}
