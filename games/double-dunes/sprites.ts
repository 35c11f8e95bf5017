import type { SpriteSheet } from '@playgrove/kit/build';

/** What comes to live in the desert as the tiles grow. */
export const sprites: SpriteSheet = {
  size: 168,
  icons: {
    cactus: 'fluent-emoji:cactus',
    palm: 'fluent-emoji:palm-tree',
    tent: 'fluent-emoji:circus-tent',
    camel: 'fluent-emoji:two-hump-camel',
    amphora: { icon: 'fluent-emoji:amphora', scale: 0.6 },
    flamingo: { icon: 'fluent-emoji:flamingo', scale: 0.6 },
    ewe: { icon: 'fluent-emoji:ewe', scale: 0.5 },
    lizard: { icon: 'fluent-emoji:lizard', scale: 0.55 },
  },
};
