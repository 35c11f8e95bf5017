import * as draw from '@playgrove/kit/draw';
import { createRng } from '@playgrove/kit/core';
import type { Context, Rect } from '@playgrove/kit/runtime';
import { CARDS, GLOWS } from './motifs.ts';
import { paintGlow, paintLayers } from './paint.ts';

/** Steps in which the sky turns from night to dawn. */
export const SKIES = [
  ['#070b2e', '#141f5c', '#2b3f8c', '#4f6bb0'],
  ['#0a0f38', '#1c2a70', '#3a4da0', '#6f7fc4'],
  ['#121a4c', '#2e3684', '#6a5cb0', '#c08ac0'],
  ['#22306e', '#5a4f9c', '#b873a8', '#ffb08a'],
] as const;
/** Pictures that grow in the meadow too. */
const PLANTS = CARDS.filter(({ name }) => /mushroom|bellflower|daisy|fern|lotus/.test(name));

/**
 * The whole garden behind the cards.
 * @param horizon where the lawn begins
 * @param sky from 0, deep night, to 3, nearly dawn
 */
export function paintGarden(c: Context, area: Rect, horizon: number, sky: number): void {
  const bottom = area.y + area.height;
  const rng = createRng('garden');
  const across = (): number => area.x + rng.unit() * area.width;
  draw.cover(c, area, draw.down(c, area.y, horizon + 40, ...(SKIES[sky] ?? SKIES[0])));
  for (let star = 0; star < 70; star += 1) {
    const y = area.y + rng.unit() ** 1.4 * (horizon - area.y);
    draw.disc(c, across(), y, rng.between(0.8, 2.6), draw.fade('#ffffff', 0.8 - sky * 0.2));
  }
  const pale = sky > 2 ? '#8a6aa8' : '#33508f';
  draw.ridge(
    c,
    area,
    horizon - 46,
    34,
    draw.down(c, horizon - 90, horizon + 60, pale, '#25407a'),
    3,
  );
  trees(c, area, horizon - 10, 84, '#1d3a6c', '#3a62a0');
  draw.ridge(
    c,
    area,
    horizon + 6,
    22,
    draw.down(c, horizon - 20, horizon + 160, '#1b4a6e', '#12365c'),
    8,
  );
  trees(c, area, horizon + 40, 120, '#10284f', '#24578a');
  const lawn = draw.down(c, horizon + 30, bottom, '#14505a', '#0c3347', '#071f36');
  draw.ridge(c, area, horizon + 60, 26, lawn, 12);
  for (let n = 0; n < 300; n += 1) {
    const part = n / 300;
    const [x, y] = [across(), horizon + 90 + (bottom - horizon - 90) * part];
    const [lean, tall] = [rng.between(-8, 8), 14 + part * 34];
    draw.fillPath(c, draw.fade(draw.mix('#1d6a6a', '#2f9a7a', rng.unit()), 0.5), (path) => {
      path.moveTo(x - 3, y);
      path.quadraticCurveTo(x + lean / 2, y - tall / 2, x + lean, y - tall);
      path.quadraticCurveTo(x + lean / 2 + 3, y - tall / 2, x + 3, y);
    });
    if (n % 8 > 0) continue;
    const { layers, glow } = rng.pick(PLANTS);
    const plant = (): void => {
      paintGlow(c, 120, draw.mix(GLOWS[glow], '#14505a', 0.35), 0);
      paintLayers(c, layers);
    };
    draw.place(c, x, y, plant, rng.between(-0.25, 0.25), 0.2 + part * 0.5);
  }
  draw.leaves(c, area, '#0e3f4a');
  draw.vignette(c, area, '#03051c', 0.55);
}

/** A row of round crowns, lit by the moon from the upper right. */
function trees(c: Context, area: Rect, y: number, size: number, dark: string, light: string): void {
  const rng = createRng(`trees ${size}`);
  for (let x = area.x; x < area.x + area.width + size; x += size * rng.between(0.9, 1.7)) {
    const tall = size * rng.between(0.7, 1.25);
    draw.rounded(c, x - size * 0.07, y - tall * 0.7, size * 0.14, tall, 4, dark);
    for (const [dx, dy, r] of [
      [-0.36, -0.7, 0.42],
      [0.36, -0.72, 0.4],
      [0, -1.08, 0.48],
    ] as const) {
      const [cx, cy, far] = [x + dx * tall, y + dy * tall, r * tall];
      const moonlit = draw.radial(c, cx + far * 0.4, cy - far * 0.5, far * 1.5, light, dark, dark);
      draw.disc(c, cx, cy, far, moonlit);
    }
  }
}

/** The moon around 0, 0. */
export function paintMoon(c: Context): void {
  paintGlow(c, 128, '#9ab8ff', 0.3);
  draw.disc(c, 0, 0, 44, draw.radial(c, -13, -13, 66, '#fffef2', '#fff0c4', '#e6c88e'));
  for (const [x, y, size] of [
    [-13, -4, 9],
    [11, 13, 11],
    [13, -18, 6],
    [-9, 22, 5],
  ] as const)
    draw.disc(c, x, y, size, '#d9b87880');
}
