import type { Point } from '@playgrove/kit/contract';

/** The cells' layout: `step` units wide and tall, the first one's corner at `left`, `top`. */
export type Frame = {
  readonly columns: number;
  readonly rows: number;
  readonly step: number;
  readonly left: number;
  readonly top: number;
};

/** One value a cell, row by row. */
export type Cells = Uint8Array;

/** The paint on the cells: which pigment (0 none) and how much of it, 0 to 255. */
export type Mask = { readonly frame: Frame; readonly pigment: Cells; readonly amount: Cells };

/** A cell with at least this amount counts as painted. */
export const SEEN = 96;

/** @throws Error if the frame has no cells or its step is not positive */
export function createMask(frame: Frame): Mask {
  const { columns, rows, step } = frame;
  const sound = Number.isInteger(columns) && Number.isInteger(rows) && columns > 0 && rows > 0;
  if (!sound || !(step > 0)) {
    throw new Error(`a mask of ${columns} by ${rows} cells, ${step} units each, holds no paint`);
  }
  return { frame, pigment: emptyCells(frame), amount: emptyCells(frame) };
}

export function copyMask({ frame, pigment, amount }: Mask): Mask {
  return { frame, pigment: pigment.slice(), amount: amount.slice() };
}

export function emptyCells({ columns, rows }: Frame): Cells {
  return new Uint8Array(columns * rows);
}

/** The visible pigment of a cell, 0 if there is too little. */
export function seenAt({ pigment, amount }: Mask, cell: number): number {
  return (amount[cell] ?? 0) >= SEEN ? (pigment[cell] ?? 0) : 0;
}

/** The center of a cell, in units. */
export function middleOf({ columns, step, left, top }: Frame, cell: number): Point {
  return {
    x: left + ((cell % columns) + 0.5) * step,
    y: top + (Math.floor(cell / columns) + 0.5) * step,
  };
}

/** The cell that contains a point; −1 outside the frame. */
export function cellAt({ columns, rows, step, left, top }: Frame, x: number, y: number): number {
  const column = Math.floor((x - left) / step);
  const row = Math.floor((y - top) / step);
  return column < 0 || row < 0 || column >= columns || row >= rows ? -1 : row * columns + column;
}

/** Cells whose center is inside any of the outlines, 1 inside and 0 outside; units. */
export function fillShape(frame: Frame, outlines: readonly (readonly Point[])[]): Cells {
  const cells = emptyCells(frame);
  for (const outline of outlines) fillOutline(frame, outline, cells);
  return cells;
}

/** Scans row by row. Where an outline crosses itself, the even-odd rule applies. */
function fillOutline(frame: Frame, outline: readonly Point[], cells: Cells): void {
  const { columns, rows, step, left, top } = frame;
  let [high, low] = [Infinity, -Infinity];
  for (const { y } of outline) [high, low] = [Math.min(high, y), Math.max(low, y)];
  const first = Math.max(0, Math.floor((high - top) / step) - 1);
  const end = Math.min(rows, Math.ceil((low - top) / step) + 1);
  for (let row = first; row < end; row += 1) {
    const y = top + (row + 0.5) * step;
    const crossings: number[] = [];
    let a = outline[outline.length - 1];
    for (const b of outline) {
      if (a && a.y <= y !== b.y <= y) {
        crossings.push(a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x));
      }
      a = b;
    }
    crossings.sort((one, other) => one - other);
    for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
      const from = Math.max(0, Math.ceil(((crossings[pair] ?? 0) - left) / step - 0.5));
      const to = Math.min(
        columns - 1,
        Math.floor(((crossings[pair + 1] ?? 0) - left) / step - 0.5),
      );
      for (let column = from; column <= to; column += 1) cells[row * columns + column] = 1;
    }
  }
}

/** Cells within `reach` cells (a square) of one that is not 0. */
export function grown({ columns, rows }: Frame, cells: Cells, reach: number): Cells {
  const wide = new Uint8Array(cells.length);
  const made = new Uint8Array(cells.length);
  for (let cell = 0; cell < cells.length; cell += 1) {
    if (!cells[cell]) continue;
    const column = cell % columns;
    const from = cell - Math.min(reach, column);
    wide.fill(1, from, cell + Math.min(reach, columns - 1 - column) + 1);
  }
  for (let cell = 0; cell < cells.length; cell += 1) {
    if (!wide[cell]) continue;
    const row = Math.floor(cell / columns);
    const last = Math.min(rows - 1, row + reach);
    for (let at = Math.max(0, row - reach); at <= last; at += 1) {
      made[at * columns + (cell % columns)] = 1;
    }
  }
  return made;
}
