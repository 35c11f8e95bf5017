/** The boards' geometry: cells, the lines tiles slide along, and how stones cut them. */

export const BOARD_NAMES = ['four', 'five', 'hex', 'oasis'] as const;
export type BoardName = (typeof BOARD_NAMES)[number];

export type Board = {
  readonly name: BoardName;
  /** Cell centers in cell widths; rows of a hex board lie √3⁄2 apart. */
  readonly cells: readonly { readonly x: number; readonly y: number }[];
  readonly width: number;
  readonly height: number;
  /**
   * By direction, clockwise from right; each line lists cells from the edge that tiles slide
   * toward. Square boards have 4 directions, hex 6.
   */
  readonly lines: Lines;
  /** Cells in which a tile has the fewest neighbors. */
  readonly corners: readonly number[];
};

/** By direction: the lines, each a list of cells from the edge that tiles slide toward. */
export type Lines = readonly (readonly (readonly number[])[])[];

const ROW = 0.866;
const HEX_ROWS = [3, 4, 5, 4, 3] as const;
/** How far apart two cells may be said to be and still lie on one line. */
const NEAR = 0.01;

export const BOARDS: Readonly<Record<BoardName, Board>> = {
  four: squareBoard('four', 4),
  five: squareBoard('five', 5),
  hex: hexBoard(),
  oasis: squareBoard('oasis', 5),
};

const SPLIT = new Map<string, Lines>();
const MAX_SPLIT = 64;

/** The lines as stones cut them: tiles stop before a stone, and what lies behind it is a line of its own. */
export function linesAround(name: BoardName, stones: readonly number[]): Lines {
  const { lines } = BOARDS[name];
  if (stones.length === 0) return lines;
  const key = `${name} ${stones.join(' ')}`;
  const known = SPLIT.get(key);
  if (known) return known;
  const cut = lines.map((way) => way.flatMap((line) => piecesOf(line, stones)));
  if (SPLIT.size >= MAX_SPLIT) SPLIT.clear();
  SPLIT.set(key, cut);
  return cut;
}

function piecesOf(line: readonly number[], stones: readonly number[]): number[][] {
  const pieces: number[][] = [[]];
  for (const cell of line) {
    if (stones.includes(cell)) pieces.push([]);
    else pieces.at(-1)?.push(cell);
  }
  return pieces.filter((piece) => piece.length > 0);
}

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
    // A corner ends two lines of a square board, three of a hexagon.
    corners: cells.flatMap((_, cell) =>
      lines.filter((way) => way.some((line) => line[0] === cell)).length >= steps.length / 2
        ? [cell]
        : [],
    ),
  };
}
