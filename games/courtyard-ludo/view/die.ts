import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';

const INK = draw.PALETTE.ink;

function pips(c: Context, face: number, r: number, color: string): void {
  for (const [x, y] of draw.pipsOf(face)) draw.disc(c, x * 0.5, y * 0.5, r, color);
}

/** A glazed die around 0, 0: half its side is 1, with its front below. Sixes and ones are red. */
export function paintDie(c: Context, face: number): void {
  const hot = face === 6 || face === 1;
  draw.rounded(c, -1.08, -1.06, 2.16, 2.44, 0.42, INK);
  draw.rounded(c, -1, -0.6, 2, 1.9, 0.36, '#c9a27a');
  draw.rounded(c, -1, -0.98, 2, 1.98, 0.36, draw.down(c, -1, 1, '#ffffff', '#fff4e0', '#f0d9b8'));
  draw.rounded(c, -0.84, -0.9, 1.68, 0.2, 0.1, '#ffffff');
  pips(c, face, face === 1 ? 0.3 : 0.2, INK);
  pips(c, face, face === 1 ? 0.25 : 0.155, hot ? '#d8233f' : '#3a2a5c');
}

/** A small flat die of the rack around 0, 0; one that has been drawn is a hollow. */
export function paintSmall(c: Context, face: number, isLeft: boolean): void {
  if (!isLeft) {
    draw.rounded(c, -0.9, -0.9, 1.8, 1.8, 0.36, '#00000038');
    pips(c, face, 0.15, '#ffffff30');
    return;
  }
  draw.rounded(c, -1, -0.96, 2, 2.1, 0.4, INK);
  draw.rounded(c, -0.9, -0.88, 1.8, 1.8, 0.32, draw.down(c, -0.9, 0.9, '#ffffff', '#f6e2c2'));
  pips(c, face, 0.19, face === 6 || face === 1 ? '#d8233f' : '#3a2a5c');
}
