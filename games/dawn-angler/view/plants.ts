import * as draw from '@playgrove/kit/draw';
import { createRng } from '@playgrove/kit/core';
import type { Scene } from './places.ts';

type Side = 'left' | 'right' | 'both';

/** A row of firs along the far shore. */
export function conifers(
  { c, area, line: y0 }: Scene,
  least: number,
  most: number,
  seed: number,
  color: string,
): void {
  const rng = createRng(seed);
  for (const [shift, paint] of [
    [10, draw.tint(color, 0.16)],
    [0, color],
  ] as const) {
    draw.fillPath(c, paint, (path) => {
      for (let x = area.x - 10; x < area.x + area.width + 20; x += rng.between(15, 30)) {
        const tall = rng.between(least, most) + shift;
        for (const tier of [0, 1, 2]) {
          const y = y0 - tall * (1 - tier * 0.27);
          const half = tall * (0.13 + tier * 0.07);
          path.moveTo(x, y);
          path.lineTo(x + half, y + tall * 0.4);
          path.lineTo(x - half, y + tall * 0.4);
        }
        path.rect(x - 2, y0 - tall * 0.2, 4, tall * 0.2 + 4);
      }
    });
  }
}

/** Reeds with their brown heads, standing on `y`. */
export function reeds(
  { c, area }: Scene,
  y: number,
  tall: number,
  count: number,
  seed: number,
  color: string,
  side: Side = 'both',
): void {
  const rng = createRng(seed);
  const spots = Array.from({ length: count }, () => {
    const part = rng.unit();
    const edge = side === 'both' ? part : side === 'left' ? part * 0.15 : 1 - part * 0.15;
    return {
      x: area.x + area.width * edge,
      high: tall * rng.between(0.55, 1.1),
      lean: rng.between(-0.16, 0.16),
    };
  });
  for (const { x, high, lean } of spots) {
    if (side !== 'both') draw.blob(c, x, y + 6, high * 0.3, high * 0.07, '#0a2a3a40');
    draw.rim(c, color, Math.max(2, tall * 0.045), (path) => {
      path.moveTo(x, y + 6);
      path.quadraticCurveTo(x, y - high * 0.6, x + lean * high, y - high);
    });
    draw.rim(c, draw.tint(color, 0.16), Math.max(2, tall * 0.04), (path) => {
      path.moveTo(x + 3, y + 6);
      path.quadraticCurveTo(x + 4, y - high * 0.4, x + (lean + 0.22) * high, y - high * 0.66);
    });
  }
  spots.forEach(({ x, high, lean }, at) => {
    if (at % 3 !== 0) return;
    const w = Math.max(4, tall * 0.1);
    draw.rounded(c, x + lean * high - w / 2, y - high - w, w, w * 3, w / 2, '#7a4a2c');
  });
}

export function willow(
  { c, light }: Pick<Scene, 'c' | 'light'>,
  x: number,
  y: number,
  scale: number,
): void {
  const drawn = (): void => {
    draw.blob(c, -52, 26, 96, 24, draw.shade(light.land[2], 0.12));
    draw.drawPath(c, 'M-34 20 Q-6 -80 12 -190', { line: draw.shade('#6a4a3a', 0.1), width: 30 });
    const leaf = draw.mix(light.land[2], '#8ac05a', 0.34);
    const rng = createRng(4);
    draw.disc(c, 4, -226, 74, draw.shade(leaf, 0.12));
    draw.disc(c, 60, -198, 52, leaf);
    for (let at = 0; at < 26; at += 1) {
      const from = -70 + at * 7.4;
      const long = rng.between(90, 190) * (1 - Math.abs(at - 10) / 34);
      const top = -218 - Math.sin((at / 26) * 3.1) * 46;
      draw.rim(c, at % 2 === 0 ? draw.tint(leaf, 0.14) : leaf, 9, (path) => {
        path.moveTo(from, top);
        path.quadraticCurveTo(from + 26, top + long * 0.4, from + 18, top + long);
      });
    }
  };
  draw.place(c, x, y, drawn, 0, scale);
}
