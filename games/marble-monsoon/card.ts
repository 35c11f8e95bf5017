import {
  ball,
  cast,
  circle,
  ellipse,
  fade,
  glow,
  linear,
  PALETTE,
  path,
  place,
  radial,
  sky,
  sparkle,
  stroke,
  vignette,
  type Card,
  type Svg,
} from '@playgrove/kit/build';
import { TURTLE } from './view/turtle.ts';

const INK = PALETTE.ink;
const SKIN = '#5fbf6c';
const inked = (d: string, fill: Parameters<typeof path>[1], width = 9): Svg =>
  path(d, fill, {
    stroke: INK,
    'stroke-width': width,
    'stroke-linejoin': 'round',
    'paint-order': 'stroke',
  });

const both = (d: string): Svg[] => [
  inked(d, SKIN),
  `<g transform="scale(1,-1)">${inked(d, SKIN)}</g>`,
];

const turtle = (): Svg =>
  [
    inked(TURTLE.tail, SKIN),
    ...both(TURTLE.fin),
    ...both(TURTLE.foot),
    inked(TURTLE.head, SKIN),
    ...[-1, 1].flatMap((side) => [
      ellipse(58, side * 14, 9, 8, INK),
      ellipse(58.5, side * 14, 7, 6.2, '#fffdf4'),
      circle(61, side * 13.4, 3.9, INK),
      circle(62.2, side * 13.4 - 1.4, 1.4, '#ffffff'),
      ellipse(45, side * 17, 5, 3, fade('#ff8f6a', 0.8)),
    ]),
    inked(TURTLE.rim, '#ffd27a'),
    inked(TURTLE.shell, radial(0.34, 0.3, 0.8, '#ffb25c', '#f2663d', '#b8303f'), 4),
    stroke(TURTLE.seams, fade('#7a1f38', 0.75), 5),
    inked(TURTLE.plates, linear(0, 0, 1, 1, '#ffd98a', '#f28a3d'), 5),
    stroke('M-46 -14C-44 -30 -30 -39 -14 -40', '#ffffffb0', 5),
  ].join('');

/** The flume around the hero, with its marbles. */
const FLUME = 'M-40 404C60 470 200 512 320 470C450 424 500 300 462 170C440 96 380 50 320 30';

const marble = (x: number, y: number, color: string, mark: Svg): Svg =>
  place({ x, y }, circle(0, 0, 41, INK), ball(0, 0, 37, color), mark);

const ringMark = circle(0, 0, 15, 'none', { stroke: '#fffaf0', 'stroke-width': 8 });
const starMark = path('M0 -24L6 -8L23 -7L10 4L15 21L0 11L-15 21L-10 4L-23 -7L-6 -8Z', '#fffaf0');
const leafMark = path('M-21 13Q-19 -16 19 -18Q19 16 -10 18Z', '#fffaf0');
const waveMark = stroke(
  'M-21 -8C-13 -18 -6 -2 2 -9C8 -15 14 -13 21 -8M-21 10C-13 0 -6 16 2 9C8 3 14 5 21 10',
  '#fffaf0',
  7,
);

const pad = (x: number, y: number, r: number, turn: number): Svg =>
  place(
    { x, y, rotate: turn },
    path(
      `M${r * 0.2} 0L${r * 0.95} ${r * 0.32}A${r} ${r} 0 1 1 ${r * 0.99} ${-r * 0.14}Z`,
      radial(0.36, 0.32, 0.8, '#a6e37a', '#3f9f55', '#17603f'),
    ),
  );

export const card: Card = () =>
  Promise.resolve([
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
    stroke(FLUME, INK, 108),
    stroke(FLUME, '#f0d488', 98),
    stroke(FLUME, '#8a5f2c', 86),
    stroke(FLUME, '#0d3a55', 78),
    marble(22, 442, '#2fbf5f', leafMark),
    marble(104, 478, '#f23b4e', ringMark),
    marble(190, 492, '#f23b4e', ringMark),
    marble(466, 252, '#2f86ff', waveMark),
    marble(452, 168, '#ffc21c', starMark),
    marble(414, 96, '#ffc21c', starMark),
    pad(196, 226, 168, -20),
    cast(place({ x: 190, y: 214, scale: 2.5, rotate: 34 }, turtle())),
    cast(marble(350, 334, '#f23b4e', ringMark)),
    ...[
      [40, 40],
      [150, 20],
      [300, 90],
      [490, 60],
      [390, 210],
      [30, 330],
      [260, 400],
      [480, 380],
    ].map(([x = 0, y = 0]) => stroke(`M${x} ${y}l-9 40`, '#e8faff88', 4)),
    sparkle(400, 290, 20),
    sparkle(60, 130, 16),
  ]);
