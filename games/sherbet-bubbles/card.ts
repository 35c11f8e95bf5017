import {
  bokeh,
  cast,
  circle,
  clip,
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
  sky,
  sparkle,
  stroke,
  vignette,
  type Card,
  type Svg,
} from '@playgrove/kit/build';
import { flavorOf } from './view/flavors.ts';

const INK = PALETTE.ink;

/** The ripple edge of a boiled sweet, radius 1. */
function edge(r: number): string {
  const points = Array.from({ length: 84 }, (_, step) => {
    const angle = (step / 84) * Math.PI * 2;
    const far = r * (1 - 0.022 * (1 + Math.cos(angle * 14)));
    return `${(Math.cos(angle) * far).toFixed(3)} ${(Math.sin(angle) * far).toFixed(3)}`;
  });
  return `M${points.join('L')}Z`;
}

/** The game's own sweet as SVG, `r` its radius. */
function sweet(flavor: number, x: number, y: number, r: number, rotate = 0): Svg {
  const { body, deep, light, sign } = flavorOf(flavor);
  return place(
    { x, y, rotate, scale: r },
    path(edge(1.06), INK),
    path(edge(1), deep),
    path(edge(0.93), radial(-0.18, -0.3, 1.25, light, body, body, deep)),
    circle(0, -0.05, 0.76, radial(-0.12, -0.3, 1, fade(light, 0.75), fade(body, 0.9), body)),
    ellipse(0, 0.66, 0.5, 0.2, '#ffffff59'),
    place({ x: 0, y: 0.1, scale: 0.46 }, path(sign, fade(deep, 0.85))),
    place({ x: 0, y: 0.03, scale: 0.46 }, path(sign, '#fffdf4')),
    ellipse(-0.34, -0.58, 0.36, 0.16, '#ffffffd9', { transform: 'rotate(-30 -0.34 -0.58)' }),
    circle(0.56, 0.5, 0.075, '#ffffffcc'),
  );
}

const BOTTLE =
  'M-34 -40 L34 -40 C40 20 116 6 116 92 L116 206 Q116 240 82 240 L-82 240 Q-116 240 -116 206 L-116 92 C-116 6 -40 20 -34 -40 Z';

/** The soda siphon, brimming over, a raspberry sweet in its mouth. */
function siphon(): Svg {
  const mesh = [-4, -3, -2, -1, 0, 1, 2, 3, 4].flatMap((at) =>
    [-80, 80].map((lean) =>
      stroke(`M${at * 54 - lean} -40 L${at * 54 + lean} 250`, '#ffffff4d', 3),
    ),
  );
  const brass = linear(-60, 0, 60, 0, '#b3741a', '#ffe9a0', '#e0a030', '#8f5512');
  return place(
    { x: 268, y: 258, rotate: 11 },
    path(BOTTLE, linear(-116, 0, 116, 0, '#7fd0e8', '#e2fbff', '#8fdcf0', '#4fa8d0'), {
      stroke: INK,
      'stroke-width': 13,
    }),
    clip(
      BOTTLE,
      path(
        'M-130 54 Q-60 26 0 54 Q60 82 130 50 L130 260 L-130 260 Z',
        linear(0, 40, 0, 250, '#ffd0e6', '#ff6fa8', '#c81f6a'),
      ),
      ...mesh,
      ...[
        [-60, 190, 15],
        [-14, 140, 10],
        [46, 196, 12],
        [70, 120, 16],
        [-74, 112, 9],
        [20, 92, 8],
        [-30, 218, 8],
      ].map(([x = 0, y = 0, r = 8]) =>
        circle(x, y, r, '#ffffff8c', { stroke: '#ffffffd9', 'stroke-width': 3 }),
      ),
      ellipse(-82, 130, 14, 78, '#ffffffa6'),
    ),
    rect(-58, -66, 116, 40, brass, { rx: 16, stroke: INK, 'stroke-width': 10 }),
    path('M-54 -50 L-116 -96 Q-134 -112 -118 -126 Q-104 -136 -90 -120 L-44 -76 Z', brass, {
      stroke: INK,
      'stroke-width': 9,
      'stroke-linejoin': 'round',
    }),
    circle(0, -136, 92, linear(-90, -220, 90, -50, '#fff6d0', '#e8b040', '#8f5512'), {
      stroke: INK,
      'stroke-width': 11,
    }),
    circle(0, -136, 74, '#4a2a5e'),
    sweet(0, 0, -140, 78, -11),
  );
}

/** A soda siphon that brims over with sherbet, among boiled sweets. */
export const card: Card = async () => [
  sky('#1f8fd8', '#5fcdee', '#c8f5e4', '#fff0b8'),
  glow(260, 190, '#ffffffe6', '#ffffff59', '#ffffff00'),
  rays(260, 190, 18, '#ffffff33'),
  bokeh(['#ffffff', '#fff1a8', '#ffc0dc'], 16, 8),
  sweet(1, 66, 92, 84, -12),
  sweet(3, 452, 78, 78, 14),
  sweet(2, 470, 292, 60, 10),
  sweet(5, 52, 300, 62, -8),
  cast(siphon()),
  path(
    'M-20 470 Q30 420 84 452 Q120 410 176 446 Q232 408 286 448 Q340 410 392 446 Q440 414 480 448 Q512 430 540 462 L540 540 L-20 540 Z',
    linear(0, 420, 0, 520, '#fff0f6', '#ff9fc8', '#e8457f'),
    { stroke: INK, 'stroke-width': 9 },
  ),
  ...[
    [60, 490, 12],
    [150, 478, 9],
    [246, 492, 14],
    [350, 480, 10],
    [438, 494, 13],
  ].map(([x = 0, y = 0, r = 8]) => circle(x, y, r, '#ffffffb3')),
  sweet(4, 118, 452, 58, 16),
  sparkle(150, 190, 24),
  sparkle(404, 172, 20),
  sparkle(176, 56, 16),
  vignette('#12325a', 0.32),
];
