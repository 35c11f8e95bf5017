import { conifers, reeds, willow } from './plants.ts';
import * as draw from '@playgrove/kit/draw';
import { createRng } from '@playgrove/kit/core';
import type { Context, Rect } from '@playgrove/kit/runtime';
import { bank } from './banks.ts';
import { lazy } from './lazy.ts';
import type { Light } from './light.ts';
import { horizon, type Size } from './ui.ts';

export type Scene = {
  readonly c: Context;
  /** All that is seen. */
  readonly area: Rect;
  readonly size: Size;
  /** Where sky and water meet, world units down. */
  readonly line: number;
  readonly light: Light;
  readonly lake: number;
  readonly hour: number;
};

/** Everything that stands still, painted once for a lake and an hour. */
export function paintPlace(
  c: Context,
  area: Rect,
  size: Size,
  lake: number,
  hour: number,
  light: Light,
): void {
  const scene: Scene = { c, area, size, line: horizon(size), light, lake, hour };
  heaven(scene);
  const land = lake === 0 ? WILLOW : lazy()?.LAND[lake];
  land?.far(scene);
  water(scene);
  mirrored(scene);
  land?.near(scene);
  bank(scene);
}

function heaven({ c, area, size, line: y0, light, lake, hour }: Scene): void {
  c.fillStyle = draw.down(c, area.y, y0, ...light.sky);
  c.fillRect(area.x, area.y, area.width, y0 - area.y + 2);
  const sun = {
    x: size.width * (hour === 1 ? 0.3 : 0.68),
    y: y0 - (y0 - area.y) * light.high * 0.86,
  };
  if (light.dark) stars({ c, area, y0, seed: lake });
  const glow = size.height * 0.34;
  const halo = [0.8, 0.22, 0].map((alpha) => draw.fade(light.sun, alpha));
  draw.disc(c, sun.x, sun.y, glow, draw.radial(c, sun.x, sun.y, glow, ...halo));
  if (!light.dark)
    draw.rays(c, { ...area, height: y0 - area.y }, sun.x, sun.y, 13, draw.fade('#ffffff', 0.13));
  const face = light.dark ? '#fbf6e0' : draw.mix(light.sun, '#ffffff', 0.4);
  draw.disc(c, sun.x, sun.y, light.dark ? 30 : 38, face);
  if (light.dark) {
    draw.disc(c, sun.x - 9, sun.y - 6, 6, '#e4dcc0');
    draw.disc(c, sun.x + 10, sun.y + 8, 8, '#e4dcc0');
  }
  const rng = createRng(lake * 31 + hour);
  for (let at = 0; at < 4; at += 1) {
    const puff = rng.between(50, 110);
    const y = area.y + (y0 - area.y) * rng.between(0.22, 0.72);
    const color = draw.mix(light.sky[1], '#ffffff', light.dark ? 0.12 : 0.62);
    draw.cloud(c, area.x + rng.unit() * area.width, y, puff, draw.fade(color, 0.8));
  }
  if (lake === 11) aurora(c, area, y0);
}

function stars({ c, area, y0, seed }: { c: Context; area: Rect; y0: number; seed: number }): void {
  const rng = createRng(seed + 5);
  draw.fillPath(c, '#ffffffb8', (path) => {
    for (let at = 0; at < 60; at += 1) {
      const [x, y] = [area.x + rng.unit() * area.width, area.y + rng.unit() * (y0 - area.y) * 0.9];
      path.moveTo(x, y);
      path.arc(x, y, rng.between(0.7, 2.2), 0, 7);
    }
  });
}

function aurora(c: Context, area: Rect, y0: number): void {
  const high = y0 - area.y;
  for (const [at, color] of [
    [0.24, '#5cffb0'],
    [0.4, '#3fe8d8'],
    [0.56, '#9a7cff'],
  ] as const) {
    const base = (x: number): number =>
      area.y + high * (at + 0.22) + Math.sin((x / area.width) * 7 + at * 20) * high * 0.1;
    for (let x = area.x; x < area.x + area.width; x += 9) {
      const tall = high * (0.24 + 0.1 * Math.sin(x * 0.045 + at * 9));
      const veil = [0, 0.34, 0.04].map((alpha) => draw.fade(color, alpha));
      c.fillStyle = draw.down(c, base(x) - tall, base(x), ...veil);
      c.fillRect(x, base(x) - tall, 9.6, tall);
    }
  }
}

