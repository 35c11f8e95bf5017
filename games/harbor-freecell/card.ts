import { cast, glow, place, rays, sparkle, vignette, type Card } from '@playgrove/kit/build';
import { CARD_RATIO, paintFace } from '@playgrove/kit/draw/cards';
import { cardOf } from '@playgrove/kit/logic/cards';
import { paintBoat } from './view/harbor.ts';
import { MASTERS } from './view/looks.ts';
import { paintPelican } from './view/pelican.ts';

const SPADES = 0;
const HEARTS = 1;

/** The harbor master before a fan of cards, with a boat at sunset. */
export const card: Card = async ({ piece }) => {
  const face = (suit: number, rank: number, width: number) =>
    piece((c) => paintFace(c, cardOf(suit, rank), width, width * CARD_RATIO));
  return [
    glow(330, 190, '#fff0bd', '#ffb070', '#d85a86', '#5a3f9a', '#1d2a6e'),
    rays(330, 190, 16, '#ffffff22'),
    place(
      { x: 404, y: 210 },
      piece((c) => paintBoat(c, 170, HEARTS, 1)),
    ),
    cast(place({ x: 128, y: 370, rotate: -20 }, face(SPADES, 12, 176))),
    cast(place({ x: 388, y: 374, rotate: 22 }, face(HEARTS, 11, 176))),
    cast(place({ x: 258, y: 404, rotate: 2 }, face(HEARTS, 0, 176))),
    cast(
      place(
        { x: 232, y: 402, rotate: -6 },
        piece((c) => paintPelican(c, MASTERS.rows[0], { size: 370, look: { x: 0.4, y: 0.3 } })),
      ),
    ),
    sparkle(70, 80, 24),
    sparkle(462, 80, 18),
    sparkle(474, 300, 14),
    vignette('#12103c', 0.42),
  ];
};
