import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';
import type { Layout } from './layout.ts';
import type { Theme } from './themes.ts';

const INK = draw.PALETTE.ink;

/** Bowls and sauces on either side of the range, where there is room. */
export function clutter(
  c: Context,
  theme: Theme,
  { pans, shelf, counter }: Layout,
  width: number,
): void {
  const [first, last] = [pans[0], pans.at(-1)];
  if (!first || !last || first.x < 150) return;
  const size = Math.min(1, (shelf - counter) / 230) * Math.min(1.25, first.x / 190);
  const [one, two] = theme.awning;
  for (const [side, x] of [
    [-1, first.x / 2],
    [1, (last.x + last.width + width) / 2],
  ] as const) {
    const things = (): void => {
      draw.blob(c, 8, 2, 130, 13, draw.fade('#0a0420', 0.4));
      for (let at = 0; at < 4; at += 1) bowl(c, side * 64, -at * 21, at % 2 === 0 ? one : two);
      for (const [at, color] of ['#ff5a3c', '#7a3b1e', '#ffc62e'].entries()) {
        bottle(c, (side < 0 ? 6 : -72) + at * 38, at === 1 ? 104 : 82, color);
      }
    };
    draw.place(c, x, shelf - 16, things, 0, size);
  }
}

function bowl(c: Context, x: number, y: number, color: string): void {
  draw.fillPath(
    c,
    draw.down(c, y - 40, y, draw.tint(color, 0.2), color, draw.shade(color, 0.35)),
    (path) => {
      path.moveTo(x - 48, y - 40);
      path.quadraticCurveTo(x - 40, y - 2, x - 18, y);
      path.lineTo(x + 18, y);
      path.quadraticCurveTo(x + 40, y - 2, x + 48, y - 40);
      path.closePath();
    },
  );
  draw.rim(c, INK, 5);
  draw.blob(c, x, y - 40, 48, 9, draw.tint(color, 0.5));
  draw.rim(c, INK, 5);
}

function bottle(c: Context, x: number, tall: number, color: string): void {
  draw.rounded(c, x - 8, -tall - 26, 16, 36, 6, INK);
  draw.rounded(c, x - 4, -tall - 22, 8, 30, 3, '#fff1d0');
  draw.rounded(c, x - 19, -tall, 38, tall + 2, 12, INK);
  const glass = draw.down(c, -tall, 0, draw.tint(color, 0.3), color, draw.shade(color, 0.35));
  draw.rounded(c, x - 14, -tall + 5, 28, tall - 8, 8, glass);
  draw.rounded(c, x - 14, -tall * 0.66, 28, tall * 0.34, 3, '#fff6e3');
  draw.rounded(c, x - 9, -tall + 10, 5, tall * 0.26, 2, '#ffffff80');
}
