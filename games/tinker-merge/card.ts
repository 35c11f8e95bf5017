import { glow, rays, sky, sparkle, vignette, type Card } from '@playgrove/kit/build';
import { pieceOf } from './rules/pieces.ts';
import { paintGadget } from './view/gadget.ts';
import { LOOKS, paintBox } from './view/looks.ts';

/** Gadgets burst out of the toolbox: chain, tier, place, size and turn. */
const BURST = [
  [4, 6, 96, 96, 1.75, -10],
  [3, 7, 424, 104, 1.75, 9],
  [1, 7, 262, 92, 1.8, 2],
  [0, 4, 92, 262, 1.85, -13],
  [3, 5, 426, 262, 1.85, 12],
  [2, 6, 258, 250, 2.75, -5],
] as const;

export const card: Card = ({ piece }) =>
  Promise.resolve([
    sky('#49b3c4', '#2f78ac', '#273f8c'),
    glow(256, 300, '#fff1b8', '#ffd86a66', '#ffd86a00'),
    rays(256, 330, 16, '#ffffff20'),
    piece((c) => paintBox(c, LOOKS.rows[0]), { x: 256, y: 432, scale: 1.95 }),
    ...BURST.map(([chain, tier, x, y, scale, rotate]) =>
      piece((c) => paintGadget(c, pieceOf(chain, tier)), { x, y, scale, rotate }),
    ),
    sparkle(184, 188, 20),
    sparkle(350, 176, 16),
    sparkle(44, 372, 16),
    sparkle(470, 372, 20),
    vignette('#141a4d', 0.32),
  ]);
