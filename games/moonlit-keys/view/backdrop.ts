import { createRng } from '@playgrove/kit/core';
import * as draw from '@playgrove/kit/draw';
import type { Context, Rect } from '@playgrove/kit/runtime';
import { LANES } from '../rules/state.ts';
import { sizeAt, xAt, yAt, type Field } from './field.ts';
import { keysTop } from './keys.ts';
import { colorOf } from './lantern.ts';
import { paintReeds } from './reeds.ts';

const INK = '#160d38';
/** Windows that the village can light, one for each of this many stars. */
const WINDOWS = 30;
export const STARS_A_WINDOW = 3;

export function moonOf(field: Field, bleed: Rect): { x: number; y: number; r: number } {
  const portrait = field.height > field.width;
  const high = field.horizon - bleed.y;
  return {
    x: field.middle + (portrait ? field.width * 0.16 : field.width * 0.2),
    y: bleed.y + high * (portrait ? 0.5 : 0.52),
    r: Math.min(high * 0.27, 104),
  };
}

/** Everything that stands still: sky, moon, hills, village, water, lanes and the pier. */
export function paintNight(c: Context, bleed: Rect, field: Field, lit: number): void {
  const { horizon } = field;
  sky(c, bleed, field);
  moon(c, bleed, field);
  const land = { ...bleed, height: horizon - bleed.y };
  c.save();
  c.beginPath();
  c.rect(bleed.x, bleed.y, bleed.width, land.height);
  c.clip();
  draw.ridge(
    c,
    land,
    horizon - 92,
    36,
    draw.down(c, horizon - 150, horizon, '#4a47a8', '#7a5cb8'),
    5,
  );
  draw.ridge(
    c,
    land,
    horizon - 46,
    26,
    draw.down(c, horizon - 90, horizon, '#33308a', '#54409c'),
    9,
  );
  village(c, bleed, field, lit);
  c.restore();
  water(c, bleed, field);
  lanes(c, field);
  draw.vignette(c, bleed, '#080428', 0.5);
  paintReeds(c, bleed, field);
}

function sky(c: Context, bleed: Rect, { horizon }: Field): void {
  c.fillStyle = draw.down(
    c,
    bleed.y,
    horizon,
    '#141050',
    '#2b2280',
    '#5a3fae',
    '#b06ac4',
    '#f2a0b4',
  );
  c.fillRect(bleed.x, bleed.y, bleed.width, horizon - bleed.y);
  const rng = createRng('stars');
  for (let star = 0; star < 90; star += 1) {
    const x = bleed.x + rng.unit() * bleed.width;
    const high = rng.unit() * rng.unit();
    const y = bleed.y + high * (horizon - bleed.y) * 0.9;
    const bright = rng.between(0.25, 0.95) * (1 - high * 0.6);
    if (rng.chance(0.1)) draw.sparkle(c, x, y, rng.between(7, 12), draw.fade('#fff6dc', bright));
    else draw.disc(c, x, y, rng.between(1.2, 2.6), draw.fade('#ffffff', bright));
  }
}

function moon(c: Context, bleed: Rect, field: Field): void {
  const { x, y, r } = moonOf(field, bleed);
  draw.disc(c, x, y, r * 3.4, draw.radial(c, x, y, r * 3.4, '#ffe9b859', '#ffd9a02e', '#ffd9a000'));
  draw.disc(
    c,
    x,
    y,
    r * 1.45,
    draw.radial(c, x, y, r * 1.45, '#fff3cf8c', '#fff3cf66', '#fff3cf00'),
  );
  draw.disc(
    c,
    x,
    y,
    r,
    draw.radial(c, x - r * 0.3, y - r * 0.3, r * 1.4, '#fffdf0', '#ffefc0', '#f6cf94'),
  );
  for (const [dx, dy, part] of [
    [-0.3, 0.1, 0.22],
    [0.28, -0.34, 0.15],
    [0.34, 0.32, 0.2],
    [-0.08, 0.52, 0.12],
    [-0.44, -0.36, 0.1],
  ] as const) {
    draw.disc(c, x + dx * r, y + dy * r, part * r, '#eec88a80');
    draw.disc(
      c,
      x + dx * r + part * r * 0.14,
      y + dy * r + part * r * 0.14,
      part * r * 0.82,
      '#f9dca799',
    );
  }
}

