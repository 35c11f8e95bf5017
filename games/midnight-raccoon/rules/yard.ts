import type { Point } from '@playgrove/kit/contract';
import { findTiles, readMap, tileAt, unpackMap, type TileMap } from '@playgrove/kit/logic/tilemap';
import { watcherOf, type Watcher } from './patrol.ts';

/** Side of a tile, board units. */
export const CELL = 64;
export const COLUMNS = 8;
export const ROWS = 13;

/** Half of the raccoon's side, board units. */
export const HALF = 18;

/** How far a running step is heard. */
export const STEP_RING = 2.4 * CELL;
/** Dogs hear this much farther: the circle around them. */
export const DOG_EAR = 1.2 * CELL;
/** How far a cat's meow is heard. */
export const MEOW_RING = 4.5 * CELL;
/** The reach of a motion sensor and of its light. */
export const SENSOR = 1.15 * CELL;

/*
 * Tiles: # tall (blocks the way and the view), o low (blocks the way), T trash can, S start, E exit,
 * s snack, K key, D door, C cat, H dog, L sensor light. Everything else is floor.
 */
const TALL = '#';
const LOW = 'oCHL';

/** A level, read once. */
export type Yard = {
  readonly map: TileMap;
  readonly watchers: readonly Watcher[];
  readonly start: Point;
  readonly exit: Point;
  readonly snacks: readonly Point[];
  readonly cans: readonly Point[];
  readonly cats: readonly Point[];
  readonly sensors: readonly Point[];
  readonly key: Point | undefined;
  readonly doors: readonly Point[];
  /** By cell: 1 blocks the way, 2 blocks the view, 4 is a door. */
  readonly grid: readonly number[];
};

/** The middle of a cell. */
export function middle(column: number, row: number): Point {
  return { x: (column + 0.5) * CELL, y: (row + 0.5) * CELL };
}

function placesOf(map: TileMap, tile: string): readonly Point[] {
  return findTiles(map, tile).map(({ column, row }) => middle(column, row));
}

/** @param watchers guards as text, see `watcherOf` */
export function yardOf(rows: readonly string[] | string, watchers: readonly string[]): Yard {
  const map = typeof rows === 'string' ? unpackMap(rows) : readMap(rows);
  if (map.width !== COLUMNS || map.height !== ROWS) throw new Error('yard: not 8 by 13');
  const only = (tile: string): Point => {
    const [first] = placesOf(map, tile);
    if (!first) throw new Error(`yard: no ${tile}`);
    return first;
  };
  const dogs = placesOf(map, 'H').map(({ x, y }) => ({ kind: 'dog', x, y }) as const);
  const lights = placesOf(map, 'L');
  const grid = map.rows.flatMap((row) =>
    [...row].map((tile) => (tile === TALL ? 3 : LOW.includes(tile) ? 1 : tile === 'D' ? 4 : 0)),
  );
  return {
    map,
    watchers: [
      ...watchers.map(watcherOf),
      ...dogs,
      ...lights.map(({ x, y }) => ({ kind: 'light', x, y }) as const),
    ],
    start: only('S'),
    exit: placesOf(map, 'E')[0] ?? only('S'),
    snacks: placesOf(map, 's'),
    cans: placesOf(map, 'T'),
    cats: placesOf(map, 'C'),
    sensors: lights,
    key: placesOf(map, 'K')[0],
    doors: placesOf(map, 'D'),
    grid,
  };
}

/** Whether a cell blocks the way. @param open whether the doors are open */
export function blocks(yard: Yard, column: number, row: number, open: boolean): boolean {
  if (column < 0 || row < 0 || column >= COLUMNS || row >= ROWS) return true;
  const bits = yard.grid[row * COLUMNS + column] ?? 1;
  return (bits & 1) !== 0 || (bits === 4 && !open);
}

/** Whether a cell blocks the view. */
export function hides(yard: Yard, column: number, row: number, open: boolean): boolean {
  if (column < 0 || row < 0 || column >= COLUMNS || row >= ROWS) return true;
  const bits = yard.grid[row * COLUMNS + column] ?? 2;
  return (bits & 2) !== 0 || (bits === 4 && !open);
}

