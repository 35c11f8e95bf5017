import * as draw from '@playgrove/kit/draw';
import type { Context, Surface } from '@playgrove/kit/runtime';
import type { Layout } from './layout.ts';

const FISH = [
  ['#ffd02e', '#ff8a1f', 46, 0.035, 0.1],
  ['#ff8fb8', '#d81f74', 36, 0.05, 0.6],
  ['#9af0ff', '#2f7dff', 30, 0.043, 0.85],
] as const;

/** They swim across what is free above the slab, or back and forth next to it. */
export function fish(to: Surface, layout: Layout, time: number): void {
  const { bleed } = to;
  const room = layout.left - bleed.x - 60;
  for (const [index, [light, deep, size, speed, start]] of FISH.entries()) {
    const way = index % 2 === 0 ? 1 : -1;
    const span = layout.portrait ? bleed.width + 300 : room;
    const swum = time * speed * 900 + start * span;
    // Next to the slab they turn round at its edge.
    const back = !layout.portrait && Math.floor(swum / span) % 2 === 1;
    const along = back ? span - (swum % span) : swum % span;
    const off = layout.portrait ? along - 150 : along + 30;
    const x = way > 0 ? bleed.x + off : bleed.x + bleed.width - off;
    const free = layout.portrait ? layout.top - 60 : layout.height * 0.9;
    const y = bleed.y + 60 + start * (free - bleed.y - 110) + Math.sin(time + index) * 12;
    to.stamp(`fish ${index}`, size * 3, size * 2, (c) => paintFish(c, size, light, deep), x, y, {
      scaleX: back ? -way : way,
      scaleY: 1 + Math.sin(time * 5 + index) * 0.05,
      alpha: 0.9,
    });
  }
}

function paintFish(c: Context, size: number, light: string, deep: string): void {
  const body = (path: Context): void => {
    path.moveTo(size, 0);
    path.quadraticCurveTo(size * 0.1, -size * 0.86, -size * 0.7, 0);
    path.quadraticCurveTo(size * 0.1, size * 0.86, size, 0);
  };
  const tail = (path: Context): void => {
    path.moveTo(-size * 0.55, 0);
    path.lineTo(-size * 1.2, -size * 0.48);
    path.quadraticCurveTo(-size * 0.95, 0, -size * 1.2, size * 0.48);
    path.closePath();
  };
  for (const part of [tail, body]) {
    draw.fillPath(c, draw.down(c, -size * 0.6, size * 0.6, light, deep), part);
    draw.rim(c, draw.PALETTE.ink, size * 0.09);
  }
  draw.rim(c, draw.fade(draw.PALETTE.white, 0.7), size * 0.12, (path) => {
    path.moveTo(size * 0.1, -size * 0.34);
    path.quadraticCurveTo(-size * 0.06, 0, size * 0.1, size * 0.34);
  });
  draw.disc(c, size * 0.55, -size * 0.12, size * 0.15, draw.PALETTE.white);
  draw.disc(c, size * 0.59, -size * 0.12, size * 0.085, draw.PALETTE.ink);
}
