import type { Rng } from '@playgrove/kit/contract';
import { createRng } from '@playgrove/kit/core';
import { fillings, isProper } from './cover.ts';
import { CELLS } from './grid.ts';
import type { Grade } from './technique.ts';

/** Raise it whenever a seed could give another grid or another grade. */
export const SOLVER = 1;

/** Clues at which a grid is left alone; the other grades are dug until nothing more can go. */
const MIN_CLUES: Readonly<Record<Grade, number>> = {
  gentle: 38,
  easy: 32,
  medium: 0,
  hard: 0,
  expert: 0,
};

export type Puzzle = { readonly clues: readonly number[]; readonly solution: readonly number[] };

/** A full grid: three boxes on the diagonal at random, which never disturb each other, and the rest found. */
function fullGrid(rng: Rng): readonly number[] {
  const values = Array<number>(CELLS).fill(0);
  for (const corner of [0, 30, 60]) {
    for (const [place, digit] of rng.shuffled([1, 2, 3, 4, 5, 6, 7, 8, 9]).entries()) {
      values[corner + Math.floor(place / 3) * 9 + (place % 3)] = digit;
    }
  }
  const [filled] = fillings(values, 1);
  if (!filled) throw new Error('three boxes on the diagonal always leave a filling');
  return filled;
}

/**
 * The grid of a seed: a full one, from which clues are taken in opposite pairs, so that the picture
 * looks the same upside down, for as long as one filling is left.
 */
export function makePuzzle(grade: Grade, seed: number): Puzzle {
  const rng = createRng(`sunrise-sudoku/${seed}`);
  const solution = fullGrid(rng);
  const clues = [...solution];
  let left = CELLS;
  for (const cell of rng.shuffled(Array.from({ length: 41 }, (_, index) => index))) {
    const pair = [...new Set([cell, CELLS - 1 - cell])];
    if (left - pair.length < MIN_CLUES[grade]) break;
    for (const each of pair) clues[each] = 0;
    if (isProper(clues)) left -= pair.length;
    else for (const each of pair) clues[each] = solution[each] as number;
  }
  return { clues, solution };
}
