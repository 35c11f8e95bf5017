import * as draw from '@playgrove/kit/draw';
import { createRng } from '@playgrove/kit/core';
import type { Context, Rect, Surface } from '@playgrove/kit/runtime';
import type { Layout } from './layout.ts';
import { drawLiving } from './living.ts';
import { paintShores } from './shores.ts';

/** Colors of an hour: sky from top to horizon, ridges from far to near, water far and near. */
export type Hour = {
  readonly sky: readonly [string, string, string, string];
  readonly far: string;
  readonly middle: string;
  readonly near: string;
  readonly water: readonly [string, string];
};

/** Night, first light, red sky, sunrise, morning. */
const HOURS: readonly Hour[] = [
  {
    sky: ['#0b0a2c', '#16124a', '#241d68', '#3a2f86'],
    far: '#2c276a',
    middle: '#1f1b52',
    near: '#120f38',
    water: ['#2c2872', '#100d34'],
  },
  {
    sky: ['#141356', '#2e2680', '#5c3f9e', '#b0609e'],
    far: '#4a3f88',
    middle: '#312a68',
    near: '#1a1648',
    water: ['#6a4a94', '#1c1850'],
  },
  {
    sky: ['#2a2f8c', '#6c4bae', '#d8689a', '#ffa26e'],
    far: '#80619e',
    middle: '#533f7e',
    near: '#29235a',
    water: ['#e07a8a', '#3a3274'],
  },
  {
    sky: ['#3f6fd0', '#9a86d8', '#ffa08e', '#ffd98a'],
    far: '#a98bb4',
    middle: '#6f6c94',
    near: '#35506a',
    water: ['#ffc08a', '#4a5a9c'],
  },
  {
    sky: ['#2f9bee', '#74c8fa', '#c9ecff', '#fff2c8'],
    far: '#94b8dc',
    middle: '#5f9f9a',
    near: '#2f7f58',
    water: ['#bfeaff', '#2f8fc4'],
  },
];

/** A place for each puzzle in turn: how its mountains stand, and a hue laid over it all. */
const PLACES = [
  { seed: 3, hue: '#ffffff00', pines: true },
  { seed: 11, hue: '#14c4b418', pines: true },
  { seed: 23, hue: '#ff4f9a1c', pines: false },
  { seed: 31, hue: '#ffd02e18', pines: true },
  { seed: 47, hue: '#8a4dff1e', pines: false },
] as const;

/** The hour at a part of the dawn, 0 to 1. */
function hourAt(part: number): Hour {
  const at = Math.min(HOURS.length - 1.001, part * (HOURS.length - 1));
  const [a, b] = [HOURS[Math.floor(at)], HOURS[Math.floor(at) + 1]];
  const [first] = HOURS;
  if (!a || !b || !first) return first as Hour;
  const t = at - Math.floor(at);
  const each = (one: readonly string[], other: readonly string[]): string[] =>
    one.map((color, index) => draw.mix(color, other[index] ?? color, t));
  return {
    sky: each(a.sky, b.sky) as unknown as Hour['sky'],
    far: draw.mix(a.far, b.far, t),
    middle: draw.mix(a.middle, b.middle, t),
    near: draw.mix(a.near, b.near, t),
    water: each(a.water, b.water) as unknown as Hour['water'],
  };
}

/** Puts the landscape under everything, as light as the finished boxes make it. */
export function drawScene(to: Surface, layout: Layout, light: number, placeNumber: number): void {
  const whole = Math.floor(light);
  const part = light - whole;
  const shown = (boxes: number): void =>
    to.layer(`dawn ${boxes} ${placeNumber % PLACES.length}`, (c, bleed) =>
      paintScene(c, bleed, layout, boxes, placeNumber),
    );
  shown(whole);
  if (part > 0) {
    to.c.save();
    to.c.globalAlpha = part * part * (3 - 2 * part);
    shown(whole + 1);
    to.c.restore();
  }
  drawLiving(to, layout, light);
}

function paintScene(
  c: Context,
  bleed: Rect,
  layout: Layout,
  boxes: number,
  placeNumber: number,
): void {
  const part = boxes / 9;
  const hour = hourAt(part);
  const site = PLACES[placeNumber % PLACES.length] ?? PLACES[0];
  const { horizon } = layout;
  const size = Math.min(bleed.width, bleed.height);
  const above = { ...bleed, height: horizon - bleed.y };
  draw.cover(c, bleed, draw.down(c, bleed.y, horizon, ...hour.sky));
  paintStars(c, above, 1 - part * 2.2);
  paintLight(c, bleed, layout, part, size);
  paintClouds(c, bleed, layout, hour, part, size);
  draw.peaks(c, bleed, horizon, size * 0.2, hour.far, site.seed);
  draw.ridge(
    c,
    bleed,
    horizon - size * 0.005,
    size * 0.03,
    draw.mix(hour.far, hour.middle, 0.6),
    site.seed + 1,
  );
  paintWater(c, bleed, layout, hour, part, size);
  paintShores(c, bleed, layout, hour, part, size, site.pines);
  if (site.hue !== '#ffffff00') draw.cover(c, bleed, site.hue);
  draw.vignette(c, bleed, '#150a3c', 0.42 - part * 0.24);
}

