import { cast, rays, sparkle, vignette, type Card } from '@playgrove/kit/build';
import { createRng } from '@playgrove/kit/core';
import { rules } from './rules.ts';
import { COUNT } from './rules/state.ts';
import { paintBall } from './view/balls.ts';
import { paintStick } from './view/cue.ts';
import { faces } from './view/face.ts';
import { layoutOf } from './view/layout.ts';
import { paintRoom } from './view/table.ts';

const match = rules.deal({ mode: 'match', rival: 'pip' }, createRng('card'), null);
const FACES = faces(COUNT);
const ball =
  (number: number) =>
  (c: CanvasRenderingContext2D): void => {
    const face = FACES[number];
    if (face) paintBall(c, number, face, 30, false);
  };

/** The black ball in front of a corner pocket, about to be struck. */
export const card: Card = ({ piece, scene }) =>
  Promise.resolve([
    scene({ width: 2600, height: 1400, side: 480, x: 1743, y: 900 }, (to) =>
      paintRoom(to.c, to.bleed, layoutOf(to), match),
    ),
    rays(210, 190, 14, '#ffffff17', 0.1),
    vignette('#062a3a', 0.4),
    cast(piece(ball(9), { x: 356, y: 96, scale: 1.8, rotate: -24 })),
    cast(piece(ball(3), { x: 82, y: 372, scale: 1.7, rotate: -24 })),
    cast(piece((c) => paintStick(c), { x: -463, y: -467, scale: 1.7, rotate: 225 })),
    cast(piece(ball(8), { x: 250, y: 246, scale: 5, rotate: 10 })),
    sparkle(404, 238, 26),
    sparkle(166, 60, 22),
    sparkle(56, 262, 16),
  ]);
