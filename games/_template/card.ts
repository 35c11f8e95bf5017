import {
  cast,
  contact,
  glow,
  leaves,
  rays,
  ridge,
  linear,
  sky,
  sparkle,
  vignette,
  type Card,
} from '@playgrove/kit/build';
import { basketBack, basketFront, cloudberry, gooseberry } from './art/drawings.ts';

/** A heaped basket in a clearing and one more berry on its way: no words, they are under the card. */
export const card: Card = async ({ hero }) => [
  sky('#0b93a0', '#21c2a0', '#a8ec7c'),
  glow(256, 210, '#fbffb8e6', '#d8ff8a4d', '#d8ff8a00'),
  rays(256, 210, 18, '#ffffff30'),
  leaves('#17906a', 'tl tr'),
  ridge(372, 18, linear(0, 340, 0, 512, '#2fae62', '#157a5c'), 4),
  ridge(440, 12, linear(0, 420, 0, 512, '#6fd35f', '#2b9158'), 9),
  vignette('#06304a', 0.4),
  contact(256, 482, 176, 0.42),
  await hero(basketBack, 256, 222, 344),
  cast(await hero('fluent-emoji:blueberries', 128, 268, 166, { rotate: -24 })),
  cast(await hero(gooseberry, 386, 268, 162, { rotate: 20 })),
  cast(await hero(cloudberry, 316, 240, 172, { rotate: 12 })),
  cast(await hero('fluent-emoji:strawberry', 212, 232, 206, { rotate: -10 })),
  cast(await hero(basketFront, 256, 392, 384)),
  cast(await hero('fluent-emoji:strawberry', 428, 92, 116, { rotate: 28 })),
  cast(await hero(gooseberry, 78, 96, 98, { rotate: -24 })),
  sparkle(256, 40, 20),
  sparkle(474, 206, 18),
  sparkle(40, 220, 16),
  sparkle(130, 448, 14),
];