function paintStars(c: Context, area: Rect, alpha: number): void {
  if (alpha <= 0) return;
  const rng = createRng('night sky');
  c.save();
  c.globalAlpha *= Math.min(1, alpha);
  for (let star = 0; star < 90; star += 1) {
    const [x, y] = [area.x + rng.unit() * area.width, area.y + rng.unit() * area.height * 0.9];
    const r = rng.between(1, 3.2);
    if (star % 9 === 0) draw.sparkle(c, x, y, r * 3.2, '#fff8dc');
    else draw.disc(c, x, y, r, draw.fade('#ffffff', rng.between(0.4, 1)));
  }
  const [x, y] = [area.x + area.width * 0.82, area.y + area.height * 0.42];
  draw.disc(c, x, y, 120, draw.radial(c, x, y, 120, '#fff6d833', '#fff6d800'));
  draw.fillPath(c, '#fff3d0', (path) => {
    path.arc(x, y, 40, -0.9, Math.PI * 0.86);
    path.arc(x + 15, y - 10, 36, Math.PI * 0.8, -0.75, true);
  });
  c.restore();
}

/** The sun's glow from below the mountains, then the sun itself. */
function paintLight(c: Context, bleed: Rect, layout: Layout, part: number, size: number): void {
  const { sun: x, horizon } = layout;
  const y = horizon + size * 0.12 - part * size * 0.32;
  const far = size * (0.35 + part * 0.75);
  const color = draw.mix('#ff7a8a', '#fff0b0', part);
  c.save();
  c.globalAlpha *= Math.min(1, part * 1.6);
  draw.cover(
    c,
    bleed,
    draw.radial(
      c,
      x,
      y,
      far,
      draw.fade(color, 0.9 - part * 0.3),
      draw.fade(color, 0.3 - part * 0.1),
      draw.fade(color, 0),
    ),
  );
  if (part > 0.5) draw.rays(c, bleed, x, y, 18, draw.fade('#ffffff', 0.16 * (part - 0.4)));
  if (part > 0.3) {
    const r = size * 0.085;
    draw.disc(c, x, y, r * 1.5, draw.radial(c, x, y, r * 1.5, '#fff3c0', '#fff3c099', '#fff3c000'));
    draw.disc(
      c,
      x,
      y,
      r,
      draw.down(c, y - r, y + r, '#fffbe4', draw.mix('#ff8f5a', '#ffd95e', part)),
    );
  }
  c.restore();
}

function paintClouds(
  c: Context,
  bleed: Rect,
  { horizon }: Layout,
  hour: Hour,
  part: number,
  size: number,
): void {
  const top = draw.fade(draw.mix(hour.sky[1], '#ffffff', 0.12 + part * 0.5), 0.7);
  const lit = draw.fade(draw.mix(hour.sky[3], '#ffffff', part * 0.7), 0.55 + part * 0.3);
  const room = horizon - bleed.y;
  for (const [across, up, half] of [
    [0.14, 0.62, 0.13],
    [0.72, 0.74, 0.1],
    [0.9, 0.4, 0.14],
    [0.42, 0.86, 0.09],
  ] as const) {
    const [x, y] = [bleed.x + bleed.width * across, horizon - room * up];
    draw.cloud(c, x, y, half * size, top);
    draw.cloud(c, x, y + half * size * 0.1, half * size * 0.94, lit);
  }
}

/** A lake that holds the sky upside down, and the sun's road on it. */
function paintWater(
  c: Context,
  bleed: Rect,
  { horizon, sun }: Layout,
  hour: Hour,
  part: number,
  size: number,
): void {
  const bottom = bleed.y + bleed.height;
  const area = { ...bleed, y: horizon, height: bottom - horizon };
  draw.cover(
    c,
    area,
    draw.down(
      c,
      horizon,
      bottom,
      hour.water[0],
      draw.mix(hour.water[0], hour.water[1], 0.6),
      hour.water[1],
    ),
  );
  const mist = draw.fade(draw.mix('#8f83d8', '#fff4d8', part), 0.3);
  draw.cover(c, { ...area, y: horizon - size * 0.02, height: size * 0.06 }, mist);
  const rng = createRng('water');
  const wave = draw.fade(draw.mix('#8f8be0', '#ffffff', part), 0.16);
  for (let each = 0; each < 46; each += 1) {
    const depth = rng.unit() ** 1.4;
    const y = horizon + depth * area.height;
    const width = size * (0.04 + depth * 0.16) * rng.between(0.5, 1);
    const x = bleed.x + rng.unit() * bleed.width;
    draw.rounded(c, x - width / 2, y, width, 3 + depth * 5, 4, wave);
  }
  if (part <= 0.2) return;
  for (let each = 0; each < 26; each += 1) {
    const depth = each / 26;
    const y = horizon + 8 + depth * depth * area.height * 0.9;
    const width = size * (0.03 + depth * 0.2) * rng.between(0.6, 1.15);
    const x = sun + rng.between(-1, 1) * size * 0.03 * (1 + depth * 2);
    draw.rounded(
      c,
      x - width / 2,
      y,
      width,
      4 + depth * 9,
      7,
      draw.fade(draw.mix('#ff9a7a', '#fff6cf', part), 0.5 * part),
    );
  }
}
