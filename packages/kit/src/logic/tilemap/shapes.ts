import type { TileMap } from './map.ts';
import { tileAt } from './map.ts';

type Same = (tile: string, column: number, row: number) => boolean;

/** Clockwise from the top: bit 0 is above, bit 1 above right, and so on to bit 7, above left. */
const AROUND = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
] as const;

/**
 * Which of the eight neighbors belong to the same shape, as bits clockwise from the top. A corner
 * counts only if both adjacent sides belong, so there are only 47 pictures.
 * @param beyond whether cells outside the map belong. Default true: the ground continues
 */
export function neighborMask(
  map: TileMap,
  column: number,
  row: number,
  same: Same,
  beyond = true,
): number {
  const belongs = AROUND.map(([across, below]) => {
    const [x, y] = [column + across, row + below];
    const inside = x >= 0 && x < map.width && y >= 0 && y < map.height;
    return inside ? same(tileAt(map, x, y), x, y) : beyond;
  });
  return belongs.reduce((mask, there, bit) => {
    const corner = bit % 2 === 1;
    const held = !corner || (belongs[bit - 1] === true && belongs[(bit + 1) % 8] === true);
    return there && held ? mask | (1 << bit) : mask;
  }, 0);
}

/** The four sides of a `neighborMask`: 1 above, 2 right, 4 below, 8 left. An index of 16 pictures. */
export function sides(mask: number): number {
  return (mask & 1) | ((mask >> 1) & 2) | ((mask >> 2) & 4) | ((mask >> 3) & 8);
}

/** The outer corners, to be rounded: 1 above right, 2 below right, 4 below left, 8 above left. */
export function corners(mask: number): number {
  const side = sides(mask);
  const open = (a: number, b: number): boolean => (side & a) === 0 && (side & b) === 0;
  return (open(1, 2) ? 1 : 0) | (open(2, 4) ? 2 : 0) | (open(4, 8) ? 4 : 0) | (open(8, 1) ? 8 : 0);
}

/** A rectangle of cells. */
export type CellRect = {
  readonly column: number;
  readonly row: number;
  readonly wide: number;
  readonly high: number;
};

/**
 * The cells of a shape as a few rectangles that do not overlap: first along rows, then equal rows
 * merged. For drawing, and for physics, which takes boxes.
 */
export function mergedRects(map: TileMap, same: Same): readonly CellRect[] {
  const done: CellRect[] = [];
  let open: CellRect[] = [];
  for (let row = 0; row < map.height; row += 1) {
    const runs = runsOf(map, row, same);
    const grown = runs.map(({ column, wide }) => {
      const above = open.find((box) => box.column === column && box.wide === wide);
      return above ? { ...above, high: above.high + 1 } : { column, row, wide, high: 1 };
    });
    done.push(
      ...open.filter(
        (box) => !grown.some((now) => now.row === box.row && now.column === box.column),
      ),
    );
    open = grown;
  }
  return [...done, ...open];
}

function runsOf(
  map: TileMap,
  row: number,
  same: Same,
): readonly { column: number; wide: number }[] {
  const runs: { column: number; wide: number }[] = [];
  for (let column = 0; column < map.width; column += 1) {
    if (!same(tileAt(map, column, row), column, row)) continue;
    const last = runs.at(-1);
    if (last && last.column + last.wide === column) last.wide += 1;
    else runs.push({ column, wide: 1 });
  }
  return runs;
}
