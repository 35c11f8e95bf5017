import * as draw from '@playgrove/kit/draw';
import { createRng } from '@playgrove/kit/core';
import type { Context, Rect, Surface } from '@playgrove/kit/runtime';
import type { Field } from '../rules/board.ts';
import { BOARD, EDGE, FRAME, type Layout } from './layout.ts';
import { paintCrown } from './pieces.ts';

/** Everything that stands still: the sky over the castle, the terrace, the board. */
export function paintPlace(to: Surface, layout: Layout, field: Field): void {
  const { portrait, left, top } = layout;
  to.layer(`place ${portrait} ${left} ${top} ${field.size}`, (c, bleed) => {
    const horizon = portrait ? layout.rival.y - layout.rival.r * 0.5 : layout.rival.y - 20;
    paintSky(c, bleed, horizon);
    paintCastle(c, bleed, horizon);
    paintTerrace(c, bleed, horizon);
    paintCarpet(c, bleed, horizon, left + BOARD / 2);
    roses(c, bleed, horizon, portrait);
    draw.vignette(c, bleed, '#2a1050', 0.42);
    paintBoard(c, layout, field);
  });
}

function paintSky(c: Context, area: Rect, horizon: number): void {
  const x = area.x + area.width * 0.72;
  const y = horizon - 60;
  draw.glow(c, area, x, y, '#fff2c4', '#ffc98a', '#ff8fa6', '#a35cc4', '#4b2f96');
  draw.rays(c, area, x, y, 15, draw.fade('#fff6d8', 0.16));
  draw.disc(c, x, y, 74, draw.radial(c, x, y, 74, '#fffdf0', '#ffeeb0'));
  const rng = createRng('clouds');
  for (let cloud = 0; cloud < 7; cloud += 1) {
    const cx = area.x + rng.unit() * area.width;
    const cy = area.y + rng.between(0.12, 0.8) * (horizon - area.y);
    const r = rng.between(26, 54);
    for (const [dx, grow] of [
      [-1.4, 0.6],
      [0, 1],
      [1.3, 0.7],
    ] as const) {
      draw.blob(c, cx + dx * r, cy, r * 1.5 * grow, r * 0.42 * grow, draw.fade('#ffe3ec', 0.3));
    }
  }
}

/** Towers far away, hazier the farther, with pennants. */
function paintCastle(c: Context, area: Rect, horizon: number): void {
  const tall = Math.min(horizon - area.y, 420);
  for (const [color, height, step, seed] of [
    ['#d98ac0', 0.46, 120, 'far'],
    ['#a25cb4', 0.66, 190, 'near'],
  ] as const) {
    const rng = createRng(`castle ${seed}`);
    c.fillStyle = color;
    c.fillRect(area.x, horizon - tall * height * 0.3, area.width, tall * height * 0.3 + 2);
    for (let x = area.x + step * 0.3; x < area.x + area.width; x += step * rng.between(0.7, 1.3)) {
      tower(
        c,
        x,
        horizon,
        step * rng.between(0.26, 0.4),
        tall * height * rng.between(0.6, 1),
        color,
      );
    }
  }
  draw.fillPath(c, draw.down(c, horizon - 60, horizon, '#6b4aa0', '#4a3484'), (path) => {
    path.moveTo(area.x, horizon + 4);
    for (let x = 0; x <= area.width + 60; x += 60) {
      path.arc(area.x + x, horizon - 14 - ((x / 60) % 2) * 12, 42, Math.PI, 0);
    }
    path.lineTo(area.x + area.width, horizon + 4);
  });
}

function tower(
  c: Context,
  x: number,
  foot: number,
  wide: number,
  tall: number,
  color: string,
): void {
  const [l, t] = [x - wide / 2, foot - tall];
  c.fillStyle = draw.linear(
    c,
    l,
    0,
    l + wide,
    0,
    draw.tint(color, 0.16),
    color,
    draw.shade(color, 0.16),
  );
  c.fillRect(l, t, wide, tall);
  for (let tooth = 0; tooth < 3; tooth += 1) {
    c.fillRect(l - 4 + tooth * (wide / 3 + 2.6), t - 12, wide / 3 - 3, 14);
  }
  const roof = draw.shade(color, 0.26);
  draw.fillPath(c, roof, (path) => {
    path.moveTo(l - 6, t - 10);
    path.lineTo(x, t - 10 - wide * 1.25);
    path.lineTo(l + wide + 6, t - 10);
  });
  const tip = t - 10 - wide * 1.25;
  draw.rim(c, draw.shade(color, 0.4), 3, (path) => {
    path.moveTo(x, tip);
    path.lineTo(x, tip - 30);
  });
  draw.fillPath(c, '#ffd86b', (path) => {
    path.moveTo(x, tip - 30);
    path.lineTo(x + 26, tip - 23);
    path.lineTo(x, tip - 15);
  });
  draw.rounded(c, x - 5, t + tall * 0.18, 10, 20, 5, draw.fade('#fff0a8', 0.85));
}

