import {
  cast,
  circle,
  clip,
  contact,
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
  starOutline,
  stroke,
  tint,
  vignette,
  type Card,
  type Svg,
} from '@playgrove/kit/build';
import { DYES } from './view/dyes.ts';
import { CAT } from './view/shapes.ts';

const INK = PALETTE.ink;
const GLASS =
  'M-40 -196V-118C-40 -84 -92 -78 -92 -36V148Q-92 196 -44 196H44Q92 196 92 148V-36C92 -78 40 -84 40 -118V-196Z';
const [RED, YELLOW, BLUE, GREEN] = [0, 1, 2, 3] as const;
/** Degrees that the bottle leans to the left. */
const LEAN = 8;
const FUR = '#5b4a8f';

function layer(color: number, from: number, to: number): Svg {
  const { color: dye, sign: d } = DYES[color] ?? { color: '#ffffff', sign: '' };
  return [
    rect(
      -130,
      from,
      260,
      to - from + 1,
      linear(-92, 0, 92, 0, tint(dye, 0.3), dye, dye, shade(dye, 0.24)),
    ),
    place({ x: 0, y: from + 31, scale: 0.44 }, path(d, tint(dye, 0.78), { opacity: 0.75 })),
  ].join('');
}

/** A bottle, its foot at y 196, with these layers from the bottom up. */
function bottle(layers: readonly number[]): Svg {
  return [
    path(GLASS, '#ffffff3a'),
    clip(
      GLASS,
      // Level, although the bottle leans.
      place(
        { rotate: LEAN },
        ...layers.map((color, at) =>
          layer(color, 182 - (at + 1) * 62, at === 0 ? 240 : 182 - at * 62),
        ),
        ellipse(0, -66, 112, 10, tint(DYES[layers.at(-1) ?? 0]?.color ?? '', 0.45)),
      ),
    ),
    path(GLASS, 'none', { stroke: INK, 'stroke-width': 20, 'stroke-linejoin': 'round' }),
    path(GLASS, 'none', { stroke: '#e6ecff', 'stroke-width': 8, 'stroke-linejoin': 'round' }),
    stroke('M-70 -30V140', '#ffffff99', 14),
    stroke('M74 100V146', '#ffffff66', 9),
    rect(-62, -216, 124, 36, INK, { rx: 18 }),
    rect(-54, -208, 108, 20, linear(0, -208, 0, -188, '#ffffff', '#b4c2f0'), { rx: 10 }),
  ].join('');
}

const line = (width: number) => ({
  stroke: INK,
  'stroke-width': width,
  'stroke-linejoin': 'round',
});
const both = (draw: Svg): Svg => draw + place({ flip: true }, draw);

/** The cat's head with its hat, around its foot. */
function cat(): Svg {
  const eye =
    ellipse(25, -71, 16, 17, INK) +
    ellipse(25, -71, 13, 14, '#e9f56a') +
    ellipse(21, -71, 6, 11, INK) +
    circle(19, -76, 3, '#ffffff');
  return [
    both(path(CAT.ear, FUR, line(9)) + path(CAT.earInside, '#ff9fc0')),
    ellipse(0, -66, 64, 48, INK),
    ellipse(0, -66, 60, 44, linear(-40, -110, 40, -20, '#8a76c6', FUR, '#46387a')),
    ellipse(0, -44, 30, 19, '#cfc2f0'),
    both(stroke(CAT.whiskers, '#e6dcff', 2.2)),
    path(CAT.nose, '#ff7fa8', line(3)),
    eye,
    place({ x: -50 }, eye),
    stroke('M-13 -45Q-7 -37 0 -43Q7 -37 13 -45', INK, 3.4),
    path(CAT.hat, '#2f6bff', line(8)),
    path(CAT.band, '#ffc928'),
    ellipse(2, -101, 58, 14, INK),
    ellipse(2, -102, 53, 10, linear(0, -112, 0, -92, '#5a8bff', '#1f4fd0')),
    path(starOutline(4, -134, 10), '#ffe27a'),
  ].join('');
}

/** Smoke that a potion blows away. */
const puff = (x: number, y: number, r: number): Svg =>
  place(
    { x, y, opacity: 0.34 },
    path(
      `M${-r} ${r * 0.5}A${r * 0.5} ${r * 0.5} 0 0 1 ${-r * 0.7} ${-r * 0.4}A${r * 0.7} ${r * 0.7} 0 0 1 ${r * 0.6} ${-r * 0.5}A${r * 0.55} ${r * 0.55} 0 0 1 ${r} ${r * 0.5}Z`,
      '#ffffff',
    ),
  );

const paw = (x: number, y: number): Svg =>
  place(
    { x, y },
    ellipse(0, 0, 37, 26, INK),
    ellipse(0, 0, 31, 20, '#cfc2f0'),
    stroke('M-10 4V15M10 4V15', INK, 4),
  );

/** A bottle of four layers bubbles over, and the cat peeks out from behind: no words, they are under the card. */
export const card: Card = () =>
  Promise.resolve([
    sky('#0b5f78', '#18a098', '#a2ecb0'),
    glow(226, 190, '#fffbd0e6', '#fff0a84d', '#fff0a800'),
    rays(226, 190, 16, '#ffffff2e'),
    vignette('#04303a', 0.4),
    puff(66, 96, 54),
    puff(316, 62, 62),
    cast(place({ x: 392, y: 522, scale: 1.72, rotate: 7 }, cat())),
    rect(-20, 440, 552, 100, INK),
    rect(-20, 448, 552, 90, linear(0, 448, 0, 512, '#e0a468', '#9a5c34', '#6a3c22')),
    rect(-20, 448, 552, 6, '#ffffff59'),
    contact(206, 468, 116, 0.45),
    paw(352, 452),
    paw(448, 454),
    cast(place({ x: 206, y: 262, scale: 0.98, rotate: -LEAN }, bottle([BLUE, RED, YELLOW, GREEN]))),
    ...[
      [160, 42, 15],
      [196, 22, 10],
      [136, 84, 9],
      [222, 52, 8],
    ].map(([x = 0, y = 0, r = 0]) =>
      circle(x, y, r, radial(x - r * 0.3, y - r * 0.4, r * 1.2, '#d8ffd0', '#36c24a'), line(4)),
    ),
    sparkle(452, 122, 30),
    sparkle(60, 226, 20),
    sparkle(330, 190, 16),
  ]);
