import {
  PALETTE,
  circle,
  coin,
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
  speedLines,
  stroke,
  vignette,
  type Card,
  type Svg,
} from '@playgrove/kit/build';

const INK = PALETTE.ink;
const SKIN = '#ffd2ae';
const HAIR = '#e2502e';

function shoe(x: number, y: number, turn: number): Svg {
  return place(
    { x, y, rotate: turn },
    path('M-22 -18H8Q40 -14 44 6Q44 16 34 16H-20Q-30 16 -30 4Q-30 -18 -22 -18Z', '#ffffff', {
      stroke: INK,
      'stroke-width': 9,
      'stroke-linejoin': 'round',
    }),
    rect(-25, 4, 64, 8, '#ffd02e', { rx: 4 }),
  );
}

/** Leaping from roof to roof, the baton held out ahead. */
function runner(): Svg {
  return [
    // Ponytail and what is farther away.
    limb('M206 148Q150 128 118 154Q96 172 66 160', HAIR, 32),
    limb('M226 232Q190 262 158 262Q136 258 124 236', '#e8b48c', 26),
    circle(122, 232, 17, SKIN, { stroke: INK, 'stroke-width': 8 }),
    limb('M232 330Q190 352 150 350', '#24407f', 44),
    limb('M152 350Q120 372 96 404', '#e8b48c', 30),
    shoe(84, 410, 62),
    // Body.
    limb('M238 326L262 236', '#ff4b55', 74),
    stroke('M226 300L244 236', '#ff8a8f', 14),
    limb('M236 336Q262 344 282 330', '#2f4fa8', 56),
    limb('M256 332Q306 326 346 306', '#2f4fa8', 46),
    limb('M346 306Q372 340 378 376', SKIN, 32),
    shoe(388, 384, 14),
    rect(246, 262, 44, 40, '#ffffff', { rx: 9, stroke: INK, 'stroke-width': 6 }),
    rect(263, 270, 10, 24, '#2f4fa8', { rx: 3 }),
    head(),
    // The arm with the baton.
    limb('M276 232Q318 254 350 236', '#ff4b55', 30),
    limb('M340 240Q374 226 398 200', SKIN, 28),
    place(
      { x: 408, y: 190, rotate: 38 },
      rect(-16, -66, 32, 128, INK, { rx: 15 }),
      rect(-8, -58, 16, 112, linear(0, -58, 0, 54, '#fff2a0', '#ffb52e'), { rx: 8 }),
      rect(-8, -18, 16, 26, '#ff4b55'),
    ),
    circle(402, 198, 19, SKIN, { stroke: INK, 'stroke-width': 8 }),
  ].join('');
}

function head(): Svg {
  return [
    circle(264, 152, 76, INK),
    circle(264, 152, 67, linear(0, 86, 0, 220, '#ffe4cb', SKIN)),
    path(
      'M198 168Q188 92 256 84Q312 80 330 128Q286 112 240 136Q214 150 208 190Q200 184 198 168Z',
      HAIR,
    ),
    path('M198 150Q252 104 331 124L330 144Q256 124 202 170Z', '#ffd02e', {
      stroke: INK,
      'stroke-width': 5,
      'stroke-linejoin': 'round',
    }),
    ellipse(276, 164, 14, 16, '#ffffff'),
    ellipse(312, 162, 13, 15, '#ffffff'),
    circle(281, 165, 9, INK),
    circle(316, 163, 9, INK),
    circle(284, 161, 3.4, '#ffffff'),
    circle(319, 159, 3.4, '#ffffff'),
    ellipse(258, 188, 13, 8, '#ff8a8f', { opacity: 0.6 }),
    path('M276 190Q300 196 320 186Q314 210 296 210Q280 208 276 190Z', '#ffffff', {
      stroke: INK,
      'stroke-width': 6,
      'stroke-linejoin': 'round',
    }),
  ].join('');
}

function house(x: number, y: number, width: number, wall: string, deep: string): Svg {
  const panes = Array.from({ length: Math.floor((width - 20) / 52) }, (_, at) =>
    path(
      `M${x + 20 + at * 52} ${y + 128}v-32q0 -18 16 -18t16 18v32Z`,
      at % 2 === 0 ? '#ffe39a' : '#5a2a5e',
    ),
  ).join('');
  const stripes = Array.from({ length: Math.ceil(width / 34) }, (_, at) =>
    path(
      `M${x + at * 34} ${y + 26}h34v14q0 17 -17 17t-17 -17Z`,
      at % 2 === 0 ? '#ff4b55' : '#fff6e3',
    ),
  ).join('');
  return [
    rect(x - 4, y + 10, width + 8, 420, INK),
    rect(x + 4, y + 10, width - 8, 420, linear(0, y, 0, 520, wall, deep)),
    panes,
    stripes,
    rect(x - 14, y - 4, width + 28, 36, INK, { rx: 12 }),
    rect(x - 6, y + 3, width + 12, 12, '#fff0d2', { rx: 5 }),
    rect(x - 6, y + 14, width + 12, 10, '#e2553d', { rx: 4 }),
  ].join('');
}

export const card: Card = async () => [
  sky('#4a2f9a', '#d6508c', '#ff8a5a', '#ffd98a'),
  glow(330, 250, '#ffe9a8cc', '#ffb35a44', '#ffb35a00'),
  rays(330, 252, 18, '#ffffff24'),
  circle(330, 252, 116, linear(0, 136, 0, 368, '#fffbe0', '#ffc24a')),
  skyline(430, 190, '#a84a8f', '#ffd28a', 4),
  skyline(470, 150, '#7a3888', '#ffe0a0', 9),
  house(-60, 446, 250, '#f08a5d', '#a8406a'),
  house(330, 424, 260, '#5fb0a8', '#3a5a8f'),
  speedLines(250, 260, 14, '#ffffff3d', 3),
  runner(),
  coin(452, 330, 30, 10),
  coin(470, 96, 25, -8),
  coin(60, 84, 27, 12),
  sparkle(424, 62, 22),
  sparkle(76, 300, 20),
  sparkle(150, 60, 14),
  vignette('#3a0f4d', 0.34),
];
