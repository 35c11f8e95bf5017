import {
  cast,
  ellipse,
  fade,
  glow,
  PALETTE,
  sky,
  sparkle,
  stroke,
  vignette,
  type Card,
} from '@playgrove/kit/build';
import { drawMarble } from './view/marbles.ts';
import { paintPad, paintTurtle } from './view/turtle.ts';

const FLUME = 'M-40 404C60 470 200 512 320 470C450 424 500 300 462 170C440 96 380 50 320 30';
/** Colors of marbles by number, as in the game. */
const RED = 0;
const YELLOW = 1;
const BLUE = 2;
const GREEN = 3;
const RAIN = [
  [40, 40],
  [150, 20],
  [300, 90],
  [490, 60],
  [390, 210],
  [30, 330],
  [260, 400],
  [480, 380],
] as const;

/** The turtle spits a marble into the flume. */
export const card: Card = async ({ piece, scene }) => {
  const pad = (x: number, y: number, r: number, rotate: number) =>
    piece((c) => paintPad(c, r, '#3fae6a', '#1f7a52', '#8fe08a'), { x, y, rotate });
  const marble = (x: number, y: number, hue: number = RED) =>
    scene({ width: 512, height: 512 }, (to) => drawMarble(to, x, y, { hue, turn: 0, size: 1.72 }));
  return [
    sky('#1fa0a0', '#138090', '#0c4f70'),
    glow(110, 80, '#fff0b0d0', '#fff0b040', '#fff0b000'),
    pad(60, 250, 74, 40),
    pad(452, 452, 60, 200),
    ...[0, 1, 2, 3, 4].map((n) =>
      ellipse(90 + n * 92, 60 + ((n * 53) % 120), 34 - n * 3, 13, 'none', {
        stroke: '#ffffff44',
        'stroke-width': 4,
      }),
    ),
    vignette('#062f4a', 0.45),
    stroke(FLUME, fade('#021a2a', 0.4), 120),
    stroke(FLUME, PALETTE.ink, 108),
    stroke(FLUME, '#f0d488', 98),
    stroke(FLUME, '#8a5f2c', 86),
    stroke(FLUME, '#0d3a55', 78),
    marble(22, 442, GREEN),
    marble(104, 478),
    marble(190, 492),
    marble(466, 252, BLUE),
    marble(452, 168, YELLOW),
    marble(414, 96, YELLOW),
    pad(196, 226, 168, -20),
    cast(piece((c) => paintTurtle(c, 'calm'), { x: 190, y: 214, scale: 2.5, rotate: 34 })),
    cast(marble(350, 334)),
    ...RAIN.map(([x, y]) => stroke(`M${x} ${y}l-9 40`, '#e8faff88', 4)),
    sparkle(400, 290, 20),
    sparkle(60, 130, 16),
  ];
};
