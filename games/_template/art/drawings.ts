import {
  circle,
  clip,
  drawing,
  ellipse,
  linear,
  path,
  place,
  radial,
  stroke,
  type Svg,
} from '@playgrove/kit/build';

/* What the icon sets lack, drawn for this game. The build adds the ink rim, as it does to icons. */

const LEAF = 'M0 0C-4 -22 8 -40 34 -46C40 -20 26 -2 0 0Z';

function leaf(x: number, y: number, rotate: number, scale = 1): Svg {
  return place({ x, y, rotate, scale }, path(LEAF, linear(0, -44, 20, 0, '#8be36a', '#2f9a4c')));
}

/** A green berry with pale seams from stem to tail. */
export const gooseberry: Svg = drawing(
  200,
  210,
  path('M86 178C82 196 88 206 96 210C100 202 104 202 110 210C118 200 118 188 112 178Z', '#9a6a3a'),
  circle(100, 112, 78, radial(82, 88, 118, '#e9ff9a', '#9fe04c', '#3f9f45', '#257a4a')),
  clip(
    'M22 112A78 78 0 1 1 178 112A78 78 0 1 1 22 112Z',
    [-62, -34, 0, 34, 62]
      .map((bend) => stroke(`M100 34Q${100 + bend * 1.7} 112 100 190`, '#f4ffc499', 5))
      .join(''),
    ellipse(100, 178, 62, 26, radial(100, 182, 62, '#d8ff9ab3', '#d8ff9a00')),
  ),
  leaf(100, 42, 4, 1.1),
  leaf(98, 42, -92, 0.9),
  place({ x: 70, y: 78, rotate: -38 }, ellipse(0, 0, 27, 15, '#ffffffd9')),
  circle(136, 150, 7, '#ffffffb3'),
);

/** Where the beads of a cloudberry sit, those at the back first, and how large they are. */
const BEADS: readonly (readonly [number, number, number])[] = [
  [58, 84, 30],
  [142, 84, 30],
  [100, 74, 32],
  [42, 120, 30],
  [158, 120, 30],
  [64, 156, 30],
  [136, 156, 30],
  [100, 172, 30],
  [80, 118, 33],
  [122, 120, 33],
  [100, 148, 31],
];

/** An amber berry of beads under a ruff of leaves. */
export const cloudberry: Svg = drawing(
  200,
  210,
  BEADS.map(
    ([x, y, r]) =>
      circle(x, y, r, radial(x - r * 0.2, y - r * 0.3, r * 1.3, '#fff0a0', '#ffb62e', '#e2611c')) +
      place({ x: x - r * 0.3, y: y - r * 0.42, rotate: -32 }, ellipse(0, 0, 9, 5.5, '#ffffffe6')),
  ).join(''),
  leaf(100, 62, 8, 1.15),
  leaf(100, 62, -56, 1.05),
  leaf(98, 62, -112, 1),
  leaf(104, 62, 62, 0.9),
  stroke('M100 58C98 44 102 32 112 22', '#2f9a4c', 9),
);

/** The basket's handle and its dark inside: what stands behind the berries in it. */
export const basketBack: Svg = drawing(
  260,
  190,
  stroke('M34 130C34 -20 226 -20 226 130', '#8a4f24', 22),
  stroke('M34 130C34 -20 226 -20 226 130', '#d9954a', 13),
  stroke('M36 112C44 0 216 0 224 112', '#ffcf86', 4, { 'stroke-dasharray': '15 13' }),
  ellipse(130, 140, 116, 36, linear(0, 104, 0, 178, '#4a2340', '#7a4030')),
);

const BODY = 'M10 24L34 128Q38 146 60 146H200Q222 146 226 128L250 24Q130 66 10 24Z';

/** One row of the weave: short straws over and under the ribs. */
function straws(y: number, shift: number): Svg {
  return Array.from({ length: 9 }, (_, at) =>
    stroke(`M${at * 34 - 22 + shift} ${y}q13 -12 26 0`, '#ffc878', 12),
  ).join('');
}

/** The woven side: what stands in front of the berries. */
export const basketFront: Svg = drawing(
  260,
  150,
  path(BODY, linear(0, 20, 0, 150, '#d98c42', '#a85a2c')),
  clip(
    BODY,
    [56, 79, 102, 125, 148].map((y, row) => straws(y, row % 2 === 0 ? 0 : 17)).join(''),
    path(BODY, linear(0, 0, 260, 60, '#ffe9b040', '#7a2a4a00', '#5a1e3c80')),
  ),
  stroke('M13 24Q130 68 247 24', '#8a4f24', 26),
  stroke('M13 23Q130 67 247 23', '#eba657', 18),
  stroke('M16 20Q130 62 244 20', '#ffdca0', 6, { 'stroke-dasharray': '20 14' }),
);
