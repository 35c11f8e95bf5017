import {
  cast,
  circle,
  clip,
  ellipse,
  fade,
  glow,
  linear,
  PALETTE,
  path,
  place,
  radial,
  rays,
  rect,
  sky,
  sparkle,
  stroke,
  vignette,
  type Card,
  type Svg,
} from '@playgrove/kit/build';

const INK = PALETTE.ink;
const TILES = ['#fbe6bd', '#efd09c'] as const;

/** A flower of eight petals, seen from above. */
function flower(x: number, y: number, scale: number, petal: string, light: string): Svg {
  const petals = [0, 1, 2, 3, 4, 5, 6, 7].map((at) =>
    place(
      { rotate: at * 45 },
      path('M0 -8C26 -30 24 -74 0 -84C-24 -74 -26 -30 0 -8Z', at % 2 === 0 ? petal : light, {
        stroke: INK,
        'stroke-width': 6,
        'paint-order': 'stroke',
      }),
    ),
  );
  return place(
    { x, y, scale },
    ...petals,
    circle(0, 0, 27, INK),
    circle(0, 0, 22, '#ffd23c'),
    circle(-6, -6, 9, '#fff0a0'),
  );
}

/** A round bush with blossoms. */
function bush(x: number, y: number, scale: number): Svg {
  return place(
    { x, y, scale },
    circle(0, 0, 54, INK),
    circle(0, 0, 49, '#3fa64b'),
    circle(-10, -12, 34, '#63c950'),
    circle(-18, -20, 17, '#93e36a'),
    circle(22, 8, 10, '#ff7fb0'),
    circle(22, 8, 4, '#ffd23c'),
    circle(-12, 18, 10, PALETTE.white),
    circle(-12, 18, 4, '#ffd23c'),
  );
}

/** A tilted tray of tiles with two holes. */
const tray: Svg = [
  rect(-236, -150, 472, 344, INK, { rx: 30 }),
  rect(-228, -142, 456, 328, linear(0, -142, 0, 186, '#e8a05e', '#a85a34'), { rx: 24 }),
  rect(-204, -118, 408, 280, '#7c3f2a', { rx: 10 }),
  ...Array.from({ length: 12 }, (_, at) => {
    const [column, row] = [at % 4, Math.floor(at / 4)];
    const fill = (column + row) % 2 === 0 ? TILES[0] : TILES[1];
    return rect(-200 + column * 100.5, -114 + row * 91.5, 98, 89, fill, { rx: 6 });
  }),
  ...[
    [-150, 116],
    [150, -68],
  ].map(([x = 0, y = 0]) =>
    [
      ellipse(x, y, 42, 38, '#b08a62'),
      ellipse(x, y + 2, 37, 33, '#2a1838'),
      ellipse(x, y + 8, 29, 24, '#120818'),
    ].join(''),
  ),
].join('');

/** Red glass with two ribbons, and its light. */
const marble: Svg = [
  ellipse(26, 132, 132, 34, fade(INK, 0.4)),
  circle(0, 0, 152, INK),
  circle(0, 0, 142, radial(-46, -52, 210, '#ff8a70', '#f5364e', '#a3123f')),
  clip(
    'M-142 0A142 142 0 1 1 142 0A142 142 0 1 1 -142 0Z',
    stroke('M-160 -60C-70 30 40 -10 170 66', '#fff6e3', 42),
    stroke('M-150 50C-50 84 30 20 150 104', '#ffb01f', 28),
    path('M-128 -60A142 142 0 0 0 60 129A150 150 0 0 1 -128 -60Z', fade('#7a0f3a', 0.45)),
  ),
  ellipse(-54, -74, 46, 28, fade(PALETTE.white, 0.9)),
  circle(-92, -22, 12, fade(PALETTE.white, 0.8)),
].join('');

export const card: Card = () =>
  Promise.resolve([
    sky('#8fe3ff', '#c8f0a8', '#4fb35c'),
    glow(430, 70, '#fffbe0e6', '#fff2b055', '#fff2b000'),
    rays(430, 70, 14, '#ffffff38'),
    bush(40, 150, 1.1),
    bush(150, 96, 0.8),
    bush(480, 250, 1),
    vignette('#0f4a3a', 0.4),
    cast(place({ x: 262, y: 330, rotate: -9 }, tray)),
    cast(flower(412, 178, 0.86, '#ff5f9a', '#ff94c0')),
    cast(place({ x: 236, y: 282, rotate: -9, scale: 1.06 }, marble)),
    sparkle(96, 60, 20),
    sparkle(470, 440, 18),
    sparkle(330, 70, 13),
  ]);
