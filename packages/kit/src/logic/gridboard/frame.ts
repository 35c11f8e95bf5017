import type { Point } from '@playgrove/kit/contract';
import type { Grid } from '@playgrove/kit/core';

/** The position of a board: its top left corner and the side of a cell, in world units. */
export type BoardFrame = { readonly x: number; readonly y: number; readonly cell: number };

/** The largest board of square cells that fits into a rectangle, centered. */
export function boardFrame(
  grid: Grid,
  area: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  },
): BoardFrame {
  const cell = Math.min(area.width / grid.width, area.height / grid.height);
  return {
    x: area.x + (area.width - cell * grid.width) / 2,
    y: area.y + (area.height - cell * grid.height) / 2,
    cell,
  };
}

/** The cell under a pointer; −1 outside the board. */
export function cellUnder(grid: Grid, frame: BoardFrame, at: Point): number {
  const x = Math.floor((at.x - frame.x) / frame.cell);
  const y = Math.floor((at.y - frame.y) / frame.cell);
  return x >= 0 && x < grid.width && y >= 0 && y < grid.height ? y * grid.width + x : -1;
}

/** The center of a cell, in world units. */
export function middleOf(grid: Grid, frame: BoardFrame, cell: number): Point {
  return {
    x: frame.x + ((cell % grid.width) + 0.5) * frame.cell,
    y: frame.y + (Math.floor(cell / grid.width) + 0.5) * frame.cell,
  };
}
