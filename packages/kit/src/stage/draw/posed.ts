import type { SpriteOptions } from '../view.ts';
import { place, type Context } from './shapes.ts';

const PLAIN: SpriteOptions = {};

/**
 * Paints about x, y, turned, stretched and faded as asked; what that needs is put back. What is drawn
 * as it is, as most things are, needs nothing.
 * @param paint takes where its middle is
 */
export function posed(
  c: Context,
  x: number,
  y: number,
  { rotate = 0, scaleX = 1, scaleY = 1, alpha = 1 }: SpriteOptions = PLAIN,
  paint: (x: number, y: number) => void,
): void {
  if (rotate === 0 && scaleX === 1 && scaleY === 1 && alpha === 1) {
    paint(x, y);
    return;
  }
  place(
    c,
    x,
    y,
    () => {
      if (alpha !== 1) c.globalAlpha *= alpha;
      paint(0, 0);
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
