import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';
import type { Car } from '../rules/deck.ts';

const INK = draw.PALETTE.ink;
const GLASS = '#a5e4ff';

export type Kind = 'van' | 'buggy' | 'car' | 'bus';

export const kindOf = ({ loose, length }: Car, index: number): Kind =>
  index === 0 ? 'van' : loose ? 'buggy' : length === 3 ? 'bus' : 'car';

/** What a key of a picture has to name. */
export const pictureOf = (car: Car, index: number): string => `${kindOf(car, index)} ${index % 6}`;

/** A vehicle around its middle, heading up; its cells are 100 by 100. */
export function paintVehicle(c: Context, car: Car, index: number, van: VanLook): void {
  const kind = kindOf(car, index);
  if (kind === 'van') paintVan(c, van);
  else if (kind === 'buggy') paintBuggy(c, index);
  else if (kind === 'bus') LONG[index % LONG.length]?.(c);
  else paintCar(c, index);
}

const across = (c: Context, half: number, ...colors: readonly string[]): CanvasGradient =>
  draw.linear(c, -half, 0, half, 0, ...colors);

/** Wheels, then a body from above with light from the left. */
function body(
  c: Context,
  half: number,
  top: number,
  bottom: number,
  color: string,
  round = 20,
): void {
  const height = bottom - top;
  draw.rounded(c, -half + 6, top + 10, half * 2 + 4, height + 2, round, draw.fade(INK, 0.32));
  for (const y of [top + height * 0.2, bottom - height * 0.2])
    for (const x of [-half - 4, half - 8]) draw.rounded(c, x, y - 14, 12, 28, 5, '#1f1638');
  draw.rounded(c, -half - 4, top - 4, half * 2 + 8, height + 8, round + 3, INK);
  const paint = across(c, half, draw.tint(color, 0.34), color, draw.shade(color, 0.2));
  draw.rounded(c, -half, top, half * 2, height, round, paint);
}

function lights(c: Context, half: number, top: number, bottom: number): void {
  for (const side of [-1, 1]) {
    draw.blob(c, side * (half - 11), top + 7, 8, 4.5, '#fff6c0');
    draw.rounded(c, side * (half - 12) - 7, bottom - 8, 14, 5, 2.5, '#e02b3c');
  }
}

function glass(c: Context, half: number, y: number, height: number, lean: number): void {
  const pane = (inset: number): string => {
    const [wide, narrow] = [half - inset * 2, half - lean - inset];
    const [top, bottom] = [y + inset, y + height - inset];
    return `M${-wide} ${top}L${wide} ${top}L${narrow} ${bottom}L${-narrow} ${bottom}Z`;
  };
  draw.drawPath(c, pane(0), { fill: INK, line: INK, width: 5 });
  draw.drawPath(c, pane(1), { fill: across(c, half, '#e6f9ff', GLASS, '#6fb8e8') });
}

const CARS = ['#ff4b55', '#2f86ff', '#8a4dff', '#45c15b', '#ff8a1f', '#3a4a86'];

/** A small car; some carry a surfboard or a suitcase. */
function paintCar(c: Context, index: number): void {
  const color = CARS[index % CARS.length] ?? '#ff4b55';
  body(c, 36, -84, 84, color, 24);
  lights(c, 36, -84, 84);
  draw.line(c, [-22, -76, -24, -48], 3, draw.fade(draw.shade(color, 0.5), 0.5));
  draw.line(c, [22, -76, 24, -48], 3, draw.fade(draw.shade(color, 0.5), 0.5));
  glass(c, 29, -42, 22, 4);
  glass(c, 23, 46, 16, -4);
  draw.rounded(c, -27, -18, 54, 62, 12, draw.tint(color, 0.26));
  draw.rounded(c, -21, -13, 10, 50, 5, '#ffffff70');
  if (index % 3 === 1) {
    draw.blob(c, 4, 12, 15, 62, INK);
    draw.blob(c, 4, 12, 11.5, 58, draw.linear(c, -8, 0, 16, 0, '#fffdf0', '#ffd76a'));
    draw.line(c, [4, -40, 4, 62], 3, '#ff5fa8');
  } else if (index % 3 === 2) {
    draw.rounded(c, -17, -4, 38, 34, 7, INK);
    draw.rounded(c, -14, -1, 32, 28, 5, '#d98a4a');
    for (const x of [-5, 9]) draw.line(c, [x, -1, x, 27], 3, '#8a4b24');
  }
}

const BUGGIES = ['#14c4b4', '#ffd02e', '#ff5fa8'];

/** A beach buggy on fat tires, open, without a brake. */
function paintBuggy(c: Context, index: number): void {
  const color = BUGGIES[index % BUGGIES.length] ?? '#14c4b4';
  draw.blob(c, 6, 10, 46, 82, draw.fade(INK, 0.3));
  for (const y of [-52, 52])
    for (const side of [-1, 1]) {
      const x = side * 33;
      draw.rounded(c, x - 15, y - 30, 30, 60, 13, INK);
      draw.rounded(c, x - 11, y - 26, 22, 52, 10, '#4d4468');
      for (let groove = -18; groove <= 18; groove += 9)
        draw.line(c, [x - 9, y + groove, x + 9, y + groove + 4], 3, '#2b2145');
    }
  for (const y of [-52, 52]) draw.line(c, [-24, y, 24, y], 11, INK);
  draw.fillPath(c, INK, (path) => path.roundRect(-29, -80, 58, 160, 26));
  const paint = across(c, 25, draw.tint(color, 0.4), color, draw.shade(color, 0.16));
  draw.rounded(c, -25, -76, 50, 152, 23, paint);
  draw.rounded(c, -21, -22, 42, 66, 12, INK);
  for (const x of [-9.5, 9.5]) {
    draw.rounded(c, x - 7.5, -2, 15, 30, 6, '#fff6e3');
    draw.rounded(c, x - 7.5, 18, 15, 16, 6, '#ff8a4a');
  }
  draw.ring(c, -9.5, -12, 6, 3, '#c9c4e0');
  draw.line(c, [-24, -20, 24, -20], 6, '#fffaf0');
  draw.line(c, [-24, 44, 24, 44], 6, '#fffaf0');
  draw.disc(c, 0, 60, 14, INK);
  draw.disc(c, 0, 60, 6, '#c9c4e0');
  draw.drawPath(c, 'M-15 -44Q-8 -56 0 -46T15 -46', { line: '#ffffff', width: 6 });
  for (const side of [-1, 1]) draw.disc(c, side * 12, -70, 6, '#fff6c0');
}

