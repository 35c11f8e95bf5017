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
  ridge,
  sky,
  sparkle,
  stroke,
  vignette,
  type Card,
  type Svg,
} from '@playgrove/kit/build';
import { HOUSE_LOOKS } from './view/looks.ts';
import {
  BELLY,
  CREST,
  EYE,
  HEAD,
  LEAF,
  LIMBS,
  lookOf,
  MOUTH,
  SHELL,
  signOf,
  SPIKES,
  TORSO,
  VEINS,
  WINGS,
} from './view/shapes.ts';

const INK = PALETTE.ink;
const { tail, back, front } = LIMBS.leap;
const line = (d: string, width: number): Svg =>
  path(d, INK, { stroke: INK, 'stroke-width': width, 'stroke-linejoin': 'round' });

function sign(color: number, x: number, y: number, r: number): Svg {
  const { deep } = lookOf(color);
  return place(
    { x, y, scale: r },
    path(signOf(color), '#fffdf4', { stroke: deep, 'stroke-width': 0.26, 'paint-order': 'stroke' }),
  );
}

function leaf(color: number, x: number, y: number, scale: number, rotate = 0): Svg {
  const { body, deep, light } = lookOf(color);
  return place(
    { x, y, scale, rotate },
    line(LEAF, 15),
    path(LEAF, linear(0, -64, 0, 88, light, body, body, deep)),
    stroke(VEINS, fade(deep, 0.45), 4.5),
    ellipse(-56, -40, 30, 11, '#ffffff99', { transform: 'rotate(-20 -56 -40)' }),
    sign(color, 0, 12, 37),
  );
}

/** The outline of the whole chameleon. */
const outline: Svg = [
  stroke(tail, INK, 37),
  stroke(back, INK, 37),
  stroke(front, INK, 37),
  line(SPIKES, 15),
  line(TORSO, 15),
  line(HEAD, 15),
  circle(EYE.x, EYE.y, EYE.r + 7, INK),
].join('');

/** Its skin in one color. */
function skin(color: number): Svg {
  const { body, deep, light } = lookOf(color);
  return [
    stroke(tail, body, 22),
    stroke(tail, fade(light, 0.55), 6),
    stroke(back, deep, 22),
    path(SPIKES, deep),
    path(TORSO, linear(0, -160, 0, 10, light, body, body)),
    path(BELLY, fade(light, 0.75)),
    stroke(front, body, 22),
    stroke(front, fade(light, 0.4), 7),
    path(HEAD, linear(0, -168, 0, -60, light, body)),
    path(CREST, fade(deep, 0.55)),
    circle(EYE.x, EYE.y, EYE.r, radial(EYE.x - 6, EYE.y - 10, EYE.r * 1.5, light, body, deep)),
  ].join('');
}

/** In the middle of changing: red in front, still blue behind. */
function chameleon(x: number, y: number, scale: number, rotate: number): Svg {
  return place(
    { x, y, scale, rotate },
    outline,
    skin(2),
    clip('M-8 -220C10 -160 -26 -120 -4 -80S-20 -20 4 60H220V-220Z', skin(0)),
    sign(2, -40, -68, 21),
    sign(0, 22, -84, 21),
    ellipse(-34, -104, 24, 7, '#ffffff99', { transform: 'rotate(-16 -34 -104)' }),
    stroke(MOUTH, lookOf(0).deep, 6),
    ellipse(58, -76, 11, 7, '#ff9ab8'),
    circle(108, -100, 3.4, lookOf(0).deep),
    circle(EYE.x, EYE.y, 19, PALETTE.white),
    circle(EYE.x + 8, EYE.y - 2, 11, INK),
    circle(EYE.x + 12, EYE.y - 6, 4, PALETTE.white),
  );
}

function beetle(color: number, x: number, y: number, scale: number, rotate: number): Svg {
  const { body, deep, light } = lookOf(color);
  return place(
    { x, y, scale, rotate },
    path(WINGS, '#f2fbff', { stroke: INK, 'stroke-width': 8, 'stroke-linejoin': 'round' }),
    circle(40, -6, 19, INK),
    circle(41, -6, 14, '#4a3a6a'),
    circle(47, -10, 5.5, PALETTE.white),
    line(SHELL, 13),
    path(SHELL, linear(0, -36, 0, 6, light, body, deep)),
    sign(color, 2, -13, 14),
  );
}

const { sky: air, trees } = HOUSE_LOOKS.palm;

export const card: Card = () =>
  Promise.resolve([
    sky(...air),
    glow(372, 110, '#fffbe0e6', '#fffbe033', '#fffbe000'),
    rays(372, 110, 15, '#ffffff40'),
    ridge(400, 30, fade(trees, 0.7), 3),
    ridge(452, 22, trees, 8),
    // Panes of the glasshouse.
    stroke('M128 -10V522M256 -10V522M384 -10V522', '#58aeb066', 13),
    stroke('M-10 120Q256 30 522 120M-10 330Q256 240 522 330', '#58aeb066', 13),
    stroke('M128 -10V522M256 -10V522M384 -10V522', '#ffffffcc', 7),
    stroke('M-10 120Q256 30 522 120M-10 330Q256 240 522 330', '#ffffffcc', 7),
    vignette('#0b5a6e', 0.42),
    stroke('M452 540C420 470 420 440 436 400', INK, 30),
    stroke('M452 540C420 470 420 440 436 400', '#4fb83c', 17),
    stroke('M40 540C70 500 80 480 78 440', INK, 30),
    stroke('M40 540C70 500 80 480 78 440', '#4fb83c', 17),
    cast(leaf(2, 92, 430, 1.02, -10)),
    cast(leaf(0, 410, 404, 1.12, 8)),
    cast(beetle(1, 410, 104, 1.2, -12)),
    cast(chameleon(246, 356, 1.62, -16)),
    sparkle(72, 92, 26),
    sparkle(468, 232, 20),
    sparkle(150, 60, 15),
  ]);
