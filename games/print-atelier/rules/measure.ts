import { lightOf } from './colors.ts';
import { CELLS, emptyGrid, print, type Grid } from './raster.ts';
import type { Mark, Mirror } from './state.ts';

/** What the dials read off a print. */
export type Measure = {
  /** The part of the cloth that is printed. */
  readonly busy: number;
  /** By cloth: how different the two sides of an edge are, 0 to 1. */
  readonly bold: readonly number[];
  /** By ink: its part of what is printed. */
  readonly shares: readonly number[];
};

/** The lightness of cream and of navy differ by this much. */
const WIDEST = 0.6;

/** Measures a tile on one or more cloths. */
export function measureGrid(
  grid: Grid,
  inks: readonly number[],
  fabrics: readonly number[],
): Measure {
  const areas = new Uint16Array(inks.length + 1);
  const kinds = inks.length + 1;
  const edges = new Uint16Array(kinds * kinds);
  for (let row = 0; row < CELLS; row += 1) {
    const below = ((row + 1) % CELLS) * CELLS;
    for (let column = 0; column < CELLS; column += 1) {
      const here = grid[row * CELLS + column] ?? 0;
      areas[here] = (areas[here] ?? 0) + 1;
      const right = grid[row * CELLS + ((column + 1) % CELLS)] ?? 0;
      const under = grid[below + column] ?? 0;
      if (right !== here) edges[here * kinds + right] = (edges[here * kinds + right] ?? 0) + 1;
      if (under !== here) edges[here * kinds + under] = (edges[here * kinds + under] ?? 0) + 1;
    }
  }
  const printed = CELLS * CELLS - (areas[0] ?? 0);
  return {
    busy: printed / (CELLS * CELLS),
    shares: inks.map((_, ink) => (printed === 0 ? 0 : (areas[ink + 1] ?? 0) / printed)),
    bold: fabrics.map((fabric) => {
      const light = (kind: number): number => lightOf(kind === 0 ? fabric : (inks[kind - 1] ?? 0));
      let sum = 0;
      let count = 0;
      for (let one = 0; one < kinds; one += 1)
        for (let other = 0; other < kinds; other += 1) {
          const long = edges[one * kinds + other] ?? 0;
          if (long === 0) continue;
          const off = light(one) - light(other);
          sum += long * (off < 0 ? -off : off);
          count += long;
        }
      return count === 0 ? 0 : Math.min(1, sum / count / WIDEST);
    }),
  };
}

export function gridOf(marks: readonly Mark[], mirror: Mirror): Grid {
  const grid = emptyGrid();
  for (const mark of marks) print(grid, mark, mirror);
  return grid;
}

/** Cells that each mark prints, and after them the cells of each that later marks leave in sight. */
export function sightsOf(marks: readonly Mark[], mirror: Mirror): Uint16Array {
  const grid = emptyGrid();
  const counts = new Uint16Array(marks.length * 2);
  for (const [at, mark] of marks.entries()) {
    print(grid, { ...mark, ink: at }, mirror);
    for (const cell of grid) if (cell === at + 1) counts[at] = (counts[at] ?? 0) + 1;
  }
  for (const cell of grid)
    if (cell > 0) counts[marks.length + cell - 1] = (counts[marks.length + cell - 1] ?? 0) + 1;
  return counts;
}

/** Marks of which later ones cover more than half. */
export function coveredOf(marks: readonly Mark[], mirror: Mirror): number {
  const counts = sightsOf(marks, mirror);
  let covered = 0;
  for (let at = 0; at < marks.length; at += 1)
    if ((counts[marks.length + at] ?? 0) * 2 < (counts[at] ?? 0)) covered += 1;
  return covered;
}
