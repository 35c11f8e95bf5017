import type { Sizes } from '../runtime/view.ts';

/**
 * The sizes of a world without letterbox.
 * @param width in world units
 * @param px CSS pixels a world unit
 */
export function sizesOf(width: number, height: number, px = 1): Sizes {
  return {
    width,
    height,
    px,
    bleed: { x: 0, y: 0, width, height },
    portrait: height > width,
    readable: (size, least = 14.5) => Math.max(size, least / px),
  };
}
