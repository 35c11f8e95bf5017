import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';
import type { Thing } from '../rules/layout.ts';
import type { Place } from '../rules/spots.ts';

const INK = draw.PALETTE.ink;

export type Paint = (c: Context) => void;

export type Dress = Readonly<Record<Thing['kind'], Paint>>;

/** The dresses of the other places and the gate at the end of a spot: no first frame shows them. */
export const later = draw.lazy(() => import('./late.ts'));

/** Each thing in its place's own dress, foot on 0, 0. That of the first place is there at once. */
const HARBOUR: Dress = { low: bollard, tall: barrel, wide: fishCrates };

/** Whose dress a thing wears: the first place's while its own has not come. */
export function wornIn(where: Place): Place {
  return later() ? where : 'harbour';
}

/** About 120 wide and 110 tall, foot on the middle of the lower edge. @param worn as `wornIn` says */
export function paintThing(c: Context, kind: Thing['kind'], worn: Place): void {
  draw.blob(c, 0, 1, kind === 'wide' ? 58 : 32, 7, '#2b1b4d55');
  const dress = worn === 'harbour' ? HARBOUR : (later()?.DRESSES[worn] ?? HARBOUR);
  dress[kind](c);
}

export function box(
  c: Context,
  x: number,
  y: number,
  w: number,
  h: number,
  color: string,
  r = 6,
): void {
  draw.rounded(c, x - 4, y - 4, w + 8, h + 8, r + 3, INK);
  draw.rounded(c, x, y, w, h, r, color);
  draw.rounded(c, x + 3, y + 3, w - 6, Math.min(7, h / 3), Math.min(4, r), draw.tint(color, 0.4));
}

/** A disc with an ink rim. */
export function knob(c: Context, x: number, y: number, r: number, color: string, rim = 3): void {
  draw.disc(c, x, y, r + rim, INK);
  draw.disc(c, x, y, r, color);
}

/** A shape that tapers to its foot, or whatever its outline says, with an ink one behind. */
export function cut(c: Context, ink: string, face: string, color: string): void {
  draw.drawPath(c, ink, { fill: INK });
  draw.drawPath(c, face, { fill: color });
}

function bollard(c: Context): void {
  box(c, -11, -32, 22, 32, '#4a5a8a', 5);
  box(c, -17, -40, 34, 13, '#ff6a5a', 6);
  draw.segment(c, -16, -14, 16, -9, 8, INK);
  draw.segment(c, -15, -14, 15, -9, 4, '#ffe0a6');
}

function barrel(c: Context): void {
  box(c, -22, -64, 44, 62, '#c8784f', 10);
  for (const y of [-54, -34, -14]) {
    draw.rounded(c, -25, y - 3, 50, 8, 3, INK);
    draw.rounded(c, -22, y - 1, 44, 4, 2, '#ffd98a');
  }
}

function fishCrates(c: Context): void {
  box(c, -46, -26, 44, 26, '#4cc3ff', 4);
  box(c, 4, -26, 42, 26, '#ff8a5a', 4);
  box(c, -24, -54, 46, 24, '#ffd02e', 4);
  for (const x of [-14, 4]) {
    draw.blob(c, x, -54, 10, 5, INK);
    draw.blob(c, x, -54, 7.5, 3, '#dff4ff');
  }
}

/** About its middle, 56 wide. */
export function paintSticker(c: Context): void {
  knob(c, 0, 0, 21, '#ff4f9a', 4);
  draw.disc(c, 0, 0, 16, '#ffd6ea');
  draw.fillPath(c, INK, (path) => draw.traceStar(path, 0, 0, 15, 5, 0.52));
  draw.fillPath(c, '#ffd02e', (path) => draw.traceStar(path, 0, 0, 11, 5, 0.52));
  draw.blob(c, -9, -12, 6, 3.4, '#ffffff', -0.6);
}
