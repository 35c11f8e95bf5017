import {
  blob,
  down,
  fade,
  fillPath,
  PALETTE,
  place,
  rim,
  rounded,
  shade,
  tint,
  type Context,
} from '@playgrove/kit/runtime';
import type { Layout } from './layout.ts';
import type { Theme } from './themes.ts';

const INK = PALETTE.ink;

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
      blob(c, 8, 2, 130, 13, fade('#0a0420', 0.4));
      for (let at = 0; at < 4; at += 1) bowl(c, side * 64, -at * 21, at % 2 === 0 ? one : two);
      for (const [at, color] of ['#ff5a3c', '#7a3b1e', '#ffc62e'].entries()) {
        bottle(c, (side < 0 ? 6 : -72) + at * 38, at === 1 ? 104 : 82, color);
      }
    };
    place(c, x, shelf - 16, things, 0, size);
  }
}

function bowl(c: Context, x: number, y: number, color: string): void {
  fillPath(c, down(c, y - 40, y, tint(color, 0.2), color, shade(color, 0.35)), (path) => {
    path.moveTo(x - 48, y - 40);
    path.quadraticCurveTo(x - 40, y - 2, x - 18, y);
    path.lineTo(x + 18, y);
    path.quadraticCurveTo(x + 40, y - 2, x + 48, y - 40);
    path.closePath();
  });
  rim(c, INK, 5);
  blob(c, x, y - 40, 48, 9, tint(color, 0.5));
  rim(c, INK, 5);
}

function bottle(c: Context, x: number, tall: number, color: string): void {
  rounded(c, x - 8, -tall - 26, 16, 36, 6, INK);
  rounded(c, x - 4, -tall - 22, 8, 30, 3, '#fff1d0');
  rounded(c, x - 19, -tall, 38, tall + 2, 12, INK);
  const glass = down(c, -tall, 0, tint(color, 0.3), color, shade(color, 0.35));
  rounded(c, x - 14, -tall + 5, 28, tall - 8, 8, glass);
  rounded(c, x - 14, -tall * 0.66, 28, tall * 0.34, 3, '#fff6e3');
  rounded(c, x - 9, -tall + 10, 5, tall * 0.26, 2, '#ffffff80');
}
