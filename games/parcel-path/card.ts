import {
  cast,
  circle,
  fade,
  glow,
  linear,
  PALETTE,
  path,
  place,
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
const ROAD = 'M-40 470C120 470 90 330 236 316S430 250 400 -40';
const RIM = { stroke: INK, 'stroke-width': 9, 'stroke-linejoin': 'round' };

/** Lawns on a paved ground, as in the game. */
const lawns = (): Svg =>
  [0, 1, 2, 3]
    .flatMap((row) =>
      [0, 1, 2, 3].map((column) => {
        const lawn = (row + column) % 2 === 0 ? '#a6e272' : '#88d266';
        const at = { x: column * 136 - 16, y: row * 136 - 16 };
        return place(
          at,
          rect(0, 0, 126, 126, shade(lawn, 0.26), { rx: 22 }),
          rect(0, 0, 126, 119, lawn, { rx: 22 }),
          rect(8, 5, 110, 13, '#ffffff40', { rx: 6 }),
        );
      }),
    )
    .join('');

/** A house, its foot at y 60. */
const house = (color: string): Svg =>
  [
    rect(-44, -6, 104, 74, fade(INK, 0.3), { rx: 10 }),
    rect(-48, -6, 96, 66, '#fff3dc', { ...RIM, rx: 8 }),
    rect(-11, 24, 22, 36, shade(color, 0.3), { ...RIM, 'stroke-width': 6 }),
    rect(-37, 26, 17, 17, '#ffd84a', { ...RIM, 'stroke-width': 6 }),
    rect(20, 26, 17, 17, '#ffd84a', { ...RIM, 'stroke-width': 6 }),
    path('M-62 16L-46 -62H46L62 16Z', linear(0, -62, 0, 16, tint(color, 0.35), color), RIM),
    stroke('M-50 -30H50M-56 -6H56', fade(INK, 0.25), 5),
  ].join('');

/** A parcel with a bow, around its middle. */
const parcel = (): Svg =>
  [
    rect(-46, -46, 92, 92, linear(-46, -46, 46, 46, '#f6c682', '#c98442'), { ...RIM, rx: 12 }),
    rect(-10, -42, 20, 84, '#ff5fa8'),
    rect(-42, -10, 84, 20, '#ff5fa8'),
    circle(0, 0, 17, '#ff8fc4', { ...RIM, 'stroke-width': 6 }),
  ].join('');

/** The van from above, heading right: 340 long. */
const van = (): Svg =>
  [
    ...[-112, 62].flatMap((x) => [-106, 74].map((y) => rect(x, y, 66, 32, INK, { rx: 12 }))),
    rect(-172, -94, 344, 188, INK, { rx: 54 }),
    rect(36, -80, 120, 160, linear(0, -80, 0, 80, '#ff8a70', '#ff4b3f', '#d92f3a'), { rx: 42 }),
    rect(60, -64, 48, 128, INK, { rx: 20 }),
    rect(68, -56, 32, 112, linear(68, 0, 100, 0, '#e8fbff', '#8fd8ff'), { rx: 14 }),
    rect(-158, -80, 196, 160, linear(0, -80, 0, 80, '#ffffff', '#fff0d6', '#dfc39c'), { rx: 34 }),
    rect(-158, -20, 196, 40, '#ff5a4a'),
    rect(-146, -72, 172, 16, '#ffffffc0', { rx: 8 }),
    ...[-58, 58].map((y) => circle(150, y, 15, '#fff3a8', { ...RIM, 'stroke-width': 6 })),
    place({ x: -60, scale: 1.05 }, parcel()),
  ].join('');

/** The van on its way through town, a parcel in the air. */
export const card: Card = () =>
  Promise.resolve([
    sky('#f3dfb6', '#ead1a2', '#e0bf8a'),
    lawns(),
    glow(150, 90, '#fffbd090', '#fff6c020', '#fff6c000'),
    stroke(ROAD, fade(INK, 0.3), 132, { transform: 'translate(8 14)' }),
    stroke(ROAD, INK, 130),
    stroke(ROAD, '#5d587c', 108),
    stroke(ROAD, '#ffe9a8', 12, { 'stroke-dasharray': '34 36', 'stroke-linecap': 'butt' }),
    cast(place({ x: 92, y: 112, scale: 1.15 }, house('#2f86ff'))),
    cast(place({ x: 446, y: 420, scale: 1.15 }, house('#a04dff'))),
    vignette('#2b1b4d', 0.34),
    cast(place({ x: 236, y: 286, scale: 1.02, rotate: -28 }, van())),
    cast(place({ x: 252, y: 70, scale: 0.8, rotate: 18 }, parcel())),
    sparkle(46, 236, 24),
    sparkle(304, 36, 15),
  ]);
