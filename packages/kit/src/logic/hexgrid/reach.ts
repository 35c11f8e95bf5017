import type { HexGrid } from './grid.ts';

/** Steps between two cells without obstacles. */
export function hexDistance(grid: HexGrid, one: number, other: number): number {
  const [ax, ay] = axial(grid, one);
  const [bx, by] = axial(grid, other);
  const [dx, dy] = [ax - bx, ay - by];
  return Math.max(Math.abs(dx), Math.abs(dy), Math.abs(dx + dy));
}

function axial(grid: HexGrid, cell: number): readonly [number, number] {
  const row = Math.floor(cell / grid.columns);
  const shifted = (row + grid.shift) % 2;
  return [(cell % grid.columns) - (row - shifted) / 2, row];
}

/** The side of `cell` that the neighbor `other` is on, 0 to 5; −1 if they are not neighbors. */
export function hexSide(grid: HexGrid, cell: number, other: number): number {
  return other < 0 ? -1 : (grid.sides[cell]?.indexOf(other) ?? -1);
}

/** From `starts` across all cells that `same` accepts, sorted by distance. */
export function hexFlood(
  grid: HexGrid,
  starts: Iterable<number>,
  same: (cell: number) => boolean,
): number[] {
  const found = new Set<number>();
  for (const start of starts) if (same(start)) found.add(start);
  // A set also iterates over entries that are added meanwhile.
  for (const cell of found) {
    for (const other of grid.adjacent[cell] ?? []) if (same(other)) found.add(other);
  }
  return [...found];
}

/** All cells within this many steps, nearest first, including the start. */
export function hexReach(grid: HexGrid, cell: number, steps: number): number[] {
  return hexFlood(grid, [cell], (other) => hexDistance(grid, cell, other) <= steps);
}

/** Straight on from a cell across one of its sides, 0 to 5, nearest first, without the start. */
export function hexLine(grid: HexGrid, cell: number, side: number): number[] {
  const cells: number[] = [];
  for (let at = grid.sides[cell]?.[side] ?? -1; at >= 0; at = grid.sides[at]?.[side] ?? -1) {
    cells.push(at);
  }
  return cells;
}
