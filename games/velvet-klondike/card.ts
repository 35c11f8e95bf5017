import { cast, glow, path, place, rays, sparkle, vignette, type Card } from '@playgrove/kit/build';
import { BACK_STYLES, CARD_RATIO, paintBack, paintFace } from '@playgrove/kit/draw/cards';
import { cardOf } from '@playgrove/kit/logic/cards';

const SUITS = [
  'M0 -50C38 -12 52 4 52 26C52 48 18 54 6 30L16 54H-16L-6 30C-18 54 -52 48 -52 26C-52 4 -38 -12 0 -50Z',
  'M0 50C-40 16 -54 -2 -54 -22C-54 -50 -14 -54 0 -24C14 -54 54 -50 54 -22C54 -2 40 16 0 50Z',
];
const SPADES = 0;
const HEARTS = 1;
const DIAMONDS = 3;

/** The queen on a fan of cards, on green velvet. */
export const card: Card = async ({ piece }) => {
  const face = (suit: number, rank: number, width: number) =>
    piece((c) => paintFace(c, cardOf(suit, rank), width, width * CARD_RATIO));
  return [
    glow(256, 190, '#5fe0a8', '#1f9b76', '#0b5f50', '#06343a'),
    rays(256, 200, 18, '#ffffff1c'),
    ...[
      [70, 90, -16],
      [452, 66, 12],
      [40, 330, 10],
      [474, 350, -10],
    ].map(([x = 0, y = 0, rotate = 0], at) =>
      place({ x, y, rotate, scale: 0.8, opacity: 0.14 }, path(SUITS[at % 2] ?? '', '#ffffff')),
    ),
    cast(
      place(
        { x: 96, y: 178, rotate: -34 },
        piece((c) => paintBack(c, BACK_STYLES.star, 176, 250)),
      ),
    ),
    cast(place({ x: 424, y: 170, rotate: 30 }, face(SPADES, 0, 176))),
    cast(place({ x: 124, y: 372, rotate: -20 }, face(DIAMONDS, 9, 176))),
    cast(place({ x: 406, y: 390, rotate: 24 }, face(HEARTS, 6, 176))),
    cast(place({ x: 258, y: 262, rotate: -7 }, face(HEARTS, 11, 268))),
    sparkle(82, 60, 26),
    sparkle(484, 196, 16),
    sparkle(452, 268, 22),
    sparkle(30, 250, 15),
    vignette('#042a2e', 0.46),
  ];
};
