import { cellPoint, gridOf, neighbors4, type Grid } from '@playgrove/kit/core';

const GRIDS: Readonly<Record<number, Grid>> = { 3: gridOf(3, 3), 4: gridOf(4, 4), 5: gridOf(5, 5) };

/** The grid of a board, from its lamps. @throws Error if no level has a board of this size */
export function gridFor(lit: readonly boolean[]): Grid {
  const grid = GRIDS[Math.sqrt(lit.length)];
  if (!grid) throw new Error(`no board has ${lit.length} lamps`);
  return grid;
}

/** The lamps that a press on `cell` switches. */
export function switched(lit: readonly boolean[], cell: number): readonly number[] {
  return [cell, ...neighbors4(gridFor(lit), cell)];
}

/** Presses a lamp, in place. */
export function press(lit: boolean[], cell: number): void {
  for (const at of switched(lit, cell)) lit[at] = !lit[at];
}

/** Where people find a cell, counted from 1. */
export function rowAndColumn(lit: readonly boolean[], cell: number) {
  const { x, y } = cellPoint(gridFor(lit), cell);
  return { row: y + 1, column: x + 1 };
}

/**
 * The fewest presses that turn every lamp off. The first row's presses decide all others: once a row
 * is passed, only the lamp below can still switch one of its lamps. So every first row is tried.
 * @returns the cells in any order, or undefined if the board can't be solved
 */
export function shortest(lit: readonly boolean[]): readonly number[] | undefined {
  const { width } = gridFor(lit);
  let best: readonly number[] | undefined;
  for (let row = 0; row < 2 ** width; row += 1) {
    const board = [...lit];
    const cells: number[] = [];
    const use = (cell: number): void => {
      press(board, cell);
      cells.push(cell);
    };
    for (let x = 0; x < width; x += 1) if ((row >> x) % 2 === 1) use(x);
    for (let cell = width; cell < lit.length; cell += 1) if (board[cell - width]) use(cell);
    if (!board.includes(true) && (!best || cells.length < best.length)) best = cells;
  }
  return best;
}
