import * as draw from '@playgrove/kit/draw';
import { along, corners, gable, HALF, slab, TILE, tower, type Tile } from './tile.ts';

/** What stands behind the streets of the day: the harbor, the market hill and the schoolyard. */

export const cranes: Tile = (c, theme, rng, tall, color) => {
  for (const at of [-220, 20, 230]) {
    const x = at + rng.between(-30, 30);
    const top = -tall * rng.between(0.5, 0.75);
    tower(c, color, x - 6, top, 12);
    tower(c, color, x - 40, -22, 80);
    for (const [x1, y1, x2, y2, width] of [
      [-54, 26, 130, -18, 10],
      [0, -40, 120, -16, 3],
      [0, -40, -50, 24, 3],
      [0, -40, 0, 0, 8],
      [96, -10, 96, 66, 3],
    ] as const) {
      draw.segment(c, x + x1, top + y1, x + x2, top + y2, width, color);
    }
    draw.rounded(c, x + 82, top + 62, 28, 20, 3, color);
  }
  const hull = draw.mix(color, theme.light, 0.18);
  draw.drawPath(c, 'M-150-44L110-44L84 0L-130 0', { fill: hull });
  for (let at = 0; at < 5; at += 1) {
    const more = (at % 2) * 20;
    const load = draw.mix(hull, rng.pick(['#ff6a5a', '#ffd98a', '#5ab0d8']), 0.5);
    draw.rounded(c, -120 + at * 40, -76 - more, 36, 34 + more, 2, load);
  }
};

export const sheds: Tile = (c, theme, rng, tall, color) => {
  along(rng, 150, 230, (x, w) => {
    const top = -rng.between(0.24, 0.42) * tall;
    const wall = draw.mix(color, rng.pick(['#ff8a7a', '#5ab0d8', '#ffd98a', color]), 0.22);
    corners(c, wall, [x, 0, x, top, x + w / 2, top - 46, x + w, top, x + w, 0]);
    draw.line(c, [x, top, x + w / 2, top - 46, x + w, top], 8, draw.shade(color, 0.15));
    draw.rounded(c, x + w * 0.32, top + 34, w * 0.36, -top, 6, draw.shade(wall, 0.25));
    draw.disc(c, x + w / 2, top - 10, 13, draw.fade(theme.lit, 0.9));
  });
};

export const boats: Tile = (c, theme, rng, tall, color) => {
  for (const at of [-230, -60, 150]) {
    const x = at + rng.between(-20, 20);
    const high = tall * rng.between(0.5, 0.7);
    tower(c, color, x - 4, -high, 8);
    for (const by of [62, -54]) draw.segment(c, x, -high * 0.9, x + by, -60, 3, color);
    const flag = draw.fade(rng.pick(['#ff6a5a', '#ffd98a', '#fff6e3']), 0.85);
    corners(c, flag, [x + 4, -high, x + 40, -high + 13, x + 4, -high + 26]);
    corners(c, color, [x - 86, -64, x + 92, -70, x + 66, 0, x - 70, 0]);
    draw.segment(c, x - 80, -54, x + 86, -59, 6, draw.fade(theme.lit, 0.6));
  }
};

export const hills: Tile = (c, theme, rng, tall, color) => {
  draw.fillPath(c, color, (path) => {
    path.moveTo(-HALF, 0);
    path.lineTo(-HALF, -tall * 0.3);
    path.bezierCurveTo(-160, -tall * 0.66, -20, -tall * 0.2, 80, -tall * 0.46);
    path.bezierCurveTo(180, -tall * 0.66, 260, -tall * 0.36, HALF, -tall * 0.3);
    path.lineTo(HALF, 0);
  });
  for (let house = 0; house < 16; house += 1) {
    const x = rng.between(-290, 270);
    const y = -tall * rng.between(0.06, 0.32);
    const w = rng.between(24, 40);
    draw.rounded(c, x, y, w, 30, 2, draw.mix('#ffffff', theme.far, 0.25));
    gable(c, '#e8846a', x - 4, w + 8, y + 2, 18);
  }
};

