import type { SpriteOptions } from '../view.ts';
import { place, type Context } from './shapes.ts';

const PLAIN: SpriteOptions = {};

/**
 * Paints about x, y, turned, stretched and faded as asked; what that needs is put back. To save and
 * restore all that a canvas knows takes as long as to draw the thing: only what is turned does, for
 * turned back it would leave the canvas askew by a hair, and all that follows is drawn the slow way.
 * @param paint takes where its middle is, and leaves the canvas as it was
 */
export function posed(
  c: Context,
  x: number,
  y: number,
  { rotate = 0, scaleX = 1, scaleY = 1, alpha = 1 }: SpriteOptions = PLAIN,
  paint: (x: number, y: number) => void,
): void {
  // What is squeezed to nothing is not seen, and could not be stretched back.
  if (scaleX * scaleY === 0) return;
  const before = c.globalAlpha;
  if (alpha !== 1) c.globalAlpha = before * alpha;
  if (rotate !== 0) place(c, x, y, () => paint(0, 0), rotate, scaleX, scaleY);
  else if (scaleX === 1 && scaleY === 1) paint(x, y);
  else {
    c.translate(x, y);
    c.scale(scaleX, scaleY);
    paint(0, 0);
    c.scale(1 / scaleX, 1 / scaleY);
    c.translate(-x, -y);
  }
  if (alpha !== 1) c.globalAlpha = before;
}

/** How far above x, y the middle of something so tall is. */
export function middleAbove(height: number, { anchor }: SpriteOptions = PLAIN): number {
  return anchor === 'foot' ? height / 2 : 0;
}
