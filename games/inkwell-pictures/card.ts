import {
  circle,
  contact,
  ellipse,
  glow,
  linear,
  PALETTE,
  path,
  place,
  rect,
  sky,
  sparkle,
  stroke,
  vignette,
  type Card,
  type Svg,
} from '@playgrove/kit/build';
import { BOTTLE, EYE_X, EYE_Y, HEAD, LABEL, LIMBS, NECK, PEN_ARM } from './outlines.ts';

const INK = PALETTE.ink;
const CORAL = '#f0674c';

/** Ink cells on the sheet behind: a whale that is half painted. */
const ROWS = [
  '.T.T.......',
  '..T.....B.B',
  '..T.....BBB',
  '.BBBB....B.',
  'BBBBBBBBBB.',
  'BkBBBBBBB..',
  '.BBBBBBB...',
];

function sheet(): Svg {
  const side = 44;
  const inks: Readonly<Record<string, string>> = { T: '#6cc3cf', B: '#3f7cc2' };
  const cells = ROWS.flatMap((row, y) =>
    [...row].map((letter, x) => {
      const fill = inks[letter];
      return fill === undefined
        ? ''
        : rect(x * side, y * side, side + 1, side + 1, x > 5 ? '#2c2a4a' : fill);
    }),
  );
  const lines = Array.from({ length: 12 }, (_, at) =>
    stroke(`M${at * side} -40 V${side * 9} M-60 ${at * side - 40} H${side * 12}`, '#d9cba6', 3),
  );
  return place(
    { x: 60, y: 70, rotate: -7 },
    rect(-90, -70, 620, 520, '#1d4a4255', { rx: 18, transform: 'translate(10 16)' }),
    rect(-90, -70, 620, 520, '#fbf3de', { rx: 18 }),
    ...lines,
    ...cells,
  );
}

function eye(side: number): Svg {
  const x = side * EYE_X;
  return place(
    {},
    ellipse(x, EYE_Y, 21, 24, INK),
    ellipse(x, EYE_Y, 17, 20, '#ffffff'),
    circle(x - 4, EYE_Y - 2, 10, INK),
    circle(x - 8, EYE_Y - 7, 4, '#ffffff'),
    ellipse(side * 47, EYE_Y + 28, 12, 8, '#ff9d8fcc'),
  );
}

function octopus(): Svg {
  const arm = (d: string, width: number): Svg =>
    place({}, stroke(d, INK, width + 11), stroke(d, CORAL, width));
  return place(
    {},
    ellipse(0, 8, 58, 13, INK),
    arm(PEN_ARM, 21),
    place(
      { x: 104, y: -86, rotate: 22 },
      path('M-8 -70 L8 -70 L9 30 L-9 30 Z', '#e9bd6a', {
        stroke: INK,
        'stroke-width': 7,
        'stroke-linejoin': 'round',
      }),
      path('M-10 30 L10 30 L6 48 L0 68 L-6 48 Z', '#d7dbe8', {
        stroke: INK,
        'stroke-width': 6,
        'stroke-linejoin': 'round',
      }),
    ),
    arm('M96 -78 C104 -88 116 -84 114 -72', 17),
    path(HEAD, linear(-40, -140, 50, 30, '#ff9070', CORAL, '#cf4338'), {
      stroke: INK,
      'stroke-width': 10,
      'stroke-linejoin': 'round',
    }),
    ellipse(-24, -106, 30, 14, '#ffffff66', { transform: 'rotate(-24 -24 -106)' }),
    circle(22, -118, 8, '#ffb79a'),
    circle(44, -98, 5.5, '#ffb79a'),
    eye(-1),
    eye(1),
    path('M-14 -28 Q0 -6 14 -28 Z', '#8c2b3c', {
      stroke: INK,
      'stroke-width': 5,
      'stroke-linejoin': 'round',
    }),
    path(BOTTLE, linear(0, 26, 0, 104, '#7cc0e0', '#3b6fa0', '#2a2752', '#26244a'), {
      stroke: INK,
      'stroke-width': 10,
      'stroke-linejoin': 'round',
    }),
    ellipse(-66, 66, 9, 26, '#ffffff66'),
    path(NECK, '#6fb2d6', { stroke: INK, 'stroke-width': 9, 'stroke-linejoin': 'round' }),
    path(LABEL, '#fbf3de', { stroke: INK, 'stroke-width': 5, 'stroke-linejoin': 'round' }),
    path('M0 56 C-12 70 -14 78 -8 84 Q0 90 8 84 C14 78 12 70 0 56 Z', '#c8372f'),
    ...LIMBS.map(([d, width]) => arm(d, width)),
  );
}

/** The octopus leans out of its inkwell, pen up, before a half painted whale: no words, they are under the card. */
export const card: Card = () =>
  Promise.resolve([
    sky('#cfe6c4', '#93c0a4', '#5f9483'),
    glow(170, 90, '#fffbe0aa', '#fffbe033', '#fffbe000'),
    sheet(),
    vignette('#1d4a42', 0.34),
    contact(292, 484, 190, 0.4),
    place({ x: 286, y: 308, rotate: -6, scale: 1.66 }, octopus()),
    sparkle(452, 110, 26),
    sparkle(486, 176, 13),
    sparkle(60, 410, 18),
  ]);
