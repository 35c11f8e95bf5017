import { sparkle, stroke, vignette, type Card } from '@playgrove/kit/build';
import { createRng } from '@playgrove/kit/core';
import { rules } from './rules.ts';
import { INK } from './view/colors.ts';
import { layoutOf } from './view/layout.ts';
import { paintHouse, paintParcel, paintVan } from './view/pieces.ts';
import { drawTown } from './view/town.ts';
import { VANS } from './view/vans.ts';

const ROAD = 'M-40 470C120 470 90 330 236 316S430 250 400 -40';
const town = rules.deal({ level: 4 }, createRng('card'), null);

/** The van on its way through town, a parcel in the air. */
export const card: Card = ({ piece, scene }) =>
  Promise.resolve([
    scene({ width: 720, height: 1200, side: 420, x: 20, y: 200 }, (to) =>
      drawTown(to, layoutOf(to, town), town, 'card'),
    ),
    stroke(ROAD, INK, 130),
    stroke(ROAD, '#5d587c', 108),
    stroke(ROAD, '#ffe9a8', 12, { 'stroke-dasharray': '34 36', 'stroke-linecap': 'butt' }),
    piece((c) => paintHouse(c, 3, false, true), { x: 92, y: 112, scale: 1.9 }),
    piece((c) => paintHouse(c, 4, true, true), { x: 446, y: 420, scale: 1.9 }),
    vignette('#2b1b4d', 0.34),
    piece((c) => paintVan(c, true, VANS.rows[0]), { x: 236, y: 286, scale: 4.2, rotate: -28 }),
    piece(paintParcel, { x: 252, y: 70, scale: 2.6, rotate: 18 }),
    sparkle(46, 236, 24),
    sparkle(304, 36, 15),
  ]);
