import {
  circle,
  drawing,
  ellipse,
  linear,
  path,
  PALETTE,
  radial,
  rect,
  stroke,
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

/** Sweetcorn: three kernels in a heap. */
const corn = drawing(
  128,
  128,
  ...(
    [
      [40, 76, -14],
      [88, 78, 16],
      [64, 44, 2],
    ] as const
  ).flatMap(([x, y, turn]) => [
    rect(x - 25, y - 28, 50, 56, linear(0, y - 28, 0, y + 28, '#fff08a', '#ffc21f', '#f0960f'), {
      rx: 20,
      transform: `rotate(${turn} ${x} ${y})`,
      stroke: PALETTE.ink,
      'stroke-width': 3,
    }),
    ellipse(x - 8, y - 14, 8, 5, '#fffbe0d9', { transform: `rotate(${turn - 20} ${x} ${y})` }),
  ]),
);

/** A chilli, red and curled, with its green cap. */
const chilli = drawing(
  128,
  128,
  path(
    'M84 34C104 60 96 104 26 112C58 96 60 74 56 48C56 30 74 22 84 34Z',
    linear(40, 30, 90, 110, '#ff6a4a', '#f0232f', '#b3103c'),
  ),
  stroke('M80 46C88 64 84 84 66 98', '#ffb09a', 5),
  path('M52 46C52 26 88 18 92 40C80 34 66 36 52 46Z', '#34b34f'),
  stroke('M74 26C76 16 84 12 92 14', '#34b34f', 8),
);

export const sprites: SpriteSheet = {
  size: 104,
  icons: {
    shrimp: 'fluent-emoji:fried-shrimp',
    naruto: 'fluent-emoji:fish-cake-with-swirl',
    mushroom: 'fluent-emoji:brown-mushroom',
    greens: 'fluent-emoji:leafy-green',
  },
  own: { egg, corn, chilli },
  outline: 0.035,
};
