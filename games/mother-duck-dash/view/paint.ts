import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';

const EDGE = '#fffaf0';
const INK = '#3b2a5c';
const SHADE = '#2a174655';

type Sheet = { readonly body: string; readonly fold: string; readonly beak: string };
type Points = readonly (readonly [number, number])[];

/** An outline as text: `0 0, 2 0, 1 1`. */
export const points = (text: string): Points =>
  text
    .split(', ')
    .map((pair) => pair.split(' ').map(Number) as unknown as readonly [number, number]);

function poly(c: Context, corners: Points, color: string): void {
  draw.fillPath(c, color, (path) => {
    corners.forEach(([x, y], index) => (index === 0 ? path.moveTo(x, y) : path.lineTo(x, y)));
    path.closePath();
  });
}

/** A card: its shadow, the white of its cut edge, and its face. */
function cardOf(c: Context, corners: Points, color: string, edge = 2.4): void {
  poly(
    c,
    corners.map(([x, y]) => [x + 2, y + 3]),
    SHADE,
  );
  c.strokeStyle = EDGE;
  c.lineWidth = edge * 2;
  c.lineJoin = 'round';
  c.beginPath();
  corners.forEach(([x, y], index) => (index === 0 ? c.moveTo(x, y) : c.lineTo(x, y)));
  c.closePath();
  c.stroke();
  poly(c, corners, color);
}

/** A folded duck that looks to the right, around its middle, `size` wide; a ribbon for the mother. */
export function paintDuck(
  c: Context,
  x: number,
  y: number,
  size: number,
  { body, fold, beak, ribbon }: Sheet & { readonly ribbon?: string },
): void {
  const dark = draw.shade(fold, 0.16);
  draw.place(
    c,
    x,
    y,
    () => {
      const whole: Points = points(
        '-48 -16, -22 2, 2 -4, 10 -36, 26 -46, 42 -32, 30 -18, 30 10, 12 38, -22 38, -38 12',
      );
      cardOf(c, whole, body, 2);
      poly(c, points('-48 -16, -22 2, -38 12'), fold);
      poly(c, points('-38 12, -22 2, -22 38'), dark);
      poly(c, points('-22 2, 2 -4, 12 38, -22 38'), fold);
      poly(c, points('2 -4, 30 10, 12 38'), body);
      poly(c, points('2 -4, 10 -36, 22 -14, 30 10'), body);
      poly(c, points('22 -14, 30 -18, 30 10'), fold);
      poly(c, points('10 -36, 26 -46, 24 -24'), fold);
      // The wing lies on top.
      cardOf(c, points('-34 -14, 10 2, 4 22, -12 24'), body, 1.6);
      poly(c, points('-34 -14, -6 8, -12 24'), fold);
      cardOf(c, points('38 -38, 58 -28, 36 -22'), beak, 1.4);
      poly(c, points('38 -28, 58 -28, 36 -22'), draw.shade(beak, 0.16));
      draw.disc(c, 28, -34, 4.2, INK);
      draw.disc(c, 29.4, -35.4, 1.4, '#ffffff');
      if (ribbon) {
        cardOf(c, points('6 -18, 26 -12, 25 -4, 4 -10'), ribbon, 1);
        cardOf(c, points('5 -14, -14 -24, -12 -4'), ribbon, 1);
      }
    },
    0,
    size / 108,
    size / 108,
  );
}

/** The side of a car, from its rear end at x on the ground y; lengths in cells of `cell`. */
export function paintCar(
  c: Context,
  x: number,
  y: number,
  cell: number,
  length: number,
  color: string,
  left: boolean,
): void {
  draw.place(
    c,
    left ? x + length * cell : x,
    y,
    () => {
      const high = length > 2 ? -0.98 : -0.76;
      const at = (u: number, v: number): readonly [number, number] => [u * cell, v * cell];
      const nose = length > 2 ? 0.94 : 0.66;
      cardOf(
        c,
        [
          at(0.03, -0.12),
          at(length - 0.03, -0.12),
          at(length - 0.03, -0.42),
          at(length * 0.84, -0.48),
          at(length * nose, high),
          at(length * 0.16, high),
          at(0.03, -0.46),
        ],
        color,
        cell * 0.045,
      );
      const panes = Math.max(1, Math.round(length));
      const wide = (length * 0.6) / panes;
      for (let pane = 0; pane < panes; pane += 1) {
        const from = length * 0.2 + pane * wide;
        poly(
          c,
          [
            at(from, -0.46),
            at(from + wide * 0.8, -0.46),
            at(from + wide * 0.72, high + 0.1),
            at(from + wide * 0.08, high + 0.1),
          ],
          '#d9f3ff',
        );
      }
      for (const wheel of [0.22, 0.78]) {
        draw.disc(c, length * wheel * cell, -0.12 * cell, cell * 0.19, EDGE);
        draw.disc(c, length * wheel * cell, -0.12 * cell, cell * 0.15, INK);
        draw.disc(c, length * wheel * cell, -0.12 * cell, cell * 0.06, EDGE);
      }
    },
    0,
    left ? -1 : 1,
    1,
  );
}

/** A rolled log, from its left end at x. */
export function paintLog(c: Context, x: number, y: number, cell: number, length: number): void {
  draw.rounded(c, x + 2, y - cell * 0.26, length * cell, cell * 0.6, cell * 0.28, SHADE);
  draw.rounded(c, x, y - cell * 0.34, length * cell, cell * 0.62, cell * 0.28, EDGE);
  draw.rounded(c, x + 2, y - cell * 0.3, length * cell - 4, cell * 0.54, cell * 0.26, '#d9a86c');
  for (let band = 1; band < length * 2; band += 2)
    draw.rounded(c, x + band * cell * 0.5, y - cell * 0.3, cell * 0.26, cell * 0.54, 3, '#c8945a');
}

/** A tree with a round crown of card, its foot at x, y. */
export function paintTree(c: Context, x: number, y: number, size: number, color: string): void {
  cardOf(
    c,
    [
      [x - size * 0.08, y],
      [x + size * 0.08, y],
      [x + size * 0.06, y - size * 0.5],
      [x - size * 0.06, y - size * 0.5],
    ],
    '#c8945a',
    1.5,
  );
  const crown = (part: number): Points =>
    Array.from({ length: 24 }, (_, side) => {
      const angle = (side / 24) * 2 * Math.PI;
      const far = size * 0.42 * part * (1 + 0.14 * Math.abs(Math.sin(angle * 3.5)));
      return [x + Math.cos(angle) * far, y - size * 0.76 + Math.sin(angle) * far] as const;
    });
  cardOf(c, crown(1), draw.shade(color, 0.12));
  cardOf(c, crown(0.72), color, 1.6);
}

/** A sheet of paper with a straight or a cut upper edge, and the shadow that it throws up. */
export function paintSheet(
  c: Context,
  left: number,
  right: number,
  top: number,
  bottom: number,
  color: string,
  cut: number,
): void {
  const step = Math.max(6, cut * 2.4);
  const trace = (lower: number) => (path: Context) => {
    path.moveTo(left, bottom);
    for (let x = left; x <= right + step; x += step)
      path.lineTo(x, top + lower + (Math.round((x - left) / step) % 2 === 0 ? cut : 0));
    path.lineTo(right + step, bottom);
    path.closePath();
  };
  draw.fillPath(c, SHADE, trace(-5));
  draw.fillPath(c, EDGE, trace(-2));
  draw.fillPath(c, color, trace(0));
}
