import type { SpriteSheet } from '@playgrove/kit/build';
import { basketBack, basketFront, cloudberry, gooseberry } from './art/drawings.ts';

/** Baked into one WebP by the build, under the names the view draws them by. */
export const sprites: SpriteSheet = {
  // For the basket, the largest; berries are drawn at about 100 CSS pixels at most on common screens.
  size: 200,
  icons: {
    strawberry: { icon: 'fluent-emoji:strawberry', scale: 0.84 },
    blueberry: { icon: 'fluent-emoji:blueberries', scale: 0.84 },
  },
  own: {
    gooseberry: { svg: gooseberry, scale: 0.84 },
    cloudberry: { svg: cloudberry, scale: 0.84 },
    'basket-back': { svg: basketBack, outline: 0.014 },
    'basket-front': { svg: basketFront, outline: 0.014 },
  },
};
