import { cast, sparkle, vignette, type Card } from '@playgrove/kit/build';
import * as draw from '@playgrove/kit/draw';
import { paintBall, paintGloss } from './view/ball.ts';
import { BATS, paintBat } from './view/bats.ts';
import { paintCourt } from './view/court.ts';
import { venueOf } from './view/venues.ts';
import type { Lens } from './view/lens.ts';
import { lookOf, paintBody, paintHead } from './view/people.ts';
import { paintNet, paintTable } from './view/table.ts';

/** Nearer and lower than in play. */
const LENS: Lens = { middle: 256, horizon: -60, focus: 760, high: 200, back: 400 };
const WAY = [
  { x: 318, y: 214 },
  { x: 270, y: 196 },
  { x: 214, y: 196 },
  { x: 168, y: 220 },
  { x: 140, y: 262 },
  { x: 128, y: 306 },
];

/** A ball curls over the net toward a bat in front; Pepper waits in the lantern light. */
export const card: Card = ({ piece, scene }) =>
  Promise.resolve([
    scene({ width: 512, height: 512 }, ({ c, bleed }) => {
      const venue = venueOf(0);
      paintCourt(c, bleed, LENS, venue);
      const look = lookOf('pepper');
      draw.place(c, 318, 236, () => paintBody(c, look), 0.06, 1.9);
      draw.place(c, 322, 88, () => paintHead(c, look, 'glad'), 0.06, 2);
      for (const [wide, paint] of [
        [34, draw.PALETTE.ink],
        [24, look.skin],
      ] as const)
        draw.line(c, [352, 160, 384, 214, 398, 212], wide, paint);
      const foe = BATS.rows[1] ?? BATS.rows[0];
      draw.place(c, 420, 186, () => paintBat(c, foe), 0.7, 0.62);
      paintTable(c, LENS, venue, 137);
      paintNet(c, LENS, venue);
      draw.trail(c, WAY, 52, '#ff7a1f');
    }),
    vignette('#3a0f4d', 0.3),
    cast(
      piece(
        (c) => {
          paintBall(c);
          paintGloss(c);
        },
        { x: 124, y: 322, scale: 1.42, rotate: 18 },
      ),
    ),
    cast(piece((c) => paintBat(c, BATS.rows[0]), { x: 318, y: 358, scale: 1.85, rotate: -24 })),
    sparkle(66, 246, 18),
    sparkle(206, 280, 12),
    sparkle(456, 330, 15),
  ]);
