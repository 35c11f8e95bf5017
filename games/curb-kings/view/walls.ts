import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';
import type { Place } from '../rules/spots.ts';
import { THEMES, type Theme } from './theme.ts';
import { slab } from './tile.ts';

const INK = draw.PALETTE.ink;

/** The middle of what hangs on the wall, below the edge. */
const LOW = 96;
const HIGH = 152;
const WIDE = 210;

const prints = new Map<string, draw.Print>();

/** What hangs on a place's wall: `WIDE` wide, from the street's edge down. */
export function wallOf(place: Place, number: number): draw.Print {
  const kind = ((number % 3) + 3) % 3;
  const key = `${place} ${kind}`;
  let print = prints.get(key);
  if (!print) {
    print = new draw.Print(WIDE, HIGH, (c) => {
      c.translate(WIDE / 2, LOW);
      paintWall(c, place, THEMES[place], kind);
    });
    prints.set(key, print);
  }
  return print;
}

/** Lets go of the walls of all other places. */
export function forgetWalls(seen: readonly Place[]): void {
  for (const [key, print] of prints) {
    if (seen.some((place) => key.startsWith(place))) continue;
    print.forget();
    prints.delete(key);
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
      const glass = lit ? draw.fade(theme.lit, 0.85) : draw.shade(theme.wall, 0.45);
      draw.rounded(c, x + 5, -29, 34, 52, 3, glass);
      slab(c, draw.shade(theme.wall, 0.3), x, -6, 44, 5);
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
