import { cast, glow, rays, ridge, sky, sparkle, vignette, type Card } from '@playgrove/kit/build';
import { paintDew, paintPlant } from './view/plants.ts';
import { paintSide } from './view/scenery.ts';
import { paintSprout, SPROUTS } from './view/sprout.ts';

const [look] = SPROUTS.rows;

/** The sprout leaps from a leaf in bloom toward the stars, the dawn behind it. */
export const card: Card = ({ piece }) =>
  Promise.resolve([
    sky('#3a2f8a', '#d8629a', '#ffb47a', '#fff0bd'),
    glow(256, 330, '#fff6c8ee', '#ffe08a66', '#ffd07a00'),
    rays(256, 340, 16, '#ffffff22'),
    sparkle(70, 70, 16),
    sparkle(430, 56, 22),
    sparkle(350, 120, 10),
    ridge(455, 18, '#c98a7a', 3),
    ridge(486, 14, '#7f8a5a', 8),
    piece((c) => paintSide(c, 0, 1), { x: 20, y: 400, scale: 0.9 }),
    piece((c) => paintSide(c, 0, 2), { x: 505, y: 430, scale: 0.8, flip: true }),
    cast(piece((c) => paintPlant(c, 'leaf', 150, true, 0), { x: 262, y: 424, scale: 1.2 })),
    cast(piece((c) => paintDew(c), { x: 92, y: 210, scale: 1.5 })),
    cast(piece((c) => paintDew(c), { x: 430, y: 250, scale: 1.15 })),
    cast(
      piece((c) => paintSprout(c, look, { wing: -0.5, lean: 0.25, mood: 'glad' }), {
        x: 256,
        y: 382,
        scale: 2.25,
        rotate: 7,
      }),
    ),
    vignette('#2b0f4d', 0.34),
  ]);
