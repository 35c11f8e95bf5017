import {
  cast,
  circle,
  clip,
  contact,
  ellipse,
  linear,
  PALETTE,
  path,
  place,
  radial,
  rect,
  sky,
  sparkle,
  stroke,
  vignette,
  type Card,
  type Svg,
} from '@playgrove/kit/build';

const INK = '#1b1040';
const FUR = '#b2b5d0';
const DARK = '#3d3a5e';
const PALE = '#f6f5fc';

function inked(d: string, fill: Parameters<typeof path>[1], width = 13): Svg {
  return path(d, fill, { stroke: INK, 'stroke-width': width, 'stroke-linejoin': 'round' });
}

const TAIL = 'M-40 120C-150 150 -214 92 -200 6C-190 -52 -128 -70 -112 -22C-104 10 -96 40 -34 40Z';

/** The ringed tail, curled up behind. */
function tail(): Svg {
  const band = (d: string): Svg => stroke(d, DARK, 36, { 'stroke-linecap': 'butt' });
  return [
    inked(TAIL, FUR),
    clip(
      TAIL,
      band('M-90 40Q-150 12 -220 6'),
      band('M-86 60Q-140 84 -214 104'),
      band('M-60 66Q-84 110 -104 170'),
      band('M-110 10Q-130 -34 -128 -80'),
    ),
    path(TAIL, 'none', { stroke: INK, 'stroke-width': 6 }),
  ].join('');
}

function ear(x: number, rotate: number): Svg {
  return place(
    { x, y: -88, rotate },
    circle(0, 0, 48, INK),
    circle(0, 0, 36, FUR),
    circle(0, 8, 21, '#e58aa6'),
  );
}

/** The face with its mask, looking at a donut. */
function head(): Svg {
  const face =
    'M0 -112C98 -112 126 -36 150 26C118 90 62 98 0 98C-62 98 -118 90 -150 26C-126 -36 -98 -112 0 -112Z';
  return [
    ear(-84, -16),
    ear(84, 16),
    inked(face, linear(0, -112, 0, 98, '#cfd1e6', FUR, '#8385aa')),
    path('M-128 -18Q-62 -88 4 -40Q70 -88 132 -18L116 54Q4 116 -108 54Z', PALE),
    path(
      'M-136 30Q-96 -48 -20 -30Q6 -12 32 -30Q104 -48 138 30Q86 66 40 34Q8 16 -22 34Q-76 66 -136 30Z',
      DARK,
    ),
    stroke('M6 -104V-32', DARK, 15),
    ...[-52, 66].flatMap((x) => [
      circle(x, 2, 33, PALETTE.white),
      circle(x + 8, 8, 21, INK),
      circle(x + 15, -2, 9, PALETTE.white),
      circle(x + 1, 17, 4.5, '#ffffffcc'),
    ]),
    ellipse(8, 50, 25, 18, INK),
    ellipse(2, 44, 8, 5, '#ffffffcc'),
    stroke('M-22 72Q8 92 40 72', INK, 8),
  ].join('');
}

function paw(x: number, y: number, rotate: number): Svg {
  return place(
    { x, y, rotate },
    ellipse(0, 0, 36, 30, INK),
    ellipse(0, 0, 26, 20, DARK),
    stroke('M-8 12V2M6 13V3', INK, 5),
  );
}

/** What it came for. */
function donut(): Svg {
  const bits = [
    [-40, -24, 20, '#ffd02e'],
    [-12, -44, -30, '#4cc3ff'],
    [22, -40, 40, '#8dffb0'],
    [44, -14, 80, '#ffd02e'],
    [40, 20, 10, '#ffffff'],
    [-46, 10, 70, '#8dffb0'],
  ] as const;
  return [
    circle(0, 0, 76, INK),
    circle(0, 2, 64, linear(0, -60, 0, 70, '#f0b066', '#c97b34')),
    path(
      'M0 -58C46 -58 62 -20 58 8C56 24 44 18 36 30C26 44 14 30 0 36C-14 44 -26 28 -38 32C-54 34 -60 12 -58 -6C-54 -40 -34 -58 0 -58Z',
      linear(0, -58, 0, 40, '#ff9ac0', '#f0528f'),
    ),
    circle(0, -4, 21, INK),
    circle(0, -1, 13, '#2c1a58'),
    ...bits.map(([x, y, rotate, fill]) =>
      place({ x: x * 0.94, y: y * 0.94, rotate }, rect(-9, -3.6, 18, 7.2, fill, { rx: 3.6 })),
    ),
    ellipse(-26, -44, 14, 6, '#ffffff99', { transform: 'rotate(-28 -26 -44)' }),
  ].join('');
}

/** Bricks of a wall at night. */
function bricks(): Svg {
  return Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: 6 }, (__, column) =>
      rect(
        column * 104 - (row % 2) * 52 - 20,
        row * 50 - 4,
        96,
        42,
        (row + column) % 3 === 0 ? '#33307c' : '#2c2a70',
        {
          rx: 7,
        },
      ),
    ).join(''),
  ).join('');
}

export const card: Card = () =>
  Promise.resolve([
    sky('#241f66', '#2a2470', '#1c1750'),
    bricks(),
    // The beam that found it, round on the wall.
    path(
      'M512 -20L512 150L60 420L-30 210Z',
      linear(512, 20, 40, 330, '#fff3b0cc', '#ffd86a55', '#ffd86a22'),
    ),
    circle(262, 262, 226, radial(262, 262, 226, '#fff6cf', '#ffe48a', '#ffc64a')),
    circle(262, 262, 226, 'none', { stroke: '#fff9e0', 'stroke-width': 8 }),
    rect(0, 430, 512, 90, linear(0, 430, 0, 512, '#2e6b62', '#173a48')),
    rect(0, 426, 512, 9, INK),
    contact(262, 470, 190, 0.45),
    // Its own shadow, large on the wall.
    place({ x: 296, y: 262, scale: 1.02 }, ellipse(0, 70, 150, 140, '#b8782a', { opacity: 0.35 })),
    cast(
      place(
        { x: 262, y: 300, scale: 1.06, rotate: -6 },
        tail(),
        inked(
          'M-70 164C-142 150 -104 -10 0 -10C104 -10 144 150 78 164Q4 178 -70 164Z',
          linear(0, -10, 0, 160, FUR, '#8385aa'),
        ),
        ellipse(4, 112, 62, 58, PALE),
        place({ x: 4, y: -60 }, head()),
      ),
    ),
    cast(place({ x: 282, y: 404, scale: 0.9, rotate: 10 }, donut())),
    paw(204, 412, -14),
    paw(362, 404, 14),
    sparkle(440, 96, 24),
    sparkle(76, 110, 18),
    sparkle(470, 330, 14),
    vignette('#120a40', 0.34),
  ]);