function water({ c, area, line: y0, light, size, hour }: Scene): void {
  const bottom = area.y + area.height;
  const [far, mid, close] = light.water;
  const colors = [far, draw.mix(far, mid, 0.62), mid, mid, draw.mix(mid, close, 0.5), close];
  c.fillStyle = draw.down(c, y0, bottom, ...colors);
  c.fillRect(area.x, y0, area.width, bottom - y0);
  // The sun's road on the water.
  const x0 = size.width * (hour === 1 ? 0.3 : 0.68);
  const rng = createRng(7);
  for (let at = 0; at < 34; at += 1) {
    const part = (at / 34) ** 1.5;
    const y = y0 + 5 + part * (bottom - y0) * 0.62;
    const wide = 12 + part * 96;
    const x = x0 + rng.between(-1, 1) * (12 + part * 46);
    draw.rounded(
      c,
      x - wide / 2,
      y,
      wide,
      2.4 + part * 5,
      3,
      draw.fade(light.sun, 0.5 * (1 - part * 0.8)),
    );
  }
  const lit = draw.fade(draw.mix(light.sky[1], '#ffffff', 0.4), 0.2);
  const deep = draw.fade(draw.shade(light.water[2], 0.2), 0.22);
  for (const color of [lit, deep]) {
    draw.fillPath(c, color, (path) => {
      for (let at = 0; at < 46; at += 1) {
        const part = rng.unit() ** 1.5;
        const y = y0 + 6 + part * (bottom - y0);
        const wide = 14 + part * 96 * rng.between(0.5, 1);
        const x = area.x + rng.unit() * area.width;
        path.moveTo(x, y);
        path.quadraticCurveTo(x + wide / 2, y - 2 - part * 5, x + wide, y);
        path.quadraticCurveTo(x + wide / 2, y + 1 + part * 3, x, y);
      }
    });
  }
}

/** The far shore darkens the water before it. */
function mirrored({ c, area, line: y0, lake, light, size }: Scene): void {
  if (lake === 6) return;
  const deep = size.height * 0.12;
  const color = draw.mix(light.land[2], light.water[1], 0.3);
  c.fillStyle = draw.down(
    c,
    y0,
    y0 + deep,
    draw.fade(color, 0.62),
    draw.fade(color, 0.3),
    draw.fade(color, 0),
  );
  c.fillRect(area.x, y0, area.width, deep);
  draw.rounded(c, area.x, y0 - 1, area.width, 3, 1, draw.fade('#ffffff', light.dark ? 0.18 : 0.5));
}

export type Part = (scene: Scene) => void;

/** Two swells of land. */
export const hills =
  (seed: number, far: number, close: number): Part =>
  ({ c, area, line: y0, light }) => {
    const sky = { ...area, height: y0 - area.y };
    draw.ridge(c, sky, y0 - far, far * 0.34, light.land[0], seed);
    draw.ridge(c, sky, y0 - close, close * 0.34, light.land[1], seed + 4);
  };

/** What stands on the far shore, and in the water or at its sides before it. */
export type Land = { readonly far: Part; readonly near: Part };

/** The first water; `sights.ts` has the others. */
const WILLOW: Land = {
  far(s) {
    hills(2, 78, 40)(s);
    conifers(s, 22, 34, 3, s.light.land[2]);
    draw.ridge(s.c, { ...s.area, height: s.line - s.area.y }, s.line - 9, 4, s.light.land[2], 8);
  },
  near(s) {
    willow(s, s.area.x + 30, s.line + 70, 1);
    reeds(s, s.line + 62, 44, 16, 5, s.light.land[2], 'right');
  },
};
