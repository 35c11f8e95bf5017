import type { SpriteSheet } from '@playgrove/kit/build';

/** What blooms in the hanging baskets, a flower for each house. */
export const sprites: SpriteSheet = {
  size: 96,
  icons: {
    hibiscus: 'fluent-emoji:hibiscus',
    herb: 'fluent-emoji:herb',
    blossom: 'fluent-emoji:cherry-blossom',
    tulip: 'fluent-emoji:tulip',
    lotus: 'fluent-emoji:lotus',
  },
};
