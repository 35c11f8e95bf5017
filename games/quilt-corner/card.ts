import {
  cast,
  circle,
  clip,
  ellipse,
  fade,
  glow,
  linear,
  PALETTE,
  path,
  place,
  rays,
  rect,
  shade,
  sky,
  sparkle,
  stroke,
  tint,
  vignette,
  type Card,
  type Svg,
} from '@playgrove/kit/build';

const INK = PALETTE.ink;
const SIDE = 104;

/** The game's prints as SVG, in a square of 104. */
const PRINTS: Readonly<Record<string, readonly [color: string, deep: string, print: Svg]>> = {
  a: [
    '#ff5a63',
    '#b81237',
    [0, 52]
      .map((at) => rect(0, at, SIDE, 26, '#b8123780') + rect(at, 0, 26, SIDE, '#b8123780'))
      .join(''),
  ],
  b: [
    '#3f8cf2',
    '#1747a8',
    [
      [26, 26],
      [78, 26],
      [52, 52],
      [26, 78],
      [78, 78],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 10, '#ffffff'))
      .join(''),
  ],
  c: [
    '#ffcf3f',
    '#f08a12',
    [-104, -52, 0, 52].map((x) => path(`M${x} 104l104 -104h24l-104 104Z`, '#f08a12')).join(''),
  ],
  d: [
    '#4fc76a',
    '#14763f',
    [
      [28, 30],
      [76, 56],
      [30, 80],
    ]
      .map(
        ([x = 0, y = 0]) =>
          ellipse(x - 10, y, 15, 7, '#e9ffb8', { transform: `rotate(-40 ${x - 10} ${y})` }) +
          ellipse(x + 10, y, 15, 7, '#e9ffb8', { transform: `rotate(40 ${x + 10} ${y})` }),
      )
      .join(''),
  ],
};

/** A padded square patch with its upper left corner at x, y. */
function patch(kind: string, x: number, y: number): Svg {
  const [color, deep, print] = PRINTS[kind] ?? ['#ffffff', INK, ''];
  const outline = `M18 0H${SIDE - 18}Q${SIDE} 0 ${SIDE} 18V${SIDE - 18}Q${SIDE} ${SIDE} ${SIDE - 18} ${SIDE}H18Q0 ${SIDE} 0 ${SIDE - 18}V18Q0 0 18 0Z`;
  return place(
    { x, y },
    place({ y: 10 }, path(outline, shade(deep, 0.4), { stroke: INK, 'stroke-width': 10 })),
    path(outline, color, { stroke: INK, 'stroke-width': 10 }),
    clip(
      outline,
      rect(0, 0, SIDE, SIDE, linear(0, 0, 0, SIDE, tint(color, 0.25), color)),
      print,
      rect(0, 0, SIDE, 16, '#ffffff8c'),
      rect(0, SIDE - 18, SIDE, 18, fade(deep, 0.6)),
    ),
    rect(13, 13, SIDE - 26, SIDE - 26, 'none', {
      rx: 10,
      stroke: '#fffaf0',
      'stroke-width': 5,
      'stroke-dasharray': '11 10',
      'stroke-linecap': 'round',
    }),
  );
}

/** Rows of letters as patches, their upper left corner at x, y. */
const cloth = (rows: readonly string[], x: number, y: number): Svg =>
  rows
    .flatMap((row, line) =>
      [...row].map((kind, column) =>
        kind === '.' ? '' : patch(kind, x + column * SIDE, y + line * SIDE),
      ),
    )
    .join('');

function needle(): Svg {
  return (
    stroke('M-20 250 C70 160 150 330 240 250 S330 190 356 168', INK, 22) +
    stroke('M-20 250 C70 160 150 330 240 250 S330 190 356 168', '#ffe45c', 11) +
    place(
      { x: 398, y: 126, rotate: -45 },
      path(
        'M110 0Q10 -20 -76 -17Q-96 0 -76 17Q10 20 110 0Z',
        linear(0, -18, 0, 18, '#ffffff', '#cfd8ea', '#7f8cb0'),
        {
          stroke: INK,
          'stroke-width': 9,
          'stroke-linejoin': 'round',
        },
      ),
      rect(-72, -6, 32, 12, INK, { rx: 6 }),
    )
  );
}

/** A patch comes down onto a padded quilt, a golden thread runs through. */
export const card: Card = async () => [
  sky('#f7a08e', '#e0607f', '#a8336e'),
  glow(120, 60, '#fff1c4cc', '#ffe0a055', '#ffe0a000'),
  rays(80, 20, 16, '#fff6d826'),
  rect(-10, 330, 532, 200, linear(0, 330, 0, 512, '#f6bd72', '#c2783c')),
  rect(-10, 322, 532, 10, INK),
  place({ x: 256, y: 384, rotate: -9 }, cast(cloth(['abcda', 'bdacb'], -260, -62))),
  cast(needle()),
  place({ x: 206, y: 150, rotate: 10 }, cast(cloth(['dd.', '.dd'], -156, -104))),
  sparkle(92, 92, 26),
  sparkle(440, 300, 22),
  sparkle(300, 60, 16),
  vignette('#4a1440', 0.34),
];
