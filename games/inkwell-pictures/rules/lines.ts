/** What is known about a cell. */
export const UNKNOWN = 0;
export const FULL = 1;
export const EMPTY = 2;

export type Known = typeof UNKNOWN | typeof FULL | typeof EMPTY;

/** The lengths of the runs in a line: the numbers beside it. */
export function runsOf(line: readonly boolean[]): readonly number[] {
  const runs: number[] = [];
  let length = 0;
  for (const full of [...line, false]) {
    if (full) length += 1;
    else if (length > 0) {
      runs.push(length);
      length = 0;
    }
  }
  return runs;
}

/**
 * Everything that follows for a line from its numbers and what is known: a cell is certain if all
 * ways to lay the runs agree on it.
 * @returns undefined if there is no way to lay the runs
 */
export function deduceLine(
  runs: readonly number[],
  line: readonly Known[],
): readonly Known[] | undefined {
  const canBe = line.map(() => 0);
  const laid = new Map<number, boolean>();
  const mark = (cell: number, as: Known): void => {
    canBe[cell] = (canBe[cell] ?? 0) | as;
  };

  /** Whether the runs from `run` on can be laid from `cell` on; notes what the cells can be. */
  const lay = (cell: number, run: number): boolean => {
    if (cell >= line.length) return run === runs.length;
    const key = cell * 16 + run;
    const before = laid.get(key);
    if (before !== undefined) return before;
    let fits = false;
    if (line[cell] !== FULL && lay(cell + 1, run)) {
      mark(cell, EMPTY);
      fits = true;
    }
    const length = runs[run];
    if (length !== undefined && isRoom(line, cell, length) && lay(cell + length + 1, run + 1)) {
      for (let at = cell; at < cell + length; at += 1) mark(at, FULL);
      if (cell + length < line.length) mark(cell + length, EMPTY);
      fits = true;
    }
    laid.set(key, fits);
    return fits;
  };

  if (!lay(0, 0)) return undefined;
  return canBe.map((can) => (can === FULL || can === EMPTY ? can : UNKNOWN));
}

/** Whether a run fits here, with a gap after it. */
function isRoom(line: readonly Known[], from: number, length: number): boolean {
  const end = from + length;
  if (end > line.length || line[end] === FULL) return false;
  for (let at = from; at < end; at += 1) if (line[at] === EMPTY) return false;
  return true;
}

/** One row or column of a board. */
export type Line = {
  readonly kind: 'row' | 'column';
  /** Counted from 0. */
  readonly number: number;
  readonly cells: readonly number[];
  readonly runs: readonly number[];
};

/** The rows and then the columns of a board. */
export function linesOf(full: readonly boolean[], width: number): readonly Line[] {
  const height = full.length / width;
  const line = (kind: Line['kind'], number: number, cells: readonly number[]): Line => ({
    kind,
    number,
    cells,
    runs: runsOf(cells.map((cell) => full[cell] === true)),
  });
  const count = (length: number, cellAt: (at: number) => number): number[] =>
    Array.from({ length }, (_, at) => cellAt(at));
  return [
    ...count(height, (row) => row).map((row) =>
      line(
        'row',
        row,
        count(width, (at) => row * width + at),
      ),
    ),
    ...count(width, (column) => column).map((column) =>
      line(
        'column',
        column,
        count(height, (at) => at * width + column),
      ),
    ),
  ];
}

/** A line in which something new is certain. */
export type Step = {
  readonly line: Line;
  /** Cells that are certain now and were not before. */
  readonly full: readonly number[];
  readonly empty: readonly number[];
};

/** What one line gives, or undefined if it gives nothing. */
export function stepIn(line: Line, known: readonly Known[]): Step | undefined {
  const before = line.cells.map((cell) => known[cell] ?? UNKNOWN);
  if (!before.includes(UNKNOWN)) return undefined;
  const after = deduceLine(line.runs, before);
  const fresh = line.cells.filter(
    (_, at) => after && before[at] === UNKNOWN && after[at] !== UNKNOWN,
  );
  if (!after || fresh.length === 0) return undefined;
  const isFull = (cell: number): boolean => after[line.cells.indexOf(cell)] === FULL;
  return { line, full: fresh.filter(isFull), empty: fresh.filter((cell) => !isFull(cell)) };
}

/** Steps line by line from what is known until no line gives more. */
export function stepsFrom(lines: readonly Line[], known: readonly Known[]) {
  const now = [...known];
  const steps: Step[] = [];
  let rounds = 0;
  for (let found = true; found;) {
    found = false;
    rounds += 1;
    for (const line of lines) {
      const step = stepIn(line, now);
      if (!step) continue;
      for (const cell of step.full) now[cell] = FULL;
      for (const cell of step.empty) now[cell] = EMPTY;
      steps.push(step);
      found = true;
    }
  }
  return { steps, rounds, solved: !now.includes(UNKNOWN), known: now };
}
