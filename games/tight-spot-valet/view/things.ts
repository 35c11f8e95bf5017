import { createRng } from '@playgrove/kit/core';
import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';
import type { Thing } from '../rules/types.ts';
import { drawEyes, GUESTS, paintCar } from './cars.ts';
import { shadowOf } from './place.ts';
import type { Theme } from './theme.ts';

const INK = '#33224f';
const SHADOW = '#3a1d5a3d';
/** How high things are: how far their shadows fall. */
const HEIGHTS = {
  car: 9,
  planter: 8,
  wall: 12,
  stall: 14,
  tree: 20,
  cone: 7,
  fountain: 10,
  ducks: 6,
} as const;

/** A thing that stands on the lot, or its shadow. */
export function paintThing(
  c: Context,
  thing: Thing,
  theme: Theme,
  isTurned: boolean,
  isShadow: boolean,
): void {
  const { x, y, a, l, w, kind, look } = thing;
  c.save();
  if (isShadow) {
    const by = shadowOf(isTurned, HEIGHTS[kind]);
    c.translate(x + by.x, y + by.y);
    c.rotate(a);
    c.fillStyle = SHADOW;
    c.beginPath();
    if (thing.round) c.arc(0, 0, l + (kind === 'tree' ? 6 : 0), 0, Math.PI * 2);
    else c.roundRect(-l - 1, -w - 1, l * 2 + 2, w * 2 + 2, kind === 'car' ? 13 : 7);
    c.fill();
  } else {
    c.translate(x, y);
    c.rotate(a);
    if (kind === 'car') {
      const paint = GUESTS[look % GUESTS.length] ?? GUESTS[0];
      if (paint) paintCar(c, { l, w }, paint);
      drawEyes(c, { l, w }, { x: 0, y: 0, open: 0 });
    } else if (kind === 'tree') paintTree(c, l, look);
    else if (kind === 'cone') paintCone(c, l);
    else if (kind === 'fountain') paintFountain(c, l);
    else paintPlanter(c, l, w, theme, look);
  }
  c.restore();
}

/** A duck and two ducklings, one behind the other; `beat` makes them waddle. */
export function paintDucks(c: Context, { x, y, a }: Thing, beat: number): void {
  c.save();
  c.translate(x, y);
  c.rotate(a);
  c.scale(1.35, 1.35);
  for (const [at, r, body, wing] of [
    [-21, 6.5, '#ffe27a', '#f2c53d'],
    [-7, 6.5, '#ffe27a', '#f2c53d'],
    [13, 11, '#ffffff', '#dfe6f2'],
  ] as const) {
    const sway = Math.sin(beat + at) * r * 0.16;
    draw.blob(c, at + 2, sway + 4, r * 1.3, r, SHADOW);
    draw.fillPath(c, '#ff8a1f', (path) => {
      path.moveTo(at + r * 1.3, sway - r * 0.36);
      path.lineTo(at + r * 2.1, sway);
      path.lineTo(at + r * 1.3, sway + r * 0.36);
    });
    draw.rim(c, INK, 2);
    draw.blob(c, at, sway, r * 1.25 + 2, r + 2, INK);
    draw.blob(c, at, sway, r * 1.25, r, body);
    for (const side of [-1, 1])
      draw.blob(c, at - r * 0.3, sway + side * r * 0.55, r * 0.75, r * 0.3, wing);
    draw.disc(c, at + r * 0.9, sway, r * 0.66 + 2, INK);
    draw.disc(c, at + r * 0.9, sway, r * 0.66, body);
    for (const side of [-1, 1]) draw.disc(c, at + r * 1.1, sway + side * r * 0.3, r * 0.14, INK);
  }
  c.restore();
}

const CROWNS = [
  ['#2f8a4a', '#4cb85c', '#86dc78'],
  ['#3b9a3f', '#6fca4d', '#b4ec74'],
  ['#d5688f', '#ff9dbd', '#ffd3e1'],
  ['#e08a2c', '#ffb84a', '#ffe08a'],
] as const;

