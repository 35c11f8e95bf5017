import type { Rect } from '@playgrove/kit/contract';
import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';
import { createRng } from '@playgrove/kit/core';
import type { Spot } from './place.ts';

export type TableName = 'breakfast' | 'desk' | 'bench' | 'picnic' | 'games';

const INK = '#2b1b4d';
const SHADOW = '#1a0f3a47';

/** Long boards from edge to edge, each with its grain. */
function planks(c: Context, area: Rect, light: string, dark: string, line: string): void {
  draw.sky(c, area, light, dark);
  const rng = createRng('planks');
  for (let y = area.y; y < area.y + area.height; y += 118) {
    c.fillStyle = draw.fade(rng.chance(0.5) ? '#ffffff' : '#3a1673', rng.between(0.03, 0.1));
    c.fillRect(area.x, y, area.width, 118);
    for (let row = 0; row < 5; row += 1) {
      const at = y + 12 + row * 22 + rng.between(-6, 6);
      draw.rim(c, draw.fade(line, 0.24), 2, (path) => {
        path.moveTo(area.x, at);
        for (let x = area.x; x < area.x + area.width; x += 120) {
          path.quadraticCurveTo(x + 60, at + rng.between(-9, 9), x + 120, at);
        }
      });
    }
    c.fillStyle = draw.fade(line, 0.6);
    c.fillRect(area.x, y - 2, area.width, 4);
    const joint = area.x + rng.unit() * area.width;
    c.fillRect(joint, y, 3, 118);
  }
}

/** Woven checks: two bands that darken where they cross. */
function gingham(c: Context, area: Rect, base: string, band: string, side: number): void {
  draw.cover(c, area, base);
  c.fillStyle = draw.fade(band, 0.42);
  for (let x = area.x; x < area.x + area.width; x += side * 2)
    c.fillRect(x, area.y, side, area.height);
  for (let y = area.y; y < area.y + area.height; y += side * 2)
    c.fillRect(area.x, y, area.width, side);
}

export function paintTable(c: Context, area: Rect, table: TableName): void {
  switch (table) {
    case 'breakfast':
      gingham(c, area, '#d9f4f0', '#1fb0a4', 56);
      break;
    case 'desk':
      planks(c, area, '#c98a52', '#a8673a', '#6b3a1f');
      break;
    case 'bench':
      planks(c, area, '#8f9bb8', '#66729a', '#3a416b');
      break;
    case 'picnic':
      gingham(c, area, '#fff1e0', '#f0453f', 70);
      break;
    case 'games':
      draw.sky(c, area, '#2f8f6a', '#17604f');
      draw.checker(c, area, '#ffffff0a', 46);
      break;
  }
  // A lamp at the upper left, and the corners in the dark.
  draw.glow(
    c,
    area,
    area.x + area.width * 0.24,
    area.y + area.height * 0.14,
    '#fffbe099',
    '#fff1c022',
    '#fff1c000',
  );
  const far = Math.hypot(area.width, area.height) / 2;
  const [x, y] = [area.x + area.width / 2, area.y + area.height / 2];
  draw.cover(c, area, draw.radial(c, x, y, far, '#3a167300', '#3a167310', '#3a16736b'));
}

/** The largest thing on the table: the track runs over its rim. */
export function paintCenter(c: Context, table: TableName, { x, y, r }: Spot): void {
  draw.transformed(c, { x, y }, () => CENTERS[table](c, r));
}

