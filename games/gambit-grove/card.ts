import {
  bokeh,
  cast,
  contact,
  glow,
  linear,
  rays,
  ridge,
  sky,
  sparkle,
  vignette,
  type Card,
} from '@playgrove/kit/build';
import { BISHOP, KNIGHT, PAWN, QUEEN } from './rules/board.ts';
import { drawEyes, paintAnimal } from './view/animals.ts';
import { paintPiece, WALNUT } from './view/pieces.ts';
import { SETS } from './view/sets.ts';

const LOOK = { x: -0.4, y: 0.8, blink: false };

/** The owl behind a knight of birch, its own pieces around it. */
export const card: Card = async ({ piece }) => [
  sky('#fff3b8', '#c4e58d', '#5fae72', '#2c7a5c'),
  glow(256, 170, '#fffbe0e6', '#fff3a866', '#fff3a800'),
  rays(256, 170, 17, '#ffffff38'),
  bokeh(['#ffffff', '#fff3a8', '#d8ffb8'], 12, 4),
  ridge(392, 16, linear(0, 370, 0, 520, '#4fa56d', '#256b54'), 3),
  ridge(440, 10, linear(0, 430, 0, 520, '#2f8060', '#14463f'), 6),
  cast(
    piece(
      (c) => {
        paintAnimal(c, 'owl', 'glad');
        drawEyes(c, 'owl', LOOK);
      },
      { x: 292, y: 206, scale: 1.62, rotate: 3 },
    ),
  ),
  contact(150, 480, 120, 0.34),
  contact(370, 486, 130, 0.34),
  cast(piece((c) => paintPiece(c, QUEEN, WALNUT), { x: 420, y: 372, scale: 1.02 })),
  cast(piece((c) => paintPiece(c, BISHOP, WALNUT), { x: 318, y: 398, scale: 0.86 })),
  cast(piece((c) => paintPiece(c, PAWN, SETS.rows[0]), { x: 62, y: 420, scale: 0.78 })),
  cast(
    piece((c) => paintPiece(c, KNIGHT, SETS.rows[0]), { x: 172, y: 352, scale: 1.46, rotate: -4 }),
  ),
  sparkle(76, 96, 26),
  sparkle(440, 78, 20),
  vignette('#0f3a3a', 0.34),
];
