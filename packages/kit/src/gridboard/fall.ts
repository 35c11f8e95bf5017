import type { Grid } from '@playgrove/kit/rules';

export type Fall = {
  /** Pieces that move straight down, in an order in which each `to` is free when its turn comes. */
  readonly moves: readonly { readonly from: number; readonly to: number }[];
  /**
   * Cells left to fill, each column's lowest first. `above`: how many cells higher the new piece
   * sets out, so that a column of new ones comes in as a column.
   */
  readonly openings: readonly { readonly cell: number; readonly above: number }[];
};

/**
 * Gravity: what sinks where, and what stays open. Nothing is changed; the caller moves whatever
 * its board is made of.
 * @param fixed cells that neither fall nor let anything through; what is open under one is an
 *   opening of its own
 */
export function fall(
  grid: Grid,
  empty: (cell: number) => boolean,
  fixed: (cell: number) => boolean = () => false,
): Fall {
  const moves: { from: number; to: number }[] = [];
  const openings: { cell: number; above: number }[] = [];
  const { width, height } = grid;
  for (let column = 0; column < width; column += 1) {
    let floor = height - 1;
    for (let row = height - 1; row >= -1; row -= 1) {
      const cell = row * width + column;
      if (row >= 0 && !fixed(cell)) {
        if (empty(cell)) continue;
        if (floor !== row) moves.push({ from: cell, to: floor * width + column });
        floor -= 1;
        continue;
      }
      const above = floor - row;
      for (; floor > row; floor -= 1) openings.push({ cell: floor * width + column, above });
      floor = row - 1;
    }
  }
  return { moves, openings };
}
