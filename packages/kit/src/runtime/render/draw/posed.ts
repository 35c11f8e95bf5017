import type { SpriteOptions } from '../../view.ts';
import { place, type Context } from './shapes.ts';

const PLAIN: SpriteOptions = {};

/**
 * Paints around x, y, rotated, stretched and faded, and restores what that changed. Saving and
 * restoring the whole canvas state takes as long as drawing, so only rotations do it: rotating back
 * would leave a rounding error in the transform, which makes all further drawing slow.
 * @param paint gets its center, and leaves the canvas unchanged
 */
export function posed(
  c: Context,
  x: number,
  y: number,
  { rotate = 0, scaleX = 1, scaleY = 1, alpha = 1 }: SpriteOptions = PLAIN,
  paint: (x: number, y: number) => void,
): void {
  // A size of zero is invisible, and could not be stretched back.
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

/** How far above x, y the center of something this tall is. */
export function middleAbove(height: number, { anchor }: SpriteOptions = PLAIN): number {
  return anchor === 'foot' ? height / 2 : 0;
}
