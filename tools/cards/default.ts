import {
  cast,
  circle,
  glow,
  halftone,
  halo,
  linear,
  PALETTE,
  path,
  place,
  rect,
  shade,
  sparkle,
  tint,
  vignette,
  type Card,
} from '@playgrove/kit/build';

const pad =
  'M-120 -92H120C190 -92 214 -40 222 40C230 124 196 150 162 132C132 116 118 60 84 60H-84C-118 60 -132 116 -162 132C-196 150 -230 124 -222 40C-214 -40 -190 -92 -120 -92Z';
const line = { stroke: PALETTE.ink, 'stroke-width': 10, 'stroke-linejoin': 'round' };

/** The picture of records without one: a game pad. */
export const defaultCard: Card = async () => [
  glow(256, 230, '#dff0ff', '#8fc4ff', '#5f7df2', '#5a3fc8'),
  halo(256, 256, 190, PALETTE.white),
  halftone('#3a16732b'),
  vignette('#2a0a80', 0.32),
  cast(
    place(
      { x: 256, y: 268, rotate: -8 },
      path(
        pad,
        linear(0, -92, 0, 140, tint(PALETTE.purple, 0.35), shade(PALETTE.purple, 0.15)),
        line,
      ),
      path('M-128 -74H128C170 -74 188 -52 196 -22', 'none', {
        stroke: '#ffffff8c',
        'stroke-width': 10,
        'stroke-linecap': 'round',
      }),
      path('M-152 -42h32v32h32v32h-32v32h-32v-32h-32v-32h32Z', PALETTE.cream, {
        ...line,
        'stroke-width': 8,
      }),
      ...(
        [
          [120, -44, PALETTE.yellow],
          [158, -6, PALETTE.red],
          [82, -6, PALETTE.green],
          [120, 32, PALETTE.sky],
        ] as const
      ).map(([x, y, color]) => circle(x, y, 21, color, { ...line, 'stroke-width': 7 })),
      rect(-34, -52, 68, 20, shade(PALETTE.purple, 0.5), { rx: 10 }),
    ),
  ),
  sparkle(404, 120, 32),
  sparkle(96, 136, 24),
  sparkle(420, 410, 20),
];
