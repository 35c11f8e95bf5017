import { createRng } from '@playgrove/kit/core';
import * as draw from '@playgrove/kit/draw';
import type { Context, Rect } from '@playgrove/kit/runtime';
import type { Layout } from './layout.ts';
import { paintPad } from './lilies.ts';

/** By water: the sky from above, hills, and the water from far to near. */
const WATERS = [
  {
    sky: ['#ff9e7a', '#ffd59a', '#fff3cf'],
    hill: '#6fae8f',
    water: ['#bff0d8', '#3fb3b0', '#17708c', '#0f4470'],
  },
  {
    sky: ['#6fc6f5', '#bfeaff', '#f4fff0'],
    hill: '#69b36a',
    water: ['#c6f7e4', '#46bdb6', '#1b7a9b', '#124a78'],
  },
  {
    sky: ['#b58ad6', '#f3b6c6', '#ffe6c2'],
    hill: '#8a7fb0',
    water: ['#f2d3dd', '#7fa9c4', '#3c6c9c', '#263f78'],
  },
  {
    sky: ['#4fb0f0', '#a6e0ff', '#fff6d8'],
    hill: '#4f9c8c',
    water: ['#b8ecff', '#3a9fdc', '#1b66b4', '#143a80'],
  },
  {
    sky: ['#ffb14a', '#ffdf8a', '#fff6c8'],
    hill: '#a08a4a',
    water: ['#ffeeb0', '#5fb89a', '#207a80', '#12466a'],
  },
  {
    sky: ['#ff7a8f', '#ffb48a', '#ffe3a0'],
    hill: '#9a5a8a',
    water: ['#ffd2b8', '#5f9fc0', '#2a5fa6', '#1d3478'],
  },
  {
    sky: ['#38c6c8', '#a0f0dc', '#f6ffe0'],
    hill: '#3f9f7a',
    water: ['#d0fff0', '#37c9c4', '#138aa8', '#0d4f80'],
  },
  {
    sky: ['#2a2f7a', '#6a55b8', '#e08fc0'],
    hill: '#3a3478',
    water: ['#d9a8d8', '#5a6fc4', '#2a3f98', '#1a2060'],
  },
] as const;

/** A clump of reeds that stands on x, y. */
function reeds(c: Context, x: number, y: number, size: number, seed: number): void {
  const rng = createRng(seed);
  for (let blade = 0; blade < 7; blade += 1) {
    const [lean, tall] = [rng.between(-0.32, 0.32) * size, size * rng.between(0.6, 1)];
    const from = x + rng.between(-0.16, 0.16) * size;
    draw.rim(c, ['#1c6b4f', '#258a5c', '#14543f'][blade % 3] ?? '', size * 0.045, (path) => {
      path.moveTo(from, y);
      path.quadraticCurveTo(from, y - tall * 0.6, from + lean, y - tall);
    });
    if (blade % 3 !== 0) continue;
    draw.place(
      c,
      from + lean,
      y - tall,
      () => {
        draw.rounded(
          c,
          -size * 0.045,
          -size * 0.1,
          size * 0.09,
          size * 0.26,
          size * 0.045,
          '#4a2418',
        );
        draw.rounded(
          c,
          -size * 0.035,
          -size * 0.09,
          size * 0.04,
          size * 0.22,
          size * 0.02,
          '#9a5a34',
        );
      },
      lean / size,
    );
  }
}

