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

/** Woven checks, as on the breakfast table. */
function cloth(): Svg {
  const bands = Array.from({ length: 5 }, (_, at) => [
    rect(at * 120 - 40, -200, 60, 900, fade('#1fb0a4', 0.5)),
    rect(-200, at * 120 - 40, 900, 60, fade('#1fb0a4', 0.5)),
  ]);
  return place({ x: 40, y: -60, rotate: 14 }, ...bands.flat());
}

/** One piece of track in a bend around 470, 560. */
function track(): Svg {
  const bend = (r: number): string => `M${470 - r} 800V560A${r} ${r} 0 0 1 470 ${560 - r}H800`;
  const slot = (r: number): Svg =>
    [
      stroke(bend(r), '#3b4168', 44),
      stroke(bend(r), '#c9d2ee', 26),
      stroke(bend(r), '#241a48', 14),
    ].join('');
  return [
    place({ x: 8, y: 26 }, stroke(bend(330), fade('#1a0f3a', 0.34), 330)),
    place({ x: 2, y: 12 }, stroke(bend(330), '#241a48', 318)),
    stroke(bend(330), INK, 318),
    stroke(bend(330), '#7d86ab', 300),
    stroke(bend(330), '#535b82', 284),
    stroke(bend(330), '#5d668f', 190),
    stroke(bend(470), '#fff6e3', 26),
    stroke(bend(470), '#ff4b55', 26, { 'stroke-dasharray': '52 52' }),
    slot(262),
    slot(398),
    stroke(bend(398), '#45e070', 20, { 'stroke-dasharray': '0 900 330 4000', opacity: 0.95 }),
  ].join('');
}

const wheel = (x: number, y: number, scale: number): Svg =>
  place(
    { x, y, scale },
    rect(-12, -8, 24, 16, INK, { rx: 5 }),
    rect(-9, -5.4, 18, 10.8, '#3a3358', { rx: 3 }),
    rect(-7, -1.5, 14, 3, '#6a6290', { rx: 1.5 }),
  );

const BODY = 'M-38 -11Q-20 -19 0 -15Q26 -12 41 -6Q45 0 41 6Q26 12 0 15Q-20 19 -38 11Z';

/** The red racer from above, going right. */
const racer: Svg = [
  wheel(-24, -20, 1.2),
  wheel(-24, 20, 1.2),
  wheel(23, -17, 1),
  wheel(23, 17, 1),
  path(BODY, INK, { stroke: INK, 'stroke-width': 6, 'stroke-linejoin': 'round' }),
  path(BODY, linear(0, -18, 0, 18, '#ff8a8f', '#ff3d4a', '#b81f48')),
  path('M-37 -9Q0 -11 41 -4.5L42 -1.5Q0 -5 -38 -4.5Z', '#fff6e3'),
  path('M-37 9Q0 11 41 4.5L42 1.5Q0 5 -38 4.5Z', '#fff6e3'),
  ellipse(6, -10, 26, 2.4, '#ffffff80'),
  rect(-15, -12, 35, 24, INK, { rx: 11 }),
  rect(4, -9, 13.5, 18, '#9fe3ff', { rx: 7 }),
  rect(9, -7, 4, 8, '#ffffffcc', { rx: 2 }),
  circle(-3, 0, 10.4, INK),
  circle(-3, 0, 8.4, radial(-6, -4, 14, '#fff08a', '#ffd02e', '#e8961a')),
  rect(0, -5, 5, 10, '#3b4168', { rx: 2.4 }),
  ellipse(-6, -4, 3, 2, '#ffffffcc'),
  circle(37, -7.5, 3.2, '#fff3b8'),
  circle(37, 7.5, 3.2, '#fff3b8'),
  rect(-45, -22, 12, 44, INK, { rx: 4 }),
  rect(-42.6, -19.6, 7.4, 39.2, linear(0, -20, 0, 20, '#ff6a70', '#c9244a'), { rx: 3 }),
].join('');

const puff = (x: number, y: number, r: number): Svg =>
  [
    circle(x + 3, y + 6, r, fade('#3a1673', 0.2)),
    circle(x, y, r, radial(x - r * 0.3, y - r * 0.4, r * 1.5, '#ffffff', '#f2f4ff', '#c3cbe6')),
  ].join('');

export const card: Card = () =>
  Promise.resolve([
    cover('#d9f4f0'),
    cloth(),
    glow(110, 60, '#fffbe0cc', '#fff1c033', '#fff1c000'),
    track(),
    vignette('#0f4a5e', 0.42),
    // The plate that the track winds around.
    circle(500, 590, 196, fade('#1a0f3a', 0.3)),
    circle(496, 580, 190, INK),
    circle(496, 580, 184, radial(440, 500, 300, '#ffffff', '#f2f4ff', '#c9cfe8')),
    circle(496, 580, 164, 'none', { stroke: '#4c8bff', 'stroke-width': 10 }),
    puff(66, 430, 34),
    puff(112, 476, 46),
    puff(44, 486, 40),
    puff(160, 446, 30),
    ellipse(272, 300, 196, 92, fade('#1a0f3a', 0.36), { transform: 'rotate(-66 272 300)' }),
    cast(place({ x: 256, y: 262, scale: 4.5, rotate: -62 }, racer)),
    sparkle(400, 96, 24),
    sparkle(76, 150, 18),
    sparkle(452, 300, 14),
  ]);
