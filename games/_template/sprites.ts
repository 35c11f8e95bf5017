import type { SpriteSheet } from '@playgrove/kit/art';

/** Baked into one WebP by the build, under the names the view draws them by. */
export const sprites: SpriteSheet = {
  // Drawn up to about 78 units on a big screen; twice that, for sharp screens.
  size: 160,
  icons: {
    strawberry: 'fluent-emoji:strawberry',
    blueberries: 'fluent-emoji:blueberries',
    grapes: 'fluent-emoji:grapes',
    kiwi: 'fluent-emoji:kiwi-fruit',
  },
};
