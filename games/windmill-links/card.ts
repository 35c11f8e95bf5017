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

/** A paper sail that points up: a bar, its fold and its slats. */
const sail = (turn: number, color: string, deep: string): Svg =>
  place(
    { x: 0, y: 0, rotate: turn },
    path('M-24-16L-24-158Q0-182 24-158L24-16Z', INK, {
      stroke: INK,
      'stroke-width': 12,
      'stroke-linejoin': 'round',
    }),
    path('M-24-16L-24-158Q0-182 24-158L24-16Z', linear(-24, 0, 24, 0, color, deep)),
    path('M-24-16L-24-158Q-12-170 0-170L0-16Z', '#ffffff70'),
    ...[-54, -88, -122].map((y) => stroke(`M-22 ${y}L22 ${y}`, fade(INK, 0.35), 5)),
  );

const mill: Svg = [
  sail(0, '#ff7a5c', '#d92d3c'),
  sail(90, '#ffe27a', '#f0a01f'),
  sail(180, '#ff7a5c', '#d92d3c'),
  sail(270, '#ffe27a', '#f0a01f'),
  circle(0, 0, 42, INK),
  circle(0, 0, 34, radial(-10, -12, 50, '#ffffff', '#f3ddbb', '#b98a5a')),
  circle(0, 0, 12, INK),
  circle(-2, -2, 8, '#ff5a4f'),
].join('');

/** A round paper bush of three layers. */
const bush = (x: number, y: number, r: number): Svg =>
  place(
    { x, y },
    ...(
      [
        [1.06, INK],
        [1, '#1f8a4c'],
        [0.72, '#35b45c'],
        [0.42, '#7fdc6a'],
      ] as const
    ).flatMap(([part, color], step) =>
      Array.from({ length: 8 }, (_, lobe) => {
        const turn = (lobe * Math.PI) / 4;
        const far = r * part * 0.62;
        return circle(
          Math.cos(turn) * far - step * 3,
          Math.sin(turn) * far - step * 4,
          r * part * 0.42,
          color,
        );
      }).concat(circle(-step * 3, -step * 4, r * part * 0.7, color)),
    ),
  );

const LANE = 'M96 560L96 150Q96 96 150 96L362 96Q416 96 416 150L416 560Z';

export const card: Card = () =>
  Promise.resolve([
    cover(linear(0, 0, 512, 512, '#5fd0f0', '#2f7fd8', '#2a3fa0')),
    // The open book.
    place(
      { x: 256, y: 266, rotate: -6 },
      rect(-262, -252, 524, 620, INK, { rx: 34 }),
      rect(-254, -244, 508, 604, '#c8323f', { rx: 28 }),
      rect(-238, -230, 476, 590, '#d8c8a8', { rx: 18 }),
      rect(-238, -238, 476, 590, '#fff0c9', { rx: 18 }),
      ...[90, 150, 210, 270, 330].map((r) =>
        circle(-230, 240, r, 'none', { stroke: '#f2d793', 'stroke-width': 16 }),
      ),
      rect(-238, -14, 476, 40, linear(0, -14, 0, 26, '#2b1b4d00', '#2b1b4d38', '#ffffff50'), {}),
    ),
    place(
      { x: 12, y: 14, rotate: -6 },
      path(LANE, fade('#1a0f3a', 0.3), { transform: 'translate(20 30)' }),
      path(LANE, INK, { stroke: INK, 'stroke-width': 44, 'stroke-linejoin': 'round' }),
      path(LANE, '#a8744a', {
        stroke: '#a8744a',
        'stroke-width': 34,
        'stroke-linejoin': 'round',
        transform: 'translate(3 8)',
      }),
      path(LANE, '#fff4dc', { stroke: '#fff4dc', 'stroke-width': 32, 'stroke-linejoin': 'round' }),
      path(LANE, linear(96, 96, 416, 520, '#a4f06a', '#63c944', '#46ac40')),
      ...[150, 260, 370, 480].map((y) => rect(96, y, 320, 54, fade('#2f8a34', 0.16))),
      path(
        'M96 560L96 150Q96 96 150 96L416 96L416 120L150 120Q124 124 122 150L122 560Z',
        fade('#16304a', 0.2),
      ),
      ellipse(352, 158, 36, 32, '#ffffff'),
      ellipse(352, 160, 29, 26, INK),
      stroke('M352 156L352 34', INK, 15),
      stroke('M352 156L352 34', '#fff6e3', 7),
      path('M354 30Q410 34 452 62Q404 76 354 90Z', '#8a4dff', {
        stroke: INK,
        'stroke-width': 8,
        'stroke-linejoin': 'round',
      }),
    ),
    bush(60, 130, 52),
    bush(474, 420, 56),
    vignette('#1a1060', 0.32),
    place({ x: 246, y: 276, rotate: 27, scale: 1.14 }, cast(mill)),
    glow(140, 430, '#ffffff88', '#ffffff22', '#ffffff00'),
    ellipse(156, 448, 50, 22, fade('#16304a', 0.4)),
    circle(142, 420, 50, INK),
    circle(142, 420, 43, radial(-16 + 142, -18 + 420, 72, '#ffffff', '#e6e9fa', '#a2a9d6')),
    ...[
      [150, 436],
      [124, 430],
      [166, 416],
      [142, 414],
    ].map(([x = 0, y = 0]) => circle(x, y, 5, fade(INK, 0.2))),
    ellipse(124, 400, 11, 8, '#ffffff'),
    sparkle(430, 250, 22),
    sparkle(70, 300, 18),
  ]);
