import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';
import type { Place } from '../rules/spots.ts';
import { THEMES, type Theme } from './theme.ts';

const INK = draw.PALETTE.ink;

const WIDE = 210;
/** The middle of what hangs on the wall, of the first row farther down, and from row to row. */
const WALL = 96;
const FIRST = 205;
const ROW = 112;
const ROWS = 5;

/** By place and what is shown: columns from the street's edge down, `WIDE` wide. */
const columns = new Map<Place, Map<string, draw.Print>>();

function columnOf(place: Place, key: string, paint: (c: Context) => void): draw.Print {
  const known = columns.get(place) ?? new Map<string, draw.Print>();
  columns.set(place, known);
  let print = known.get(key);
  if (!print) {
    print = new draw.Print(WIDE, FIRST + ROW * ROWS, (c) => {
      c.translate(WIDE / 2, 0);
      paint(c);
    });
    known.set(key, print);
  }
  return print;
}

/** What hangs on the wall, with the second and fourth row of cellars below. */
export function wallOf(place: Place, number: number, bare: boolean): draw.Print {
  const kind = ((number % 3) + 3) % 3;
  const odd = (((number + 1) % 2) + 2) % 2;
  return columnOf(place, `wall ${bare ? '' : kind} ${odd}`, (c) => {
    if (!bare) {
      c.save();
      c.translate(0, WALL);
      paintWall(c, place, THEMES[place], kind);
      c.restore();
    }
    paintRows(c, place, 1, odd);
  });
}

/** The first, third and fifth row. */
export function cellarOf(place: Place, number: number): draw.Print {
  const kind = ((number % 2) + 2) % 2;
  return columnOf(place, `deep ${kind}`, (c) => paintRows(c, place, 0, kind));
}

function paintRows(c: Context, place: Place, first: number, kind: number): void {
  const theme = THEMES[place];
  for (let row = first; row < ROWS; row += 2) {
    c.save();
    c.globalAlpha = 0.8 - row * 0.15;
    c.translate(0, FIRST + row * ROW);
    paintDeep(c, place, { ...theme, wall: theme.deep }, kind + 1);
    c.restore();
  }
}

/** Lets go of the walls of all other places. */
export function forgetWalls(seen: readonly Place[]): void {
  for (const [place, prints] of columns) {
    if (seen.includes(place)) continue;
    for (const print of prints.values()) print.forget();
    columns.delete(place);
  }
}

/** What is dimly seen farther down: 200 by 100 about its middle. */
function paintDeep(c: Context, place: Place, theme: Theme, kind: number): void {
  if (place !== 'school') {
    paintWall(c, place, theme, kind);
    return;
  }
  for (let at = 0; at < 6; at += 1) {
    const color =
      (at + kind) % 3 === 0 ? draw.tint(theme.wall, 0.12) : draw.shade(theme.wall, 0.12);
    draw.rounded(c, -96 + (at % 3) * 66, -44 + Math.floor(at / 3) * 48, 54, 38, 8, color);
  }
}

/** What hangs on the wall below the curb: 200 by 100 about its middle. */
function paintWall(c: Context, place: Place, theme: Theme, kind: number): void {
  const dark = draw.shade(theme.wall, 0.2);
  const light = draw.tint(theme.wall, 0.16);
  if (place === 'harbour') {
    for (const [x, y, w] of [
      [-96, -36, 80],
      [-8, -36, 96],
      [-70, 0, 92],
      [30, 0, 66],
    ] as const) {
      draw.rounded(c, x, y, w, 30, 6, kind === 1 ? light : draw.fade(dark, 0.6));
    }
    if (kind === 0) {
      draw.ring(c, 0, 14, 18, 7, INK);
      draw.disc(c, 0, -6, 9, '#ffd98a');
    }
    return;
  }
  if (place === 'neon' || place === 'roof') {
    for (const x of [-86, -28, 30]) {
      const lit = (kind + Math.round(x / 58)) % 2 === 0;
      draw.rounded(c, x, -34, 44, 62, 5, draw.shade(theme.wall, 0.3));
      draw.rounded(
        c,
        x + 5,
        -29,
        34,
        52,
        3,
        lit ? draw.fade(theme.lit, 0.85) : draw.shade(theme.wall, 0.45),
      );
      c.fillStyle = draw.shade(theme.wall, 0.3);
      c.fillRect(x, -6, 44, 5);
    }
    return;
  }
  if (place === 'market') {
    for (let row = 0; row < 3; row += 1) {
      for (let at = 0; at < 4; at += 1) {
        const x = -98 + at * 50 + (row % 2) * 22;
        const brick = (at + row + kind) % 3 === 0 ? light : draw.fade(dark, 0.55);
        draw.rounded(c, x, -38 + row * 26, 42, 19, 4, brick);
      }
    }
    return;
  }
  const paint = ['#ffd02e', '#ff7a9a', '#45d15b'][kind] ?? '#ffd02e';
  draw.drawPath(c, 'M-92 26Q-60-54-12-10Q30-60 92 26', { fill: draw.fade(paint, 0.85) });
  draw.disc(c, 44, -20, 15, draw.fade('#ffffff', 0.85));
}
