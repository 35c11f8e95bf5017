import { describe, expect, it } from 'vitest';
import { linesOf, runsOf, stepsFrom } from './rules/lines.ts';
import { BOOKS, DAILY_PICTURES, isInked } from './rules/pictures.ts';

const PICTURES = [...Object.values(BOOKS).flat(), ...DAILY_PICTURES];

/** All ways to fill a row with these runs. */
function fillings(runs: readonly number[], width: number): boolean[][] {
  const [first, ...rest] = runs;
  if (first === undefined) return [Array.from({ length: width }, () => false)];
  const found: boolean[][] = [];
  for (let gap = 0; gap + first <= width; gap += 1) {
    const head = [...Array<boolean>(gap).fill(false), ...Array<boolean>(first).fill(true)];
    if (head.length === width) {
      if (rest.length === 0) found.push(head);
      continue;
    }
    for (const tail of fillings(rest, width - head.length - 1))
      found.push([...head, false, ...tail]);
  }
  return found;
}

/** Whether the column so far can still become one with these runs. */
function isBegun(column: readonly boolean[], runs: readonly number[], height: number): boolean {
  const so = runsOf(column);
  const isOpen = column.at(-1) === true;
  const matches = so.every((run, at) =>
    isOpen && at === so.length - 1 ? run <= (runs[at] ?? 0) : run === runs[at],
  );
  if (!matches) return false;
  const left = runs.slice(so.length).reduce((sum, run) => sum + run + 1, 0);
  const open = isOpen ? (runs[so.length - 1] ?? 0) - (so.at(-1) ?? 0) : -1;
  return open + left <= height - column.length;
}

/** Counts solutions by trying row after row, without the rules' own reasoning; stops at `most`. */
function solutions(
  rows: readonly (readonly number[])[],
  columns: readonly (readonly number[])[],
  most: number,
) {
  const ways = rows.map((runs) => fillings(runs, columns.length));
  const found: boolean[][] = [];
  const search = (before: readonly (readonly boolean[])[]): void => {
    if (found.length >= most) return;
    const row = ways[before.length];
    if (!row) {
      found.push(before.flat());
      return;
    }
    for (const way of row) {
      const next = [...before, way];
      const fits = columns.every((runs, x) =>
        isBegun(
          next.map((one) => one[x] === true),
          runs,
          rows.length,
        ),
      );
      if (fits) search(next);
    }
  };
  search([]);
  return found;
}

describe('pictures', () => {
  it('are all different and have their own names', () => {
    expect(PICTURES.length).toBe(79);
    expect(new Set(PICTURES.map(({ id }) => id)).size).toBe(PICTURES.length);
    expect(new Set(PICTURES.map(({ colors }) => colors)).size).toBe(PICTURES.length);
  });

  it('are solved line by line, without a guess', () => {
    for (const { id, colors, width } of PICTURES) {
      const full = [...colors].map((letter) => isInked(letter));
      const { solved, known } = stepsFrom(
        linesOf(full, width),
        full.map(() => 0),
      );
      expect(solved, id).toBe(true);
      expect(
        known.map((what) => what === 1),
        id,
      ).toEqual(full);
    }
  });

  it('have exactly one solution each, counted by backtracking', () => {
    for (const { id, colors, width } of PICTURES) {
      const full = [...colors].map((letter) => isInked(letter));
      const lines = linesOf(full, width);
      const rows = lines.filter(({ kind }) => kind === 'row').map(({ runs }) => runs);
      const columns = lines.filter(({ kind }) => kind === 'column').map(({ runs }) => runs);
      expect(solutions(rows, columns, 2), id).toEqual([full]);
    }
  });
});
