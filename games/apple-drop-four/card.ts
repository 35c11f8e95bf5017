import {
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
import { APPLES, GREEN, paintApple } from './view/apples.ts';
import { drawEyes, paintArms, paintSquirrel } from './view/squirrel.ts';

const LOOK = { x: 0.5, y: 0.7, blink: false };

/** Clover with an apple, and four in a row before her. */
export const card: Card = async ({ piece }) => [
  sky('#4fb9f2', '#a5e0f7', '#ffe9a8', '#ffc978'),
  glow(250, 170, '#fffbe0e6', '#fff3a866', '#fff3a800'),
  rays(250, 170, 17, '#ffffff38'),
  ridge(330, 16, linear(0, 310, 0, 520, '#7cc98a', '#3c9450'), 3),
  ridge(400, 12, linear(0, 390, 0, 520, '#46a356', '#1f6b40'), 6),
  contact(256, 396, 130, 0.32),
  cast(
    piece(
      (c) => {
        paintSquirrel(c, 'clover', 'glad');
        drawEyes(c, LOOK);
        c.save();
        c.translate(8, 48);
        c.scale(28, 28);
        paintApple(c, GREEN, true);
        c.restore();
        paintArms(c, 'clover');
      },
      { x: 262, y: 206, scale: 1.72, rotate: -3 },
    ),
  ),
  contact(256, 486, 240, 0.34),
  ...[74, 195, 316, 437].map((x, index) =>
    cast(
      piece((c) => paintApple(c, APPLES.rows[0]), {
        x,
        y: 424 - (index === 3 ? 14 : 0),
        scale: 58,
        rotate: index * 5 - 8,
      }),
    ),
  ),
  sparkle(82, 100, 26),
  sparkle(436, 84, 22),
  sparkle(478, 366, 20),
  vignette('#12355a', 0.3),
];
