import * as draw from '@playgrove/kit/draw';
import type { Face } from '@playgrove/kit/draw';
import type { Context, Surface } from '@playgrove/kit/runtime';

/** A size of text that nobody has to squint at. */
export function least(to: Pick<Surface, 'px'>, size: number): number {
  return Math.max(size, 14.6 / to.px);
}

/** A box to tick. */
export function tick(c: Context, x: number, y: number, r: number, done: boolean): void {
  draw.disc(c, x, y, r + 3, draw.PALETTE.ink);
  draw.disc(c, x, y, r, done ? '#45d15b' : '#e3d6c8');
  if (!done) return;
  const mark = [x - r * 0.45, y, x - r * 0.1, y + r * 0.4, x + r * 0.5, y - r * 0.42];
  draw.line(c, mark, r * 0.34, '#ffffff');
}

const widths = new Map<string, number>();

/** In sizes; measured once, which takes longer than to draw the word. */
function widthOf(c: Context, word: string): number {
  let width = widths.get(word);
  if (width === undefined) {
    width = draw.labelWidth(c, word, 1);
    widths.set(word, width);
  }
  return width;
}

/** Words in a row about x, each a bitmap of its own: the same few come back in every line. */
export function row(
  c: Context,
  words: readonly string[],
  x: number,
  y: number,
  size: number,
  face: Face,
): void {
  const wide = words.map((word) => widthOf(c, word) * size);
  const gap = size * 0.1;
  let at = x - (wide.reduce((sum, width) => sum + width, 0) + gap * (words.length - 1)) / 2;
  words.forEach((word, index) => {
    const width = wide[index] ?? 0;
    draw.shout(c, word, at + width / 2, y, size, face);
    at += width + gap;
  });
}
