import { covers } from './motifs.ts';
import { RADII, SIDE, WIDTHS, type Mark, type Mirror } from './state.ts';

/** Cells along each side of the tile, on which prints are measured. */
export const CELLS = 32;
export const CELL = SIDE / CELLS;

/** For each cell: 0 is bare cloth, else one more than the ink. */
export type Grid = Uint8Array;

/** Maps a place of the tile: x' = a·x + b·y + e, y' = c·x + d·y + f. Its inverse turn is a, c, b, d. */
export type Copy = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

const SAME: Copy = [1, 0, 0, 1, 0, 0];
const ACROSS: Copy = [-1, 0, 0, 1, SIDE, 0];
const DOWN: Copy = [1, 0, 0, -1, 0, SIDE];
const HALF_TURN: Copy = [-1, 0, 0, -1, SIDE, SIDE];

/** Where each mark is printed again. */
export const COPIES: Readonly<Record<Mirror, readonly Copy[]>> = {
  plain: [SAME],
  drop: [SAME, [1, 0, 0, 1, SIDE / 2, SIDE / 2]],
  mirror: [SAME, ACROSS],
  four: [SAME, ACROSS, DOWN, HALF_TURN],
  turn: [SAME, [0, -1, 1, 0, SIDE, 0], HALF_TURN, [0, 1, -1, 0, 0, SIDE]],
};

export const emptyGrid = (): Grid => new Uint8Array(CELLS * CELLS);

const wrapped = (cell: number): number => ((cell % CELLS) + CELLS) % CELLS;

function stamp(grid: Grid, { tool, ink, size }: Mark, x: number, y: number, copy: Copy): void {
  if (tool === 'brush') return;
  const radius = RADII[size] ?? RADII[1];
  const [a, b, c, d] = copy;
  const far = Math.ceil(radius / CELL) + 1;
  const column0 = Math.floor(x / CELL);
  const row0 = Math.floor(y / CELL);
  for (let row = row0 - far; row <= row0 + far; row += 1) {
    const dy = ((row + 0.5) * CELL - y) / radius;
    for (let column = column0 - far; column <= column0 + far; column += 1) {
      const dx = ((column + 0.5) * CELL - x) / radius;
      if (covers(tool, a * dx + c * dy, b * dx + d * dy))
        grid[wrapped(row) * CELLS + wrapped(column)] = ink + 1;
    }
  }
}

function segment(
  grid: Grid,
  ink: number,
  half: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): void {
  const [dx, dy] = [bx - ax, by - ay];
  const long = dx * dx + dy * dy;
  const first = Math.floor((Math.min(ay, by) - half) / CELL);
  const last = Math.floor((Math.max(ay, by) + half) / CELL);
  const left = Math.floor((Math.min(ax, bx) - half) / CELL);
  const right = Math.floor((Math.max(ax, bx) + half) / CELL);
  for (let row = first; row <= last; row += 1) {
    const y = (row + 0.5) * CELL;
    for (let column = left; column <= right; column += 1) {
      const x = (column + 0.5) * CELL;
      const part =
        long === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / long));
      const [fx, fy] = [ax + part * dx - x, ay + part * dy - y];
      if (fx * fx + fy * fy <= half * half) grid[wrapped(row) * CELLS + wrapped(column)] = ink + 1;
    }
  }
}

/** Prints one mark with all of its copies over what is there. */
export function print(grid: Grid, mark: Mark, mirror: Mirror): void {
  const { points } = mark;
  for (const copy of COPIES[mirror]) {
    const [a, b, c, d, e, f] = copy;
    let beforeX = 0;
    let beforeY = 0;
    for (let at = 0; at < points.length; at += 2) {
      const px = points[at] ?? 0;
      const py = points[at + 1] ?? 0;
      const x = a * px + b * py + e;
      const y = c * px + d * py + f;
      if (mark.tool !== 'brush') stamp(grid, mark, x, y, copy);
      else if (at > 0 || points.length === 2) {
        const half = WIDTHS[mark.size] ?? WIDTHS[1];
        segment(grid, mark.ink, half, at > 0 ? beforeX : x, at > 0 ? beforeY : y, x, y);
      }
      beforeX = x;
      beforeY = y;
    }
  }
}
