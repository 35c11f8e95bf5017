import {
  cast,
  circle,
  clip,
  ellipse,
  glow,
  linear,
  PALETTE,
  path,
  place,
  rect,
  rays,
  sky,
  sparkle,
  stroke,
  vignette,
  type Card,
  type Svg,
} from '@playgrove/kit/build';
import {
  BAND,
  BLAZE,
  BRIM,
  BROWS,
  COAT,
  COLORS,
  CREAM,
  CROWN,
  DARK_FUR,
  EAR,
  EAR_AT,
  EAR_INNER,
  FELT,
  FUR,
  HEAD,
  LAPELS,
  NOSE,
  PHONES,
  SHIRT,
  SIGNS,
  SOFT,
  TIE,
  TRENCH,
} from './view/shapes.ts';

const INK = PALETTE.ink;
const line = (d: string, width: number): Svg =>
  path(d, INK, { stroke: INK, 'stroke-width': width, 'stroke-linejoin': 'round' });

function ear(side: 1 | -1): Svg {
  return place(
    { x: -side * EAR_AT.x, y: EAR_AT.y, rotate: -side * 16 },
    `<g transform="scale(${-side} 1)">${[line(EAR, 16), path(EAR, DARK_FUR), path(EAR_INNER, '#8f5530')].join('')}</g>`,
  );
}

function eye(side: 1 | -1): Svg {
  const x = side * 26;
  return [
    circle(x, -138, 15, '#fffdf6'),
    circle(side * 24, -137, 8.5, INK),
    circle(side * 24 + 3, -141, 3.2, PALETTE.white),
    clip(`M${x - 17} -156H${x + 17}V-145H${x - 17}Z`, circle(x, -138, 16.5, FUR)),
  ].join('');
}

/** The detective, glad: he has heard it. */
const hound: Svg = [
  line(COAT, 16),
  path(COAT, linear(0, -80, 0, 0, '#e8c084', TRENCH)),
  path(SHIRT, '#fdf6e8'),
  path(TIE, '#d8343f'),
  path(LAPELS, '#b98846', { stroke: INK, 'stroke-width': 3 }),
  stroke(PHONES, INK, 27),
  stroke(PHONES, '#ff8a1f', 13),
  ear(-1),
  ear(1),
  line(HEAD, 16),
  path(HEAD, linear(0, -190, 0, -60, '#d08a4e', FUR)),
  path(BLAZE, CREAM),
  eye(-1),
  eye(1),
  stroke(BROWS, DARK_FUR, 6.5),
  line('M-26 -86C-20 -58 20 -58 26 -86C10 -80 -10 -80 -26 -86Z', 6),
  path('M-26 -86C-20 -58 20 -58 26 -86C10 -80 -10 -80 -26 -86Z', '#a8323c'),
  ellipse(0, -69, 11, 6, '#ff8f9a'),
  path(NOSE, '#2a1a2e'),
  ellipse(-6, -114, 6, 3, '#8d7f94'),
  ...([-1, 1] as const).flatMap((side) => [
    ellipse(side * 64, -146, 22, 31, INK),
    ellipse(side * 64, -146, 15, 24, '#ff8a1f'),
    ellipse(side * 66, -152, 6, 11, '#ffc27a'),
  ]),
  line(CROWN, 16),
  path(CROWN, linear(0, -240, 0, -176, '#4d629a', FELT)),
  path(BAND, '#ffb02e'),
  line(BRIM, 16),
  path(BRIM, linear(0, -190, 0, -160, '#4d629a', '#273658')),
].join('');

function pad(row: number, x: number, y: number, on: boolean): Svg {
  const face = on ? linear(0, -34, 0, 30, SOFT[row] ?? INK, COLORS[row] ?? INK) : '#d5bd8d';
  return place(
    { x, y },
    rect(-35, -30, 70, 70, on ? '#2b1b4d' : '#a18455', { rx: 14 }),
    rect(-35, -34, 70, 66, face, { rx: 14, stroke: on ? INK : '#8a6d42', 'stroke-width': 4 }),
    on ? place({ x: 0, y: -1, scale: 0.48 }, path(SIGNS[row] ?? '', PALETTE.white)) : '',
  );
}

const slats = Array.from({ length: 9 }, (_, at) =>
  rect(-10, at * 40 - 6, 532, 13, '#e6c48a66'),
).join('');

export const card: Card = () =>
  Promise.resolve([
    sky('#23306b', '#6b3f86', '#e0787f'),
    glow(256, 200, '#ffe7b0e6', '#ffc97a55', '#ffc97a00'),
    rays(256, 210, 14, '#fff3c426'),
    slats,
    vignette('#1a1238', 0.45),
    cast(place({ x: 256, y: 404, scale: 1.5, rotate: -7 }, hound)),
    rect(-20, 352, 552, 190, INK, { rx: 26 }),
    rect(-20, 360, 552, 190, linear(0, 360, 0, 530, '#8a5330', '#542c16'), { rx: 22 }),
    rect(14, 374, 484, 160, linear(0, 374, 0, 530, '#fbeed2', '#ecd5a6'), { rx: 18 }),
    ...[0, 1, 2, 3, 4, 5].flatMap((step) => [
      pad(0, 62 + step * 78, 424, step % 4 === 0 || step === 3),
      pad(2, 62 + step * 78, 506, step % 2 === 1 || step === 4),
    ]),
    sparkle(76, 96, 26),
    sparkle(446, 150, 20),
    sparkle(420, 64, 14),
  ]);
