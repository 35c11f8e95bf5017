import {
  cast,
  circle,
  ellipse,
  glow,
  painted,
  path,
  place,
  radial,
  sky,
  sparkle,
  stroke,
  vignette,
  type Card,
  type Svg,
} from '@playgrove/kit/build';
import {
  paintAnemone,
  paintCoral,
  paintFin,
  paintShell,
  paintStar,
  paintUrchin,
} from './view/creatures.ts';
import { paintPearl, PEARLS } from './view/pearl.ts';

type At = {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly rotate?: number;
};

const put = (at: At, paint: Parameters<typeof painted>[0]): Svg => cast(place(at, painted(paint)));

const INK = '#2b1b4d';
const POOL =
  'M40 70C60 20 150 34 256 30C370 24 452 24 474 80C492 200 480 330 470 470L400 540H110L44 470C24 330 28 190 40 70Z';

/** A pearl leaves the fin for the corals, seen through the water. */
export const card: Card = () =>
  Promise.resolve([
    sky('#ffdf9a', '#5fe0d8', '#1298c8', '#083f86'),
    glow(256, 200, '#fffbe0d0', '#bff8f060', '#bff8f000'),
    ...[
      'M60 150q40 -30 80 0t80 0t80 0t80 0t80 0',
      'M20 250q50 -34 100 0t100 0t100 0t100 0t100 0',
      'M60 380q40 -30 80 0t80 0t80 0t80 0t80 0',
    ].map((d) => stroke(d, '#ffffff3a', 6)),
    path(`M-20 -20H532V532H-20Z${POOL}`, radial(256, 256, 380, '#c3a6b8', '#8a7396', '#4d3d6b'), {
      'fill-rule': 'evenodd',
      stroke: INK,
      'stroke-width': 12,
    }),
    stroke(POOL, '#e9cfd0', 5),
    vignette('#123a6a', 0.36),
    circle(150, 150, 120, radial(150, 150, 120, '#ff7aa0c0', '#ff7aa000')),
    circle(352, 132, 110, radial(352, 132, 110, '#ffb04aa0', '#ffb04a00')),
    put({ x: 150, y: 150, scale: 3.4 }, (c) => paintCoral(c, 0, true)),
    put({ x: 350, y: 128, scale: 2.7 }, (c) => paintCoral(c, 1, false)),
    put({ x: 432, y: 268, scale: 2.3, rotate: 14 }, (c) => paintStar(c, true)),
    put({ x: 70, y: 300, scale: 2.1 }, (c) => paintUrchin(c, false)),
    put({ x: 250, y: 66, scale: 1.5 }, (c) => paintAnemone(c, true)),
    put({ x: 76, y: 66, scale: 1.7, rotate: -16 }, (c) => paintShell(c, true)),
    stroke('M196 398C226 330 250 300 282 262', '#e8fbff66', 56),
    stroke('M204 388C232 326 254 298 284 262', '#ffffffb0', 26),
    put({ x: 66, y: 452, scale: 3, rotate: -24 }, (c) => paintFin(c, 65)),
    cast(
      place(
        { x: 470, y: 470, rotate: 204, scale: 3 },
        painted((c) => paintFin(c, 65)),
      ),
    ),
    circle(300, 244, 130, radial(300, 244, 130, '#fffbe0e0', '#fff6c060', '#fff6c000')),
    put({ x: 300, y: 244, scale: 5.6 }, (c) => paintPearl(c, PEARLS.rows[0])),
    ...[
      [214, 356, 9],
      [240, 330, 6],
      [196, 320, 5],
      [262, 352, 5],
    ].map(([x = 0, y = 0, r = 0]) =>
      circle(x, y, r, '#eaffffd0', { stroke: INK, 'stroke-width': 3 }),
    ),
    ellipse(256, 500, 170, 12, '#ffffff40'),
    sparkle(372, 196, 26),
    sparkle(120, 372, 16),
    sparkle(456, 60, 18),
  ]);
