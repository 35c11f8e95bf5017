/** The three boards' geometry: cells, and the lines tiles slide along. */

export type BoardName = 'four' | 'five' | 'hex';

export type Board = {
  readonly name: BoardName;
  /** Cell centres in cell widths; rows of a hex board lie √3⁄2 apart. */
  readonly cells: readonly { readonly x: number; readonly y: number }[];
  readonly width: number;
  readonly height: number;
  /**
   * By direction, clockwise from right; each line lists cells from the edge that tiles slide
   * towards. Square boards have 4 directions, hex 6.
   */
  readonly lines: readonly (readonly (readonly number[])[])[];
};

const ROW = 0.866;
const HEX_ROWS = [3, 4, 5, 4, 3] as const;
/** How far apart two cells may be said to be and still lie on one line. */
const NEAR = 0.01;

export const BOARDS: Readonly<Record<BoardName, Board>> = {
  four: squareBoard('four', 4),
  five: squareBoard('five', 5),
  hex: hexBoard(),
};

function squareBoard(name: BoardName, size: number): Board {
  const cells = Array.from({ length: size * size }, (_, index) => ({
    x: index % size,
    y: Math.floor(index / size),
  }));
  return finish(name, cells, [
    { x: 1, y: 0 },
    { x: 0, y: 1 },
    { x: -1, y: 0 },
    { x: 0, y: -1 },
  ]);
}

function hexBoard(): Board {
  const widest = Math.max(...HEX_ROWS);
  const cells = HEX_ROWS.flatMap((count, row) =>
    Array.from({ length: count }, (_, index) => ({
      x: (widest - count) / 2 + index,
      y: row * ROW,
    })),
  );
  return finish('hex', cells, [
    { x: 1, y: 0 },
    { x: 0.5, y: ROW },
    { x: -0.5, y: ROW },
    { x: -1, y: 0 },
    { x: -0.5, y: -ROW },
    { x: 0.5, y: -ROW },
  ]);
}

function finish(
  name: BoardName,
  cells: Board['cells'],
  steps: readonly { x: number; y: number }[],
): Board {
  const at = (x: number, y: number): number =>
    cells.findIndex((cell) => Math.abs(cell.x - x) < NEAR && Math.abs(cell.y - y) < NEAR);
  const lines = steps.map((step) =>
    cells
      .filter((cell) => at(cell.x + step.x, cell.y + step.y) < 0)
      .map((edge) => {
        const line: number[] = [];
        for (let x = edge.x, y = edge.y, cell = at(x, y); cell >= 0; cell = at(x, y)) {
          line.push(cell);
          x -= step.x;
          y -= step.y;
        }
        return line;
      }),
  );
  return {
    name,
    cells,
    width: Math.max(...cells.map((cell) => cell.x)) + 1,
    height: Math.max(...cells.map((cell) => cell.y)) + 1,
    lines,
  };
}
