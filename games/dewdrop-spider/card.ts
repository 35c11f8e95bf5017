import { cast, glow, place, rays, sparkle, vignette, type Card } from '@playgrove/kit/build';
import { CARD_RATIO, paintFace } from '@playgrove/kit/draw/cards';
import { cardOf } from '@playgrove/kit/logic/cards';
import { SPIDERS } from './view/looks.ts';
import { paintWeb } from './view/silk.ts';
import { paintSpider } from './view/spider.ts';

const SPADES = 0;
const HEARTS = 1;

/** The spider in its web of dew, before a fan of cards. */
export const card: Card = async ({ piece }) => {
  const face = (suit: number, rank: number, width: number) =>
    piece((c) => paintFace(c, cardOf(suit, rank), width, width * CARD_RATIO));
  return [
    glow(170, 90, '#fff0bd', '#8fd8a8', '#23938c', '#0b3a5a'),
    rays(170, 60, 16, '#ffffff22'),
    piece((c) => {
      c.translate(256, 236);
      paintWeb(c, 0, 0, 250);
    }),
    cast(place({ x: 112, y: 356, rotate: -24 }, face(SPADES, 12, 170))),
    cast(place({ x: 400, y: 356, rotate: 24 }, face(HEARTS, 0, 170))),
    cast(place({ x: 208, y: 392, rotate: -8 }, face(SPADES, 11, 170))),
    cast(place({ x: 306, y: 392, rotate: 8 }, face(SPADES, 10, 170))),
    cast(
      place(
        { x: 256, y: 206, rotate: -7 },
        piece((c) =>
          paintSpider(c, SPIDERS.rows[0], { size: 330, look: { x: 0.3, y: 0.6 }, glad: true }),
        ),
      ),
    ),
    sparkle(70, 70, 24),
    sparkle(452, 96, 20),
    sparkle(470, 230, 14),
    vignette('#04203a', 0.42),
  ];
};
