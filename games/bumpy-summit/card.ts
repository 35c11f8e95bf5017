import {
  cast,
  circle,
  cover,
  ellipse,
  fade,
  glow,
  linear,
  PALETTE,
  path,
  place,
  radial,
  rect,
  sparkle,
  stroke,
  vignette,
  type Card,
  type Svg,
} from '@playgrove/kit/build';

const INK = PALETTE.ink;
const BODY =
  'M-84-10L-84 6Q-84 13-77 13L73 13Q82 13 82 4L82-10Q82-20 72-21L52-25L40-58Q37-66 28-66L2-66Q-6-66-6-58L-6-10Z';
const WINDOW = 'M2-57L26-57Q31-57 33-52L42-27Q43-23 39-23L2-23Q-1-23-1-26L-1-54Q-1-57 2-57Z';

const wheel = (x: number, y: number, turn: number): Svg =>
  place(
    { x, y, rotate: turn },
    circle(0, 0, 29, INK),
    circle(0, 0, 23.5, 'none', {
      stroke: '#5a4f84',
      'stroke-width': 5,
      'stroke-dasharray': '6 5.3',
    }),
    circle(0, 0, 20, '#3a2f5e'),
    circle(0, 0, 14, INK),
    circle(0, 0, 12, radial(-4, -5, 18, '#ffffff', '#d5dcf0', '#8f9ac0')),
    circle(0, 0, 4, '#ff5a3c'),
  );

const coil = (x: number): Svg => {
  const d = `M${x}-22L${x + 10}-15L${x - 10}-7L${x + 10} 1L${x - 10} 9L${x + 10} 17L${x} 28`;
  return stroke(d, INK, 9) + stroke(d, '#ffd02e', 4.6);
};

const melon = (x: number, y: number, turn: number): Svg =>
  place(
    { x, y, rotate: turn },
    circle(0, 0, 19, INK),
    circle(0, 0, 16.6, radial(-5, -7, 28, '#8bea6a', '#3fae4a', '#1f7d3c')),
    ...[-0.62, -0.2, 0.2, 0.62].map((bow) => stroke(`M0-15Q${bow * 34} 0 0 15`, '#17663a', 2.6)),
    ellipse(-6, -8, 4.4, 2.6, '#ffffffb0'),
  );

const bear: Svg = place(
  { x: 17, y: -36 },
  ...[-11, 11].flatMap((x) => [circle(x, -15, 8, INK), circle(x, -15, 5.4, '#b0703c')]),
  circle(0, -2, 18, INK),
  circle(0, -2, 15.4, radial(-5, -8, 24, '#d99654', '#b0703c', '#93582c')),
  ellipse(5, 4, 9, 6.6, '#f6d3a4'),
  ellipse(8, 0.6, 3.4, 2.6, INK),
  circle(0, -5, 2.5, INK),
  circle(10, -6, 2.5, INK),
  rect(-14, 13, 28, 9, '#ffd02e', { rx: 4 }),
);