/** A small pad with or without a flower. */
function pad(c: Context, x: number, y: number, r: number, turn: number, flower: boolean): void {
  draw.blob(c, x + 4, y + 8, r, r * 0.62, '#04283f60');
  draw.place(
    c,
    x,
    y,
    () => {
      draw.fillPath(c, draw.down(c, -r, r, '#6fcf6a', '#1f7a55'), (path) => {
        path.moveTo(0, 0);
        path.arc(0, 0, r, turn, turn + 5.8);
      });
      draw.rim(c, '#0d3f3aa0', 3, (path) => path.arc(0, 0, r, turn, turn + 5.8));
      draw.ring(c, 0, 0, r * 0.72, 2, '#d8f7a850');
    },
    0,
    1,
    0.62,
  );
  if (!flower) return;
  for (let petal = -2; petal <= 2; petal += 1)
    draw.blob(
      c,
      x + petal * r * 0.16,
      y - r * 0.24 + Math.abs(petal) * r * 0.05,
      r * 0.13,
      r * 0.3,
      petal % 2 === 0 ? '#ffd3e6' : '#ff9ac4',
      petal * 0.42,
    );
  draw.disc(c, x, y - r * 0.12, r * 0.1, '#ffd02e');
}

/** Sky, hills and water, lilies at the edges, and the pad of the wheel. @param water from 0 */
export function paintWater(c: Context, bleed: Rect, layout: Layout, water: number): void {
  const { sky, hill, water: colors } = WATERS[water] ?? WATERS[0];
  const { wheel, board, portrait } = layout;
  const shore = board.y - (portrait ? 18 : 6);
  const [right, bottom] = [bleed.x + bleed.width, bleed.y + bleed.height];
  const sun = bleed.x + bleed.width * 0.5;
  draw.cover(c, bleed, draw.down(c, bleed.y, shore, ...sky));
  draw.rays(c, { ...bleed, height: shore - bleed.y }, sun, shore - 10, 18, '#ffffff30');
  draw.disc(
    c,
    sun,
    shore - 6,
    52,
    draw.radial(c, sun, shore - 6, 52, '#ffffff', '#fff6d0', '#fff0b0c0'),
  );
  draw.ridge(c, bleed, shore - 40, 14, draw.mix(hill, sky[2], 0.5), 4);
  draw.ridge(c, bleed, shore - 16, 12, hill, 9);
  draw.cover(
    c,
    { ...bleed, y: shore, height: bottom - shore },
    draw.down(c, shore, bottom, ...colors),
  );
  // Light on the water: a path below the sun, and ripples that widen toward us.
  const rng = createRng(17);
  draw.clipped(
    c,
    (path) => path.rect(bleed.x, shore, bleed.width, bottom - shore),
    () => {
      draw.glow(c, bleed, sun, shore, '#fffbe6b0', '#ffffff20', '#ffffff00');
      for (let ripple = 0; ripple < 130; ripple += 1) {
        const part = rng.unit() ** 1.4;
        const y = shore + part * (bottom - shore);
        const near = rng.chance(0.45);
        const x = near
          ? sun + (rng.unit() - 0.5) * (120 + part * 360)
          : bleed.x + rng.unit() * bleed.width;
        draw.blob(
          c,
          x,
          y,
          14 + part * 56 * rng.unit(),
          1.6 + part * 2.6,
          draw.fade('#ffffff', near ? 0.26 : 0.13),
        );
      }
      for (let ripple = 0; ripple < 40; ripple += 1) {
        const part = rng.unit();
        draw.blob(
          c,
          bleed.x + rng.unit() * bleed.width,
          shore + part * (bottom - shore),
          30 + part * 90,
          3 + part * 4,
          '#06325a30',
        );
      }
    },
  );
  for (const [x, y, r, flower] of [
    [0.03, 0.5, 46, 1],
    [0.11, 0.56, 30, 0],
    [0.98, 0.46, 40, 0],
    [0.93, 0.54, 50, 1],
    [0.02, 0.76, 40, 0],
    [0.985, 0.72, 34, 1],
  ] as const)
    pad(c, bleed.x + x * bleed.width, shore + y * (bottom - shore), r, x * 9, flower === 1);
  reeds(c, bleed.x + 26, shore + 60, 130, 3);
  reeds(c, right - 30, shore + 50, 120, 8);
  paintPad(c, wheel.x, wheel.y);
  draw.vignette(c, bleed, '#071d4a', 0.42);
}
