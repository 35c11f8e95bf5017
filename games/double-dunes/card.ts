import {
  cast,
  circle,
  contact,
  glow,
  place,
  rays,
  ridge,
  linear,
  sky,
  sparkle,
  tile,
  vignette,
  type Card,
} from '@playgrove/kit/build';

/** A great 2048 tile half sunk in a dune at sunset, smaller ones tumbling down to it. */
export const card: Card = async ({ hero, letters }) => [
  sky('#4a2a9c', '#e0559a', '#ff9a4d', '#ffd27a'),
  glow(300, 210, '#ffe9a6cc', '#ffb35a55', '#ffb35a00'),
  rays(300, 214, 18, '#ffffff22'),
  circle(300, 214, 96, linear(0, 118, 0, 310, '#fff6c0', '#ffc24a')),
  ridge(286, 16, linear(0, 260, 0, 420, '#c05a8a', '#8a3f86'), 4),
  await hero('fluent-emoji:palm-tree', 66, 236, 180, { rotate: -6 }),
  await hero('fluent-emoji:two-hump-camel', 432, 272, 118, { flip: true }),
  ridge(330, 20, linear(0, 310, 0, 512, '#f0a04a', '#c9603f'), 9),
  contact(262, 452, 170, 0.4),
  cast(
    place(
      { x: 262, y: 304, rotate: -8 },
      tile(0, 0, 268, '#7a5cf5', letters('2048', 0, -6, 62, { top: '#ffffff', bottom: '#e6dcff' })),
    ),
  ),
  cast(
    place(
      { x: 108, y: 398, rotate: 13 },
      tile(0, 0, 118, '#ff8a3c', letters('8', 0, -3, 60, { top: '#ffffff', bottom: '#ffe6c8' })),
    ),
  ),
  cast(
    place(
      { x: 424, y: 412, rotate: -15 },
      tile(0, 0, 128, '#f7566a', letters('64', 0, -3, 54, { top: '#ffffff', bottom: '#ffdfe2' })),
    ),
  ),
  cast(
    place(
      { x: 404, y: 118, rotate: 18 },
      tile(0, 0, 92, '#14b8a0', letters('2', 0, -2, 46, { top: '#ffffff', bottom: '#d6fff6' })),
    ),
  ),
  ridge(478, 12, linear(0, 450, 0, 512, '#ffc766', '#f09a4a'), 15),
  sparkle(150, 156, 26),
  sparkle(372, 216, 20),
  sparkle(196, 434, 16),
  vignette('#3a0f4d', 0.36),
];
