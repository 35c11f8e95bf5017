import { sparkle, vignette, type Card } from '@playgrove/kit/build';
import { RAFTS } from './looks.ts';
import { layoutOf } from './view/layout.ts';
import { paintLily } from './view/lilies.ts';
import { paintBody, paintHead } from './view/otter.ts';
import { paintDeck, paintHull } from './view/rafts.ts';
import { paintFish } from './view/tank.ts';
import { paintWater } from './view/water.ts';

const [wood] = RAFTS.rows;

/** An otter on a raft of letters. */
export const card: Card = ({ piece, scene }) =>
  Promise.resolve([
    scene({ width: 720, height: 1100, side: 600, x: 60, y: -60 }, (to) =>
      paintWater(to.c, to.bleed, layoutOf(to), 0),
    ),
    piece((c) => paintLily(c, 70, false), { x: 78, y: 420, rotate: -8 }),
    piece((c) => paintLily(c, 58, false), { x: 452, y: 452, rotate: 12 }),
    vignette('#071d4a', 0.3),
    piece(
      (c) => {
        paintHull(c, -228, -70, 456, 140, wood);
        for (const [at, letter] of ['r', 'a', 'f', 't'].entries())
          paintDeck(c, -168 + at * 112, 0, 116, wood, letter);
      },
      { x: 256, y: 372, rotate: -4 },
    ),
    piece((c) => paintBody(c, 'happy'), { x: 256, y: 306, scale: 1.7 }),
    piece((c) => paintHead(c, 'happy'), { x: 256, y: 118, scale: 1.7 }),
    piece((c) => paintFish(c, 0, 110), { x: 428, y: 190, rotate: -24 }),
    piece((c) => paintFish(c, 1, 90), { x: 84, y: 226, rotate: 14 }),
    sparkle(96, 96, 20),
    sparkle(430, 76, 16),
  ]);
