import {
  cast,
  circle,
  ellipse,
  fade,
  glow,
  leaves,
  linear,
  PALETTE,
  path,
  place,
  radial,
  rays,
  ridge,
  sparkle,
  stroke,
  vignette,
  type Card,
  type Svg,
} from '@playgrove/kit/build';
import type { Side } from './rules/types.ts';
import { paintCreature } from './view/creatures.ts';
import { paintTwig } from './view/marks.ts';

const INK = PALETTE.ink;

function eyes(gap: number, y: number, r: number, look: number): Svg {
  return [-gap, gap]
    .map((x) =>
      [
        circle(x, y, r + 5, INK),
        circle(x, y, r, '#ffffff'),
        circle(x + look, y + r * 0.1, r * 0.58, INK),
        circle(x + look + r * 0.22, y - r * 0.24, r * 0.22, '#ffffff'),
      ].join(''),
    )
    .join('');
}

const LEAF = 'M0 0C18 -66 78 -92 128 -78C120 -26 66 12 0 0Z';

/** The hero: a moss sprite in full stride, a twig over its shoulder. */
function sprite(twig: Svg): Svg {
  const foot = (x: number, y: number, turn: number): Svg =>
    place({ x, y, rotate: turn }, ellipse(0, 0, 40, 25, INK), ellipse(0, -3, 31, 17, '#2f8a3c'));
  return place(
    { x: 246, y: 280, rotate: 8, scale: 1.02 },
    twig,
    foot(-62, 118, -14),
    foot(74, 112, 18),
    place(
      { x: 2, y: -104, rotate: -4, scale: 0.86 },
      stroke('M0 16Q-2 -6 2 -22', INK, 24),
      stroke('M0 16Q-2 -6 2 -22', '#4fae3f', 10),
      place(
        { y: -18 },
        path(LEAF, linear(0, -80, 120, 0, '#e6ff9c', '#9be04a')),
        stroke(LEAF, INK, 11),
      ),
      place(
        { y: -18, flip: true },
        path(LEAF, linear(0, -80, 120, 0, '#7fd653', '#3d9f41')),
        stroke(LEAF, INK, 11),
      ),
      stroke('M8 -20Q58 -40 100 -82', fade('#4b8f2a', 0.6), 6),
      stroke('M-8 -20Q-58 -40 -100 -82', fade('#1e6a34', 0.6), 6),
    ),
    ellipse(0, 10, 148, 126, INK),
    ellipse(0, 8, 137, 115, radial(-46, -48, 230, '#edffb0', '#a6ea58', '#55b747', '#257a41')),
    ...[
      [-96, 4, 15],
      [-76, 48, 20],
      [98, 30, 17],
      [70, 72, 13],
      [-28, 92, 16],
      [-64, -58, 13],
    ].map(([x = 0, y = 0, r = 0]) =>
      [circle(x, y, r, '#3d9f41aa'), circle(x - r * 0.2, y - r * 0.3, r * 0.62, '#d2fa84cc')].join(
        '',
      ),
    ),
    ellipse(-42, -62, 58, 24, '#ffffff66'),
    eyes(49, -8, 36, 9),
    stroke('M-30 50Q10 90 50 46', INK, 13),
    path('M-22 56Q10 88 42 53Q10 66 -22 56Z', '#ff6f7d'),
    ellipse(-92, 34, 20, 13, '#ff9a7ab8'),
    ellipse(106, 30, 20, 13, '#ff9a7ab8'),
  );
}

/** A creature as the game shows it. */
const creature =
  (side: Side) =>
  (c: CanvasRenderingContext2D): void =>
    paintCreature(c, side);

export const card: Card = async ({ piece }) => [
  glow(150, 90, '#d6ec72', '#79b64c', '#2f7d4c', '#154a48'),
  rays(60, -20, 11, '#fff6b824', 0.3),
  ridge(330, 22, '#276b43', 4),
  ridge(392, 16, '#1c5540', 9),
  path('M-20 470Q150 380 300 420T540 372V540H-20Z', '#b98d54'),
  path('M-20 486Q160 404 306 440T540 396V540H-20Z', '#d6ad6c'),
  leaves('#1d5a3c', 'tr br'),
  vignette('#0a2a30', 0.44),
  cast(
    piece(creature(1), { x: 438, y: 352, scale: 76 }),
    piece(creature(1), { x: 472, y: 424, scale: 60 }),
    piece(creature(1), { x: 396, y: 452, scale: 48 }),
  ),
  cast(piece(creature(4), { x: 438, y: 196, rotate: 8, scale: 62, flip: true })),
  ellipse(256, 424, 132, 26, fade(INK, 0.34)),
  cast(sprite(piece(paintTwig, { x: -74, y: -64, rotate: 222, scale: 3 }))),
  cast(piece(creature(2), { x: 84, y: 404, rotate: -10, scale: 72 })),
  sparkle(60, 208, 24),
  sparkle(440, 84, 24),
];
