import { sparkle, vignette, type Card } from '@playgrove/kit/build';
import { createRng } from '@playgrove/kit/core';
import { rules } from './rules.ts';
import { FLAGS } from './view/flags.ts';
import { layoutOf } from './view/layout.ts';
import { paintFlag, paintGround, paintHog, paintNumber, paintPile } from './view/pieces.ts';
import { paintPark } from './view/scene.ts';

const meadow = rules.deal({ size: 0 }, createRng('card'), null);
/** Where piles are around the hedgehog, in card units, and what is on them. */
const STEP = 172;
const ROW = STEP * 0.866;
const AROUND = [
  [-1, -1, 'leaves'],
  [1, -1, 'flag'],
  [-2, 0, '2'],
  [2, 0, 'leaves'],
  [-1, 1, '1'],
  [1, 1, 'leaves'],
  [-3, -1, 'leaves'],
  [3, -1, 'leaves'],
  [-3, 1, 'leaves'],
  [3, 1, '3'],
] as const;

/** A hedgehog asleep in the leaves, numbers around it. */
export const card: Card = ({ piece, scene }) =>
  Promise.resolve([
    scene({ width: 720, height: 1200, side: 420, x: 150, y: 60 }, (to) =>
      paintPark(to.c, to.bleed, layoutOf(to, meadow), meadow),
    ),
    vignette('#3a1020', 0.34),
    ...AROUND.flatMap(([column, row, what], kind) => {
      const at = { x: 256 + (column * STEP) / 2, y: 286 + row * ROW, scale: STEP / 104 };
      const value = Number(what);
      const isOpen = value > 0;
      return [
        piece((c) => (isOpen ? paintGround(c, false) : paintPile(c, kind % 5, false, false)), at),
        ...(what === 'flag' ? [piece((c) => paintFlag(c, FLAGS.rows[0]), at)] : []),
        ...(isOpen ? [piece((c) => paintNumber(c, value), at)] : []),
      ];
    }),
    piece((c) => paintPile(c, 2, false, false), { x: 256, y: 290, scale: 2.1 }),
    piece((c) => paintHog(c, 'asleep'), { x: 262, y: 262, scale: 3.2, rotate: -6 }),
    sparkle(118, 84, 20),
    sparkle(420, 130, 16),
  ]);
