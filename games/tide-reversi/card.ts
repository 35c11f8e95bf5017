import {
  bokeh,
  cast,
  contact,
  glow,
  linear,
  rays,
  ridge,
  sky,
  sparkle,
  vignette,
  type Card,
} from '@playgrove/kit/build';
import { paintCreature } from './view/creatures.ts';
import { FANS } from './view/fans.ts';
import { paintScallop, paintSnail } from './view/shells.ts';

const POSE = { x: 0, y: 0.5, mood: 'glad', time: 0.4, blink: false, poked: 0 } as const;

/** The octopus over its shells. */
export const card: Card = async ({ piece }) => [
  sky('#ffe7b0', '#ffb878', '#ff7f6b', '#c94f8a'),
  glow(256, 150, '#fff6c8e6', '#ffd08a66', '#ffb87800'),
  rays(256, 150, 18, '#ffffff30'),
  bokeh(['#ffffff', '#ffe9a8', '#ffc0dc'], 12, 7),
  ridge(398, 14, linear(0, 380, 0, 520, '#2fb7c4', '#1684ab', '#0c4d80'), 3),
  ridge(432, 10, linear(0, 420, 0, 520, '#1f9fb4', '#0f6a98', '#0b3f6b'), 5),
  contact(256, 480, 210, 0.3),
  cast(piece((c) => paintCreature(c, 'octopus', POSE), { x: 256, y: 226, rotate: -5, scale: 236 })),
  cast(piece(paintSnail, { x: 92, y: 418, scale: 82 })),
  cast(piece(paintSnail, { x: 420, y: 418, scale: 82 })),
  cast(piece((c) => paintScallop(c, FANS.rows[0]), { x: 256, y: 408, scale: 108 })),
  sparkle(86, 92, 28),
  sparkle(432, 84, 20),
  sparkle(338, 318, 22),
  vignette('#5a1c5e', 0.34),
];
