import {
  bokeh,
  cast,
  circle,
  contact,
  glow,
  leaves,
  linear,
  PALETTE,
  path,
  place,
  rays,
  sky,
  sparkle,
  stroke,
  vignette,
  type Card,
  type Svg,
} from '@playgrove/kit/build';
import { blossomOf } from './view/blossoms.ts';

const INK = PALETTE.ink;

/** The game's own blossom as SVG, `r` its radius. */
function blossom(kind: number, x: number, y: number, r: number, rotate = 0): Svg {
  const { layers } = blossomOf(kind);
  return place(
    { x, y, rotate, scale: r },
    ...layers.flatMap(({ d, rim }) =>
      rim ? [stroke(d, INK, 0.17, { 'stroke-linejoin': 'round' })] : [],
    ),
    ...layers.map(({ d, fill }) => path(d, linear(0, -0.9, 0, 0.9, ...fill))),
  );
}

/** A bound bouquet of the six blossoms, a crowned bee coming in over it. */
export const card: Card = async () => [
  sky('#2f9be8', '#8fdcf5', '#e8fbe0', '#ffe9b8'),
  glow(256, 220, '#fffbe0e6', '#fff0b055', '#fff0b000'),
  rays(256, 220, 18, '#ffffff2e'),
  bokeh(['#ffffff', '#fff1a8', '#ffc0dc'], 14, 5),
  leaves('#2f9d5a', 'bl br'),
  contact(256, 486, 120, 0.36),
  cast(
    ...[
      [-150, -60],
      [150, -60],
      [-70, -140],
      [70, -140],
      [0, -170],
    ].map(([dx = 0, dy = 0]) =>
      stroke(
        `M256 400 Q${256 + dx * 0.4} ${300 + dy * 0.4} ${256 + dx} ${270 + dy}`,
        '#2f8f52',
        14,
      ),
    ),
    blossom(5, 118, 268, 66, -14),
    blossom(2, 394, 266, 68, 12),
    blossom(4, 182, 138, 66, -8),
    blossom(3, 336, 140, 66, 10),
    blossom(1, 256, 206, 92),
    blossom(0, 190, 296, 72, -10),
    blossom(4, 326, 300, 62, 14),
    blossom(2, 258, 340, 50, 8),
    path(
      'M120 332 C190 372 322 372 392 332 L314 470 Q256 500 198 470 Z',
      linear(0, 330, 0, 490, '#fff6e3', '#ffc0d8', '#ee7fa8'),
      { stroke: INK, 'stroke-width': 9, 'stroke-linejoin': 'round' },
    ),
    stroke('M178 360 L222 462 M334 360 L290 462 M256 366 L256 470', '#d860904d', 5),
    path('M196 410 Q256 430 316 410 L312 434 Q256 454 200 434 Z', '#d81f74', {
      stroke: INK,
      'stroke-width': 7,
    }),
    path(
      'M256 428 C216 380 156 392 164 428 C156 470 216 478 256 428 Z',
      linear(0, 390, 0, 470, '#ff7fb8', '#c8155f'),
      { stroke: INK, 'stroke-width': 7 },
    ),
    path(
      'M256 428 C296 380 356 392 348 428 C356 470 296 478 256 428 Z',
      linear(0, 390, 0, 470, '#ff7fb8', '#c8155f'),
      { stroke: INK, 'stroke-width': 7 },
    ),
    circle(256, 428, 17, '#ff9fc8', { stroke: INK, 'stroke-width': 7 }),
  ),
  cast(bee(404, 92, 56)),
  sparkle(92, 128, 26),
  sparkle(290, 60, 18),
  sparkle(452, 214, 20),
  vignette('#123a5a', 0.34),
];

/** A crowned bee that looks to the lower left, `r` its half length. */
function bee(x: number, y: number, r: number): Svg {
  const body = 'M-1 0 C-1 -0.98 1 -0.98 1 0 C1 0.98 -1 0.98 -1 0 Z';
  return place(
    { x, y, rotate: -14, scale: r, flip: true },
    ...[-0.3, 0.22].map((at) =>
      place(
        { x: at, y: -0.8, rotate: at * 60 },
        path('M0 0.5 C-0.5 0.3 -0.5 -0.6 0 -0.7 C0.5 -0.6 0.5 0.3 0 0.5 Z', '#eafaff', {
          stroke: INK,
          'stroke-width': 0.13,
        }),
      ),
    ),
    path(body, linear(0, -0.7, 0, 0.7, '#fff08a', '#ffc21f', '#f08a12'), {
      stroke: INK,
      'stroke-width': 0.17,
    }),
    path(
      'M-0.56 -0.62 Q-0.42 0 -0.56 0.62 L-0.28 0.7 Q-0.14 0 -0.28 -0.7 Z M0 -0.72 Q0.14 0 0 0.72 L0.28 0.68 Q0.42 0 0.28 -0.68 Z',
      '#3a2016',
    ),
    circle(0.66, -0.16, 0.15, INK),
    circle(0.71, -0.21, 0.06, '#ffffff'),
    path(
      'M-0.1 -0.72 L-0.06 -1.26 L0.18 -0.98 L0.4 -1.34 L0.6 -0.94 L0.86 -1.16 L0.8 -0.56 Z',
      linear(0, -1.3, 0, -0.6, '#fff3a8', '#ffb61f'),
      { stroke: INK, 'stroke-width': 0.13, 'stroke-linejoin': 'round' },
    ),
  );
}
