import { place, posed, type Surface } from '@playgrove/kit/runtime';

type Context = CanvasRenderingContext2D;

/**
 * A surface for a picture of the build: nothing is cached, and time stands still.
 * @param px pixels of the card a world unit
 */
export function sceneSurface(c: Context, width: number, height: number, px: number): Surface {
  const bleed = { x: 0, y: 0, width, height };
  return {
    c,
    width,
    height,
    bleed,
    portrait: height > width,
    px,
    time: 0,
    reducedMotion: true,
    readable: (size, least = 14.5) => Math.max(size, least / px),
    sprite: (name) => {
      throw new Error(`a card’s scene has no sprite "${name}": use hero()`);
    },
    label: (text) => {
      throw new Error(`a card has no words: "${text}"`);
    },
    words: (key) => {
      throw new Error(`a card has no words: "${key}"`);
    },
    layer: (_key, paint) => place(c, 0, 0, () => paint(c, bleed)),
    stamp: (_key, _width, tall, paint, x, y, options = {}) => {
      const above = options.anchor === 'foot' ? tall / 2 : 0;
      posed(c, x, y, options, (left, top) => place(c, left, top - above, () => paint(c)));
    },
  };
}