function paintTree(c: Context, r: number, look: number): void {
  const [dark, fill, light] = CROWNS[look % CROWNS.length] ?? CROWNS[0];
  const rng = createRng(`tree ${look}`);
  const size = r + 5;
  const lobes = Array.from({ length: 9 }, (_, at) => {
    const turn = (at / 9) * Math.PI * 2;
    return [
      Math.cos(turn) * size * 0.62,
      Math.sin(turn) * size * 0.62,
      size * rng.between(0.38, 0.5),
    ];
  });
  for (const [x = 0, y = 0, lobe = 0] of lobes) draw.disc(c, x, y, lobe + 2.5, INK);
  for (const [x = 0, y = 0, lobe = 0] of lobes) draw.disc(c, x, y, lobe, dark);
  draw.disc(c, 0, 0, size * 0.72, dark);
  for (const [x = 0, y = 0, lobe = 0] of lobes)
    draw.disc(c, x * 0.86 - 2, y * 0.86 - 3, lobe * 0.82, fill);
  draw.disc(c, -1, -2, size * 0.6, fill);
  for (const [x, y, part] of [
    [-6, -8, 0.34],
    [5, -3, 0.22],
    [-9, 3, 0.2],
  ] as const)
    draw.disc(c, x, y, size * part, light);
}

function paintCone(c: Context, r: number): void {
  draw.rounded(c, -r - 2, -r - 2, r * 2 + 4, r * 2 + 4, 5, INK);
  draw.rounded(c, -r, -r, r * 2, r * 2, 4, '#e2552a');
  draw.disc(c, 0, 0, r - 0.5, '#ff8a3d');
  draw.disc(c, 0, 0, r - 2.5, '#ffffff');
  draw.disc(c, 0, 0, r - 4.8, '#ff7a2e');
  draw.disc(c, -0.6, -0.8, 1.6, '#ffd9b0');
}

function paintFountain(c: Context, r: number): void {
  draw.disc(c, 0, 0, r + 2, INK);
  draw.disc(c, 0, 0, r, draw.linear(c, -r, -r, r, r, '#ffffff', '#e9e3f5', '#bdb3d6'));
  draw.disc(c, 0, 0, r - 7, '#6f6a9a');
  draw.disc(c, 0, 0, r - 8.5, draw.radial(c, -4, -6, r, '#d5f6ff', '#69cdf2', '#3ea6dc'));
  for (const part of [0.62, 0.4]) draw.ring(c, 0, 0, (r - 8) * part, 1.6, '#ffffff8c');
  draw.disc(c, 0, 0, r * 0.26, '#f4f0fb');
  draw.disc(c, 0, 0, r * 0.16, '#8fdcff');
  for (const [x, y] of [
    [-r * 0.4, -r * 0.3],
    [r * 0.35, -r * 0.36],
    [r * 0.1, r * 0.46],
  ] as const)
    draw.blob(c, x, y, 3.4, 2, '#ffffffd0');
}

function paintPlanter(c: Context, l: number, w: number, theme: Theme, look: number): void {
  draw.rounded(c, -l - 2, -w - 2, l * 2 + 4, w * 2 + 4, 7, INK);
  draw.rounded(
    c,
    -l,
    -w,
    l * 2,
    w * 2,
    6,
    draw.linear(c, 0, -w, 0, w, '#f2b98a', '#d98d5c', '#b96c42'),
  );
  draw.rounded(c, -l + 4, -w + 4, l * 2 - 8, w * 2 - 8, 4, '#3f8a44');
  const rng = createRng(`planter ${look} ${l}`);
  const blooms = [theme.bloom, '#ffffff', '#ff7f9f', '#ffd84a'];
  for (let x = -l + 9; x < l - 6; x += 8) {
    const y = rng.between(-w + 7, w - 7);
    draw.disc(c, x, y, 5.4, '#5cb552');
    const bloom = blooms[rng.int(blooms.length)] ?? theme.bloom;
    draw.disc(c, x + rng.between(-2, 2), y - 1, 3.6, bloom);
    draw.disc(c, x + 0.5, y - 1.5, 1.2, '#fff6c9');
  }
}
