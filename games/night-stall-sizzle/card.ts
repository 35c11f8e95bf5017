import {
  bokeh,
  cast,
  circle,
  ellipse,
  fade,
  glow,
  linear,
  PALETTE,
  path,
  place,
  radial,
  rays,
  rect,
  skyline,
  sparkle,
  stroke,
  vignette,
  type Card,
  type Svg,
} from '@playgrove/kit/build';
import { noodles } from './art/food.ts';

const INK = PALETTE.ink;
const RIM = { stroke: INK, 'stroke-width': 11, 'stroke-linejoin': 'round' } as const;

/** A flame of three colors with its foot at 0, 0. */
function flame(x: number, y: number, scale: number, rotate = 0): Svg {
  const outline = 'M0 0C-52 -8 -58 -70 -22 -104C-22 -74 -4 -74 2 -128C44 -92 62 -16 0 0Z';
  return place(
    { x, y, scale, rotate },
    path(outline, linear(0, -128, 0, 0, '#ffb52e', '#ff6a1f', '#f0362c'), {
      ...RIM,
      'stroke-width': 10 / scale,
    }),
    place({ scale: 0.56, y: -4 }, path(outline, linear(0, -128, 0, 0, '#fff6c8', '#ffd84d'))),
  );
}

/** The wok, seen a little from above, leaning back. */
function wok(): Svg {
  return place(
    { x: 250, y: 372, rotate: -9 },
    stroke('M180 -34C224 -46 240 -74 226 -96', INK, 42),
    stroke('M180 -34C224 -46 240 -74 226 -96', '#b8612e', 22),
    path(
      'M-196 -34C-186 74 -104 118 0 118C104 118 186 74 196 -34Z',
      linear(0, -34, 0, 118, '#7482a8', '#3d476b', '#1d2138'),
      RIM,
    ),
    stroke('M-160 16C-136 66 -92 90 -48 98', '#ffffff4d', 12),
    ellipse(0, -34, 198, 62, linear(-198, -90, 198, 20, '#aab7d6', '#5b6788', '#39415f'), RIM),
    ellipse(0, -30, 172, 46, radial(-30, -50, 190, '#3b4466', '#1b1f36')),
    ellipse(0, -20, 150, 32, radial(0, -20, 150, '#ffcf6b', '#e07a24', '#a3431a')),
  );
}

function lantern(x: number, y: number, scale: number): Svg {
  return place(
    { x, y, scale },
    circle(0, 34, 92, radial(0, 34, 92, '#ffb04d99', '#ff6a3c33', '#ff6a3c00')),
    stroke('M0 -60V0', INK, 6),
    rect(-18, -10, 36, 16, '#4a1626', { rx: 5, stroke: INK, 'stroke-width': 6 }),
    ellipse(0, 36, 54, 42, radial(-12, 24, 64, '#fff0b8', '#ff6a3c', '#c2203a'), {
      stroke: INK,
      'stroke-width': 8,
    }),
    stroke('M-20 -2Q-34 36 -20 74M20 -2Q34 36 20 74M0 -4V76', '#ffd08a80', 4),
    rect(-18, 70, 36, 14, '#4a1626', { rx: 5, stroke: INK, 'stroke-width': 6 }),
    stroke('M-8 86V108M0 86V114M8 86V108', '#ffd02e', 5),
  );
}

export const card: Card = async (tools) => [
  glow(256, 300, '#ffb35c', '#d8436a', '#5a1c78', '#1a0a44'),
  skyline(400, 190, '#3a1460', '#ffd257', 7),
  rays(256, 330, 16, '#ffe9a01f', 0.05),
  bokeh(['#ffd257', '#ff7a4d', '#ff4f9a'], 18, 5),
  stroke('M-10 54Q256 128 522 40', '#1b0d33', 6),
  vignette('#12062e', 0.42),
  lantern(92, 78, 0.92),
  lantern(420, 62, 1.04),
  cast(
    flame(62, 470, 1.35, -24),
    flame(448, 474, 1.4, 24),
    flame(120, 506, 1.3, -10),
    flame(392, 510, 1.3, 12),
  ),
  cast(wok()),
  cast(flame(196, 540, 0.8, -4), flame(256, 546, 1, 2), flame(318, 540, 0.8, 6)),
  // What was just tossed, on its way through the air.
  stroke('M130 330C120 240 150 150 236 96', fade('#fff6c8', 0.55), 12),
  stroke('M372 318C396 240 380 170 330 118', fade('#fff6c8', 0.4), 10),
  cast(await tools.hero(noodles, 250, 236, 176, { rotate: -12 })),
  cast(await tools.hero('fluent-emoji:shrimp', 150, 176, 132, { rotate: -24 })),
  cast(await tools.hero('fluent-emoji:egg', 362, 216, 104, { rotate: 20 })),
  cast(await tools.hero('fluent-emoji:hot-pepper', 300, 112, 100, { rotate: 32 })),
  cast(await tools.hero('fluent-emoji:herb', 214, 92, 78, { rotate: -30 })),
  sparkle(92, 268, 24),
  sparkle(438, 170, 28),
  sparkle(404, 300, 18),
];
