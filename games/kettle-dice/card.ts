import {
  bokeh,
  cast,
  contact,
  glow,
  rays,
  sky,
  sparkle,
  vignette,
  type Card,
} from '@playgrove/kit/build';
import { atRest, paintDie, rolled } from './view/die.ts';
import { KETTLES, paintKettle } from './view/kettle.ts';

const [LOOK] = KETTLES.rows;

/** The kettle, dice tumbling from its spout. */
export const card: Card = async ({ piece }) => [
  sky('#2c8a7a', '#1f6a66', '#123f4c'),
  glow(220, 190, '#fff0b8d0', '#ffcf7a50', '#ffb05a00'),
  rays(220, 190, 16, '#ffffff22'),
  bokeh(['#ffe9a8', '#ffc98a', '#fff6e0'], 12, 9),
  contact(240, 470, 210, 0.34),
  cast(piece((c) => paintKettle(c, LOOK, 'glad', 0), { x: 214, y: 236, rotate: 9, scale: 158 })),
  cast(piece((c) => paintDie(c, atRest(6, 0.3), LOOK), { x: 122, y: 432, scale: 58 })),
  cast(piece((c) => paintDie(c, atRest(5, -0.3), LOOK), { x: 274, y: 442, scale: 56 })),
  cast(
    piece((c) => paintDie(c, rolled(atRest(4, 0.5), 0.4, -0.6), LOOK), {
      x: 410,
      y: 398,
      scale: 54,
    }),
  ),
  cast(
    piece((c) => paintDie(c, rolled(atRest(3, 0.2), 1.2, -0.9), LOOK), {
      x: 454,
      y: 262,
      scale: 44,
    }),
  ),
  sparkle(78, 92, 24),
  sparkle(430, 96, 20),
  sparkle(340, 330, 16),
  vignette('#0a2a38', 0.36),
];
