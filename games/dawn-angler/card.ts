import { cast, sparkle, vignette, type Card } from '@playgrove/kit/build';
import { rim } from '@playgrove/kit/draw';
import { paintFish } from './view/fishes.ts';
import { lightOf } from './view/light.ts';
import { paintPlace } from './view/places.ts';
import { willow } from './view/plants.ts';

/** A great perch leaps from Willow Lake at dawn. */
export const card: Card = ({ piece, scene }) =>
  Promise.resolve([
    scene({ width: 560, height: 1000, side: 520, x: 20, y: 150 }, ({ c }) => {
      const light = lightOf(0, 0);
      // Wide and tall tiles show more than the square.
      const area = { x: -260, y: -20, width: 1080, height: 1040 };
      paintPlace(c, area, { width: 560, height: 1000 }, 0, 0, light);
      willow({ c, light }, 50, 360, 1);
    }),
    vignette('#1a0b4a', 0.42),
    piece(
      (c) => {
        for (const r of [90, 140, 190])
          rim(c, '#ffffffa0', 9, (path) => path.ellipse(0, 0, r, r * 0.26, 0, 0, 7));
      },
      { x: 190, y: 430 },
    ),
    cast(piece((c) => paintFish(c, 'perch'), { x: 266, y: 226, rotate: -44, scale: 430 })),
    sparkle(462, 150, 22),
    sparkle(90, 90, 22),
    sparkle(74, 178, 14),
  ]);