/** A bus, a truck with crates of fruit, a boat on its trailer. */
const LONG: readonly ((c: Context) => void)[] = [
  (c) => {
    body(c, 39, -134, 134, '#ffb52e', 22);
    lights(c, 39, -134, 134);
    glass(c, 33, -126, 16, 2);
    draw.rounded(c, -31, -102, 62, 222, 14, '#ffd67a');
    for (const y of [-70, 0, 70]) {
      draw.rounded(c, -22, y - 24, 44, 48, 9, draw.shade('#ffb52e', 0.16));
      draw.rounded(c, -17, y - 19, 34, 38, 7, '#fff0c0');
    }
    draw.rounded(c, -28, -96, 7, 208, 3, '#ffffff90');
  },
  (c) => {
    body(c, 38, -134, -66, '#2f9e6f', 18);
    glass(c, 31, -112, 18, 3);
    lights(c, 38, -134, 140);
    body(c, 40, -62, 134, '#9a6a44', 10);
    const fruit = ['#ff5a52', '#ffd02e', '#8fd14a'];
    for (const [row, color] of fruit.entries())
      for (const x of [-18, 18]) {
        const y = -30 + row * 60;
        draw.rounded(c, x - 16, y - 24, 32, 50, 5, '#6b4428');
        for (const [dx, dy] of [
          [-7, -14],
          [7, -10],
          [-6, 2],
          [7, 6],
          [0, 15],
        ] as const)
          draw.disc(c, x + dx, y + dy, 8.5, draw.tint(color, dx < 0 ? 0.25 : 0));
      }
  },
  (c) => {
    body(c, 36, -134, -52, '#5b6bd6', 20);
    glass(c, 29, -108, 18, 4);
    lights(c, 36, -134, 140);
    draw.line(c, [0, -50, 0, -20], 10, INK);
    const paint = across(c, 38, '#ffffff', '#f4f0ff', '#c9c4e0');
    const hull = 'M0 -38Q42 8 36 128Q0 140 -36 128Q-42 8 0 -38Z';
    draw.drawPath(c, hull, { line: INK, width: 10, fill: paint });
    draw.drawPath(c, 'M0 4Q26 36 24 112L-24 112Q-26 36 0 4Z', { fill: '#b0713f' });
    for (const y of [48, 84]) draw.line(c, [-23, y, 23, y], 8, '#e2a868');
    draw.rounded(c, -10, 112, 20, 24, 6, '#e0303f');
  },
];

/** What a van is painted in, and what is in its cone. */
export type VanLook = {
  readonly body: string;
  readonly cab: string;
  readonly awning: string;
  readonly scoops: readonly [left: string, right: string, top: string];
};

/** The ice-cream van: a striped awning, and a cone as large as its roof. */
export function paintVan(c: Context, { body: paint, cab, awning, scoops }: VanLook): void {
  body(c, 40, -88, 88, paint, 20);
  const front = across(c, 40, draw.tint(cab, 0.36), cab, draw.shade(cab, 0.12));
  draw.rounded(c, -40, -88, 80, 44, 18, front);
  lights(c, 40, -88, 88);
  glass(c, 32, -66, 20, 4);
  for (let stripe = 0; stripe < 6; stripe += 1)
    draw.rounded(c, 30, -34 + stripe * 18, 18, 18, 4, stripe % 2 === 0 ? awning : '#ffffff');
  draw.rim(c, INK, 3, (path) => path.roundRect(30, -34, 18, 108, 5));
  draw.drawPath(c, 'M-24 10L18 10L-3 80Z', { fill: INK, rim: INK, width: 9 });
  draw.drawPath(c, 'M-24 10L18 10L-3 80Z', { fill: '#f0a850' });
  for (const d of ['M-15 12L6 50', 'M-1 12L10 34', 'M8 12L-13 48', 'M-6 12L-17 32'])
    draw.drawPath(c, d, { line: '#b8702a', width: 3 });
  for (const [x, y, r, color] of [
    [-16, 4, 16, scoops[0]],
    [10, 4, 16, scoops[1]],
    [-3, -12, 17, scoops[2]],
  ] as const) {
    draw.disc(c, x, y, r + 4, INK);
    draw.disc(c, x, y, r, draw.radial(c, x - 4, y - 5, r * 1.3, draw.tint(color, 0.5), color));
  }
  draw.disc(c, -3, -27, 7, INK);
  draw.disc(c, -3, -27, 5, '#e02b3c');
  for (const [x, y, color] of [
    [-10, -14, '#ffd02e'],
    [3, -17, '#4cc3ff'],
    [-2, -6, '#ffffff'],
    [8, 2, '#ff4b55'],
    [-18, 1, '#8a4dff'],
  ] as const)
    draw.line(c, [x - 2, y - 2, x + 2, y + 1], 3, color);
}
