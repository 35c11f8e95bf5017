import {
  ball,
  cast,
  circle,
  ellipse,
  fade,
  glow,
  linear,
  PALETTE,
  path,
  place,
  rect,
  round,
  sparkle,
  starOutline,
  stroke,
  vignette,
  type Card,
  type Svg,
} from '@playgrove/kit/build';
import { createRng } from '@playgrove/kit/core';

const INK = PALETTE.ink;

/** Grains of chalk along a bowed line, denser at its edges. */
function grains(
  seed: string,
  count: number,
  along: (part: number) => readonly [number, number],
): Svg {
  const rng = createRng(seed);
  return Array.from({ length: count }, () => {
    const [x, y] = along(rng.unit());
    const size = rng.between(2.5, 8);
    const off = rng.between(-25, 25);
    return rect(round(x), round(y + off), size, size * 0.8, fade('#ffffff', rng.between(0.5, 1)), {
      rx: 2,
    });
  }).join('');
}

/** The slope that the ball rolls down: from the upper left, bowed, to the jar. */
const SLOPE = 'M-24 214Q150 250 236 334T372 404';

function onSlope(part: number): readonly [number, number] {
  const t = part * 2;
  if (t < 1) {
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
    return [-24 * a + 150 * b + 236 * c, 214 * a + 250 * b + 334 * c];
  }
  const u = t - 1;
  const [a, b, c] = [(1 - u) ** 2, 2 * u * (1 - u), u * u];
  return [236 * a + 322 * b + 372 * c, 334 * a + 418 * b + 404 * c];
}

function board(): Svg {
  const swipe = (d: string, opacity: number): Svg =>
    stroke(d, fade('#ffffff', opacity), 58, { 'stroke-linecap': 'round' });
  return [
    glow(190, 150, '#3f9a80', '#287060', '#184d45', '#0f3533'),
    swipe('M40 470Q200 380 330 470', 0.035),
    swipe('M210 60Q340 20 500 90', 0.05),
    swipe('M-20 350Q90 300 190 420', 0.04),
  ].join('');
}

/** A glass jar with a red label, its mouth open to the ball. */
function jar(): Svg {
  const outline = 'M-86 -118L-74 92Q-72 112 -52 112H52Q72 112 74 92L86 -118';
  return place(
    { x: 404, y: 396, rotate: 5, scale: 0.92 },
    path(outline, linear(-80, 0, 80, 0, '#d9fbff99', '#ffffff22', '#9fe6ff88')),
    stroke(outline, INK, 27),
    stroke(outline, '#dff8ff', 14),
    ellipse(0, -120, 84, 17, '#0b3b3a99'),
    rect(-58, -44, 116, 84, INK, { rx: 20 }),
    rect(-50, -36, 100, 68, linear(0, -36, 0, 32, '#ff7a80', '#e2243a'), { rx: 14 }),
    path(starOutline(0, -1, 29), '#ffffff'),
    rect(-104, -138, 40, 30, INK, { rx: 14 }),
    rect(64, -138, 40, 30, INK, { rx: 14 }),
    rect(-97, -132, 27, 18, '#f2fdff', { rx: 9 }),
    rect(70, -132, 27, 18, '#f2fdff', { rx: 9 }),
    rect(-62, -92, 13, 96, '#ffffffb0', { rx: 7 }),
  );
}

/** A stick of chalk at the beginning of its line. */
function chalk(): Svg {
  return place(
    { x: 66, y: 128, rotate: -52 },
    rect(-86, -31, 172, 62, INK, { rx: 22 }),
    rect(-77, -22, 154, 44, linear(0, -22, 0, 22, '#ffffff', '#fbf6e6', '#d3cdbb'), { rx: 15 }),
    ellipse(68, 0, 9, 20, '#fffdf6'),
    rect(-20, -22, 74, 44, linear(0, -22, 0, 22, '#8fd8ff', '#3f9df0', '#2a6fc4')),
    rect(-70, -15, 40, 8, '#ffffff', { rx: 4 }),
  );
}

function hero(): Svg {
  const eye = (x: number): Svg =>
    [
      circle(x, -12, 27, INK),
      circle(x, -12, 22, '#ffffff'),
      circle(x + 8, -5, 12, INK),
      circle(x + 12, -10, 4.5, '#ffffff'),
    ].join('');
  return [
    ball(256, 196, 106, '#ff3b47'),
    place(
      { x: 262, y: 206, rotate: 10 },
      eye(-38),
      eye(32),
      stroke('M-34 38Q4 74 40 32', INK, 13),
      ellipse(-66, 24, 15, 10, '#ff9aa8b0'),
      ellipse(66, 18, 15, 10, '#ff9aa8b0'),
    ),
  ].join('');
}

export const card: Card = async () => [
  board(),
  vignette('#04201f', 0.45),
  stroke('M116 84Q152 60 196 68', '#ffffff55', 14),
  stroke('M96 150Q118 132 138 130', '#ffffff55', 14),
  stroke(SLOPE, fade('#f4fbf2', 0.62), 50),
  stroke(SLOPE, fade('#ffffff', 0.6), 27),
  grains('slope', 380, onSlope),
  circle(150, 330, 26, '#ffffff26'),
  circle(104, 300, 17, '#ffffff2e'),
  circle(186, 376, 14, '#ffffff2e'),
  circle(60, 342, 11, '#ffffff26'),
  cast(jar()),
  cast(hero()),
  cast(chalk()),
  sparkle(448, 84, 34),
  sparkle(336, 58, 19),
  sparkle(60, 436, 26),
];
