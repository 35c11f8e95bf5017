import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';
import { INK } from './looks.ts';

/** Metal of a lantern by the number merged: light, body, dark. */
const METAL = [
  ['#ffe3a8', '#d99a4a', '#8f5a2c'],
  ['#ffe3a8', '#d99a4a', '#8f5a2c'],
  ['#f4f7ff', '#a9b6d8', '#5f6c98'],
  ['#ffc9b8', '#e0654f', '#8c2f3c'],
  ['#d4f7ff', '#3fb2d8', '#1e5f92'],
  ['#fff6c0', '#ffc62e', '#b06a10'],
] as const;

/** Stone, wood or metal: lit, plain and shaded. */
export type Pillar = readonly [string, string, string];

/** The part of a lantern that stands still: foot and pillar. */
export function paintFoot(c: Context, n: number, [light, plain, shaded]: Pillar): void {
  draw.blob(c, 4, 42, 44, 14, '#120c3a66');
  draw.rounded(c, -34, 22, 68, 26, 12, INK);
  draw.rounded(c, -29, 26, 58, 17, 9, draw.down(c, 26, 43, light, plain));
  draw.rounded(c, -21, -8, 42, 42, 10, INK);
  draw.rounded(c, -16, -8, 32, 38, 7, draw.linear(c, -16, 0, 16, 0, light, plain, shaded));
  for (let mark = 0; mark < n; mark += 1) {
    const x = (mark - (n - 1) / 2) * 12;
    draw.disc(c, x, 35, 5.6, INK);
    draw.disc(c, x, 35, 3.6, '#ffd95e');
  }
}

/** The lamp, looking right: turned to where it shines. */
export function paintHead(c: Context, n: number, [bright, collar]: Pillar): void {
  const [light, body, dark] = METAL[n] ?? METAL[1];
  draw.fillPath(c, INK, (path) => {
    path.moveTo(14, -24);
    path.lineTo(43, -31);
    path.quadraticCurveTo(50, 0, 43, 31);
    path.lineTo(14, 24);
    path.closePath();
  });
  draw.fillPath(c, draw.linear(c, 16, 0, 44, 0, '#ffd55e', '#fffbe0'), (path) => {
    path.moveTo(16, -18);
    path.lineTo(39, -24);
    path.quadraticCurveTo(44, 0, 39, 24);
    path.lineTo(16, 18);
    path.closePath();
  });
  draw.disc(c, 0, 0, 36, INK);
  draw.disc(c, 0, 0, 32, draw.down(c, -32, 32, bright, collar));
  draw.disc(c, 0, 0, 26, INK);
  draw.disc(c, 0, 0, 24, draw.radial(c, -6, -10, 38, light, body, dark));
  draw.rim(c, dark, 4, (path) => path.arc(0, 0, 18, 0.7, 5.6));
  draw.disc(c, 0, 0, 13, INK);
  draw.disc(c, 0, 0, 9.5, draw.radial(c, 0, 0, 10, '#ffffff', '#ffe58a', '#ffb02e'));
  draw.blob(c, -14, -17, 8, 5, '#ffffffb3', -0.7);
}