/** Houses on the far shore; a window is lit for every few stars won, and its light lies on the water. */
function village(c: Context, bleed: Rect, { horizon, middle }: Field, lit: number): void {
  const rng = createRng('village');
  const left = middle - 460;
  c.fillStyle = '#241c66';
  c.fillRect(bleed.x, horizon - 16, bleed.width, 16);
  let window = 0;
  for (let house = 0; house < WINDOWS / 2; house += 1) {
    const x = left + house * 62 + rng.between(-8, 8);
    const [width, height] = [rng.between(34, 48), rng.between(26, 50)];
    draw.fillPath(c, '#1d1658', (path) => {
      path.moveTo(x - width / 2, horizon);
      path.lineTo(x - width / 2, horizon - height);
      path.lineTo(x, horizon - height - width * 0.42);
      path.lineTo(x + width / 2, horizon - height);
      path.lineTo(x + width / 2, horizon);
    });
    draw.fillPath(c, '#2f2580', (path) => {
      path.moveTo(x - width * 0.64, horizon - height + 3);
      path.lineTo(x, horizon - height - width * 0.48);
      path.lineTo(x + width * 0.64, horizon - height + 3);
    });
    for (const side of [-1, 1]) {
      const on = (window * 7) % WINDOWS < lit;
      window += 1;
      const wx = x + side * width * 0.2;
      if (on)
        draw.disc(
          c,
          wx,
          horizon - height * 0.5,
          20,
          draw.radial(c, wx, horizon - height * 0.5, 20, '#ffc65a99', '#ffc65a00'),
        );
      draw.rounded(c, wx - 5, horizon - height * 0.5 - 7, 10, 13, 2, on ? '#ffe08a' : '#3a3092');
    }
  }
}

function water(c: Context, bleed: Rect, field: Field): void {
  const { horizon } = field;
  const bottom = bleed.y + bleed.height;
  c.fillStyle = draw.down(
    c,
    horizon,
    bottom,
    '#e08fb8',
    '#7a5cc0',
    '#3f46a8',
    '#232a86',
    '#15185e',
    '#0d0d40',
  );
  c.fillRect(bleed.x, horizon, bleed.width, bottom - horizon);
  const { x } = moonOf(field, bleed);
  // The moon's road: many faint ones in each other, so that it has no edge.
  for (let road = 0; road < 48; road += 1) {
    const [top, low] = [6 + road * 2.6, 24 + road * 7.6];
    draw.fillPath(
      c,
      draw.down(c, horizon, bottom, '#ffe9b80b', '#ffd9a006', '#ffd9a000'),
      (path) => {
        path.moveTo(x - top, horizon);
        path.lineTo(x + top, horizon);
        path.lineTo(x + low, bottom);
        path.lineTo(x - low, bottom);
      },
    );
  }
  const rng = createRng('waves');
  for (let wave = 0; wave < 120; wave += 1) {
    const part = rng.unit() ** 1.6;
    const y = horizon + 5 + part * (bottom - horizon);
    const half = 10 + part * 80;
    const wx = bleed.x + rng.unit() * bleed.width;
    const near = 1 - Math.min(1, Math.abs(wx - x) / (60 + part * 320));
    draw.rounded(
      c,
      wx - half,
      y,
      half * 2,
      2 + part * 4,
      2,
      near > 0 && rng.chance(0.75)
        ? draw.fade('#ffeec4', 0.1 + near * 0.24)
        : draw.fade('#b9c4ff', 0.09),
    );
  }
}

