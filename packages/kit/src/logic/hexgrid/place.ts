import type { Point } from '@playgrove/kit/contract';
import { HEX_ROW, type HexGrid } from './grid.ts';

const lean = (grid: HexGrid, row: number): number => ((row + grid.shift) % 2 === 1 ? 0.5 : 0);

/** Whether a number is a cell of the board. */
export function hexExists(grid: HexGrid, cell: number): boolean {
  if (!Number.isInteger(cell) || cell < 0 || cell >= grid.count) return false;
  const last = cell % grid.columns === grid.columns - 1;
  return !(grid.short && last && lean(grid, Math.floor(cell / grid.columns)) > 0);
}

/** A cell's center. In rows without a shift the first one is at x = 0.5; row 0 is at y = 0.5. */
export function hexCenter(grid: HexGrid, cell: number): Point {
  const row = Math.floor(cell / grid.columns);
  return { x: (cell % grid.columns) + 0.5 + lean(grid, row), y: 0.5 + row * HEX_ROW };
}

/** The cell whose hexagon contains a point, −1 if there is none. */
export function hexAt(grid: HexGrid, { x, y }: Point): number {
  const near = Math.round((y - 0.5) / HEX_ROW);
  let [best, least] = [-1, Infinity];
  // The nearest center belongs to the hexagon; it is in one of three rows.
  for (let row = near - 1; row <= near + 1; row += 1) {
    const column = Math.round(x - 0.5 - lean(grid, Math.abs(row)));
    const away =
      (x - 0.5 - lean(grid, Math.abs(row)) - column) *
        (x - 0.5 - lean(grid, Math.abs(row)) - column) +
      (y - 0.5 - row * HEX_ROW) * (y - 0.5 - row * HEX_ROW);
    if (away >= least) continue;
    least = away;
    const inside = row >= 0 && row < grid.rows && column >= 0 && column < grid.columns;
    const cell = row * grid.columns + column;
    best = inside && hexExists(grid, cell) ? cell : -1;
  }
  return best;
}
