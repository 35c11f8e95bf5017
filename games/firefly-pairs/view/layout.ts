import { fitWorld, memoLayout, type Point, type Rect, type Sizes } from '@playgrove/kit/runtime';
import type { Params } from '../levels.ts';

/** The space between cards; their height at most and at least, in their width. */
const [GAP, TALL, FLAT] = [12, 1.2, 0.92];

export const worldFor = fitWorld({
  portrait: { width: 720, height: [1080, 1560] },
  landscape: { width: [1180, 1640], height: 720 },
  from: 1.05,
});

/** `hero` and `rival` have the radius `r`; `sign` has words, `advice` those of a hint. */
export const stageOf = memoLayout((width, height) => {
  const portrait = height > width;
  const side = Math.min(440, width * 0.32);
  const box = (x: number, y: number, wide: number, tall: number): Rect => ({
    x,
    y,
    width: wide,
    height: tall,
  });
  return portrait
    ? {
        portrait,
        horizon: 322,
        board: box(14, 252, width - 28, height - 268),
        hero: { x: 92, y: 122 },
        rival: { x: width - 92, y: 122 },
        r: 76,
        garland: box(186, 20, width - 372, 150),
        sign: box(184, 172, width - 368, 72),
        moon: { x: width - 150, y: 110 },
        advice: box(180, 8, width - 200, 236),
      }
    : {
        portrait,
        horizon: height * 0.5,
        board: box(side + 10, 14, width - side - 26, height - 28),
        hero: { x: side * 0.27, y: 560 },
        rival: { x: side * 0.75, y: 560 },
        r: Math.min(84, side * 0.215),
        garland: box(20, 150, side - 40, 200),
        sign: box(24, 356, side - 40, 90),
        moon: { x: side * 0.7, y: 110 },
        advice: box(12, 330, side - 16, 150),
      };
});

export type Cards = { readonly width: number; readonly height: number; at(cell: number): Point };

/** Where the cards lie. A board lies down on a wide screen. */
export function cardsOf(to: Pick<Sizes, 'width' | 'height'>, { columns, rows }: Params): Cards {
  const { board, portrait } = stageOf(to);
  const [across, down] = portrait ? [columns, rows] : [rows, columns];
  const most = { width: board.width / across, height: board.height / down };
  const width = Math.min(most.width, most.height / FLAT, 236);
  const height = Math.min(width * TALL, most.height);
  const left = board.x + (board.width - width * across) / 2;
  const top = board.y + (board.height - height * down) / 2;
  return {
    width: width - GAP,
    height: height - GAP,
    at(cell) {
      const [x, y] = [cell % columns, Math.floor(cell / columns)];
      const [column, row] = portrait ? [x, y] : [y, x];
      return { x: left + (column + 0.5) * width, y: top + (row + 0.5) * height };
    },
  };
}

/** Where the lanterns hang: `count` of them on strings that sag. */
export function lanternsOf(to: Pick<Sizes, 'width' | 'height'>, count: number): readonly Point[][] {
  const { garland, portrait } = stageOf(to);
  const rows = Math.ceil(count / (portrait ? 8 : 5));
  const each = Math.ceil(count / rows);
  const tall = garland.height / Math.max(2, rows);
  return Array.from({ length: rows }, (_, row) => {
    const here = Math.min(each, count - row * each);
    return Array.from({ length: here }, (__, index) => {
      const part = (index + 0.5) / here;
      return {
        x: garland.x + part * garland.width,
        y: garland.y + row * tall + tall * (0.22 + 0.3 * Math.sin(part * Math.PI)),
      };
    });
  });
}
