import { cellsOf, tileAt, type TileMap } from './map.ts';

/** What a cell does to a moving box. */
export const OPEN = 0;
export const SOLID = 1;
/** Solid from above, open from below and from the sides. */
export const ONE_WAY = 2;

/** The effect of each cell, row by row: computed once for a map, read at every step. */
export type SolidMap = {
  readonly width: number;
  readonly height: number;
  readonly cells: Uint8Array;
  /** Beyond the left and right edges. */
  readonly sides: number;
  /** Below the bottom; above the top it is open. */
  readonly under: number;
};

/**
 * Prepares a map for movement. @param kindOf `OPEN`, `SOLID`, `ONE_WAY`, or a game's own number,
 * which counts as open
 */
export function layersOf(
  map: TileMap,
  kindOf: (tile: string, column: number, row: number) => number,
  { sides = SOLID, under = OPEN }: { readonly sides?: number; readonly under?: number } = {},
): SolidMap {
  const cells = Uint8Array.from(cellsOf(map), ({ column, row }) =>
    kindOf(tileAt(map, column, row), column, row),
  );
  return { width: map.width, height: map.height, cells, sides, under };
}

/** The effect of that cell. */
export function solidAt(map: SolidMap, column: number, row: number): number {
  if (column < 0 || column >= map.width) return map.sides;
  if (row < 0) return OPEN;
  if (row >= map.height) return map.under;
  return map.cells[row * map.width + column] ?? OPEN;
}

/** A box by its top left corner and size, world units. */
export type Moving = {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
};

/** The box's final position, and which of its sides were stopped. */
export type SweepResult = {
  readonly x: number;
  readonly y: number;
  readonly left: boolean;
  readonly right: boolean;
  readonly above: boolean;
  readonly below: boolean;
};

/**
 * Moves a box by dx, then by dy, and stops it at obstacles, without tunneling at any speed.
 * Obstacles that already overlap the box do not hold it.
 */
export function sweep(
  map: SolidMap,
  cell: number,
  box: Moving,
  dx: number,
  dy: number,
): SweepResult {
  const x = dx === 0 ? box.x : along(map, cell, box, dx);
  const y = dy === 0 ? box.y : updown(map, cell, { ...box, x }, dy);
  const [wanted, fallen] = [box.x + dx, box.y + dy];
  return {
    x,
    y,
    left: dx < 0 && x > wanted,
    right: dx > 0 && x < wanted,
    above: dy < 0 && y > fallen,
    below: dy > 0 && y < fallen,
  };
}

/**
 * The first and last cell that a range touches; a range that ends on an edge does not touch the
 * next cell.
 */
function span(from: number, length: number, cell: number): readonly [number, number] {
  return [Math.floor(from / cell), Math.ceil((from + length) / cell) - 1];
}

function along(map: SolidMap, cell: number, { x, y, w, h }: Moving, dx: number): number {
  const [top, bottom] = span(y, h, cell);
  const way = dx > 0 ? 1 : -1;
  const front = dx > 0 ? x + w : x;
  const first = dx > 0 ? Math.ceil(front / cell) : Math.floor(front / cell) - 1;
  const far = front + dx;
  for (
    let column = first;
    way > 0 ? column * cell < far : (column + 1) * cell > far;
    column += way
  ) {
    for (let row = top; row <= bottom; row += 1) {
      if (solidAt(map, column, row) === SOLID) {
        return way > 0 ? column * cell - w : (column + 1) * cell;
      }
    }
    if (column < -1 || column > map.width) break;
  }
  return x + dx;
}

function updown(map: SolidMap, cell: number, { x, y, w, h }: Moving, dy: number): number {
  const [left, right] = span(x, w, cell);
  const way = dy > 0 ? 1 : -1;
  const front = dy > 0 ? y + h : y;
  const first = dy > 0 ? Math.ceil(front / cell) : Math.floor(front / cell) - 1;
  const far = front + dy;
  for (let row = first; way > 0 ? row * cell < far : (row + 1) * cell > far; row += way) {
    for (let column = left; column <= right; column += 1) {
      const kind = solidAt(map, column, row);
      if (kind === SOLID || (kind === ONE_WAY && way > 0)) {
        return way > 0 ? row * cell - h : (row + 1) * cell;
      }
    }
    if (row < -1 || row > map.height) break;
  }
  return y + dy;
}
