/** The crate without a screen: cells stand column by column, each from the bottom up. */

export const ROWS = 6;
export const EMPTY = 0;
export const MINE = 1;
export const THEIRS = 2;
export type Side = 1 | 2;

/** Four in a row; with taking out at the bottom; or five in a row between two full columns. */
export const RULES = ['four', 'pop', 'five'] as const;
export type Rule = (typeof RULES)[number];

/** A move is a column, 0 at the left; plus this when its lowest apple is taken out. */
export const POP = 16;

export type Position = {
  readonly rule: Rule;
  readonly cells: readonly number[];
  readonly turn: Side;
};

export const other = (side: Side): Side => (side === MINE ? THEIRS : MINE);
export const columnsOf = (rule: Rule): number => (rule === 'five' ? 9 : 7);
export const needOf = (rule: Rule): number => (rule === 'five' ? 5 : 4);
export const columnOf = (cell: number): number => Math.floor(cell / ROWS);
export const rowOf = (cell: number): number => cell % ROWS;

export function opening(rule: Rule): number[] {
  const cells = Array.from({ length: columnsOf(rule) * ROWS }, () => EMPTY);
  if (rule !== 'five') return cells;
  for (let row = 0; row < ROWS; row += 1) {
    cells[row] = row % 2 === 0 ? MINE : THEIRS;
    cells[cells.length - ROWS + row] = row % 2 === 0 ? THEIRS : MINE;
  }
  return cells;
}

/** The cell where an apple in this column comes to rest; undefined if it is full. */
export function landing(cells: readonly number[], column: number): number | undefined {
  const cell = cells.indexOf(EMPTY, column * ROWS);
  return cell >= 0 && columnOf(cell) === column ? cell : undefined;
}

/** Why a move is refused, as a message key. */
export function refusal({ rule, cells, turn }: Position, move: number): string | undefined {
  const column = move % POP;
  if (column >= columnsOf(rule)) return 'refused.full';
  if (move < POP) return landing(cells, column) === undefined ? 'refused.full' : undefined;
  return rule === 'pop' && cells[column * ROWS] === turn ? undefined : 'refused.pop';
}

/** Every legal move, the middle first. */
export function legal(at: Position): readonly number[] {
  const columns = columnsOf(at.rule);
  const middle = (columns - 1) / 2;
  return Array.from({ length: columns }, (_, column) => column)
    .toSorted((one, two) => Math.abs(one - middle) - Math.abs(two - middle))
    .flatMap((column) => [column, column + POP])
    .filter((move) => refusal(at, move) === undefined);
}

/** The cells after a legal move. */
export function after({ cells, turn }: Position, move: number): number[] {
  const next = [...cells];
  const column = move % POP;
  if (move >= POP) {
    next.splice(column * ROWS, 1);
    next.splice(column * ROWS + ROWS - 1, 0, EMPTY);
  } else next[landing(cells, column) as number] = turn;
  return next;
}

/** Up, across, and both slants, in columns and rows. */
const WAYS = [
  [0, 1],
  [1, 0],
  [1, 1],
  [1, -1],
] as const;

/** All cells of a side that stand in a line that wins. */
export function lineOf(rule: Rule, cells: readonly number[], side: Side): readonly number[] {
  const line = new Set<number>();
  const need = needOf(rule);
  for (const [right, up] of WAYS) {
    const by = right * ROWS + up;
    for (let cell = 0; cell < cells.length; cell += 1) {
      const top = rowOf(cell) + up * (need - 1);
      if (top < 0 || top >= ROWS) continue;
      let run = 0;
      while (run < need && cells[cell + run * by] === side) run += 1;
      if (run === need) while (run > 0) line.add(cell + (run -= 1) * by);
    }
  }
  return [...line];
}

/** Cells in which `side` wins if it drops an apple now. */
export function threats({ rule, cells }: Position, side: Side): readonly number[] {
  return Array.from({ length: columnsOf(rule) }, (_, column) => landing(cells, column)).filter(
    (cell): cell is number => {
      if (cell === undefined) return false;
      const next = [...cells];
      next[cell] = side;
      return lineOf(rule, next, side).length > 0;
    },
  );
}

/** The fewest apples that `side` was short of a line, of those that were still open. */
export function lacking({ rule, cells }: Position, side: Side): number {
  const need = needOf(rule);
  let fewest = need;
  for (const [right, up] of WAYS) {
    for (let cell = 0; cell < cells.length; cell += 1) {
      const top = rowOf(cell) + up * (need - 1);
      if (top < 0 || top >= ROWS) continue;
      const line = Array.from({ length: need }, (_, at) => cells[cell + at * (right * ROWS + up)]);
      if (!line.every((each) => each === side || each === EMPTY)) continue;
      fewest = Math.min(fewest, line.filter((each) => each === EMPTY).length);
    }
  }
  return fewest;
}
