import type { SpriteOptions } from '../view.ts';
import { place, type Context } from './shapes.ts';

const PLAIN: SpriteOptions = {};

/** Paints about x, y, turned, stretched and faded as asked; the canvas is left as it was. */
export function posed(
  c: Context,
  x: number,
  y: number,
  { rotate = 0, scaleX = 1, scaleY = 1, alpha = 1 }: SpriteOptions = PLAIN,
  paint: () => void,
): void {
  place(
    c,
    x,
    y,
    () => {
      if (alpha !== 1) c.globalAlpha *= alpha;
      paint();
    },
    rotate,
    scaleX,
    scaleY,
  );
}

/** How far above x, y the middle of something so tall is. */
export function middleAbove(height: number, { anchor }: SpriteOptions = PLAIN): number {
  return anchor === 'foot' ? height / 2 : 0;
}
