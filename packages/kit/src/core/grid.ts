import type { Point } from '../contract/index.ts';

/** A board of square cells, numbered along rows from the top left. Make one per module, not per call. */
export type Grid = {
  readonly width: number;
  readonly height: number;
  /** How many cells. */
  readonly size: number;
  /**
   * By cell: the up to four cells that share a side with it, in the order up, right, down, left.
   */
  readonly adjacent: readonly (readonly number[])[];
  /** By cell: the cells around it, up to eight, clockwise from straight up. */
  readonly around: readonly (readonly number[])[];
};

const EIGHT_WAYS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
] as const;
const FOUR_WAYS = EIGHT_WAYS.filter(([dx, dy]) => dx === 0 || dy === 0);

/**
 * A grid with precomputed neighbor lists. @throws RangeError if a side is not a positive integer
 */
export function gridOf(width: number, height: number): Grid {
  for (const side of [width, height]) {
    if (!Number.isInteger(side) || side <= 0) {
      throw new RangeError(`a grid needs positive integer sides, got ${width} by ${height}`);
    }
  }
  const size = width * height;
  const near = (ways: readonly (readonly [number, number])[]): number[][] =>
    Array.from({ length: size }, (_, cell) =>
      ways.flatMap(([dx, dy]) => {
        const x = (cell % width) + dx;
        const y = Math.floor(cell / width) + dy;
        return x >= 0 && x < width && y >= 0 && y < height ? [y * width + x] : [];
      }),
    );
  return { width, height, size, adjacent: near(FOUR_WAYS), around: near(EIGHT_WAYS) };
}

/** Column and row of a cell. */
export function cellPoint(grid: Grid, cell: number): Point {
  return { x: cell % grid.width, y: Math.floor(cell / grid.width) };
}

/** The cells that share a side with `cell`. Empty if the number is not a cell. */
export function neighbors4(grid: Grid, cell: number): readonly number[] {
  return grid.adjacent[cell] ?? [];
}
