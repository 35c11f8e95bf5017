import { sparkle, vignette, type Card } from '@playgrove/kit/build';
import { paintFerry, paintWater } from './view/ferry.ts';
import { deckOn } from './view/layout.ts';
import { VANS } from './view/vans.ts';
import { paintVan, paintVehicle } from './view/vehicles.ts';
import type { Car, Deck } from './rules/deck.ts';

const car = (across: boolean, length: number, loose: boolean): Car => ({
  across,
  lane: 1,
  length,
  loose,
  start: 0,
});
const deck: Deck = {
  cols: 4,
  rows: 6,
  par: 1,
  swells: [],
  cars: [car(false, 2, false)],
  hatches: [],
};

const [pink] = VANS.rows;

/** The van at the bow, about to roll off, between a buggy and a bus. */
export const card: Card = ({ piece, scene }) =>
  Promise.resolve([
    scene({ width: 720, height: 1100, side: 640, x: 40, y: 40 }, (to) => {
      const on = deckOn(to, deck);
      paintWater(to.c, to.bleed, on, deck);
      on.paint(to.c, () => paintFerry(to.c, deck));
    }),
    vignette('#0a2a5a', 0.3),
    piece((c) => paintVehicle(c, car(false, 3, false), 3, pink), { x: 424, y: 420, scale: 1.15 }),
    piece((c) => paintVehicle(c, car(true, 2, true), 3, pink), {
      x: 120,
      y: 452,
      scale: 1.25,
      rotate: -84,
    }),
    piece((c) => paintVan(c, pink), {
      x: 232,
      y: 226,
      scale: 1.95,
      rotate: 6,
    }),
    sparkle(356, 120, 22),
    sparkle(96, 300, 18),
  ]);
