import {
  cast,
  circle,
  contact,
  glow,
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
import { paintOwl } from './view/owl.ts';

const INK = PALETTE.ink;

const zed = (x: number, y: number, size: number): Svg => {
  const d = `M${x} ${y} L${x + size} ${y} L${x} ${y + size} L${x + size} ${y + size}`;
  const round = { 'stroke-linejoin': 'round' } as const;
  return stroke(d, INK, size * 0.66, round) + stroke(d, '#ffffff', size * 0.32, round);
};

/** A sleeping owl and a woken one on the tiles of a moonlit wood. */
export const card: Card = async ({ piece }) => [
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
  cast(piece((c) => paintOwl(c, 0, 'asleep'), { x: 196, y: 300, scale: 152, rotate: -4 })),
  contact(408, 432, 70, 0.4),
  cast(piece((c) => paintOwl(c, 1, 'glad'), { x: 410, y: 350, scale: 90, rotate: 7 })),
  zed(300, 132, 34),
  zed(352, 84, 24),
  vignette('#0a0626', 0.36),
];
