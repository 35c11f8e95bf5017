import {
  cast,
  circle,
  ellipse,
  glow,
  linear,
  PALETTE,
  path,
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

const INK = PALETTE.ink;
const inked = (d: string, fill: Parameters<typeof path>[1], width = 9): Svg =>
  path(d, fill, { stroke: INK, 'stroke-width': width, 'stroke-linejoin': 'round' });

/** Long hair that swings to the left, teal with pink ends. */
const SWING =
  'M-66 -70C-112 -30 -112 40 -156 92C-190 132 -236 136 -262 122C-244 152 -206 166 -170 160C-196 184 -224 190 -244 186C-196 216 -128 196 -96 142C-70 98 -62 40 -52 0Z';
const ENDS =
  'M-150 84C-184 130 -236 136 -262 122C-244 152 -206 166 -170 160C-196 184 -224 190 -244 186C-196 216 -140 198 -104 152C-122 146 -140 120 -150 84Z';
const LEFT =
  'M-92 6C-116 66 -152 110 -196 128M-78 30C-98 92 -132 138 -178 164M-72 60C-88 110 -120 156 -168 176';
const CAP =
  'M-72 8C-92 -74 -56 -116 0 -116C62 -116 94 -70 72 8C68 -22 62 -44 44 -58C10 -40 -34 -40 -58 -52C-66 -34 -70 -14 -72 8Z';
const RIGHT =
  'M70 -50C104 -20 96 44 112 92C120 118 110 140 92 150C100 118 76 96 70 60C66 30 66 -8 70 -50Z';

const face: Svg = [
  inked('M-30 52V104H30V52Z', '#a96a45', 8),
  ...[-1, 1].map((side) =>
    ellipse(side * 66, 2, 13, 18, '#cf9465', { stroke: INK, 'stroke-width': 7 }),
  ),
  inked(
    'M-63 -26C-67 -92 67 -92 63 -26C66 32 40 80 0 84C-40 80 -66 32 -63 -26Z',
    linear(-30, -80, 30, 84, '#e0ab7f', '#c58757'),
  ),
  ...[-1, 1].flatMap((side) => [
    ellipse(side * 28, -3, 15, 17, INK),
    ellipse(side * 28, -3, 12, 14, '#ffffff'),
    ellipse(side * 28 - 3, -2, 9, 11, '#5b3a22'),
    circle(side * 28 - 6, -7, 4, '#ffffff'),
    stroke(`M${side * 40} -13L${side * 48} -19M${side * 42} -6L${side * 50} -9`, INK, 4),
    stroke(`M${side * 14} -26Q${side * 30} -36 ${side * 45} -26`, '#4a2c2c', 5),
    ellipse(side * 40, 30, 14, 9, '#ff4f7055'),
    circle(side * 66, 27, 7, '#ffd02e', { stroke: INK, 'stroke-width': 4 }),
  ]),
  stroke('M-7 26Q0 33 7 26', '#8b5a38', 4),
  inked('M-22 44Q0 51 22 44Q18 70 0 70Q-18 70 -22 44Z', '#a8264a', 5),
  path('M-19 46Q0 52 19 46L17 53Q0 57 -17 53Z', '#ffffff'),
].join('');

const client: Svg = [
  inked(
    'M-32 96C-96 106 -124 126 -140 190C-152 240 -160 300 -160 330H160C160 300 152 240 140 190C124 126 96 106 32 96Z',
    linear(-80, 96, 60, 300, '#ffd35e', '#f29a2e'),
  ),
  ...[-80, -27, 27, 80].map((x) => circle(x, 168, 6, '#fff3c8')),
  inked(RIGHT, linear(70, -50, 110, 150, '#2fd3c4', '#0f8f96')),
  inked(SWING, linear(-60, -60, -240, 180, '#2fd3c4', '#0f8f96')),
  path(ENDS, linear(-150, 90, -230, 190, '#ff77b8', '#e2348c')),
  stroke(LEFT, '#0b6f7a', 5),
  face,
  rect(-46, 96, 92, 22, '#fff6e3', { rx: 11, stroke: INK, 'stroke-width': 6 }),
  inked(CAP, linear(-60, -110, 50, 0, '#5be6d6', '#129aa0')),
  stroke('M-50 -70C-38 -96 -10 -104 14 -102', '#ffffffaa', 8),
  stroke(
    'M-20 -110C-46 -96 -60 -76 -64 -50M20 -112C46 -100 66 -76 70 -40M0 -112C-4 -90 -14 -66 -26 -50',
    '#0b6f7a',
    4,
  ),
].join('');

/** Open scissors, points to the right. */
const scissors: Svg = [
  ...[-1, 1].flatMap((side) => [
    place(
      { x: 0, y: 0, rotate: side * 17 },
      inked('M0 -9L128 -2L132 4L0 9Z', linear(0, -9, 0, 9, '#ffffff', '#b9c2d8'), 7),
    ),
    place(
      { x: 0, y: 0, rotate: side * -20 },
      circle(-52, 0, 27, 'none', { stroke: INK, 'stroke-width': 26 }) +
        circle(-52, 0, 27, 'none', { stroke: '#ff4f9a', 'stroke-width': 14 }),
    ),
  ]),
  circle(0, 0, 11, '#ffd02e', { stroke: INK, 'stroke-width': 6 }),
].join('');

export const card: Card = () =>
  Promise.resolve([
    sky('#ffb3d1', '#e86fae', '#8a3f9c'),
    rays(290, 220, 16, '#ffffff1f'),
    glow(290, 210, '#fff6e3d9', '#ffd6e655', '#ffd6e600'),
    circle(290, 222, 206, 'none', { stroke: INK, 'stroke-width': 30 }),
    circle(290, 222, 206, 'none', { stroke: '#ffd878', 'stroke-width': 19 }),
    ...Array.from({ length: 10 }, (_, at) => {
      const angle = Math.PI * (0.9 + at * 0.133);
      return circle(290 + Math.cos(angle) * 206, 222 + Math.sin(angle) * 206, 12, '#fffbe0', {
        stroke: INK,
        'stroke-width': 4,
      });
    }),
    vignette('#3a1144', 0.4),
    cast(place({ x: 300, y: 236, scale: 1.22, rotate: 6 }, client)),
    cast(place({ x: 96, y: 392, scale: 0.98, rotate: -30 }, scissors)),
    place(
      { x: 190, y: 452, rotate: 30 },
      inked('M-26 -7Q0 8 26 -6Q20 10 0 12Q-20 10 -26 -7Z', '#ff77b8', 6),
    ),
    place(
      { x: 62, y: 474, rotate: -20 },
      inked('M-22 -6Q0 8 22 -5Q16 9 0 10Q-16 9 -22 -6Z', '#ff77b8', 6),
    ),
    sparkle(64, 84, 26),
    sparkle(446, 64, 20),
    sparkle(474, 330, 16),
  ]);