/** Flagstones that run toward the horizon, and a low wall at their far end. */
function paintTerrace(c: Context, area: Rect, horizon: number): void {
  const bottom = area.y + area.height;
  c.fillStyle = draw.down(c, horizon, bottom, '#c99ac8', '#8a63b4', '#5a3d92');
  c.fillRect(area.x, horizon, area.width, bottom - horizon);
  const middle = area.x + area.width / 2;
  c.lineCap = 'round';
  let row = 0;
  for (let y = horizon + 26, step = 22; y < bottom; y += step, step *= 1.24, row += 1) {
    draw.rim(c, draw.fade('#3d2570', 0.34), 2 + step * 0.03, (path) => {
      path.moveTo(area.x, y);
      path.lineTo(area.x + area.width, y);
    });
    const next = Math.min(bottom, y + step);
    for (let joint = -9; joint <= 9; joint += 1) {
      const at = (joint + (row % 2) * 0.5) * 0.16;
      draw.rim(c, draw.fade('#3d2570', 0.26), 2 + step * 0.02, (path) => {
        path.moveTo(middle + at * (y - horizon + 240) * 3, y);
        path.lineTo(middle + at * (next - horizon + 240) * 3, next);
      });
    }
  }
  c.fillStyle = draw.down(c, horizon - 26, horizon + 20, '#f3cfe0', '#b783c0');
  c.fillRect(area.x, horizon - 26, area.width, 34);
  c.fillStyle = draw.fade('#3d1a66', 0.4);
  c.fillRect(area.x, horizon + 8, area.width, 9);
  for (let x = area.x - 10; x < area.x + area.width; x += 92) {
    draw.rounded(
      c,
      x,
      horizon - 58,
      58,
      36,
      5,
      draw.down(c, horizon - 58, horizon - 22, '#ffe4ee', '#c792c6'),
    );
  }
}

/** A carpet runs to the board, as to a throne. */
function paintCarpet(c: Context, area: Rect, horizon: number, middle: number): void {
  const bottom = area.y + area.height;
  const strip = (top: number, low: number, from: number, to: number): ((path: Context) => void) => {
    return (path) => {
      path.moveTo(middle + top * from, horizon + 14);
      path.lineTo(middle + top * to, horizon + 14);
      path.lineTo(middle + low * to, bottom);
      path.lineTo(middle + low * from, bottom);
      path.closePath();
    };
  };
  const far = 150;
  const near = far + (bottom - horizon) * 0.19;
  draw.fillPath(c, draw.fade('#1a0838', 0.35), strip(far + 10, near + 26, -1, 1));
  draw.fillPath(
    c,
    draw.down(c, horizon, bottom, '#f0577f', '#c41f55', '#7d1148'),
    strip(far, near, -1, 1),
  );
  const gold = draw.down(c, horizon, bottom, '#ffe9a0', '#ffc93a', '#b8780e');
  for (const [from, to] of [
    [-1, -0.94],
    [-0.9, -0.88],
    [0.88, 0.9],
    [0.94, 1],
  ] as const) {
    draw.fillPath(c, gold, strip(far, near, from, to));
  }
  for (let y = horizon + 90, step = 62; y < bottom; y += step, step *= 1.16) {
    const part = (y - horizon) / (bottom - horizon);
    const r = 15 + part * 20;
    draw.fillPath(c, draw.fade('#ffd86b', 0.55), (path) => {
      path.moveTo(middle, y - r);
      path.lineTo(middle + r * 0.8, y);
      path.lineTo(middle, y + r);
      path.lineTo(middle - r * 0.8, y);
      path.closePath();
    });
  }
}

/** Rose bushes frame the picture. */
function roses(c: Context, area: Rect, horizon: number, portrait: boolean): void {
  const bottom = area.y + area.height;
  const right = area.x + area.width;
  const size = Math.min(area.width, area.height) * (portrait ? 0.17 : 0.2);
  bush(c, area.x + size * 0.1, bottom, size, 'a');
  bush(c, right - size * 0.1, bottom, size, 'b');
  bush(c, right - size * 0.2, horizon + 18, size * 0.5, 'c');
  bush(c, area.x, horizon + 18, size * 0.42, 'd');
}

function bush(c: Context, x: number, y: number, r: number, seed: string): void {
  const rng = createRng(`bush ${seed}`);
  for (let leaf = 0; leaf < 26; leaf += 1) {
    const [px, py] = [x + rng.between(-1.1, 1.1) * r, y - rng.unit() * r * 0.9];
    const far = rng.between(0.16, 0.3) * r;
    draw.blob(
      c,
      px,
      py,
      far,
      far * 0.7,
      rng.pick(['#1d6a55', '#2a8a63', '#175246']),
      rng.unit() * 3,
    );
  }
  for (let rose = 0; rose < 7; rose += 1) {
    const [px, py] = [x + rng.between(-0.8, 0.8) * r, y - rng.unit() * r * 0.9];
    const size = rng.between(0.1, 0.16) * r;
    draw.disc(c, px, py, size * 1.12, draw.PALETTE.ink);
    draw.disc(
      c,
      px,
      py,
      size,
      draw.radial(c, px - size * 0.3, py - size * 0.3, size * 1.4, '#ffd0de', '#ff5f8f'),
    );
    draw.ring(c, px, py, size * 0.5, size * 0.16, '#d0306a');
  }
}

