import {
  bokeh,
  cast,
  contact,
  glow,
  rays,
  sky,
  sparkle,
  vignette,
  type Card,
} from '@playgrove/kit/build';
import { paintDie } from './view/die.ts';
import { paintFigure } from './view/figures.ts';

/** Four teams before the sunlit wall, and a six. */
export const card: Card = async ({ piece }) => [
  sky('#ffe9b0', '#ffc27a', '#f08a5a', '#b9523f'),
  glow(256, 150, '#fff9d8f0', '#ffd98a70', '#ffb87800'),
  rays(256, 150, 18, '#ffffff30'),
  bokeh(['#ffffff', '#ffe9a8', '#ffd0dc'], 12, 7),
  contact(256, 470, 230, 0.34),
  cast(piece((c) => paintFigure(c, 'duck', 'glad'), { x: 108, y: 330, rotate: -8, scale: 92 })),
  cast(piece((c) => paintFigure(c, 'rabbit', 'glad'), { x: 404, y: 330, rotate: 8, scale: 92 })),
  cast(piece((c) => paintFigure(c, 'frog', 'glad'), { x: 410, y: 470, rotate: 5, scale: 78 })),
  cast(piece((c) => paintFigure(c, 'cat', 'glad'), { x: 246, y: 430, rotate: -3, scale: 142 })),
  cast(piece((c) => paintDie(c, 6), { x: 112, y: 420, rotate: -14, scale: 62 })),
  sparkle(80, 92, 26),
  sparkle(432, 96, 20),
  sparkle(200, 400, 16),
  vignette('#6a2416', 0.34),
];
