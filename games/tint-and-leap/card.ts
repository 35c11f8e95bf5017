import {
  cast,
  fade,
  glow,
  PALETTE,
  rays,
  ridge,
  sky,
  sparkle,
  stroke,
  vignette,
  type Card,
  type Svg,
} from '@playgrove/kit/build';
import * as draw from '@playgrove/kit/draw';
import type { Surface } from '@playgrove/kit/runtime';
import { drawChameleon } from './view/chameleon.ts';
import { HOUSE_LOOKS } from './view/looks.ts';
import { drawBug, drawLeaf } from './view/plants.ts';

const INK = PALETTE.ink;
const { sky: air, trees } = HOUSE_LOOKS.palm;

const HERO = {
  x: 246,
  y: 356,
  color: 0,
  pose: 'leap',
  face: 1,
  rotate: -0.28,
  scaleX: 1.62,
  scaleY: 1.62,
  gaze: -0.5,
  lid: 0,
} as const;

export const card: Card = async ({ scene }) => {
  const shown = (paint: (to: Surface) => void): Svg =>
    cast(scene({ width: 512, height: 512 }, paint));
  return [
    sky(...air),
    glow(372, 110, '#fffbe0e6', '#fffbe033', '#fffbe000'),
    rays(372, 110, 15, '#ffffff40'),
    ridge(400, 30, fade(trees, 0.7), 3),
    ridge(452, 22, trees, 8),
    // Panes of the glasshouse.
    stroke('M128 -10V522M256 -10V522M384 -10V522', '#58aeb066', 13),
    stroke('M-10 120Q256 30 522 120M-10 330Q256 240 522 330', '#58aeb066', 13),
    stroke('M128 -10V522M256 -10V522M384 -10V522', '#ffffffcc', 7),
    stroke('M-10 120Q256 30 522 120M-10 330Q256 240 522 330', '#ffffffcc', 7),
    vignette('#0b5a6e', 0.42),
    stroke('M452 540C420 470 420 440 436 400', INK, 30),
    stroke('M452 540C420 470 420 440 436 400', '#4fb83c', 17),
    stroke('M40 540C70 500 80 480 78 440', INK, 30),
    stroke('M40 540C70 500 80 480 78 440', '#4fb83c', 17),
    shown((to) => drawLeaf(to, 2, { x: 92, y: 430, scale: 1.02, rotate: -0.17 })),
    shown((to) => drawLeaf(to, 0, { x: 410, y: 404, scale: 1.12, rotate: 0.14 })),
    shown((to) => drawBug(to, 1, { x: 420, y: 84 }, 0.4)),
    // It takes on the next leaf's color as it leaps.
    shown((to) => {
      drawChameleon(to, { ...HERO, color: 2 });
      draw.clipped(
        to.c,
        (path) => path.rect(232, 0, 280, 512),
        () => drawChameleon(to, HERO),
      );
    }),
    sparkle(72, 92, 26),
    sparkle(468, 232, 20),
    sparkle(150, 60, 15),
  ];
};