const truck: Svg = [
  rect(-82, -28, 82, 32, INK, { rx: 4 }),
  rect(-78, -24, 76, 26, '#8f2c3d', { rx: 3 }),
  path(WINDOW, '#37507f'),
  melon(-56, -24, 20),
  melon(-22, -24, -30),
  coil(-48),
  coil(48),
  bear,
  path(`${BODY}${WINDOW}`, INK, {
    stroke: INK,
    'stroke-width': 7,
    'stroke-linejoin': 'round',
    'fill-rule': 'evenodd',
  }),
  path(`${BODY}${WINDOW}`, linear(0, -66, 0, 13, '#ff8a5c', '#ff5236', '#d42f3e'), {
    'fill-rule': 'evenodd',
  }),
  rect(2, -63.5, 27, 3.4, '#ffffff66', { rx: 2 }),
  rect(-84, -3, 166, 6, '#fff6e3'),
  path(WINDOW, '#bfeaff26', { stroke: INK, 'stroke-width': 3.4 }),
  path('M22-56L27-56L22-24L16-24Z', '#ffffff4d'),
  ...[-27, -15].flatMap((y) => [
    rect(-86, y - 2.5, 82, 8, INK, { rx: 4 }),
    rect(-84, y - 0.5, 78, 4, '#ffb23e', { rx: 2 }),
  ]),
  rect(-88, -30, 9, 42, INK, { rx: 4 }),
  rect(-86, -28, 5, 38, '#ff9a2e', { rx: 2 }),
  ...[-48, 48].flatMap((x) => [
    path(`M${x - 35} 15A35 35 0 0 1 ${x + 35} 15Z`, INK),
    path(`M${x - 29} 15A29 29 0 0 1 ${x + 29} 15Z`, '#46306f'),
  ]),
  circle(78, -9, 8, INK),
  circle(78, -9, 5.4, '#fff3b0'),
  rect(74, 5, 15, 12, INK, { rx: 5 }),
  rect(76, 7, 11, 7, '#d5dcf0', { rx: 3 }),
  wheel(-48, 32, 20),
  wheel(48, 36, 60),
].join('');

const HILL = 'M-20 470C120 470 150 330 270 330C380 330 420 420 540 396V540H-20Z';

const peak = (x: number, y: number, half: number, color: string): Svg =>
  [
    path(`M${x - half} 520L${x} ${y}L${x + half} 520Z`, color),
    path(`M${x} ${y}L${x + half} 520L${x + half * 0.16} 520Z`, fade('#2b1b6d', 0.25)),
    path(
      `M${x} ${y}L${x + half * 0.3} ${y + (520 - y) * 0.3}L${x + half * 0.1} ${y + (520 - y) * 0.26}L${x - half * 0.04} ${y + (520 - y) * 0.36}L${x - half * 0.3} ${y + (520 - y) * 0.3}Z`,
      '#ffffffe0',
    ),
  ].join('');

const puff = (x: number, y: number, r: number): Svg =>
  circle(x, y, r, radial(x - r * 0.3, y - r * 0.4, r * 1.5, '#ffffff', '#fff1d8', '#e2c090'));

export const card: Card = () =>
  Promise.resolve([
    cover(linear(0, 0, 0, 512, '#4a3fd0', '#b05fe0', '#ff8f8a', '#ffd98a')),
    glow(392, 118, '#fff6c8ee', '#ffd98a55', '#ffb87a00'),
    circle(392, 118, 56, '#fff6d8'),
    peak(96, 150, 210, '#7d6fe0'),
    peak(430, 210, 190, '#8f74de'),
    peak(262, 240, 170, '#6a5ccc'),
    path(HILL, INK, { transform: 'translate(0 -7)' }),
    path(HILL, '#8fe04a'),
    path(HILL, '#4ea83a', { transform: 'translate(0 18)' }),
    path(HILL, '#9a6240', { transform: 'translate(0 40)' }),
    path(HILL, fade('#5c3226', 0.4), { transform: 'translate(0 78)' }),
    ...[
      [80, 500, 16],
      [250, 430, 20],
      [420, 490, 18],
    ].map(([x = 0, y = 0, r = 0]) => ellipse(x, y, r, r * 0.6, '#b98459')),
    vignette('#3a1060', 0.4),
    puff(66, 404, 30),
    puff(30, 432, 24),
    puff(104, 380, 18),
    ellipse(250, 352, 150, 18, fade('#1a0f3a', 0.34), { transform: 'rotate(-8 250 352)' }),
    cast(place({ x: 262, y: 232, scale: 2.2, rotate: -13 }, truck)),
    cast(place({ x: 128, y: 96, scale: 2.2, rotate: 24 }, melon(0, 0, 30))),
    sparkle(470, 300, 20),
    sparkle(216, 60, 18),
    sparkle(46, 230, 16),
  ]);
