import * as draw from '@playgrove/kit/draw';
import { createRng } from '@playgrove/kit/core';
import type { Context, Rect, Surface } from '@playgrove/kit/runtime';

/** From the horizon at dawn up to the stars: three colors a world. */
const JOURNEY = [
  ['#fff0bd', '#ffd596', '#ffb694'],
  ['#f4c6b0', '#b4dfc4', '#79cfd2'],
  ['#52b4ea', '#7ac2f4', '#c4e0fa'],
  ['#ffdf9e', '#ff9f70', '#e4648f'],
  ['#8d4aa6', '#43328a', '#1d1658', '#100b3c'],
].flat();
/** Worlds from the first color to the last. */
const LENGTH = JOURNEY.length / 3;
const ROWS = 4096;
/** Worlds of sky on a screen: it moves far more slowly than the plants. */
const SHOWN = 1.2;

type Body = {
  readonly at: number;
  readonly x: number;
  readonly r: number;
  readonly face: readonly [string, string];
  readonly halo: string;
};
/** What lights each world: the sun of dawn, of noon and of the evening, and a moon. */
const BODIES: readonly Body[] = [
  { at: 0.5, x: 0.7, r: 92, face: ['#fffdf0', '#ffe08a'], halo: '#fff3b0' },
  { at: 2.5, x: 0.24, r: 66, face: ['#ffffff', '#fff6c8'], halo: '#ffffff' },
  { at: 3.42, x: 0.62, r: 128, face: ['#fff3b0', '#ff8a4f'], halo: '#ffd08a' },
  { at: 4.85, x: 0.3, r: 84, face: ['#fffbe6', '#e6d8ff'], halo: '#cfc4ff' },
];

let strip: ImageBitmap | undefined;

/** How far down the screen a place of the sky is, with the camera `at` another. */
const down = ({ y, height }: Rect, place: number, at: number): number =>
  y + height - ((place - at) / SHOWN) * height;

/** The sky behind everything. `at`: how far along the way from dawn to the stars. */
export function drawSky(to: Surface, at: number): void {
  const { c, bleed } = to;
  strip ??= draw.bake(
    1,
    ROWS,
    (on) => {
      on.fillStyle = draw.down(on, ROWS, 0, ...JOURNEY);
      on.fillRect(0, 0, 1, ROWS);
    },
    true,
  );
  if (strip) {
    const row = ROWS / LENGTH;
    const tall = SHOWN * row;
    const y = Math.max(0, ROWS - at * row - tall);
    draw.spread(c, strip, { x: 0, y, width: 1, height: tall }, bleed);
  } else {
    const first = Math.floor(at * 3);
    draw.sky(c, bleed, ...JOURNEY.slice(first, first + 5).toReversed());
  }
  drawStars(to, at);
  for (const body of BODIES) {
    const y = down(bleed, body.at, at);
    if (y < bleed.y - 500 || y > bleed.y + bleed.height + 500) continue;
    draw.stamped(
      to,
      `light ${body.at}`,
      { x: bleed.x + bleed.width * body.x, y, width: 1100, height: 1100 },
      (on) => paintBody(on, body),
    );
  }
}

function paintBody(c: Context, { r, face, halo }: Body): void {
  const glow = (far: number, alpha: number): void =>
    draw.disc(
      c,
      0,
      0,
      far,
      draw.radial(
        c,
        0,
        0,
        far,
        draw.fade(halo, alpha),
        draw.fade(halo, alpha * 0.3),
        draw.fade(halo, 0),
      ),
    );
  glow(540, 0.55);
  draw.rays(c, { x: -540, y: -540, width: 1080, height: 1080 }, 0, 0, 14, draw.fade(halo, 0.12));
  glow(r * 2.2, 0.7);
  draw.disc(c, 0, 0, r, draw.radial(c, -r * 0.3, -r * 0.3, r * 1.5, ...face));
}

const FIELD = 720;
const FIELDS = 3;

/** Stars come out with the evening and drift by slowly. */
function drawStars(to: Surface, at: number): void {
  const alpha = Math.min(1, Math.max(0, (at - 2.7) * 1.1));
  if (alpha === 0) return;
  const { bleed } = to;
  const drift = ((at / SHOWN) * bleed.height) % FIELD;
  for (let x = bleed.x + FIELD / 2; x < bleed.x + bleed.width + FIELD / 2; x += FIELD)
    for (let n = -1; n < FIELDS; n += 1) {
      const y = bleed.y + n * FIELD + drift + FIELD / 2;
      to.stamp('stars', FIELD, FIELD, paintStars, x, y, { alpha });
    }
}

function paintStars(c: Context): void {
  const rng = createRng('sky stars');
  for (let n = 0; n < 70; n += 1) {
    const [x, y] = [rng.between(-356, 356), rng.between(-356, 356)];
    draw.disc(c, x, y, rng.between(0.9, 2.8), draw.fade('#ffffff', rng.between(0.35, 0.95)));
  }
  for (let n = 0; n < 5; n += 1)
    draw.sparkle(c, rng.between(-330, 330), rng.between(-330, 330), rng.between(8, 15), '#fff6d8');
}
