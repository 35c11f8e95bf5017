import type { Point } from '@playgrove/kit/contract';
import { emptyCells, middleOf, type Cells, type Frame } from '../frame.ts';

/** A stroke that stays inside a shape. */
export type Planned = { readonly points: readonly Point[]; readonly radius: number };

/**
 * Strokes that fill a region: the largest brush where it fits, smaller ones for the rest; each goes
 * back and forth over neighboring rows and leaves the region by at most `over` cells.
 * @param radii in units, largest first
 */
export function planStrokes(
  frame: Frame,
  region: Cells,
  radii: readonly number[],
  over = 0.6,
): readonly Planned[] {
  const left = region.slice();
  const made: Planned[] = [];
  for (const [index, radius] of radii.entries()) {
    const last = index === radii.length - 1;
    const fits = centers(frame, region, Math.max(0, radius / frame.step - over));
    for (const cells of lanes(frame, fits, Math.max(1, Math.round((radius * 1.1) / frame.step)))) {
      const news = touched(frame, cells, radius, left);
      if (news < (last ? 1 : 4)) continue;
      made.push({ points: corners(frame, cells), radius });
      for (const cell of cells) clear(frame, cell, radius, left);
    }
  }
  return made;
}

/** Cells of the region whose surroundings, this many cells, are all in the region. */
function centers({ columns, rows }: Frame, region: Cells, reach: number): Cells {
  const made = new Uint8Array(region.length);
  const span = Math.floor(reach);
  for (let cell = 0; cell < region.length; cell += 1) {
    if (!region[cell]) continue;
    const [column, row] = [cell % columns, Math.floor(cell / columns)];
    let free = true;
    for (let y = -span; y <= span && free; y += 1) {
      for (let x = -span; x <= span && free; x += 1) {
        if (x * x + y * y > reach * reach) continue;
        const [cx, cy] = [column + x, row + y];
        const out = cx < 0 || cy < 0 || cx >= columns || cy >= rows;
        free = !out && region[cy * columns + cx] === 1;
      }
    }
    if (free) made[cell] = 1;
  }
  return made;
}

type Run = { readonly row: number; readonly from: number; readonly to: number };

/** Runs of cells, every `apart` rows (and where a run has none above), chained back and forth. */
function lanes(frame: Frame, cells: Cells, apart: number): readonly (readonly number[])[] {
  const { columns, rows } = frame;
  const chains: { cells: number[]; last: Run; back: boolean }[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (const run of runsOf(cells, row, columns)) {
      const above = chains.find(
        ({ last }) =>
          last.row < row && row - last.row <= apart && last.from <= run.to && last.to >= run.from,
      );
      const under = row + 1 < rows && overlaps(cells, run, row + 1, columns);
      if (above && row - above.last.row < apart && under) continue;
      if (!above) {
        chains.push({ cells: line(run, columns, false), last: run, back: true });
        continue;
      }
      above.cells.push(...line(run, columns, above.back));
      above.last = run;
      above.back = !above.back;
    }
  }
  return chains.map((chain) => chain.cells);
}

function runsOf(cells: Cells, row: number, columns: number): readonly Run[] {
  const runs: Run[] = [];
  let from = -1;
  for (let column = 0; column <= columns; column += 1) {
    const on = column < columns && cells[row * columns + column] === 1;
    if (on && from < 0) from = column;
    if (on || from < 0) continue;
    runs.push({ row, from, to: column - 1 });
    from = -1;
  }
  return runs;
}

function overlaps(cells: Cells, { from, to }: Run, row: number, columns: number): boolean {
  for (let column = from; column <= to; column += 1) if (cells[row * columns + column]) return true;
  return false;
}

function line({ row, from, to }: Run, columns: number, back: boolean): number[] {
  const made = Array.from({ length: to - from + 1 }, (_, at) => row * columns + from + at);
  return back ? made.reverse() : made;
}

/** Only the points where a chain turns: ends of its runs. */
function corners(frame: Frame, cells: readonly number[]): readonly Point[] {
  const { columns } = frame;
  return cells
    .filter((cell, index) => {
      const [before, after] = [cells[index - 1], cells[index + 1]];
      if (before === undefined || after === undefined) return true;
      const rowOf = (at: number): number => Math.floor(at / columns);
      return rowOf(before) !== rowOf(cell) || rowOf(after) !== rowOf(cell);
    })
    .map((cell) => middleOf(frame, cell));
}

function disc(frame: Frame, cell: number, radius: number, see: (cell: number) => void): void {
  const { columns, rows, step } = frame;
  const reach = radius / step;
  const span = Math.floor(reach);
  const [column, row] = [cell % columns, Math.floor(cell / columns)];
  for (let y = Math.max(-row, -span); y <= Math.min(rows - 1 - row, span); y += 1) {
    for (let x = Math.max(-column, -span); x <= Math.min(columns - 1 - column, span); x += 1) {
      if (x * x + y * y <= reach * reach) see(cell + y * columns + x);
    }
  }
}

function touched(frame: Frame, cells: readonly number[], radius: number, left: Cells): number {
  const seen = emptyCells(frame);
  let count = 0;
  for (const cell of cells) {
    disc(frame, cell, radius, (at) => {
      if (left[at] && !seen[at]) count += 1;
      seen[at] = 1;
    });
  }
  return count;
}

function clear(frame: Frame, cell: number, radius: number, left: Cells): void {
  disc(frame, cell, radius, (at) => {
    left[at] = 0;
  });
}