const CENTERS: Readonly<Record<TableName, (c: Context, r: number) => void>> = {
  breakfast(c, r) {
    draw.disc(c, 6, 14, r, SHADOW);
    draw.disc(c, 0, 0, r, INK);
    draw.disc(
      c,
      0,
      0,
      r - 4,
      draw.radial(c, -r * 0.3, -r * 0.4, r * 1.6, '#ffffff', '#f2f4ff', '#c9cfe8'),
    );
    draw.ring(c, 0, 0, r * 0.9, 7, '#4c8bffb3');
    draw.ring(c, 0, 0, r * 0.7, 4, '#aab3d4');
    draw.disc(c, 0, 0, r * 0.68, '#f8f9ff');
  },
  desk(c, r) {
    draw.transformed(c, { rotate: -0.06 }, () => {
      const [w, h] = [r * 1.5, r * 1.8];
      draw.rounded(c, -w / 2 + 6, -h / 2 + 14, w, h, 10, SHADOW);
      draw.rounded(c, -w / 2, -h / 2, w, h, 10, INK);
      draw.rounded(c, -w / 2 + 4, -h / 2 + 4, w - 8, h - 8, 7, '#2f9c7c');
      draw.rim(c, '#ffffff33', 2, (path) => {
        for (let at = -w / 2 + 30; at < w / 2; at += 30) {
          path.moveTo(at, 12 - h / 2);
          path.lineTo(at, h / 2 - 12);
        }
        for (let at = 30 - h / 2; at < h / 2; at += 30) {
          path.moveTo(12 - w / 2, at);
          path.lineTo(w / 2 - 12, at);
        }
      });
    });
  },
  bench(c, r) {
    draw.transformed(c, { rotate: 0.08 }, () => {
      const [w, h] = [r * 1.6, r * 1.6];
      draw.rounded(c, -w / 2 + 6, -h / 2 + 14, w, h, 12, SHADOW);
      draw.rounded(c, -w / 2, -h / 2, w, h, 12, INK);
      draw.rounded(c, -w / 2 + 4, -h / 2 + 4, w - 8, h - 8, 9, '#e0a45a');
      for (let row = -3; row <= 3; row += 1) {
        for (let column = -3; column <= 3; column += 1) {
          draw.disc(c, (column * w) / 8, (row * h) / 8, 5, '#8a5a2b');
        }
      }
    });
  },
  picnic(c, r) {
    draw.disc(c, 6, 14, r, SHADOW);
    draw.disc(c, 0, 0, r, INK);
    draw.disc(c, 0, 0, r - 4, '#e8b46a');
    for (let at = 0.92; at > 0.2; at -= 0.12) draw.ring(c, 0, 0, r * at, 5, '#a86a2b99');
    draw.disc(c, 0, 0, r * 0.2, '#c98a44');
  },
  games(c, r) {
    draw.transformed(c, { rotate: 0.1 }, () => {
      const w = r * 1.66;
      draw.rounded(c, -w / 2 + 6, -w / 2 + 14, w, w, 12, SHADOW);
      draw.rounded(c, -w / 2, -w / 2, w, w, 12, INK);
      draw.rounded(c, -w / 2 + 4, -w / 2 + 4, w - 8, w - 8, 9, '#7a3f22');
      const cell = (w - 36) / 8;
      for (let row = 0; row < 8; row += 1) {
        for (let column = 0; column < 8; column += 1) {
          c.fillStyle = (row + column) % 2 === 0 ? '#ffe6b8' : '#a85c30';
          c.fillRect(18 - w / 2 + column * cell, 18 - w / 2 + row * cell, cell + 0.5, cell + 0.5);
        }
      }
    });
  },
};

/** What lies under a crossover and makes the bump, across the track along y, in the table's style. */
export function paintBump(c: Context, table: TableName): void {
  const long = 104;
  const body = (color: string, light: string, width: number): void => {
    draw.rounded(c, -width / 2 - 4 + 6, -long + 10, width + 8, long * 2, width / 2 + 3, SHADOW);
    draw.rounded(c, -width / 2 - 4, -long, width + 8, long * 2, width / 2 + 3, INK);
    draw.rounded(c, -width / 2, 4 - long, width, long * 2 - 8, width / 2, color);
    draw.rounded(c, -width / 2 + 3, 8 - long, width / 4, long * 2 - 16, 2, light);
  };
  if (table === 'desk') {
    body('#ffc52e', '#fff08a', 20);
    draw.fillPath(c, '#ffe0b8', (path) => {
      path.moveTo(-10, 18 - long);
      path.lineTo(0, -long - 10);
      path.lineTo(10, 18 - long);
    });
    draw.rounded(c, -10, long - 22, 20, 18, 6, '#ff8fa3');
  } else if (table === 'bench') {
    body('#e8453c', '#ff9a8a', 18);
    draw.rounded(c, -6, -long - 20, 12, 64, 4, INK);
    draw.rounded(c, -3, -long - 17, 6, 58, 2, '#dfe6fa');
  } else if (table === 'games') {
    body('#f6f1e4', '#ffffff', 22);
    for (const y of [-90, -78, 80, 92]) draw.disc(c, 0, y, 4, INK);
  } else {
    body('#cfd8ee', '#ffffff', 15);
    draw.blob(c, 0, -long + 6, 17, 30, INK);
    draw.blob(c, 0, -long + 6, 13, 26, '#dfe6fa');
    draw.blob(c, -3, -long, 5, 15, '#ffffff');
  }
}

/** A pile of books under a raised part, along x. */
export function paintBooks(c: Context, table: TableName, long: number): void {
  const colors = table === 'games' ? ['#8a4dff', '#ff8a1f'] : ['#e8453c', '#2f7dff'];
  for (const [at, color] of colors.entries()) {
    draw.transformed(c, { rotate: at === 0 ? 0.16 : -0.07, scale: 1 - at * 0.06 }, () => {
      const [w, h] = [long, 176];
      draw.rounded(c, -w / 2 + 5, -h / 2 + 12, w, h, 8, SHADOW);
      draw.rounded(c, -w / 2, -h / 2, w, h, 8, INK);
      draw.rounded(c, -w / 2 + 4, -h / 2 + 4, w - 8, h - 8, 6, '#fff6e3');
      draw.rounded(c, -w / 2 + 4, -h / 2 + 4, w - 8, h - 22, 6, color);
      draw.rounded(c, -w / 2 + 4, -h / 2 + 4, 18, h - 22, 4, '#ffffff3d');
    });
  }
}