export const terraces: Tile = (c, theme, rng, tall, color) => {
  const walls = ['#ffb36a', '#f78f8a', '#ffe08a', '#8fd0c0', '#a9c4f0'];
  along(rng, 96, 140, (x, w) => {
    const top = -rng.between(0.42, 0.66) * tall;
    tower(c, draw.mix(rng.pick(walls), color, 0.25), x, top, w + 1);
    gable(c, '#d8694f', x - 6, w + 12, top + 4, 44);
    for (let row = top + 26; row < -120; row += 56) {
      for (const part of [0.2, 0.6]) {
        draw.rounded(c, x + w * part, row, 22, 32, 3, '#5a4a6e');
        draw.rounded(c, x + w * part + 3, row + 3, 16, 12, 2, theme.lit);
        draw.rounded(c, x + w * part - 4, row + 30, 30, 6, 2, '#5fae6a');
      }
    }
    const stripes = Math.ceil(w / 18);
    for (let at = 0; at < stripes; at += 1) {
      const stripe = at % 2 === 0 ? '#ff5a5f' : '#fff6e3';
      slab(c, stripe, x + (at * w) / stripes, -104, w / stripes + 0.5, 26);
    }
  });
};

export const bunting: Tile = (c, theme, rng, tall, color) => {
  const flags = ['#ff5a5f', '#ffd02e', '#14c4b4', '#8a4dff', theme.accent];
  for (const x of [-HALF, 0]) {
    tower(c, draw.shade(color, 0.3), x + 2, -tall * 0.62, 8);
    for (let flag = 0; flag < 9; flag += 1) {
      const part = (flag + 0.5) / 9;
      const y = -tall * 0.6 + Math.sin(part * Math.PI) * 50;
      gable(c, rng.pick(flags), x + part * HALF - 7, 26, y, -28);
    }
  }
  along(rng, 130, 190, (x, w) => {
    const top = -rng.between(0.2, 0.26) * tall;
    draw.rounded(c, x + 8, top + 20, w - 16, -top, 4, draw.shade(color, 0.12));
    const roof = rng.pick(['#ffd02e', '#14c4b4', '#ff8a1f']);
    corners(c, roof, [x, top + 30, x + 16, top, x + w - 16, top, x + w, top + 30]);
    for (let at = 0; at < 5; at += 1) {
      const fruit = rng.pick(['#ff4b55', '#ffd02e', '#7bd05a']);
      draw.disc(c, x + 24 + at * ((w - 48) / 4), top + 62, 12, fruit);
    }
  });
};

export const trees: Tile = (c, theme, rng, tall, color) => {
  for (let at = 0; at < 9; at += 1) {
    const x = -HALF + 36 + at * 71;
    const r = rng.between(46, 74);
    const y = -tall * rng.between(0.28, 0.46);
    tower(c, draw.shade(color, 0.14), x - 6, y, 12);
    draw.disc(c, x, y, r, color);
    draw.disc(c, x - r * 0.3, y - r * 0.3, r * 0.5, draw.mix(color, theme.light, 0.25));
  }
  tower(c, color, -HALF, -70, TILE);
};

export const school: Tile = (c, theme, rng, tall, color) => {
  along(rng, 210, 320, (x, w) => {
    const top = -tall * rng.between(0.36, 0.5);
    const middle = x + w / 2;
    tower(c, draw.mix('#ffe6c8', color, 0.18), x + 6, top, w - 12);
    slab(c, '#f0765a', x, top - 14, w, 20);
    for (let row = top + 26; row < -60; row += 62) {
      for (let pane = x + 26; pane < x + w - 50; pane += 52) {
        draw.rounded(c, pane, row, 36, 42, 4, '#5f8ad0');
        draw.rounded(c, pane + 4, row + 4, 28, 14, 3, '#bfe4ff');
      }
    }
    draw.disc(c, middle, top - 22, 28, '#f0765a');
    draw.disc(c, middle, top - 22, 20, '#ffffff');
    const hands = [middle, top - 34, middle, top - 22, middle + 9, top - 18];
    draw.line(c, hands, 3.4, '#2b1b4d');
  });
  tower(c, draw.fade(theme.near, 0.9), -HALF, -34, TILE);
};

export const fence: Tile = (c, theme, rng, tall, color) => {
  for (const at of [-210, 120]) {
    const x = at + rng.between(-40, 40);
    tower(c, '#7a5a4a', x - 9, -tall * 0.5, 18);
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
  for (let x = -HALF - 140; x < HALF; x += 26) {
    for (const [from, to] of [
      [-20, -140],
      [-140, -20],
    ] as const) {
      c.moveTo(Math.max(x, -HALF), from);
      c.lineTo(Math.min(x + 120, HALF), to);
    }
  }
  c.stroke();
  for (let x = -HALF; x < HALF; x += 160) tower(c, theme.deep, x, -152, 8);
  slab(c, theme.deep, -HALF, -152, TILE, 8);
  tower(c, theme.deep, -HALF, -30, TILE);
};
