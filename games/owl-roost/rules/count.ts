import type { Budget } from '@playgrove/kit/core';
import type { Wood } from './grove.ts';

/**
 * Solutions of a wood, each as the column of every row's owl, at most `limit`.
 * Plain backtracking row by row: it proves that there is exactly one.
 * @throws BudgetSpent when the search takes too many nodes
 */
export function solutions({ size, groves }: Wood, limit: number, budget: Budget): number[][] {
  const found: number[][] = [];
  const columns: number[] = [];
  const place = (row: number, usedColumns: number, usedGroves: number): void => {
    if (row === size) {
      found.push(columns.slice());
      return;
    }
    const last = columns[row - 1] ?? -9;
    for (let column = 0; column < size && found.length < limit; column += 1) {
      const grove = 1 << (groves[row * size + column] ?? 0);
      if (usedColumns & (1 << column) || usedGroves & grove) continue;
      if (Math.abs(column - last) <= 1) continue;
      budget.spend();
      columns[row] = column;
      place(row + 1, usedColumns | (1 << column), usedGroves | grove);
      columns.length = row;
    }
  };
  place(0, 0, 0);
  return found;
}
