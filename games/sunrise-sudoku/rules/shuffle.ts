import type { Rng } from '@playgrove/kit/contract';
import { CELLS } from './grid.ts';
import type { Puzzle } from './make.ts';

/** An order of nine lines that keeps bands together and looks the same from the other end. */
function mirroredOrder(rng: Rng): readonly number[] {
  const [a = 0, b = 1, c = 2] = rng.shuffled([0, 1, 2]);
  const middle = rng.chance(0.5) ? [3, 4, 5] : [5, 4, 3];
  const order = [a, b, c, ...middle, 8 - c, 8 - b, 8 - a];
  return rng.chance(0.5) ? order : order.map((line) => 8 - line);
}

/**
 * The same puzzle in other clothes: digits renamed, lines moved within and between bands, perhaps
 * mirrored along the diagonal. It has as many fillings and needs the same techniques, and a picture
 * that was the same upside down stays so.
 */
export function inOtherClothes({ clues, solution }: Puzzle, rng: Rng): Puzzle {
  const names = [0, ...rng.shuffled([1, 2, 3, 4, 5, 6, 7, 8, 9])];
  const [rows, columns] = [mirroredOrder(rng), mirroredOrder(rng)];
  const turned = rng.chance(0.5);
  const source = Array.from({ length: CELLS }, (_, cell) => {
    const [row, column] = [rows[Math.floor(cell / 9)] as number, columns[cell % 9] as number];
    return turned ? column * 9 + row : row * 9 + column;
  });
  const dressed = (values: readonly number[]): readonly number[] =>
    source.map((cell) => names[values[cell] as number] as number);
  return { clues: dressed(clues), solution: dressed(solution) };
}
