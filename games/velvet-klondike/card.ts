import {
  cast,
  circle,
  ellipse,
  glow,
  linear,
  path,
  place,
  rays,
  rect,
  sparkle,
  stroke,
  vignette,
  type Card,
  type Svg,
} from '@playgrove/kit/art';

const INK = '#2b1b4d';
const EDGE = { stroke: INK, 'stroke-width': 6, 'stroke-linejoin': 'round' } as const;
const RED = '#e11d43';

/** Card signs in a box of 200 by 200 about 0, 0. */
const HEART =
  'M0 95C-50 50 -105 10 -98 -42C-92 -98 -22 -110 0 -48C22 -110 92 -98 98 -42C105 10 50 50 0 95Z';
const SPADE =
  'M0 -100C30 -52 98 -22 94 26C90 74 30 78 12 40Q14 82 42 100H-42Q-14 82 -12 40C-30 78 -90 74 -94 26C-98 -22 -30 -52 0 -100Z';
const DIAMOND = 'M0 -100Q34 -40 80 0Q34 40 0 100Q-34 40 -80 0Q-34 -40 0 -100Z';

function sign(d: string, x: number, y: number, r: number, fill: string): Svg {
  return place({ x, y, scale: r / 100 }, path(d, fill));
}

function paper(width: number, height: number, ...face: readonly Svg[]): Svg {
  return (
    rect(
      -width / 2,
      -height / 2,
      width,
      height,
      linear(0, -height / 2, 0, height / 2, '#fffefa', '#f1e6d2'),
      {
        rx: width * 0.1,
        stroke: INK,
        'stroke-width': 7,
      },
    ) + face.join('')
  );
}

/** A plain back with a lattice and a star. */
function back(width: number, height: number): Svg {
  const lines = Array.from({ length: 13 }, (_, at) => {
    const x = (at - 6) * 34;
    return `M${x - 130} -150L${x + 130} 150M${x + 130} -150L${x - 130} 150`;
  });
  return paper(
    width,
    height,
    place(
      {},
      rect(
        -width / 2 + 14,
        -height / 2 + 14,
        width - 28,
        height - 28,
        linear(-60, -110, 60, 110, '#ff5b8a', '#7b3df0'),
        {
          rx: 12,
        },
      ),
    ),
    `<g clip-path="inset(0)">${stroke(lines.slice(3, 10).join(''), '#ffe08a4d', 3)}</g>`,
  );
}

/** The queen of hearts from the waist up; her chin is near 0, −20. */
function queen(): Svg {
  const hair =
    'M0 -142C-74 -142 -62 -62 -76 -2Q-46 24 -14 -14H14Q46 24 76 -2C62 -62 74 -142 0 -142Z';
  const robe = 'M-108 96C-112 22 -70 -4 -22 -12H22C70 -4 112 22 108 96Z';
  const crown = 'M-40 -112L-50 -166L-22 -136L0 -176L22 -136L50 -166L40 -112Q0 -100 -40 -112Z';
  const gold = linear(0, -176, 0, -104, '#fff0a6', '#ffc93a', '#e08a1a');
  const eye = (x: number): Svg => circle(x, -72, 6.4, INK) + circle(x - 2, -74, 2.2, '#ffffff');
  const beads = [-2, -1, 0, 1, 2].map((at) =>
    circle(at * 13, 4 + (4 - at * at) * 3.4, 5.6, '#fffaf0', { stroke: INK, 'stroke-width': 2 }),
  );
  return [
    path(hair, linear(-60, -130, 60, 10, '#e9704f', '#c8452c', '#8f2a33'), EDGE),
    path(robe, linear(-90, 0, 90, 90, '#ff6a86', '#e8385c', '#96204f'), EDGE),
    rect(-17, -36, 34, 36, '#eebd99', { rx: 12 }),
    path('M0 42L-48 -8Q-24 -20 -16 -14Z', '#ffd1da', EDGE),
    path('M0 42L48 -8Q24 -20 16 -14Z', '#ffd1da', EDGE),
    ...beads,
    circle(0, 62, 24, '#ffffff', { stroke: '#e08a1a', 'stroke-width': 6 }),
    sign(HEART, 0, 63, 14, RED),
    ellipse(0, -74, 44, 50, linear(-40, -120, 40, -30, '#ffe8d4', '#ffd0ac'), EDGE),
    path('M-44 -84C-42 -130 42 -130 44 -84C26 -108 -8 -110 -44 -84Z', '#c8452c', EDGE),
    eye(-17),
    eye(17),
    circle(-29, -56, 8, '#ff5a6a66'),
    circle(29, -56, 8, '#ff5a6a66'),
    stroke('M-11 -46Q0 -37 11 -46', '#c81e4a', 7),
    path(crown, gold, EDGE),
    circle(-50, -168, 8, '#fffaf0', { stroke: INK, 'stroke-width': 4 }),
    circle(0, -179, 9, '#ff4b6a', { stroke: INK, 'stroke-width': 4 }),
    circle(50, -168, 8, '#fffaf0', { stroke: INK, 'stroke-width': 4 }),
    circle(0, -122, 7, RED),
  ].join('');
}

/** The queen of hearts leaps out of a shower of cards, over velvet under a lamp. */
export const card: Card = async ({ letters }) => {
  const bare = (text: string, x: number, y: number, size: number, colour: string): Svg =>
    letters(text, x, y, size, { top: colour, bottom: colour, rim: 'none' });
  const small = (text: string, d: string, colour: string): Svg =>
    paper(
      168,
      238,
      bare(text, -44, -80, 52, colour),
      sign(d, 44, -80, 26, colour),
      sign(d, 0, 32, 62, colour),
    );
  return [
    glow(256, 190, '#5fe0a8', '#1f9b76', '#0b5f50', '#06343a'),
    rays(256, 200, 18, '#ffffff1c'),
    ...[
      [70, 90, -16],
      [452, 66, 12],
      [40, 330, 10],
      [474, 350, -10],
      [256, 478, 0],
    ].map(([x = 0, y = 0, rotate = 0], at) =>
      place(
        { x, y, rotate, scale: 0.42, opacity: 0.16 },
        path([SPADE, HEART, DIAMOND][at % 3] ?? HEART, '#ffffff'),
      ),
    ),
    cast(place({ x: 96, y: 178, rotate: -34 }, back(168, 238))),
    cast(place({ x: 424, y: 170, rotate: 30 }, small('A', SPADE, '#2a2158'))),
    cast(place({ x: 128, y: 366, rotate: -20 }, small('10', DIAMOND, '#ec5a0a'))),
    cast(place({ x: 404, y: 384, rotate: 24 }, small('7', HEART, RED))),
    cast(
      place(
        { x: 258, y: 262, rotate: -7 },
        paper(
          262,
          372,
          bare('Q', -84, -138, 68, RED),
          sign(HEART, 82, -138, 34, RED),
          rect(-108, -92, 216, 256, linear(0, -92, 0, 164, '#ffc2cd', '#ffeef1'), {
            rx: 18,
            stroke: '#e11d4366',
            'stroke-width': 4,
          }),
          place({ y: 68, scale: 0.98 }, queen()),
          stroke('M-108 164H108', '#e11d4366', 4),
        ),
      ),
    ),
    sparkle(82, 60, 26),
    sparkle(446, 66, 18),
    sparkle(452, 268, 22),
    sparkle(64, 282, 14),
    vignette('#042a2e', 0.46),
  ];
};
