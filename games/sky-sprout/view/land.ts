import * as draw from '@playgrove/kit/draw';
import { createRng } from '@playgrove/kit/core';
import type { Context } from '@playgrove/kit/runtime';
import type { State } from '../rules.ts';
import { packAt, placeAt, UNIT, type Eye } from './eye.ts';
import { paintFlower } from './plants.ts';

export type Place = {
  readonly kind: 'branch' | 'cloud' | 'rock';
  /** Of what grows or floats at the sides: lit, in the shade, and what it bears. */
  readonly lit: string;
  readonly dark: string;
  readonly bears: readonly string[];
  /** Far ridges from the farthest to the nearest, and the ground. */
  readonly ridges: readonly [string, string, string];
  readonly ground: readonly [string, string, string];
  /** What frames the column on wide screens. */
  readonly frame: string;
};

const PLACES: readonly Place[] = [
  {
    kind: 'branch',
    lit: '#7fbf62',
    dark: '#3f7f58',
    bears: ['#ff8fb4', '#ffd0de'],
    ridges: ['#f3b796', '#c9b07f', '#86ac66'],
    ground: ['#9be05a', '#5cb848', '#7a4a38'],
    frame: '#2f6a4c',
  },
  {
    kind: 'branch',
    lit: '#95c45a',
    dark: '#4a8a4a',
    bears: ['#ff5a5f', '#ffb03c'],
    ridges: ['#cfe0b4', '#a3cf8f', '#6fb264'],
    ground: ['#b6e05a', '#78b83f', '#7d5236'],
    frame: '#3a6f42',
  },
  {
    kind: 'cloud',
    lit: '#ffffff',
    dark: '#a9cdf0',
    bears: ['#ffffff'],
    ridges: ['#a8d6f6', '#c8e6fb', '#e6f5ff'],
    ground: ['#ffffff', '#e3f1ff', '#a8cdf0'],
    frame: '#6fa6da',
  },
  {
    kind: 'cloud',
    lit: '#ffe6c0',
    dark: '#d8708f',
    bears: ['#ffd08a'],
    ridges: ['#ffb98a', '#f58f86', '#cf6690'],
    ground: ['#ffe2b8', '#ffab8f', '#b8567f'],
    frame: '#8f4478',
  },
  {
    kind: 'rock',
    lit: '#b9a4ff',
    dark: '#4a3a9a',
    bears: ['#ffe27a', '#8ff0ff'],
    ridges: ['#4f3f9a', '#3c2f82', '#2c2268'],
    ground: ['#d8ccff', '#9a8ae0', '#4a3a90'],
    frame: '#241a5a',
  },
];
export const placeOf = (pack: number): Place => PLACES[pack] ?? (PLACES[0] as Place);

const RIDGES = 640;

/** Ridges on the horizon of a level's beginning, which sink as the sprout climbs. */
export function drawFar({ to, focus }: Eye, state: State): void {
  const { bleed } = to;
  const pack = packAt(state, 0);
  const y = bleed.y + bleed.height - 330 + focus * 0.16 * UNIT;
  if (y - RIDGES / 2 > bleed.y + bleed.height) return;
  const key = `ridges ${pack} ${Math.round(bleed.width)}`;
  draw.stamped(
    to,
    key,
    { x: bleed.x + bleed.width / 2, y, width: bleed.width, height: RIDGES },
    (c) => paintRidges(c, bleed.width, placeOf(pack)),
  );
}

