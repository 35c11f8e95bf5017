import type { Surface } from '@playgrove/kit/runtime';

type Context = CanvasRenderingContext2D;

/**
 * A surface for a picture of the build: nothing is cached, and time stands still.
 * @param px pixels of the card a world unit
 */
export function sceneSurface(c: Context, width: number, height: number, px: number): Surface {
  const around = (x: number, y: number, paint: () => void): void => {
    c.save();
    c.translate(x, y);
    paint();
    c.restore();
  };
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
    layer: (_key, paint) => {
      c.save();
      paint(c, bleed);
      c.restore();
    },
    stamp: (_key, _width, height_, paint, x, y, options = {}) => {
      const { rotate = 0, scaleX = 1, scaleY = 1, alpha = 1, anchor } = options;
      around(x, y, () => {
        c.rotate(rotate);
        c.scale(scaleX, scaleY);
        c.globalAlpha *= alpha;
        if (anchor === 'foot') c.translate(0, -height_ / 2);
        paint(c);
      });
    },
  };
}
