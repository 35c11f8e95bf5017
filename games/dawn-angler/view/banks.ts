import { createRng } from '@playgrove/kit/core';
import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';
import type { Scene } from './places.ts';
import { my } from './ui.ts';

const INK = draw.PALETTE.ink;

/** Where the planks end and the water begins, world units down. */
export const edgeOf = ({ size }: Pick<Scene, 'size'>): number => my(size, 4.2);

/** What the angler stands on: planks, or ice with a hole in it. */
export function bank(scene: Scene): void {
  if (scene.lake === 6) {
    ice(scene);
    return;
  }
  jetty(scene);
}

function jetty(scene: Scene): void {
  const { c, area, size, light, lake } = scene;
  const top = edgeOf(scene) + 26;
  const bottom = area.y + area.height;
  const half = Math.min(230, size.width * 0.34);
  const x = size.width / 2;
  const wood = draw.mix('#a8784a', light.dark ? '#141a40' : light.sky[1], light.dark ? 0.5 : 0.12);
  const wide = (part: number): number => half * (0.84 + part * 0.5);
  // Its shade on the water, posts, then planks.
  draw.blob(c, x, top + 12, half * 1.15, 30, draw.fade(draw.shade(light.water[2], 0.5), 0.4));
  for (const side of [-1, 1]) {
    const post = x + side * half * 0.84;
    const paint = draw.down(c, top - 40, top + 80, draw.tint(wood, 0.2), draw.shade(wood, 0.4));
    draw.rounded(c, post - 17, top - 40, 34, 130, 10, INK);
    draw.rounded(c, post - 13, top - 36, 26, 126, 8, paint);
    draw.blob(c, post, top - 33, 13, 5, draw.tint(wood, 0.45));
  }
  const tall = bottom - top;
  const rng = createRng(lake + 60);
  for (let y = top; y < bottom + 10;) {
    const part = (y - top) / tall;
    const high = 24 + part * 20;
    const paint = draw.mix(wood, rng.chance(0.5) ? '#ffffff' : '#000000', rng.between(0.02, 0.12));
    const [w0, w1] = [wide(part), wide(Math.min(1.2, part + high / tall))];
    const plank = (path: Context): void => {
      path.moveTo(x - w0, y);
      path.lineTo(x + w0, y);
      path.lineTo(x + w1, y + high - 3);
      path.lineTo(x - w1, y + high - 3);
      path.closePath();
    };
    draw.fillPath(
      c,
      draw.down(c, y, y + high, draw.tint(paint, 0.2), paint, draw.shade(paint, 0.18)),
      plank,
    );
    draw.rim(c, draw.shade(wood, 0.62), 3.5);
    draw.rim(c, draw.fade(draw.shade(wood, 0.5), 0.4), 2, (path) => {
      const from = x - w0 * rng.between(0.2, 0.9);
      path.moveTo(from, y + high * 0.5);
      path.quadraticCurveTo(from + w0 * 0.3, y + high * 0.36, from + w0 * 0.7, y + high * 0.52);
    });
    y += high;
  }
}

function ice({ c, area, size }: Scene): void {
  const top = edgeOf({ size }) + 6;
  const bottom = area.y + area.height;
  const edge = (path: Context): void => {
    path.moveTo(area.x, top + 10);
    path.quadraticCurveTo(size.width * 0.3, top - 8, size.width * 0.5, top + 12);
    path.quadraticCurveTo(size.width * 0.75, top + 26, area.x + area.width, top - 4);
  };
  draw.fillPath(c, draw.down(c, top, bottom, '#ffffff', '#dcecf8', '#b4d2ea'), (path) => {
    edge(path);
    path.lineTo(area.x + area.width, bottom);
    path.lineTo(area.x, bottom);
  });
  draw.rim(c, '#9ac4e4', 5, edge);
}
