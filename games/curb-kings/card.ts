import {
  cast,
  circle,
  glow,
  linear,
  PALETTE,
  place,
  rays,
  rect,
  sky,
  skyline,
  sparkle,
  stroke,
  vignette,
  type Card,
  type Svg,
} from '@playgrove/kit/build';
import { STAND } from './view/pose.ts';
import { drawRider } from './view/rider.ts';

/** Arms out, on the golden edge. */
const GRIND = {
  ...STAND,
  hipX: -10,
  hipY: -48,
  lean: 0.4,
  frontX: 26,
  backX: -26,
  frontArm: 1.25,
  frontBend: 0.9,
  backArm: -2,
  pitch: 0.12,
};

function ledge(): Svg {
  return place(
    { x: 256, y: 458, rotate: -9 },
    rect(-330, -14, 680, 200, PALETTE.ink),
    rect(-330, 10, 680, 180, linear(0, 10, 0, 120, '#8a4dff', '#43227a')),
    rect(-330, 52, 680, 12, '#2b1b4d55'),
    rect(-330, -20, 680, 34, PALETTE.ink, { rx: 10 }),
    rect(-330, -14, 680, 20, linear(0, -14, 0, 8, '#fff2a0', '#ffb52e'), { rx: 6 }),
  );
}

/** The crowned rider grinds into the sunset. */
export const card: Card = ({ piece }) =>
  Promise.resolve([
    sky('#3b2a86', '#b8459a', '#ff6f61', '#ffc46a'),
    glow(300, 250, '#ffe9a8dd', '#ff9a5a55', '#ff8a5a00'),
    rays(300, 250, 18, '#ffffff26'),
    circle(300, 236, 138, linear(0, 100, 0, 376, '#fffbe0', '#ffb54a')),
    skyline(412, 180, '#8f3f92', '#ffd28a', 5),
    skyline(450, 130, '#5f2f80', '#ffe0a0', 8),
    ledge(),
    cast(
      piece((c) => drawRider(c, GRIND, 'popsicle', { roll: 0, yaw: 0 }, 1, true, 0.8), {
        x: 246,
        y: 446,
        scale: 2.6,
        rotate: -9,
      }),
    ),
    stroke('M150 452L92 426M140 468L64 472M176 442L132 394', '#fff2a0', 8),
    sparkle(424, 92, 24),
    sparkle(84, 92, 18),
    sparkle(452, 330, 16),
    vignette('#3a0f4d', 0.34),
  ]);
