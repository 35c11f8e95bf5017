import {
  PALETTE,
  circle,
  ellipse,
  glow,
  limb,
  linear,
  path,
  place,
  rays,
  rect,
  sky,
  skyline,
  sparkle,
  stroke,
  vignette,
  type Card,
  type Svg,
} from '@playgrove/kit/build';

const INK = PALETTE.ink;
const SKIN = '#e0a070';
const HOODIE = '#ff5a5f';
const DENIM = '#3a4a9a';
const GOLD = '#ffd02e';

function shoe(x: number, y: number, turn: number): Svg {
  return place(
    { x, y, rotate: turn },
    path('M-28 -22H6Q36 -18 46 4Q47 18 34 18H-22Q-36 18 -36 2Q-36 -22 -28 -22Z', '#fff6e3', {
      stroke: INK,
      'stroke-width': 9,
      'stroke-linejoin': 'round',
    }),
    path('M-34 8H46Q46 19 34 19H-22Q-34 19 -34 8Z', HOODIE),
    rect(-6, -14, 22, 7, INK, { rx: 3 }),
  );
}

function wheel(x: number, y: number): Svg {
  return circle(x, y, 23, INK) + circle(x, y, 15, '#fff6e3') + circle(x, y, 6, INK);
}

/** Locked onto the golden edge, nose up. */
function board(): Svg {
  return place(
    { x: 262, y: 398, rotate: -9 },
    wheel(-86, 30),
    wheel(86, 30),
    stroke('M-172 -34L-124 0H124L172 -34', INK, 44),
    stroke('M-172 -34L-124 0H124L172 -34', linear(-170, 0, 170, 0, '#ff8a1f', GOLD), 27),
    stroke('M-166 -40L-122 -9H122L166 -40', '#4a3f6a', 10),
    path('M-40 2L-22 -7H22L40 2Z', '#ff4b55'),
  );
}

function crown(): Svg {
  return place(
    { x: 286, y: 84, rotate: -10 },
    path(
      'M-58 26L-70 -46L-30 -14L0 -66L30 -14L70 -46L58 26Z',
      linear(0, -60, 0, 30, '#fff2a0', GOLD, '#ff9a1f'),
      {
        stroke: INK,
        'stroke-width': 12,
        'stroke-linejoin': 'round',
      },
    ),
    rect(-52, 6, 104, 14, '#ff8a1f', { rx: 6 }),
    circle(0, -8, 8, '#ff4b55'),
    circle(-30, -2, 6, '#2f7dff'),
    circle(30, -2, 6, '#45d15b'),
  );
}

function head(): Svg {
  return [
    path('M222 142Q160 150 136 196Q178 196 216 214Z', '#4a2a3c', {
      stroke: INK,
      'stroke-width': 9,
      'stroke-linejoin': 'round',
    }),
    circle(280, 162, 80, INK),
    circle(280, 162, 70, linear(0, 92, 0, 232, '#f4bf92', SKIN)),
    path('M210 162Q206 116 240 96L250 150Q238 176 236 206Q214 190 210 162Z', '#4a2a3c'),
    path('M206 146Q204 78 282 74Q352 74 356 134Z', linear(0, 74, 0, 150, '#3fe0cf', '#14c4b4'), {
      stroke: INK,
      'stroke-width': 11,
      'stroke-linejoin': 'round',
    }),
    stroke('M208 148L354 136', INK, 42),
    stroke('M208 148L354 136', '#7df0e2', 26),
    ellipse(300, 178, 15, 18, '#ffffff'),
    ellipse(336, 175, 13, 17, '#ffffff'),
    circle(306, 179, 9.5, INK),
    circle(340, 176, 9, INK),
    circle(309, 175, 3.4, '#ffffff'),
    circle(343, 172, 3.2, '#ffffff'),
    ellipse(282, 204, 13, 8, '#ff8a7a', { opacity: 0.7 }),
    path('M298 206Q324 214 346 200Q342 230 320 230Q302 228 298 206Z', '#ffffff', {
      stroke: INK,
      'stroke-width': 7,
      'stroke-linejoin': 'round',
    }),
  ].join('');
}

function rider(): Svg {
  return [
    // The arm behind, thrown up for balance.
    limb('M212 260Q152 254 118 208', '#c8424f', 36),
    limb('M122 214Q108 188 106 168', SKIN, 27),
    circle(104, 160, 20, SKIN, { stroke: INK, 'stroke-width': 8 }),
    limb('M214 336Q150 336 152 388', '#2c397c', 50),
    shoe(156, 396, -8),
    board(),
    limb('M238 334Q322 314 348 356', DENIM, 54),
    limb('M340 340Q356 352 352 364', DENIM, 48),
    shoe(360, 360, -9),
    limb('M226 336L262 254', HOODIE, 84),
    stroke('M206 318L238 246', '#ff9a94', 15),
    stroke('M192 350L266 366', '#c8424f', 22),
    path('M244 318L240 292L254 304L266 284L274 306L290 296L282 322Z', GOLD),
    stroke('M222 228Q262 252 306 238', INK, 40),
    stroke('M222 228Q262 252 306 238', '#d9485a', 24),
    head(),
    crown(),
    // The arm ahead.
    limb('M288 268Q356 286 396 250', HOODIE, 37),
    limb('M390 254Q414 236 424 212', SKIN, 27),
    circle(428, 204, 21, SKIN, { stroke: INK, 'stroke-width': 8 }),
  ].join('');
}

function ledge(): Svg {
  return place(
    { x: 256, y: 470, rotate: -9 },
    rect(-330, -14, 680, 200, INK),
    rect(-330, 10, 680, 180, linear(0, 10, 0, 120, '#8a4dff', '#43227a')),
    rect(-330, 52, 680, 12, '#2b1b4d55'),
    rect(-330, -20, 680, 34, INK, { rx: 10 }),
    rect(-330, -14, 680, 20, linear(0, -14, 0, 8, '#fff2a0', '#ffb52e'), { rx: 6 }),
  );
}

function spark(x: number, y: number, dx: number, dy: number): Svg {
  return stroke(`M${x} ${y}L${x + dx} ${y + dy}`, '#fff2a0', 8);
}

export const card: Card = async () => [
  sky('#3b2a86', '#b8459a', '#ff6f61', '#ffc46a'),
  glow(300, 250, '#ffe9a8dd', '#ff9a5a55', '#ff8a5a00'),
  rays(300, 250, 18, '#ffffff26'),
  circle(300, 236, 138, linear(0, 100, 0, 376, '#fffbe0', '#ffb54a')),
  skyline(412, 180, '#8f3f92', '#ffd28a', 5),
  skyline(450, 130, '#5f2f80', '#ffe0a0', 8),
  ledge(),
  rider(),
  spark(150, 452, -58, -26),
  spark(140, 468, -76, 4),
  spark(176, 442, -44, -48),
  spark(336, 422, -40, -30),
  spark(352, 436, -50, 10),
  sparkle(424, 92, 24),
  sparkle(84, 92, 18),
  sparkle(452, 330, 16),
  vignette('#3a0f4d', 0.34),
];
