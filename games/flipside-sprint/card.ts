import {
  circle,
  cover,
  ellipse,
  glow,
  limb,
  linear,
  PALETTE,
  path,
  place,
  rays,
  rect,
  sparkle,
  vignette,
  type Card,
  type Svg,
} from '@playgrove/kit/build';

const INK = PALETTE.ink;
const RIM = { stroke: INK, 'stroke-width': 11, 'stroke-linejoin': 'round' } as const;
const SUIT = '#fff6e3';
const SCARF = '#ff3d4f';

/** The runner, feet down, leaping to the right; its middle on 0, 0. */
function runner(): Svg {
  const boot = (x: number, y: number, rotate: number): Svg =>
    place(
      { x, y, rotate },
      path(
        'M-26 -26H16Q48 -20 48 8Q48 18 38 18H-26Q-36 18 -36 6V-14Q-36 -26 -26 -26Z',
        '#2f7dff',
        RIM,
      ),
    );
  return [
    path(
      'M-40 26Q-120 -14 -168 34Q-206 72 -258 40L-262 84Q-204 118 -152 82Q-104 44 -36 66Z',
      SCARF,
      RIM,
    ),
    limb('M-18 92Q-60 106 -88 72', '#d9c7d8', 40),
    boot(-108, 62, 66),
    rect(-86, 6, 56, 88, linear(0, 6, 0, 94, '#8a4dff', '#5a2ac0'), { rx: 20, ...RIM }),
    limb('M-14 92L6 40', SUIT, 78),
    rect(0, 40, 38, 28, '#4cc3ff', { rx: 8 }),
    limb('M14 100Q62 96 76 132', SUIT, 42),
    boot(92, 150, -14),
    circle(-58, -152, 13, '#baff5e', RIM),
    circle(18, -68, 92, linear(0, -160, 0, 24, '#ffffff', SUIT, '#d9c7d8'), RIM),
    rect(-14, -118, 132, 98, linear(0, -118, 0, -20, '#3a2a8c', '#191046'), { rx: 47, ...RIM }),
    ellipse(46, -68, 13, 22, '#8ff6ff'),
    ellipse(88, -68, 12, 21, '#8ff6ff'),
    ellipse(30, -98, 26, 8, '#ffffff55'),
    circle(-44, -54, 20, SCARF, RIM),
    rect(-44, 14, 116, 32, SCARF, { rx: 16, ...RIM }),
    limb('M30 52Q74 74 112 44', SUIT, 34),
    circle(116, 40, 20, SCARF, RIM),
  ].join('');
}

/** Ground in one color with a gap, its surface on y = 0. */
const ground = (color: string, lit: string, deep: string): Svg =>
  [
    rect(-20, 0, 560, 140, color),
    rect(-20, 0, 560, 12, lit),
    rect(-20, 12, 560, 8, deep),
    ...[0, 1, 2, 3, 4].map((at) => rect(at * 118 - 30, 38, 92, 40, deep, { rx: 10 })),
  ].join('');

/** Half of the world is light, half is dark, and the runner flips between them. */
export const card: Card = async () => [
  cover(linear(0, 0, 512, 0, '#ff8a2e', '#ffc46a', '#ff9a3d')),
  glow(360, 256, '#fff0b0cc', '#fff0b033', '#fff0b000'),
  rays(360, 256, 18, '#fff6d83a'),
  circle(360, 256, 132, '#fff0b0'),
  path('M0 512V0H256L150 512Z', '#45104f'),
  path('M228 136A132 132 0 0 0 240 312L208 230Z', '#ff9a3d', { opacity: 0 }),
  place({ y: 428 }, ground('#45104f', '#7d3f8a', '#2c0a3a')),
  place({ y: 84 }, `<g transform="scale(1 -1)">${ground('#ff9a3d', '#ffd08a', '#d9701c')}</g>`),
  place({ x: 268, y: 262, rotate: -16, scale: 1.06 }, runner()),
  sparkle(432, 126, 26),
  sparkle(92, 152, 22),
  sparkle(448, 372, 18),
  vignette('#2a0838', 0.34),
];
