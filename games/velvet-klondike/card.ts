import {
  cast,
  circle,
  clip,
  ellipse,
  glow,
  linear,
  PALETTE,
  path,
  place,
  rays,
  rect,
  sparkle,
  starOutline,
  stroke,
  vignette,
  type Card,
  type Svg,
} from '@playgrove/kit/build';

const INK = PALETTE.ink;
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

/** A back with a lattice and a star. */
function back(width: number, height: number): Svg {
  const [left, top] = [-width / 2 + 15, -height / 2 + 15];
  const [right, bottom] = [-left, -top];
  const lines = Array.from({ length: 17 }, (_, at) => {
    const x = (at - 8) * 32;
    return `M${x - 120} -140L${x + 120} 140M${x + 120} -140L${x - 120} 140`;
  }).join('');
  const panel = `M${left} ${top}H${right}V${bottom}H${left}Z`;
  return paper(
    width,
    height,
    path(panel, linear(left, top, right, bottom, '#ff5b8a', '#7b3df0')),
    clip(panel, stroke(lines, '#ffe08a59', 4)),
    circle(0, 0, 44, '#4a1f9c', { stroke: '#ffe08a', 'stroke-width': 5 }),
    path(starOutline(0, 2, 32), '#ffd02e', { stroke: '#d9760f', 'stroke-width': 3 }),
  );
}

/** The queen of hearts from the waist up, about 0, 0 at her collar. */
function queen(): Svg {
  const hairPaint = linear(-70, -130, 70, 20, '#f08a4f', '#d8542f', '#96303a');
  const lock = (side: number): Svg =>
    place(
      { flip: side < 0 },
      path(
        'M20 -132C70 -126 66 -84 62 -60C96 -48 84 -18 74 -12C92 4 74 30 54 22C30 22 34 -10 40 -30Z',
        hairPaint,
        EDGE,
      ),
    );
  const robe = 'M-108 96C-112 26 -74 0 -22 -10H22C74 0 112 26 108 96Z';
  const crown = 'M-44 -116L-56 -170L-25 -142L0 -184L25 -142L56 -170L44 -116Q0 -102 -44 -116Z';
  const gold = linear(0, -184, 0, -104, '#fff0a6', '#ffc93a', '#e08a1a');
  const eye = (x: number): Svg =>
    ellipse(x, -68, 6.6, 8, INK) +
    circle(x - 2.2, -71, 2.6, '#ffffff') +
    stroke(`M${x - 9} -84Q${x} -90 ${x + 9} -84`, '#8f2a33', 4.5);
  const beads = [-2, -1, 0, 1, 2].map((at) =>
    circle(at * 14, 4 + (4 - at * at) * 3.6, 6, '#fffaf0', { stroke: INK, 'stroke-width': 2 }),
  );
  const pearl = (x: number, y: number, r: number, fill: string): Svg =>
    circle(x, y, r, fill, { stroke: INK, 'stroke-width': 4 });
  return [
    lock(-1),
    lock(1),
    path(robe, linear(-90, 0, 90, 90, '#ff7a92', '#e8385c', '#96204f'), EDGE),
    rect(-18, -36, 36, 38, '#f0bd98', { rx: 12 }),
    path('M0 44L-52 -6Q-26 -20 -18 -14Z', '#ffe0e6', EDGE),
    path('M0 44L52 -6Q26 -20 18 -14Z', '#ffe0e6', EDGE),
    ...beads,
    circle(0, 64, 25, '#ffffff', { stroke: '#e08a1a', 'stroke-width': 6 }),
    sign(HEART, 0, 66, 15, RED),
    ellipse(0, -70, 49, 54, linear(-40, -120, 40, -20, '#ffeede', '#ffd0ac'), EDGE),
    path(
      'M0 -122C-34 -128 -54 -106 -50 -72C-40 -82 -14 -92 0 -112C14 -92 40 -82 50 -72C54 -106 34 -128 0 -122Z',
      hairPaint,
      EDGE,
    ),
    eye(-19),
    eye(19),
    circle(-32, -50, 9, '#ff5a6a70'),
    circle(32, -50, 9, '#ff5a6a70'),
    stroke('M0 -62L4 -52L-2 -50', '#c98a66', 4),
    stroke('M-12 -38Q0 -27 12 -38', '#c81e4a', 7.5),
    path(crown, gold, EDGE),
    pearl(-56, -174, 9, '#fffaf0'),
    pearl(0, -188, 10, '#ff4b6a'),
    pearl(56, -174, 9, '#fffaf0'),
    circle(0, -126, 8, RED),
    circle(-22, -124, 5, '#ffffffcc'),
    circle(22, -124, 5, '#ffffffcc'),
  ].join('');
}

/** The queen of hearts leaps out of a shower of cards, over velvet under a lamp. */
export const card: Card = async ({ letters }) => {
  const bare = (text: string, x: number, y: number, size: number, color: string): Svg =>
    letters(text, x, y, size, { top: color, bottom: color, rim: 'none' });
  const small = (text: string, d: string, color: string): Svg =>
    paper(
      168,
      238,
      bare(text, -44, -80, 52, color),
      sign(d, 44, -80, 26, color),
      sign(d, 0, 32, 62, color),
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
          bare('Q', -86, -134, 60, RED),
          sign(HEART, 84, -136, 32, RED),
          rect(-108, -92, 216, 256, linear(0, -92, 0, 164, '#ffc2cd', '#ffeef1'), {
            rx: 18,
            stroke: '#e11d4366',
            'stroke-width': 4,
          }),
          place({ y: 68 }, queen()),
          stroke('M-108 164H108', '#e11d4366', 4),
        ),
      ),
    ),
    sparkle(82, 60, 26),
    sparkle(484, 196, 16),
    sparkle(452, 268, 22),
    sparkle(30, 250, 15),
    vignette('#042a2e', 0.46),
  ];
};
