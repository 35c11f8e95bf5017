import {
  cast,
  circle,
  clip,
  glow,
  halo,
  linear,
  PALETTE,
  path,
  peaks,
  place,
  rays,
  rect,
  sky,
  sparkle,
  stroke,
  vignette,
  type Card,
  type Svg,
} from '@playgrove/kit/build';
import { FACES } from './rules/faces.ts';
import { UNIT } from './view/layout.ts';
import { paintFace, paintTile } from './view/tile.ts';

type Face = (typeof FACES)[number];

const INK = PALETTE.ink;
const TALL = UNIT * 1.26;

const RINGS = Array.from({ length: 70 }, (_, at) =>
  circle(
    (at % 10) * 58 + (Math.floor(at / 10) % 2) * 29 - 5,
    330 + Math.floor(at / 10) * 29,
    29,
    'none',
    {
      stroke: '#7fe0b426',
      'stroke-width': 3,
    },
  ),
).join('');

/** Two lucky cats meet with a click before the pavilion, a koi tile behind them. */
export const card: Card = async ({ piece }) => {
  const picture = (name: Face): Svg => piece((c) => paintFace(c, FACES.indexOf(name)));
  const tile = (name: Face): Svg =>
    piece((c) => paintTile(c, FACES.indexOf(name), TALL), { x: -UNIT, y: -TALL, scale: 2 });
  return [
    sky('#ff9a6a', '#ffd08a', '#fff0c0'),
    glow(256, 236, '#fff8d8f2', '#ffe9a866', '#ffe9a800'),
    rays(256, 236, 18, '#ffffff40'),
    peaks(330, 130, '#f0a07a', 3),
    // The hall's floor and its frame.
    rect(-20, 340, 552, 200, INK),
    rect(-20, 348, 552, 24, linear(0, 348, 0, 372, '#ff6a58', '#a81a34')),
    rect(-20, 372, 552, 6, INK),
    rect(-20, 378, 552, 150, linear(0, 378, 0, 512, '#17806a', '#0a4347')),
    clip('M-20 378H532V532H-20Z', RINGS),
    // Eave and lanterns.
    path('M-20 -20H532V58Q496 66 456 38Q256 74 56 38Q16 66 -20 58Z', INK),
    path(
      'M-20 -20H532V48Q496 56 456 28Q256 62 56 28Q16 56 -20 48Z',
      linear(0, 0, 0, 60, '#2fc4a8', '#0f7f74'),
    ),
    ...[52, 460].map((x) =>
      place(
        { x, y: 128, scale: 1.02 },
        halo(0, 0, 90, '#ffdc7a4d'),
        stroke('M0 -90V-40', INK, 7),
        picture('lantern'),
      ),
    ),
    vignette('#3a1030', 0.34),
    cast(place({ x: 258, y: 164, scale: 0.84, rotate: 4 }, tile('koi'))),
    cast(place({ x: 146, y: 302, scale: 1.02, rotate: -11 }, tile('cat'))),
    cast(place({ x: 356, y: 306, scale: 1.02, rotate: 9 }, tile('cat'))),
    sparkle(250, 258, 54),
    sparkle(252, 402, 30),
    sparkle(300, 90, 20),
    sparkle(72, 448, 18),
    sparkle(446, 462, 22),
  ];
};
