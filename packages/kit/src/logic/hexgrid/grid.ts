/** The distance between rows: √3 / 2. */
export const HEX_ROW = Math.sqrt(3) / 2;

export type HexShape = {
  readonly columns: number;
  readonly rows: number;
  /** Which rows are shifted to the right: 0 the odd ones, 1 the even ones. */
  readonly shift: 0 | 1;
  /** Shifted rows lack their last cell, so that both sides of the board are straight. */
  readonly short: boolean;
};

export type HexGrid = HexShape & {
  /** Numbers run from 0 to `count` − 1; with short rows, some of them are not cells. */
  readonly count: number;
  /**
   * By cell, its six sides: right, lower right, lower left, left, upper left, upper right.
   * −1 at the edge of the board. Numbers that are not cells have six times −1.
   */
  readonly sides: readonly (readonly number[])[];
  /** By cell, the neighbors that exist. */
  readonly adjacent: readonly (readonly number[])[];
};

/**
 * Column and row steps by side, for rows that are not shifted; shifted ones add one to the right.
 */
const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
] as const;

const known = new Map<string, HexGrid>();

/**
 * The grid of a shape, computed once and shared. @throws Error if a side is not a positive whole
 * number
 */
export function hexGrid(shape: HexShape): HexGrid {
  const { columns, rows, shift, short } = shape;
  const key = `${columns} ${rows} ${shift} ${short}`;
  const found = known.get(key);
  if (found) return found;
  for (const [name, size] of [
    ['columns', columns],
    ['rows', rows],
  ] as const) {
    if (!Number.isInteger(size) || size < 1) {
      throw new Error(`hexGrid: ${name} must be a positive whole number, got ${size}`);
    }
  }
  const made = build(shape);
  known.set(key, made);
  return made;
}

function build({ columns, rows, shift, short }: HexShape): HexGrid {
  const count = columns * rows;
  const shifted = (row: number): boolean => (row + shift) % 2 === 1;
  const there = (column: number, row: number): boolean =>
    row >= 0 && row < rows && column >= 0 && column < columns - (short && shifted(row) ? 1 : 0);
  const sides = Array.from({ length: count }, (_, cell) => {
    const [column, row] = [cell % columns, Math.floor(cell / columns)];
    return STEPS.map(([dx, dy]) => {
      const lean = dy !== 0 && shifted(row) ? 1 : 0;
      const [x, y] = [column + dx + lean, row + dy];
      return there(column, row) && there(x, y) ? y * columns + x : -1;
    });
  });
  const adjacent = sides.map((each) => each.filter((other) => other >= 0));
  return { columns, rows, shift, short, count, sides, adjacent };
}