function paintRidges(c: Context, width: number, { kind, ridges }: Place): void {
  const rng = createRng(`ridges ${kind}`);
  ridges.forEach((color, row) => {
    const foot = -200 + row * 120;
    const swell = (x: number): number =>
      Math.sin(x / 190 + row * 2.1) * 30 + Math.sin(x / 83 + row) * 14;
    const paint = draw.down(
      c,
      foot - 90,
      foot + 230,
      draw.tint(color, 0.22),
      color,
      draw.shade(color, 0.12),
    );
    draw.fillPath(c, paint, (path) => {
      path.moveTo(-width / 2, 330);
      for (let x = -width / 2; x <= width / 2 + 20; x += 20) path.lineTo(x, foot + swell(x));
      path.lineTo(width / 2, 330);
    });
    for (let x = -width / 2; x < width / 2; x += rng.between(26, 70)) {
      const y = foot + swell(x);
      const r = rng.between(12, 24) + row * 7;
      if (kind === 'branch') {
        // A round tree on a thin trunk, lit from the side of the sun.
        draw.line(c, [x, y + 4, x, y - r], 5, draw.shade(color, 0.3));
        draw.disc(
          c,
          x,
          y - r * 1.5,
          r,
          draw.linear(
            c,
            x + r,
            y - r * 2.2,
            x - r,
            y,
            draw.tint(color, 0.3),
            draw.shade(color, 0.14),
          ),
        );
      } else if (kind === 'cloud') draw.disc(c, x, y + r * 0.3, r * 1.5, draw.tint(color, 0.2));
      else if (rng.chance(0.3)) draw.blob(c, x, y + 40, r, r * 0.4, draw.shade(color, 0.25));
    }
  });
}

const SOIL = 420;

/** The ground of a level's beginning. */
export function drawGround({ to, focus }: Eye, state: State): void {
  const { bleed } = to;
  const { y } = placeAt(to, focus, { x: 0, y: 0 });
  if (y - 80 > bleed.y + bleed.height) return;
  const pack = packAt(state, 0);
  const key = `ground ${pack} ${Math.round(bleed.width)}`;
  draw.stamped(
    to,
    key,
    { x: bleed.x + bleed.width / 2, y, width: bleed.width + 20, height: SOIL * 2 },
    (c) => paintGround(c, bleed.width + 20, placeOf(pack)),
  );
}

function paintGround(c: Context, width: number, { kind, ground, bears }: Place): void {
  const [grass, dark, soil] = ground;
  const rng = createRng(`ground ${kind}`);
  const edge = (x: number): number =>
    (kind === 'cloud' ? Math.abs(Math.sin(x / 44)) * -16 : Math.sin(x / 70) * 5) +
    (x / width) ** 2 * 90;
  const band = (from: number, paint: string | CanvasGradient): void =>
    draw.fillPath(c, paint, (path) => {
      path.moveTo(-width / 2, SOIL);
      for (let x = -width / 2; x <= width / 2 + 12; x += 12) path.lineTo(x, from + edge(x));
      path.lineTo(width / 2, SOIL);
    });
  band(-4, draw.shade(dark, 0.4));
  band(2, draw.down(c, 0, 90, draw.tint(grass, 0.25), grass, dark));
  band(74, draw.shade(dark, 0.3));
  band(82, draw.down(c, 80, SOIL, soil, draw.shade(soil, 0.45)));
  for (let n = 0; n < width / 60; n += 1) {
    const x = rng.between(-width / 2, width / 2);
    draw.blob(
      c,
      x,
      rng.between(130, 330) + edge(x),
      rng.between(10, 30),
      rng.between(7, 18),
      draw.fade(draw.tint(soil, 0.35), 0.5),
    );
  }
  for (let x = -width / 2; x < width / 2; x += rng.between(16, 46)) {
    const y = edge(x) + 2;
    if (kind === 'branch') {
      for (const lean of [-7, 0, 8])
        draw.line(
          c,
          [x, y + 6, x + lean, y - rng.between(10, 24)],
          4,
          draw.mix(grass, dark, rng.unit()),
        );
      if (rng.chance(0.34)) {
        const tall = rng.between(16, 40);
        draw.line(c, [x, y, x + 3, y - tall], 4, dark);
        draw.place(c, x + 3, y - tall, () => paintFlower(c, rng.between(11, 17), rng.pick(bears)));
      }
    } else if (kind === 'rock' && rng.chance(0.3))
      draw.blob(c, x, y + 24, rng.between(14, 34), 8, draw.fade(dark, 0.6));
    else draw.disc(c, x, y + 10, rng.between(8, 18), draw.fade(draw.tint(grass, 0.4), 0.7));
  }
}
