import type { Rng } from '@playgrove/kit/contract';
import type { Grid } from '@playgrove/kit/core';

/**
 * Piece kinds for a new board without matches: no three of a kind in a row or column.
 * @param count how many kinds there are; at least 3, so that one always fits
 * @param held the content of a cell: a kind to preserve, a negative number for a piece that never
 * matches, or undefined for a cell to fill. Matches among the given kinds are not prevented.
 */
export function settledKinds(
  grid: Grid,
  count: number,
  rng: Rng,
  held: (cell: number) => number | undefined = () => undefined,
): number[] {
  if (count < 3) throw new RangeError(`a settled board needs at least 3 kinds, got ${count}`);
  const kinds: number[] = [];
  const at = (cell: number): number => kinds[cell] ?? -1;
  const given = Array.from({ length: grid.size }, (_, cell) => held(cell));
  for (let cell = 0; cell < grid.size; cell += 1) {
    const known = given[cell];
    if (known !== undefined) {
      kinds.push(known);
      continue;
    }
    const bad = closers(grid, (other) => (other < cell ? at(other) : (given[other] ?? -1)), cell);
    const open = Array.from({ length: count }, (_, kind) => kind).filter((kind) => !bad.has(kind));
    kinds.push(open.length > 0 ? rng.pick(open) : rng.int(count));
  }
  return kinds;
}

/** Kinds that would complete a line of three through a cell. */
function closers(grid: Grid, at: (cell: number) => number, cell: number): Set<number> {
  const { width, size } = grid;
  const x = cell % width;
  const bad = new Set<number>();
  const test = (a: number, b: number, inside: boolean): void => {
    if (inside && at(a) >= 0 && at(a) === at(b)) bad.add(at(a));
  };
  test(cell - 1, cell - 2, x >= 2);
  test(cell + 1, cell + 2, x < width - 2);
  test(cell - 1, cell + 1, x >= 1 && x < width - 1);
  test(cell - width, cell - 2 * width, cell >= 2 * width);
  test(cell + width, cell + 2 * width, cell + 2 * width < size);
  test(cell - width, cell + width, cell >= width && cell + width < size);
  return bad;
}
