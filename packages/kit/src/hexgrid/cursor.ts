import type { HexGrid } from './grid.ts';
import { hexExists } from './place.ts';

export type HexWay = 'up' | 'down' | 'left' | 'right';

/**
 * One step of a keyboard's cursor. Left and right go along the row; up and down to the row beside,
 * first one way and then the other, so that the cursor keeps its column.
 * @param open cells that may be stepped on; the next open one in that direction is taken
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
