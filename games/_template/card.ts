import {
  cast,
  contact,
  glow,
  leaves,
  place,
  rays,
  ridge,
  linear,
  sky,
  sparkle,
  vignette,
  type Card,
} from '@playgrove/kit/art';
import { basketBack, basketFront, cloudberry, gooseberry } from './art/drawings.ts';

/** A heaped basket in a clearing and one more berry on its way: no words, they are under the card. */
export const card: Card = async ({ hero }) => [
  sky('#1fa58c', '#58cf8a', '#c9ef86'),
  glow(300, 150, '#fdffd0d9', '#e6ffa066', '#e6ffa000'),
  rays(300, 130, 16, '#ffffff2b'),
  ridge(366, 18, linear(0, 330, 0, 512, '#35a866', '#1c7a5c'), 4),
  leaves('#1f8a5e', 'tl tr'),
  ridge(436, 12, linear(0, 416, 0, 512, '#5cc763', '#2b9158'), 9),
  vignette('#0c3a4d', 0.42),
  contact(256, 474, 190, 0.42),
  place({ y: -6 }, await hero(basketBack, 256, 290, 388)),
  cast(await hero('fluent-emoji:blueberries', 136, 296, 158, { rotate: -20 })),
  cast(await hero(gooseberry, 378, 296, 150, { rotate: 18 })),
  cast(await hero(cloudberry, 318, 250, 158, { rotate: 10 })),
  cast(await hero('fluent-emoji:strawberry', 214, 244, 182, { rotate: -10 })),
  cast(await hero(basketFront, 256, 388, 388)),
  cast(await hero('fluent-emoji:strawberry', 404, 104, 122, { rotate: 26 })),
  cast(await hero('fluent-emoji:blueberries', 104, 96, 100, { rotate: -16 })),
  sparkle(200, 92, 24),
  sparkle(470, 216, 18),
  sparkle(54, 236, 16),
];
