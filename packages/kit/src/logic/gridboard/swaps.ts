import type { Grid } from '@playgrove/kit/core';
import { lined } from './runs.ts';

/**
 * The two cells of a swap, or undefined if the grid has no such swap.
 * @param swap twice the upper or left cell, plus 1 if the other one is below rather than to the
 * right
 */
export function swapCells(grid: Grid, swap: number): readonly [number, number] | undefined {
  const cell = Math.floor(swap / 2);
  if (cell < 0 || cell >= grid.size) return undefined;
  if (swap % 2 === 0) return (cell + 1) % grid.width === 0 ? undefined : [cell, cell + 1];
  return cell + grid.width < grid.size ? [cell, cell + grid.width] : undefined;
}

/** The number of the swap between two cells, or undefined if they are not neighbors. */
export function swapBetween(grid: Grid, a: number, b: number): number | undefined {
  const [low, high] = a < b ? [a, b] : [b, a];
  return [low * 2, low * 2 + 1].find((swap) => swapCells(grid, swap)?.[1] === high);
}

/**
 * Every swap of two neighbors that makes a match, in ascending order.
 * @param movable whether the piece in a cell can be moved; default: any piece
 */
export function liningSwaps(
  grid: Grid,
  kinds: readonly number[],
  movable: (cell: number) => boolean = (cell) => (kinds[cell] ?? -1) >= 0,
  least = 3,
): number[] {
  const found: number[] = [];
  const board = [...kinds];
  for (let swap = 0; swap < grid.size * 2; swap += 1) {
    const pair = swapCells(grid, swap);
    if (!pair) continue;
    const [a, b] = pair;
    const [one, other] = [board[a] ?? -1, board[b] ?? -1];
    if (one === other || !movable(a) || !movable(b)) continue;
    board[a] = other;
    board[b] = one;
    if (lined(grid, board, a, least) || lined(grid, board, b, least)) found.push(swap);
    board[a] = one;
    board[b] = other;
  }
  return found;
}
