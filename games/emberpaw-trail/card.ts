import {
  circle,
  contact,
  glow,
  linear,
  path,
  rays,
  rect,
  ridge,
  sky,
  sparkle,
  vignette,
  type Card,
  type Svg,
} from '@playgrove/kit/build';
import { drawFox } from './view/fox.ts';
import { paintLantern } from './view/lights.ts';
import { FURS } from './view/themes.ts';

function tree(x: number, foot: number, tall: number, fill: string): Svg {
  const tiers = [0, 1, 2, 3].map((tier) => {
    const top = foot - tall + tier * tall * 0.2;
    const half = tall * (0.13 + tier * 0.06);
    return `M${x} ${top}Q${x + half * 0.5} ${top + tall * 0.24} ${x + half} ${top + tall * 0.34}Q${x} ${top + tall * 0.28} ${x - half} ${top + tall * 0.34}Q${x - half * 0.5} ${top + tall * 0.24} ${x} ${top}Z`;
  });
  return (
    rect(x - tall * 0.03, foot - tall * 0.2, tall * 0.06, tall * 0.22, fill) +
    path(tiers.join(''), fill)
  );
}

const LEAP = { kind: 'up', stride: 0.8, tail: [0.2, 0.3], blink: false } as const;

/** The fox in the middle of a leap, under a lantern that it lit. */
export const card: Card = async ({ piece }) => [
  sky('#2a1a5e', '#7a3488', '#e0607a', '#ffb866'),
  glow(300, 250, '#ffe9a8dd', '#ff9a5a55', '#ff9a5a00'),
  rays(300, 250, 16, '#ffe2a026'),
  circle(300, 250, 118, linear(0, 132, 0, 368, '#fffbe0', '#ffc86a')),
  ...[40, 150, 380, 470].map((x, at) => tree(x, 400, 210 + ((at * 53) % 70), '#a14a80')),
  ridge(392, 14, '#a14a80', 3),
  ...[-10, 90, 440, 520].map((x, at) => tree(x, 440, 270 + ((at * 37) % 60), '#5c2c72')),
  ridge(430, 12, '#5c2c72', 5),
  tree(10, 490, 350, '#34185c'),
  tree(506, 490, 320, '#34185c'),
  ridge(474, 12, linear(0, 440, 0, 512, '#3fa66a', '#1c4a4a'), 8),
  contact(270, 492, 130, 0.4),
  circle(112, 98, 110, '#ffb04a55'),
  piece((c) => paintLantern(c, 0, true), { x: 110, y: 30, scale: 2.7, rotate: 6 }),
  piece((c) => FURS[0] && drawFox(c, FURS[0], LEAP), { x: 246, y: 400, scale: 6.2 }),
  sparkle(452, 92, 24),
  sparkle(238, 52, 15),
  sparkle(470, 420, 18),
  circle(400, 60, 6, '#ffe08a'),
  circle(60, 250, 5, '#ffe08a'),
  circle(350, 450, 5, '#ffe08a'),
  vignette('#1a0b3a', 0.28),
];