/** Four bands of calm water that lead to the keys. */
function lanes(c: Context, field: Field): void {
  const { line, horizon, span } = field;
  for (let lane = 0; lane < LANES; lane += 1) {
    const edge = (at: number, near: number): number => xAt(field, at - 0.5, near);
    const color = colorOf(lane);
    draw.fillPath(
      c,
      draw.down(
        c,
        horizon,
        line + 30,
        draw.fade(color, 0),
        draw.fade(color, 0.1),
        draw.fade(color, 0.3),
      ),
      (path) => {
        path.moveTo(edge(lane + 0.04, 0), horizon);
        path.lineTo(edge(lane + 0.96, 0), horizon);
        path.lineTo(edge(lane + 0.96, 1.06), yAt(field, 1.06));
        path.lineTo(edge(lane + 0.04, 1.06), yAt(field, 1.06));
      },
    );
  }
  for (let edge = 0; edge <= LANES; edge += 1) {
    const top = xAt(field, edge - 0.5, 0);
    const low = xAt(field, edge - 0.5, 1.06);
    draw.fillPath(c, draw.down(c, horizon, line, '#ffffff05', '#ffffff57'), (path) => {
      path.moveTo(top - 0.6, horizon);
      path.lineTo(top + 0.6, horizon);
      path.lineTo(low + 2, yAt(field, 1.06));
      path.lineTo(low - 2, yAt(field, 1.06));
    });
  }
  pier(c, field, span * sizeAt(1.06));
}

/** The wooden pier with the keyboard's frame; the keys themselves move. */
function pier(c: Context, field: Field, width: number): void {
  const top = keysTop(field) - 16;
  const left = field.middle - width / 2 - 26;
  const height = field.height - top + 400;
  for (const side of [-1, 1]) {
    const x = field.middle + side * (width / 2 + 22);
    draw.rounded(c, x - 20, top - 34, 40, height, 14, INK);
    draw.rounded(
      c,
      x - 14,
      top - 28,
      28,
      height,
      10,
      draw.linear(c, x - 14, 0, x + 14, 0, '#7c4630', '#c47c4c', '#6d3a2c'),
    );
    draw.rounded(c, x - 22, top - 40, 44, 18, 9, INK);
    draw.rounded(c, x - 17, top - 36, 34, 11, 5.5, '#ffcf7a');
  }
  draw.rounded(c, left, top, width + 52, height, 22, INK);
  draw.rounded(
    c,
    left + 7,
    top + 7,
    width + 38,
    height,
    16,
    draw.down(c, top, field.height, '#a4603c', '#5a2c2a'),
  );
  draw.rim(c, '#ffffff2e', 4, (path) => {
    path.moveTo(left + 22, top + 12);
    path.lineTo(left + width + 30, top + 12);
  });
}

/** Warm light over everything in the last bars: painted once, shown as strong as it is. */
export function paintFestival(c: Context, bleed: Rect, field: Field): void {
  c.fillStyle = draw.radial(
    c,
    field.middle,
    field.horizon,
    bleed.height * 0.62,
    '#ffb85ac9',
    '#ff7a8a66',
    '#ff7a8a00',
  );
  c.fillRect(bleed.x, bleed.y, bleed.width, bleed.height);
  const rng = createRng('festival');
  for (let light = 0; light < 60; light += 1) {
    const x = bleed.x + rng.unit() * bleed.width;
    const y = bleed.y + rng.unit() * (field.horizon - bleed.y);
    const r = rng.between(5, 13);
    draw.disc(c, x, y, r * 2.4, draw.radial(c, x, y, r * 2.4, '#ffcf6a99', '#ffcf6a00'));
    draw.rounded(c, x - r * 0.5, y - r * 0.6, r, r * 1.2, r * 0.35, '#ffe7a6');
  }
}
