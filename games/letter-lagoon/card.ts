import { sparkle, vignette, type Card } from '@playgrove/kit/build';
import { SHORES } from './looks.ts';
import { NECK, paintBody, paintHead } from './view/pelican.ts';
import { paintLagoon, paintPad, paintTile, paintWater } from './view/shore.ts';

const [shore] = SHORES.rows;
const SIDE = 92;

/** Letters of a grid, a word under water, and the pelican beside it. */
export const card: Card = ({ piece, scene }) =>
  Promise.resolve([
    scene({ width: 720, height: 720, side: 720, x: 0, y: 0 }, (to) =>
      paintLagoon(to.c, to.bleed, { x: 70, y: 90, width: 610, height: 560 }, shore),
    ),
    piece(
      (c) =>
        paintWater(
          c,
          [
            [0, 0, SIDE * 3, SIDE * 3],
            [SIDE, SIDE * 3, SIDE * 3, SIDE * 3],
          ],
          SIDE,
          shore,
        ),
      { x: 118, y: 122 },
    ),
    ...['WORDX', 'AILTE', 'VSAND', 'EFGOW'].flatMap((row, y) =>
      [...row].flatMap((letter, x) => {
        const at = { x: 118 + x * SIDE, y: 122 + y * SIDE };
        if (x === y || (y === 3 && x > 0 && x < 4))
          return x === 3 || (x === 2 && y === 3)
            ? [piece((c) => paintPad(c, SIDE, shore, letter), at)]
            : [];
        return [piece((c) => paintTile(c, 0, 0, SIDE, shore, letter), at)];
      }),
    ),
    vignette('#071d4a', 0.3),
    piece((c) => paintBody(c, true), { x: 300, y: 470, scale: 1.15 }),
    piece((c) => paintHead(c, 'happy'), {
      x: 300 + NECK.x * 1.15,
      y: 470 + NECK.y * 1.15,
      scale: 1.2,
    }),
    sparkle(430, 90, 20),
    sparkle(80, 420, 16),
  ]);
