/**
 * Boards of square cells: lines, swaps, floods, falls, and a cursor for the keyboard. The geometry
 * (`gridOf`) is in `@playgrove/kit/core`. A board is plain data: one array of kinds by cell, in
 * which a negative number never matches.
 *
 * A match-three move in six lines:
 *
 * ```ts
 * const grid = gridOf(7, 8);
 * const kinds = settledKinds(grid, 5, rng);
 * const [swap] = liningSwaps(grid, kinds);
 * for (const run of runs(grid, kinds)) for (const cell of run.cells) kinds[cell] = -1;
 * const { moves, openings } = fall(grid, (cell) => kinds[cell] === -1);
 * for (const { from, to } of moves) [kinds[from], kinds[to]] = [-1, kinds[from] ?? -1];
 * for (const { cell } of openings) kinds[cell] = rng.int(5);
 * ```
 */
export { boardFrame, cellUnder, middleOf, type BoardFrame } from './frame.ts';
export { moveCursor, type Way } from './cursor.ts';
export { fall, type Fall } from './fall.ts';
export { flood } from './flood.ts';
export { settledKinds } from './settled.ts';
export { lined, runs, type Run } from './runs.ts';
export { liningSwaps, swapBetween, swapCells } from './swaps.ts';
