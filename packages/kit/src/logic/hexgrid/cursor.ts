import type { HexGrid } from './grid.ts';
import { hexExists } from './place.ts';

export type HexWay = 'up' | 'down' | 'left' | 'right';

/**
 * One step of a keyboard's cursor. Left and right stay in the row; up and down go to the next row,
 * alternating sides, so that the cursor stays in its column.
 * @param open cells that the cursor may enter; it takes the next open one in that direction
 */
export function hexMove(
  grid: HexGrid,
  cell: number,
  way: HexWay,
  open: (cell: number) => boolean = () => true,
): number {
  const { columns, rows } = grid;
  const row = Math.floor(cell / columns);
  const step = way === 'up' || way === 'left' ? -1 : 1;
  if (way === 'left' || way === 'right') {
    for (let x = (cell % columns) + step; x >= 0 && x < columns; x += step) {
      const next = row * columns + x;
      if (hexExists(grid, next) && open(next)) return next;
    }
    return cell;
  }
  for (let y = row + step; y >= 0 && y < rows; y += step) {
    const column = cell % columns;
    for (const x of [column, column - 1, column + 1]) {
      const next = y * columns + x;
      if (x >= 0 && x < columns && hexExists(grid, next) && open(next)) return next;
    }
  }
  return cell;
}
