import {
  cast,
  circle,
  ellipse,
  glow,
  linear,
  PALETTE,
  path,
  place,
  radial,
  rays,
  rect,
  shade,
  sky,
  sparkle,
  stroke,
  tint,
  vignette,
  type Card,
  type Svg,
} from '@playgrove/kit/build';

const INK = PALETTE.ink;
const SHELL = '#ff6a3d';
const both = (paint: (way: 1 | -1) => readonly Svg[]): Svg[] => [...paint(-1), ...paint(1)];
const inked = (d: string, width: number, color: string): Svg =>
  stroke(d, INK, width + 16) + stroke(d, color, width);

function brick(x: number, y: number, color: string, rotate = 0): Svg {
  return place(
    { x, y, rotate },
    rect(-52, -33, 104, 68, INK, { rx: 16 }),
    rect(-45, -26, 90, 56, shade(color, 0.34), { rx: 11 }),
    rect(-45, -27, 90, 46, linear(0, -27, 0, 19, tint(color, 0.4), color), { rx: 11 }),
    rect(-34, -20, 54, 8, '#ffffffb8', { rx: 4 }),
  );
}

const beachBall = (x: number, y: number, r: number): Svg =>
  place(
    { x, y, rotate: 20 },
    circle(0, 0, r + 7, INK),
    ...['#ff3f5e', '#ffffff', '#ffc91f', '#ffffff', '#2f8dff', '#ffffff'].map((color, at) =>
      place({ rotate: at * 60 }, path(`M0 0V${-r}A${r} ${r} 0 0 1 ${r * 0.866} ${-r / 2}Z`, color)),
    ),
    circle(0, 0, r, radial(-r * 0.35, -r * 0.4, r * 1.7, '#ffffff00', '#ffffff00', '#3a167388')),
    ellipse(-r * 0.2, -r * 0.5, r * 0.34, r * 0.2, '#ffffffd0'),
  );

const shell = radial(-36, -14, 176, '#ff9a5c', SHELL, '#c9342f');

/** The crab with its board held high. */
const crab = (): Svg =>
  [
    ...both((way) =>
      [0, 1, 2].map((leg) =>
        inked(
          `M${way * 70} 60L${way * (120 + leg * 30)} ${66 + leg * 10}L${way * (134 + leg * 32)} ${136 + leg * 2}`,
          18,
          SHELL,
        ),
      ),
    ),
    ...both((way) => [
      inked(`M${way * 78} 10L${way * 144} -14L${way * 132} -92`, 26, SHELL),
      ellipse(way * 132, -104, 46, 40, INK),
      ellipse(way * 132, -104, 37, 31, tint(SHELL, 0.12)),
      ellipse(way * 124, -116, 13, 8, '#ffffff88'),
    ]),
    ellipse(0, 44, 136, 92, INK),
    ellipse(0, 44, 126, 82, shell),
    ellipse(0, 84, 76, 36, '#ffb27ad8'),
    ...both((way) => [
      ellipse(way * 86, 62, 20, 12, '#ff8fa3'),
      circle(way * 46, -14, 41, INK),
      circle(way * 46, -14, 33, '#ffffff'),
      circle(way * 46 + 10, -26, 18, INK),
      circle(way * 46 + 16, -32, 6, '#ffffff'),
    ]),
    path('M-30 50Q0 96 30 50Q0 60 -30 50Z', '#7a1f38', { stroke: INK, 'stroke-width': 8 }),
    path(
      'M-232 -140Q-160 -178 0 -178T232 -140Q160 -98 0 -98T-232 -140Z',
      linear(0, -178, 0, -98, '#ffffff', '#fff0d0', '#f2c98a'),
      {
        stroke: INK,
        'stroke-width': 14,
        'stroke-linejoin': 'round',
      },
    ),
    ...both((way) => [
      path(`M${way * 96} -174L${way * 138} -168V-108L${way * 96} -102Z`, '#18b9c6'),
      path(`M${way * 154} -165L${way * 172} -161V-116L${way * 154} -111Z`, '#ff4f7e'),
    ]),
    circle(0, -138, 14, '#ff4f7e'),
  ].join('');

const ribbon = 'M150 236C60 190 44 120 120 92C190 66 250 110 318 70';

export const card: Card = () =>
  Promise.resolve([
    sky('#1f8fe0', '#6fcaf2', '#d8f4f2'),
    glow(420, 60, '#fff6d0e0', '#fff6d030', '#fff6d000'),
    rays(420, 60, 14, '#ffffff22'),
    rect(0, 330, 512, 190, linear(0, 330, 0, 440, '#3cc0d6', '#0f7fae')),
    ...[0, 1, 2, 3, 4, 5].map((at) =>
      rect((at * 137) % 470, 350 + at * 22, 60, 5, '#ffffff55', { rx: 2 }),
    ),
    rect(0, 440, 512, 80, linear(0, 440, 0, 512, '#e4b47a', '#a9703f')),
    rect(0, 436, 512, 8, INK),
    vignette('#123a6a', 0.4),
    cast(
      brick(64, 52, '#ff8420', -6),
      brick(178, 40, '#f2394b', 4),
      brick(470, 150, '#35b94f', 10),
    ),
    ...[
      [300, 150, 20],
      [262, 46, 70],
      [390, 176, 130],
      [244, 128, 200],
    ].map(([x = 0, y = 0, rotate = 0]) =>
      place(
        { x, y, rotate },
        path('M-18 8L4 -16L18 10Z', '#ffc91f', { stroke: INK, 'stroke-width': 5 }),
      ),
    ),
    stroke(ribbon, '#8fe9ff88', 54),
    stroke(ribbon, '#d8fbffcc', 32),
    stroke(ribbon, '#ffffff', 12),
    ellipse(266, 474, 180, 24, '#2b1b4d66'),
    cast(place({ x: 262, y: 352, scale: 0.9, rotate: -7 }, crab())),
    cast(beachBall(346, 74, 50)),
    sparkle(420, 40, 24),
    sparkle(40, 300, 18),
  ]);