/** Whether the raccoon fits there. */
export function fits(yard: Yard, x: number, y: number, open: boolean): boolean {
  const left = Math.floor((x - HALF) / CELL);
  const right = Math.floor((x + HALF) / CELL);
  const top = Math.floor((y - HALF) / CELL);
  const bottom = Math.floor((y + HALF) / CELL);
  for (let row = top; row <= bottom; row += 1) {
    for (let column = left; column <= right; column += 1) {
      if (blocks(yard, column, row, open)) return false;
    }
  }
  return true;
}

/** Whether the raccoon fits all along a straight line. */
export function clear(yard: Yard, from: Point, to: Point, open: boolean): boolean {
  if (!fits(yard, to.x, to.y, open)) return false;
  const last = Math.floor((Math.max(from.y, to.y) + HALF) / CELL);
  const right = Math.floor((Math.max(from.x, to.x) + HALF) / CELL);
  for (let row = Math.floor((Math.min(from.y, to.y) - HALF) / CELL); row <= last; row += 1) {
    const left = Math.floor((Math.min(from.x, to.x) - HALF) / CELL);
    for (let column = left; column <= right; column += 1) {
      if (!blocks(yard, column, row, open)) continue;
      // The part of the line in which it is that far to the side, and that far down.
      const [inX, outX] = within(from.x, to.x, column);
      const [inY, outY] = within(from.y, to.y, row);
      if (Math.max(inX, inY, 0) < Math.min(outX, outY, 1)) return false;
    }
  }
  return true;
}

/** From which to which part of a stretch the raccoon overlaps a column or a row. */
function within(from: number, to: number, cell: number): readonly [number, number] {
  const [least, most] = [cell * CELL - HALF, (cell + 1) * CELL + HALF];
  if (from === to) return from >= least && from < most ? [0, 1] : [1, 0];
  const [one, two] = [(least - from) / (to - from), (most - from) / (to - from)];
  return [Math.min(one, two), Math.max(one, two)];
}

/** The nearest place to a point of a free cell at which the raccoon fits; undefined in a blocked cell. */
export function settled(yard: Yard, at: Point, open: boolean): Point | undefined {
  const column = Math.floor(at.x / CELL);
  const row = Math.floor(at.y / CELL);
  if (blocks(yard, column, row, open)) return undefined;
  let { x, y } = at;
  if (blocks(yard, column - 1, row, open)) x = Math.max(x, column * CELL + HALF);
  if (blocks(yard, column + 1, row, open)) x = Math.min(x, (column + 1) * CELL - HALF - 1);
  if (blocks(yard, column, row - 1, open)) y = Math.max(y, row * CELL + HALF);
  if (blocks(yard, column, row + 1, open)) y = Math.min(y, (row + 1) * CELL - HALF - 1);
  if (fits(yard, x, y, open)) return { x, y };
  // A blocked corner: toward the middle of the cell, along one axis.
  const inX = Math.max(column * CELL + HALF, Math.min((column + 1) * CELL - HALF - 1, x));
  if (fits(yard, inX, y, open)) return { x: inX, y };
  const inY = Math.max(row * CELL + HALF, Math.min((row + 1) * CELL - HALF - 1, y));
  return { x: inX, y: inY };
}

/** The shortest way between two places through the middles of cells; undefined if there is none. */
export function wayBetween(
  yard: Yard,
  from: Point,
  to: Point,
  open: boolean,
): readonly Point[] | undefined {
  const cellOf = ({ x, y }: Point): number => Math.floor(y / CELL) * COLUMNS + Math.floor(x / CELL);
  const [goal, start] = [cellOf(from), cellOf(to)];
  const next = new Map<number, number>([[start, -1]]);
  const queue = [start];
  for (const cell of queue) {
    if (cell === goal) break;
    const column = cell % COLUMNS;
    const row = (cell - column) / COLUMNS;
    for (const [dx, dy] of WAYS) {
      const other = (row + dy) * COLUMNS + column + dx;
      if (blocks(yard, column + dx, row + dy, open) || next.has(other)) continue;
      next.set(other, cell);
      queue.push(other);
    }
  }
  if (!next.has(goal)) return undefined;
  const way: Point[] = [];
  for (let cell = goal; cell >= 0; cell = next.get(cell) ?? -1) {
    way.push(middle(cell % COLUMNS, Math.floor(cell / COLUMNS)));
  }
  return way;
}

export const WAYS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

export function apart(a: Point, b: Point): number {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  return Math.sqrt(dx * dx + dy * dy);
}

/** What stands on a cell, as text. */
export function tileOf({ map }: Yard, column: number, row: number): string {
  return tileAt(map, column, row, '#');
}
