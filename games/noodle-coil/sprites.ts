import {
  circle,
  drawing,
  ellipse,
  linear,
  path,
  radial,
  type SpriteSheet,
} from '@playgrove/kit/build';

/** Half a soft egg: white, yolk, shine. */
const egg = drawing(
  128,
  128,
  path(
    'M64 10C94 10 116 50 116 78C116 104 94 120 64 120C34 120 12 104 12 78C12 50 34 10 64 10Z',
    linear(0, 10, 0, 120, '#fffdf6', '#f3dfc4'),
  ),
  path(
    'M64 20C88 20 106 54 106 78C106 98 88 111 64 111C40 111 22 98 22 78C22 54 40 20 64 20Z',
    '#ffffff',
  ),
  circle(64, 76, 29, radial(56, 66, 36, '#ffd23c', '#ff9d1f', '#ef7413')),
  ellipse(54, 64, 10, 6, '#fff3c9d9', { transform: 'rotate(-30 54 64)' }),
);

export const sprites: SpriteSheet = {
  size: 104,
  icons: {
    shrimp: 'fluent-emoji:fried-shrimp',
    naruto: 'fluent-emoji:fish-cake-with-swirl',
    mushroom: 'fluent-emoji:brown-mushroom',
    greens: 'fluent-emoji:leafy-green',
    corn: 'fluent-emoji:ear-of-corn',
    chilli: 'fluent-emoji:hot-pepper',
  },
  own: { egg },
  outline: 0.035,
};
