import {
  cast,
  circle,
  ellipse,
  fade,
  glow,
  linear,
  PALETTE,
  path,
  peaks,
  place,
  rays,
  rect,
  sky,
  sparkle,
  stroke,
  vignette,
  type Card,
  type Svg,
} from '@playgrove/kit/build';
import { CRANE, LOOKS, PUFFIN, woodOf } from './view/shapes.ts';

const INK = PALETTE.ink;
const BLACK = '#2a2440';
const WHITE = '#fffdf6';
const inked = (d: string, fill: Parameters<typeof path>[1], width: number): Svg =>
  path(d, fill, {
    stroke: INK,
    'stroke-width': width,
    'stroke-linejoin': 'round',
    'paint-order': 'stroke',
  });

/** Afraid, looking right. */
function puffin(x: number, y: number, scale: number, left = false): Svg {
  const wing = path(PUFFIN.wing, BLACK, { stroke: '#5a5280', 'stroke-width': 4 });
  return place(
    { x, y, scale, flip: left },
    place({ x: 4, flip: true }, wing),
    wing,
    path(PUFFIN.body, BLACK),
    path(PUFFIN.belly, '#fffaf0'),
    path(PUFFIN.head, BLACK),
    path(PUFFIN.face, '#f7f3ec'),
    circle(0, -29, 4, '#ffc09a'),
    inked(PUFFIN.mouth, '#a01f38', 4),
    place(
      { y: -7, rotate: -7 },
      inked(PUFFIN.beak, '#ff5a2e', 5),
      path(PUFFIN.gray, '#6d7fa6'),
      path(PUFFIN.stripe, '#ffd23c'),
      stroke(PUFFIN.line, '#a8301f', 2),
    ),
    circle(4, -42, 8.5, BLACK),
    circle(4, -42, 7, PALETTE.white),
    circle(5, -42, 3, BLACK),
  );
}

/** A floor with its picture window, around 0, 0. */
function house(number: number, ...inside: readonly Svg[]): Svg {
  const { body, deep, light } = woodOf(number);
  const boards = Array.from({ length: 6 }, (_, row) =>
    rect(-84, -34 + row * 14, 168, 2.5, fade(deep, 0.4)),
  );
  return [
    rect(-88, -59, 176, 118, INK, { rx: 8 }),
    rect(-84, -54, 168, 108, linear(0, -54, 0, 54, light, body, body), { rx: 5 }),
    ...boards,
    rect(-70, -36, 140, 74, INK, { rx: 10 }),
    rect(-67, -33, 134, 68, '#fffaf0', { rx: 8 }),
    rect(-61, -27, 122, 58, linear(0, -30, 0, 34, '#ffc25c', '#ffe7a8', '#fff6d8'), { rx: 5 }),
    ...inside,
    rect(-80, 33, 160, 10, INK, { rx: 4 }),
    rect(-77, 35, 154, 6, '#fffaf0', { rx: 3 }),
    rect(-94, -59, 188, 16, INK, { rx: 5 }),
    rect(-90, -56, 180, 10, '#fffaf0', { rx: 4 }),
  ].join('');
}

const crane: Svg = [
  inked(CRANE.plume, '#3a3450', 9),
  inked(CRANE.wing, WHITE, 12),
  inked(CRANE.body, WHITE, 12),
  stroke(CRANE.neck, INK, 36),
  stroke(CRANE.neck, WHITE, 24),
  stroke(CRANE.throat, '#3a3450', 9),
  inked(CRANE.beak, linear(28, -84, 28, -58, '#ffc04a', '#e8852a'), 11),
  stroke(CRANE.gape, '#a85a12', 3),
  inked(CRANE.head, WHITE, 12),
  inked(CRANE.hat, linear(0, -114, 0, -84, '#fff08a', '#ffc52e'), 11),
  stroke(CRANE.ridge, '#ffffffb0', 5),
  inked(CRANE.brim, '#ffb31f', 8),
  ellipse(-2, -69, 7, 5, '#ff9ab0'),
  circle(15, -73, 10, INK),
  circle(15, -73, 7.6, PALETTE.white),
  circle(17, -72, 4, INK),
  circle(18.5, -74.5, 1.6, PALETTE.white),
].join('');

const { sky: air } = LOOKS.dawn;

export const card: Card = () =>
  Promise.resolve([
    sky(...air),
    glow(120, 210, '#fff6d8e6', '#fff6d833', '#fff6d800'),
    rays(120, 210, 15, '#ffffff30'),
    peaks(440, 190, '#9fc2d6', 4),
    peaks(470, 120, '#6f9fb8', 9),
    rect(0, 440, 512, 72, linear(0, 440, 0, 512, '#5fb8c4', '#2f8398')),
    ...[0, 1, 2, 3, 4].map((n) =>
      rect(30 + n * 104, 456 + ((n * 17) % 40), 60, 4, '#ffe3b888', { rx: 2 }),
    ),
    vignette('#0f4a5e', 0.4),
    // The beam of the crane.
    rect(-10, 14, 540, 16, INK),
    rect(-10, 18, 540, 8, '#ffc52e'),
    stroke('M214 28L206 122', INK, 11),
    stroke('M214 28L206 122', '#cfd3e6', 5),
    // The leaning tower and its ropes.
    stroke('M66 330L-40 480M260 300L300 560', INK, 10),
    stroke('M66 330L-40 480M260 300L300 560', '#ffe6a8', 5),
    cast(
      place(
        { x: 136, y: 486, scale: 1.34, rotate: 1 },
        house(4, puffin(-30, 30, 0.8), puffin(28, 30, 0.8, true)),
      ),
    ),
    cast(
      place(
        { x: 150, y: 338, scale: 1.34, rotate: 6 },
        house(1, puffin(-30, 30, 0.8, true), puffin(28, 30, 0.8)),
      ),
    ),
    cast(
      place(
        { x: 186, y: 194, scale: 1.34, rotate: 14 },
        house(0, puffin(-30, 30, 0.84), puffin(30, 30, 0.84)),
      ),
    ),
    // The driver.
    cast(place({ x: 404, y: 446, scale: 1.95, rotate: 6, flip: true }, crane)),
    sparkle(60, 90, 22),
    sparkle(430, 96, 18),
    sparkle(340, 60, 12),
  ]);
