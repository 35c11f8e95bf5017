import { createBudget } from '@playgrove/kit/core';
import { exactCover } from '@playgrove/kit/logic/solving';
import { boxOf, CELLS, columnOf, rowOf } from './grid.ts';

/** Row cell × 9 + digit − 1 of the table says that the digit stands in the cell. */
const TABLE = exactCover(
  CELLS * 4,
  Array.from({ length: CELLS * 9 }, (_, row) => {
    const [cell, digit] = [Math.floor(row / 9), row % 9];
    return [
      cell,
      CELLS + rowOf(cell) * 9 + digit,
      2 * CELLS + columnOf(cell) * 9 + digit,
      3 * CELLS + boxOf(cell) * 9 + digit,
    ];
  }),
);

/** Choices of a search; a proper grid takes a few hundred at most. */
const MAX_CHOICES = 50_000;

/**
 * Every filling of a grid, up to `limit`.
 * @throws BudgetSpent for a grid that is nearly empty and asks for too much
 */
export function fillings(values: readonly number[], limit: number): readonly (readonly number[])[] {
  const given = values.flatMap((value, cell) => (value === 0 ? [] : [cell * 9 + value - 1]));
  const budget = createBudget('sunrise-sudoku cover', MAX_CHOICES);
  return TABLE.solutions({ given, limit, budget }).map((rows) => {
    const filled = Array<number>(CELLS).fill(0);
    for (const row of rows) filled[Math.floor(row / 9)] = (row % 9) + 1;
    return filled;
  });
}

/** Whether exactly one filling fits. */
export function isProper(values: readonly number[]): boolean {
  return fillings(values, 2).length === 1;
}
