import type { Grid } from '@playgrove/kit/core';

/** Cells in a straight line that hold one kind, from left to right or from top to bottom. */
export type Run = {
  readonly kind: number;
  readonly along: 'row' | 'column';
  readonly cells: readonly number[];
};

/**
 * All maximal lines of one kind, rows first. Crossing lines are two runs that share a cell.
 * @param kinds by cell; negative numbers never match
 * @param least the shortest line that counts
 */
export function runs(grid: Grid, kinds: readonly number[], least = 3): Run[] {
  const found: Run[] = [];
  const scan = (first: number, stride: number, length: number, along: Run['along']): void => {
    let start = 0;
    for (let place = 1; place <= length; place += 1) {
      const kind = kinds[first + start * stride] ?? -1;
      if (place < length && kinds[first + place * stride] === kind) continue;
      if (kind >= 0 && place - start >= least) {
        const from = first + start * stride;
        const cells = Array.from({ length: place - start }, (_, step) => from + step * stride);
        found.push({ kind, along, cells });
      }
      start = place;
    }
  };
  const { width, height } = grid;
  for (let row = 0; row < height; row += 1) scan(row * width, 1, width, 'row');
  for (let column = 0; column < width; column += 1) scan(column, width, height, 'column');
  return found;
}

/** Whether a cell is part of a line; much cheaper than finding all of them. */
export function lined(grid: Grid, kinds: readonly number[], cell: number, least = 3): boolean {
  const kind = kinds[cell] ?? -1;
  if (kind < 0) return false;
  const { width, size } = grid;
  const x = cell % width;
  let count = 1;
  for (let at = cell - 1, left = x; left > 0 && kinds[at] === kind; at -= 1, left -= 1) count += 1;
  for (let at = cell + 1, room = width - 1 - x; room > 0 && kinds[at] === kind; at += 1, room -= 1)
    count += 1;
  if (count >= least) return true;
  count = 1;
  for (let at = cell - width; at >= 0 && kinds[at] === kind; at -= width) count += 1;
  for (let at = cell + width; at < size && kinds[at] === kind; at += width) count += 1;
  return count >= least;
}
