import { cast, sparkle, vignette, type Card } from '@playgrove/kit/build';
import * as draw from '@playgrove/kit/draw';
import { DESIGNS } from './rules/designs.ts';
import { drawCake, wishOf } from './view/cake.ts';
import { Dabs } from './view/dabs.ts';
import { paintBag, paintStandBody, paintTrim } from './view/stand.ts';
import { STANDS } from './view/theme.ts';

const AREA = { x: 0, y: 0, width: 512, height: 512 } as const;
const SHOWN = 'sundae';

/** A cake under chocolate, and the bag that has just set the last rose. */
export const card: Card = ({ piece, scene }) => {
  const design = DESIGNS.find(({ id }) => id === SHOWN) ?? DESIGNS[0];
  const dabs = new Dabs();
  const stand = STANDS.rows[5] ?? STANDS.rows[0];
  return Promise.resolve([
    scene({ width: 512, height: 512 }, ({ c }) => {
      draw.sky(c, AREA, '#0f8f97', '#22b9a6', '#8fe3b4');
      draw.glow(c, AREA, 256, 180, '#fff6c8e6', '#fff0b84d', '#fff0b800');
      draw.rays(c, AREA, 256, 200, 16, '#ffffff2e');
    }),
    vignette('#06304a', 0.34),
    piece(
      (c) => {
        paintStandBody(c, 0, 0, 0.74, stand);
        paintTrim(c, 0, 0, 0.74, stand, 0.4);
        if (design)
          drawCake(c, { x: 0, y: 0, s: 0.74 }, wishOf(design), 860, { dabs, clock: 1e6, lit: 1 });
      },
      { x: 256, y: 376 },
    ),
    cast(
      piece((c) => paintBag(c, '#8a4dff', '#fff4dd', 0), {
        x: 372,
        y: 236,
        scale: 0.98,
        rotate: 34,
      }),
    ),
    sparkle(70, 96, 24),
    sparkle(452, 330, 16),
    sparkle(54, 262, 14),
  ]);
};
