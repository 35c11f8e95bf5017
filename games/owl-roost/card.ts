import {
  cast,
  circle,
  contact,
  ellipse,
  glow,
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

const INK = PALETTE.ink;
const BODY =
  'M-62 -80 Q-30 -66 0 -68 Q30 -66 62 -80 C88 -30 88 42 58 76 Q0 106 -58 76 C-88 42 -88 -30 -62 -80 Z';

type Coat = { readonly plume: readonly [string, string, string]; readonly belly: string };

const BROWN: Coat = { plume: ['#d39a63', '#a8683c', '#6e3f30'], belly: '#fbe6c0' };
const BLUE: Coat = { plume: ['#9fb0e8', '#6f7fb8', '#465092'], belly: '#e8f0ff' };

/** The game's own owl as SVG, `r` about half its height. */
function owl(x: number, y: number, r: number, rotate: number, awake: boolean, coat: Coat): Svg {
  const { plume, belly } = coat;
  const wing = (side: number): Svg =>
    place(
      { x: side * 74, y: -2, rotate: side * (awake ? -38 : -6) },
      ellipse(0, 26, 25, 56, plume[2], { stroke: INK, 'stroke-width': 9 }),
      stroke('M-12 14 Q0 24 12 14 M-12 36 Q0 46 12 36', '#ffffff40', 5),
    );
  return place(
    { x, y, rotate, scale: r / 90 },
    wing(-1),
    wing(1),
    path(BODY, linear(0, -80, 0, 90, ...plume), {
      stroke: INK,
      'stroke-width': 10,
      'stroke-linejoin': 'round',
    }),
    ellipse(0, 42, 46, 46, belly),
    ...[
      [-20, 28],
      [20, 28],
      [0, 48],
      [-24, 66],
      [24, 66],
    ].map(([fx = 0, fy = 0]) =>
      stroke(`M${fx - 10} ${fy - 4} Q${fx} ${fy + 9} ${fx + 10} ${fy - 4}`, plume[1], 6),
    ),
    ...[-1, 1].map((side) => ellipse(side * 30, -24, 37, 36, belly)),
    ...[-1, 1].map((side) => (awake ? openEye(side) : closedEye(side))),
    path('M-14 -16 L14 -16 L0 18 Z', '#ffae35', {
      stroke: INK,
      'stroke-width': 6,
      'stroke-linejoin': 'round',
    }),
    ...[-1, 1].map((side) => ellipse(side * 48, 2, 10, 6, '#ff7a8a99')),
    ellipse(-38, -62, 20, 6, '#ffffff66', { transform: 'rotate(18 -38 -62)' }),
    ...[-1, 1].map((side) =>
      stroke(`M${side * 12} 88 L${side * 16} 98 M${side * 26} 84 L${side * 32} 94`, '#f29a2e', 10),
    ),
  );
}

function closedEye(side: number): Svg {
  const x = side * 30;
  return stroke(`M${x - 19} -30 Q${x} -4 ${x + 19} -30`, INK, 9);
}

function openEye(side: number): Svg {
  const x = side * 30;
  return [
    circle(x, -24, 27, radial(x, -24, 27, '#fff6a8', '#ffd02e', '#ff9a1f'), {
      stroke: INK,
      'stroke-width': 7,
    }),
    circle(x, -24, 13, INK),
    circle(x - 6, -31, 5.5, '#ffffff'),
  ].join('');
}

const zed = (x: number, y: number, size: number): Svg => {
  const d = `M${x} ${y} L${x + size} ${y} L${x} ${y + size} L${x + size} ${y + size}`;
  const round = { 'stroke-linejoin': 'round' } as const;
  return stroke(d, INK, size * 0.66, round) + stroke(d, '#ffffff', size * 0.32, round);
};

/** A sleeping owl and a woken one on the tiles of a moonlit wood. */
export const card: Card = async () => [
  sky('#150f40', '#342a80', '#7a52b0', '#e08fb0'),
  glow(352, 150, '#fff3c8d9', '#fff3c840', '#fff3c800'),
  circle(352, 150, 118, radial(320, 116, 190, '#fffdf0', '#ffeeb8', '#f0c888')),
  circle(392, 128, 28, '#e0b87a73'),
  circle(330, 214, 20, '#e0b87a73'),
  circle(318, 96, 13, '#e0b87a73'),
  sparkle(84, 82, 22),
  sparkle(196, 44, 14),
  sparkle(470, 300, 18),
  circle(140, 150, 3.5, '#ffffffcc'),
  circle(40, 190, 3, '#ffffffb3'),
  circle(250, 92, 3, '#ffffffb3'),
  path(
    'M0 330 L40 240 L70 300 L104 210 L150 320 L190 262 L232 340 L512 340 L512 512 L0 512 Z',
    '#2a1f66',
  ),
  path('M512 320 L470 236 L440 300 L404 252 L366 340 L512 360 Z', '#2a1f66'),
  place(
    { x: 256, y: 410, rotate: -5 },
    rect(-300, -70, 600, 260, '#5e3a2c', { rx: 30, stroke: INK, 'stroke-width': 12 }),
    ...[
      [-286, '#6fc46a'],
      [-96, '#6aa8f0'],
      [94, '#f7b955'],
    ].map(([x, color]) =>
      rect(Number(x), -54, 190, 190, String(color), { stroke: INK, 'stroke-width': 10 }),
    ),
    ...[-250, -200, -150].flatMap((x) => [0, 46, 92].map((y) => circle(x, y - 20, 8, '#1d14404d'))),
    ...[0, 44, 88].map((y) =>
      stroke(`M-88 ${y - 16} Q-50 ${y - 36} 0 ${y - 16} T 86 ${y - 16}`, '#1d14404d', 8),
    ),
    ...[0, 44, 88].map((y) =>
      stroke(`M102 ${y} L148 ${y - 34} L190 ${y} L236 ${y - 34} L280 ${y}`, '#1d14404d', 8),
    ),
  ),
  contact(196, 440, 116, 0.4),
  cast(owl(196, 292, 148, -4, false, BROWN)),
  contact(408, 432, 70, 0.4),
  cast(owl(410, 346, 88, 7, true, BLUE)),
  zed(300, 132, 34),
  zed(352, 84, 24),
  vignette('#0a0626', 0.36),
];
