import {
  cast,
  circle,
  glow,
  PALETTE,
  rays,
  sky,
  sparkle,
  vignette,
  type Card,
} from '@playgrove/kit/build';
import { targetOf } from './rules/look.ts';
import { paintTool } from './view/icons.ts';
import { paintPortrait } from './view/wish.ts';

/** Lola with her hair done: two tails in two colors. */
const LOLA = 30;

/** A happy client before the mirror, and open scissors. */
export const card: Card = ({ piece }) =>
  Promise.resolve([
    sky('#ffb3d1', '#e86fae', '#8a3f9c'),
    rays(290, 220, 16, '#ffffff1f'),
    glow(290, 210, '#fff6e3d9', '#ffd6e655', '#ffd6e600'),
    circle(290, 222, 206, 'none', { stroke: PALETTE.ink, 'stroke-width': 30 }),
    circle(290, 222, 206, 'none', { stroke: '#ffd878', 'stroke-width': 19 }),
    ...Array.from({ length: 10 }, (_, at) => {
      const angle = Math.PI * (0.9 + at * 0.133);
      return circle(290 + Math.cos(angle) * 206, 222 + Math.sin(angle) * 206, 12, '#fffbe0', {
        stroke: PALETTE.ink,
        'stroke-width': 4,
      });
    }),
    vignette('#3a1144', 0.4),
    cast(
      piece(
        (c) => paintPortrait(c, LOLA, targetOf(LOLA), { open: 1, x: -0.4, y: 0.2, mouth: 'laugh' }),
        { x: 300, y: 226, scale: 1.32, rotate: 4 },
      ),
    ),
    cast(piece((c) => paintTool(c, 'cut', 1), { x: 166, y: 356, scale: 3, rotate: -118 })),
    sparkle(64, 84, 26),
    sparkle(446, 64, 20),
    sparkle(474, 330, 16),
  ]);
