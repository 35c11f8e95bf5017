import {
  cast,
  circle,
  cover,
  ellipse,
  fade,
  glow,
  linear,
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

const INK = '#33224f';

const cobbles = (): Svg =>
  Array.from({ length: 150 }, (_, at) => {
    const [column, row] = [at % 12, Math.floor(at / 12)];
    const tone = ['#ffeec9', '#e9c486', '#f2d49c'][(at * 7 + row) % 3] ?? '#ffeec9';
    return rect(column * 48 - 30 + (row % 2) * 24, row * 44 - 10, 42, 38, fade(tone, 0.7), {
      rx: 13,
    });
  }).join('');

const wheel = (x: number, y: number, turn = 0): Svg =>
  place(
    { x, y, rotate: turn },
    rect(-13, -6.5, 26, 13, INK, { rx: 5 }),
    rect(-8, -2, 16, 4, '#6d5c90', { rx: 2 }),
  );

const BODY =
  'M-34 -21C-8 -22 13 -21 27 -19C39 -17 42 -11 42 0C42 11 39 17 27 19C13 21 -8 22 -34 21C-41 20 -42 12 -42 0C-42 -12 -41 -20 -34 -21Z';

type Paint = { readonly body: readonly [string, string, string]; readonly roof: string };

function eyes(dx: number, dy: number, isAsleep: boolean): Svg {
  return [-1, 1]
    .map((side) => {
      const y = side * 10;
      const ball = [
        circle(32.5, y, 8, INK),
        circle(32.5, y, 6.6, isAsleep ? '#eadccb' : '#ffffff'),
      ];
      if (isAsleep)
        return [...ball, stroke(`M32 ${y - 4.5}Q36 ${y} 32 ${y + 4.5}`, INK, 2)].join('');
      return [
        ...ball,
        circle(32.5 + dx, y + dy, 3.9, INK),
        circle(33.6 + dx, y + dy - 1.3, 1.3, '#ffffff'),
      ].join('');
    })
    .join('');
}

function car({ body, roof }: Paint, turn: number, look: Svg): Svg {
  return [
    wheel(-25, -19.5),
    wheel(-25, 19.5),
    wheel(25, -18.5, turn),
    wheel(25, 18.5, turn),
    path(BODY, INK, { stroke: INK, 'stroke-width': 5, 'stroke-linejoin': 'round' }),
    path(BODY, linear(0, -21, 0, 21, ...body)),
    ellipse(3, -17.5, 29, 2.3, '#ffffff8c'),
    rect(-28, -18, 45, 36, INK, { rx: 11 }),
    rect(-26.5, -16.5, 42, 33, linear(-26, 0, 16, 0, '#6bb9ea', '#9fdcff', '#d8f5ff'), { rx: 9.5 }),
    path('M10 -14L14 -2L9 4L4 -13Z', '#ffffffa0'),
    rect(-20, -14, 25, 28, linear(0, -14, 0, 14, '#ffffff', roof, roof), { rx: 7 }),
    rect(-16, -12, 15, 3, '#ffffffa0', { rx: 1.5 }),
    ellipse(26, -15.5, 3.6, 2.6, '#ff7aa099'),
    ellipse(26, 15.5, 3.6, 2.6, '#ff7aa099'),
    rect(-42, -17, 5, 9, '#ff3f55', { rx: 2 }),
    rect(-42, 8, 5, 9, '#ff3f55', { rx: 2 }),
    look,
  ].join('');
}

const CHERRY: Paint = { body: ['#ff9a8f', '#ff4a44', '#cf2740'], roof: '#fff0d8' };
const SKY: Paint = { body: ['#9fdcff', '#4fb8f0', '#2f8ccd'], roof: '#dff4ff' };
const LEAF: Paint = { body: ['#b6ec92', '#72cb55', '#4aa23d'], roof: '#f2ffdd' };

const ribbon = (d: string, color: string): Svg =>
  [stroke(d, INK, 27), stroke(d, '#ffffff', 21), stroke(d, color, 15)].join('');

/** The path of one wheel: forward around the bend, then back into the bay. */
const swing = (by: number): Svg =>
  ribbon(
    `M${-60} ${438 + by}C120 ${428 + by} 190 ${400 + by} ${232 + by * 0.2} ${330 + by * 0.9}`,
    '#ff4f7b',
  );

const tree = (x: number, y: number, r: number): Svg =>
  [
    circle(x + 8, y + 20, r, fade('#3a1d5a', 0.26)),
    circle(x, y, r + 5, INK),
    circle(x, y, r, radial(x - r * 0.3, y - r * 0.4, r * 1.5, '#8fe07c', '#4cb85c', '#2f8a4a')),
    circle(x - r * 0.3, y - r * 0.35, r * 0.3, '#b4f09a'),
    circle(x + r * 0.25, y - r * 0.1, r * 0.2, '#a4e68c'),
  ].join('');

const hedge = (): Svg =>
  [
    rect(-20, -30, 560, 62, '#2f6b3a'),
    ...Array.from({ length: 15 }, (_, at) =>
      circle(at * 38 - 6, 22, 24, at % 2 ? '#65c25a' : '#56b14f'),
    ),
    ...Array.from({ length: 15 }, (_, at) => circle(at * 38 - 10, 14, 11, '#8bdc74')),
    ...[2, 6, 11].map((at) => circle(at * 38 + 8, 20, 8, '#ff8fb3')),
  ].join('');

export const card: Card = () =>
  Promise.resolve([
    cover('#f4d8a0'),
    cobbles(),
    glow(90, 40, '#fff9dcee', '#fff3c466', '#fff3c400'),
    rect(-20, 40, 560, 18, fade('#3a1d5a', 0.24)),
    hedge(),
    // Bays, the middle one lit.
    rect(178, 58, 156, 246, fade('#2fbd5c', 0.62), { rx: 12 }),
    ...[22, 178, 334, 490].map((x) => rect(x - 5, 56, 10, 250, '#ffffff', { rx: 5 })),
    swing(-34),
    swing(34),
    place(
      { x: 100, y: 196, scale: 2.5, rotate: -90 },
      ellipse(-8, 4, 46, 26, fade('#3a1d5a', 0.26)),
      car(SKY, 0, eyes(0, 0, true)),
    ),
    place(
      { x: 414, y: 190, scale: 2.5, rotate: -90 },
      ellipse(-8, 4, 46, 26, fade('#3a1d5a', 0.26)),
      car(LEAF, 0, eyes(-1.4, -2.6, false)),
    ),
    ellipse(290, 356, 120, 104, fade('#3a1d5a', 0.3)),
    cast(
      place({ x: 268, y: 300, scale: 3.7, rotate: -62 }, car(CHERRY, -24, eyes(2, -1.2, false))),
    ),
    tree(448, 446, 54),
    circle(256, 74, 30, INK),
    circle(256, 74, 25, '#2fbd5c'),
    stroke('M243 75L252 84L270 64', '#ffffff', 8),
    sparkle(402, 330, 22),
    sparkle(150, 340, 16),
    vignette('#6a3a1a', 0.3),
  ]);
