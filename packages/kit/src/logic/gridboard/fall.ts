import type { Grid } from '@playgrove/kit/core';

export type Fall = {
  /** Pieces that move straight down, in an order that frees each `to` before it is filled. */
  readonly moves: readonly { readonly from: number; readonly to: number }[];
  /**
   * Cells to fill, each column's lowest first. `above`: how many cells higher the new piece starts,
   * so that the new pieces of a column fall as a column.
   */
  readonly openings: readonly { readonly cell: number; readonly above: number }[];
};

/**
 * Gravity: which pieces fall where, and which cells stay empty. Nothing is changed; the caller
 * moves the pieces of its board.
 * @param fixed cells that neither fall nor let pieces through; an empty cell under one is a
 * separate opening
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