/** A heavy board: an enameled frame with gold inlay, squares of marble and jade, light from the left. */
function paintBoard(c: Context, { left, top }: Layout, field: Field): void {
  const [x, y, side] = [left - FRAME, top - FRAME, BOARD + FRAME * 2];
  for (const [grow, alpha] of [
    [26, 0.14],
    [14, 0.2],
    [4, 0.28],
  ] as const) {
    draw.rounded(
      c,
      x - grow + 10,
      y + 26,
      side + grow * 2 - 12,
      side + EDGE + grow - 10,
      44,
      draw.fade('#1a0838', alpha),
    );
  }
  draw.rounded(
    c,
    x,
    y + 8,
    side,
    side + EDGE - 8,
    34,
    draw.down(c, y + side - 20, y + side + EDGE, '#3d1a86', '#220b56'),
  );
  draw.rim(c, draw.PALETTE.ink, 6, (path) => path.roundRect(x, y, side, side + EDGE, 34));
  draw.rounded(
    c,
    x,
    y,
    side,
    side,
    34,
    draw.linear(c, x, y, x + side, y + side, '#9a63ff', '#6b35d8', '#4a1fae'),
  );
  draw.rim(c, draw.fade('#e3ccff', 0.9), 3, (path) =>
    path.roundRect(x + 4, y + 4, side - 8, side - 8, 30),
  );
  const gold = draw.linear(c, x, y, x + side, y + side, '#fff1a8', '#ffc93a', '#c9780e', '#ffe28a');
  draw.rim(c, gold, 6, (path) => path.roundRect(left - 9, top - 9, BOARD + 18, BOARD + 18, 10));
  draw.rim(c, draw.PALETTE.ink, 4, (path) => path.rect(left - 3, top - 3, BOARD + 6, BOARD + 6));
  const cell = BOARD / field.size;
  const rng = createRng('marble');
  for (let row = 0; row < field.size; row += 1) {
    for (let column = 0; column < field.size; column += 1) {
      const [cx, cy] = [left + column * cell, top + row * cell];
      if ((row + column) % 2 === 0) marble(c, cx, cy, cell, rng);
      else jade(c, cx, cy, cell, rng.unit());
    }
  }
  // Evening light falls across the whole board.
  c.fillStyle = draw.linear(
    c,
    left,
    top,
    left + BOARD,
    top + BOARD,
    '#fff6c833',
    '#fff6c800',
    '#1a08383d',
  );
  c.fillRect(left, top, BOARD, BOARD);
  for (const [dx, dy] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const) {
    const [px, py] = [x + 17 + dx * (side - 34), y + 17 + dy * (side - 34)];
    draw.place(c, px, py + 6, () => paintCrown(c), 0, 15);
  }
}

function marble(
  c: Context,
  x: number,
  y: number,
  cell: number,
  rng: ReturnType<typeof createRng>,
): void {
  c.fillStyle = draw.linear(c, x, y, x + cell, y + cell, '#fff9ea', '#f6e7cc');
  c.fillRect(x, y, cell, cell);
  const bend = rng.between(0.2, 0.8);
  draw.rim(c, draw.fade('#c9a98a', 0.26), 2, (path) => {
    path.moveTo(x + cell * rng.unit(), y + 2);
    path.quadraticCurveTo(x + cell * bend, y + cell * 0.4, x + cell * rng.unit(), y + cell - 2);
  });
}

function jade(c: Context, x: number, y: number, cell: number, tone: number): void {
  const base = tone > 0.66 ? '#2b8f80' : tone > 0.33 ? '#27877b' : '#238075';
  c.fillStyle = draw.linear(
    c,
    x,
    y,
    x + cell,
    y + cell,
    draw.shade(base, 0.2),
    base,
    draw.tint(base, 0.12),
  );
  c.fillRect(x, y, cell, cell);
  // Sunk a little: a dark upper edge, a light lower one.
  c.fillStyle = '#0a3a3c80';
  c.fillRect(x, y, cell, 4);
  c.fillRect(x, y, 4, cell);
  c.fillStyle = '#9ff0dc59';
  c.fillRect(x, y + cell - 3, cell, 3);
  c.fillRect(x + cell - 3, y, 3, cell);
  const m = cell / 2;
  draw.rim(c, draw.fade('#8fe6cf', 0.22), 2.5, (path) => {
    path.moveTo(x + m, y + cell * 0.16);
    path.lineTo(x + cell * 0.84, y + m);
    path.lineTo(x + m, y + cell * 0.84);
    path.lineTo(x + cell * 0.16, y + m);
    path.closePath();
  });
}
