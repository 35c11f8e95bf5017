import {
  cast,
  clip,
  ellipse,
  fade,
  glow,
  leaves,
  linear,
  PALETTE,
  path,
  place,
  rays,
  rect,
  sparkle,
  splat,
  stroke,
  vignette,
  drop,
  type Card,
  type CardTools,
  type Svg,
} from '@playgrove/kit/build';
import { face } from './art/faces.ts';
import { melon } from './art/toys.ts';

const INK = PALETTE.ink;
const SIZE = 330;
/** Of the cut, degrees. */
const ANGLE = 24;

/** Half a melon above (−1) or below (1) the cut, with its face. */
async function half(tools: CardTools, side: -1 | 1): Promise<Svg> {
  const whole = await tools.hero(melon, 0, 0, SIZE, { rotate: -ANGLE });
  const open = await tools.hero(face('melon'), 0, 0, SIZE * 0.99, { outline: 6 });
  const top = side < 0 ? -SIZE : 0;
  return place(
    { x: 282 + side * 10, y: 206 + side * 52, rotate: ANGLE + side * 8 },
    clip(`M${-SIZE} ${top}H${SIZE}V${top + SIZE}H${-SIZE}Z`, whole),
    open,
  );
}

/** A tall glass that stands in front, juice in layers, a wave on top. */
function glass(x: number, y: number): Svg {
  const outline = 'M-62 -92H62L48 80Q46 92 34 92H-34Q-46 92 -48 80Z';
  return place(
    { x, y, rotate: -7 },
    path(outline, '#dff8ff', { stroke: INK, 'stroke-width': 11, 'stroke-linejoin': 'round' }),
    clip(
      'M-54 -86H54L41 76Q39 84 32 84H-32Q-39 84 -41 76Z',
      rect(-70, -100, 140, 200, '#2a86b8'),
      path('M-70 -44Q-40 -62 -8 -46T70 -48V100H-70Z', linear(0, -60, 0, 20, '#ff8a96', '#ff4b63')),
      path('M-70 10Q-30 0 0 10T70 8V100H-70Z', linear(0, 0, 0, 50, '#ffc04d', '#ff9a1c')),
      path('M-70 52Q-34 44 0 52T70 50V100H-70Z', linear(0, 44, 0, 90, '#e8f58a', '#b6e84a')),
      path('M-70 -44Q-40 -62 -8 -46T70 -48', 'none', { stroke: '#ffd0d4', 'stroke-width': 7 }),
    ),
    rect(-44, -74, 14, 128, '#ffffff80', { rx: 7 }),
    rect(26, -74, 8, 90, '#ffffff4d', { rx: 4 }),
    rect(-70, -101, 140, 18, '#e8fbff', { rx: 9, stroke: INK, 'stroke-width': 8 }),
    stroke('M22 -96L58 -170', INK, 24),
    stroke('M22 -96L58 -170', '#ffd02e', 13),
    stroke('M30 -112L36 -125M44 -142L50 -155', '#ff8a1f', 13),
  );
}

function blade(width: number, color: string, opacity: number): Svg {
  return path(
    `M-20 66Q${250 - width} ${206 + width} 540 372Q${250 + width * 2} ${206 - width * 2} -20 66Z`,
    color,
    { opacity },
  );
}

export const card: Card = async (tools) => [
  glow(286, 210, '#ffe9a8', '#5fe0c8', '#1c9cc4', '#12468f'),
  rays(286, 206, 14, '#ffffff24', 0.1),
  ellipse(256, 560, 420, 150, linear(0, 420, 0, 512, '#37b58c', '#127a6a')),
  leaves('#12836f', 'tr br'),
  vignette('#071c4d', 0.42),
  splat(290, 214, 150, '#ff4b63', 5),
  splat(290, 214, 112, '#ff7a86', 9),
  cast(await half(tools, -1)),
  blade(34, '#9df4ff', 0.4),
  blade(18, '#c9faff', 0.9),
  blade(9, '#ffffff', 1),
  cast(await half(tools, 1)),
  cast(await tools.hero('fluent-emoji:tangerine', 430, 408, 138, { rotate: 14 })),
  cast(glass(112, 372)),
  // Juice on its way into the glass.
  stroke('M206 268Q150 214 128 262', fade('#ff4b63', 0.95), 17),
  drop(208, 268, 15, '#ff5a6e', 40),
  drop(64, 196, 13, '#ff7a8a', -30),
  drop(452, 74, 19, '#ff5a6e', 60),
  drop(470, 290, 13, '#ff8f9c', 0),
  drop(330, 452, 16, '#ff7a8a', 20),
  sparkle(92, 100, 30),
  sparkle(444, 180, 26),
  sparkle(196, 470, 22),
];
