import type { Rng } from '@playgrove/kit/contract';
import { readMap, type TileMap } from '@playgrove/kit/logic/tilemap';
import { COLUMNS, ROWS, TILES, type Moth } from './rules/course.ts';

/** What a world's levels are made of. */
export type Recipe = {
  readonly lanterns: number;
  /** Kinds of device, drawn at random for each lantern. */
  readonly devices: readonly Device[];
  readonly thorns: number;
  readonly pits: number;
  /** Mushrooms, draughts and moths that work from the start. */
  readonly extras: readonly Device[];
};

export type Device = 'bridge' | 'closing' | 'opening' | 'sprout' | 'draught' | 'moth';

export type Grid = string[][];
export type Spot = { readonly column: number; readonly row: number };

export function put(grid: Grid, column: number, row: number, tile: string): void {
  const line = grid[row];
  if (line && column >= 0 && column < COLUMNS) line[column] = tile;
}

export function tileOf(grid: Grid, column: number, row: number): string {
  if (column < 0 || column >= COLUMNS) return '#';
  return grid[row]?.[column] ?? '.';
}

export function mapOf(grid: Grid): TileMap {
  return readMap(grid.map((row) => row.join('')));
}

/** Cells in which something can stand. */
export function standing(grid: Grid, on = '#='): Spot[] {
  const spots: Spot[] = [];
  for (let row = 1; row < ROWS - 1; row += 1) {
    for (let column = 0; column < COLUMNS; column += 1) {
      const free = tileOf(grid, column, row) === '.' && tileOf(grid, column, row - 1) === '.';
      if (free && on.includes(tileOf(grid, column, row + 1))) spots.push({ column, row });
    }
  }
  return spots;
}

/** Ground with pits and steps, two or three storeys of platforms, some walls to turn at. */
export function landscape(rng: Rng, recipe: Recipe): Grid {
  const grid: Grid = Array.from({ length: ROWS }, () => Array<string>(COLUMNS).fill('.'));
  for (let column = 0; column < COLUMNS; column += 1) put(grid, column, ROWS - 1, '#');
  for (let pit = 0; pit < recipe.pits; pit += 1) {
    const from = 4 + rng.int(COLUMNS - 9);
    const wide = 2 + rng.int(3);
    for (let column = from; column < from + wide; column += 1) put(grid, column, ROWS - 1, '.');
  }
  for (let step = rng.int(3); step > 0; step -= 1) {
    const [from, wide, high] = [2 + rng.int(COLUMNS - 6), 2 + rng.int(3), 1 + rng.int(2)];
    for (let column = from; column < from + wide; column += 1) {
      if (tileOf(grid, column, ROWS - 1) !== '#') continue;
      for (let up = 1; up <= high; up += 1) put(grid, column, ROWS - 1 - up, '#');
    }
  }
  const storeys = [7 - rng.int(2), 4 + rng.int(2), 2];
  for (const row of storeys) storey(rng, grid, row);
  for (let wall = 1 + rng.int(3); wall > 0; wall -= 1) {
    const spot = rng.pick(standing(grid, '#'));
    const high = 1 + rng.int(3);
    for (let up = 0; up < high; up += 1) {
      if (tileOf(grid, spot.column, spot.row - up) === '.')
        put(grid, spot.column, spot.row - up, '#');
    }
  }
  for (let patch = rng.int(recipe.thorns + 1); patch > 0; patch -= 1) {
    const spot = rng.pick(standing(grid, '#'));
    for (let column = spot.column; column < spot.column + 1 + rng.int(2); column += 1) {
      if (tileOf(grid, column, spot.row) === '.' && tileOf(grid, column, spot.row + 1) === '#') {
        put(grid, column, spot.row, '^');
      }
    }
  }
  return grid;
}

function storey(rng: Rng, grid: Grid, row: number): void {
  let column = rng.int(4);
  while (column < COLUMNS - 2) {
    const wide = 3 + rng.int(6);
    const tile = rng.chance(0.55) ? '#' : '=';
    const here = row + (rng.chance(0.3) ? 1 : 0);
    if (rng.chance(0.72)) {
      for (let x = column; x < Math.min(COLUMNS, column + wide); x += 1) {
        const clear = tileOf(grid, x, here + 1) === '.' && tileOf(grid, x, here) === '.';
        if (clear) put(grid, x, here, tile);
      }
    }
    column += wide + 2 + rng.int(3);
  }
}

/** Puts a device of a lantern (−1: works from the start) somewhere it may matter. */
export function device(rng: Rng, grid: Grid, kind: Device, group: number, moths: Moth[]): boolean {
  const letter = (letters: string): string => letters.charAt(group);
  const air: Spot = { column: 1 + rng.int(COLUMNS - 5), row: 2 + rng.int(ROWS - 5) };
  if (kind === 'bridge') return bridge(rng, grid, letter(TILES.bridge));
  if (kind === 'closing' || kind === 'opening') {
    const spot = rng.pick(standing(grid, '#='));
    const high = kind === 'opening' ? 3 : 2 + rng.int(2);
    const tile = letter(TILES[kind]);
    for (let up = 0; up < high; up += 1) {
      if (tileOf(grid, spot.column, spot.row - up) !== '.') return up > 1;
      put(grid, spot.column, spot.row - up, tile);
    }
    return true;
  }
  if (kind === 'sprout') {
    const spot = rng.pick(standing(grid, '#'));
    put(grid, spot.column, spot.row, group < 0 ? 'o' : letter(TILES.sprout));
    return true;
  }
  if (kind === 'draught') return vent(rng, grid, group < 0 ? 'u' : letter(TILES.draught));
  const across = rng.chance(0.6) ? (rng.chance(0.5) ? 1 : -1) * (3 + rng.int(4)) : 0;
  const up = across === 0 ? 2 + rng.int(4) : 0;
  moths.push({ group, ...air, across, up });
  return clearFor(grid, { group, ...air, across, up });
}

/** Whether a moth's whole flight is through air. */
function clearFor(grid: Grid, { column, row, across, up }: Moth): boolean {
  const left = Math.min(column, column + across);
  const right = Math.max(column, column + across) + 1;
  if (left < 0 || right >= COLUMNS || row - up < 2) return false;
  for (let y = row - up - 1; y <= row; y += 1) {
    for (let x = left; x <= right; x += 1) if (tileOf(grid, x, y) !== '.') return false;
  }
  return true;
}

/** Lengthens a platform, or closes a gap. */
function bridge(rng: Rng, grid: Grid, tile: string): boolean {
  const ends: (readonly [Spot, number])[] = [];
  for (let row = 2; row < ROWS; row += 1) {
    for (let column = 1; column < COLUMNS - 1; column += 1) {
      if (!'#='.includes(tileOf(grid, column, row))) continue;
      for (const way of [-1, 1]) {
        if (tileOf(grid, column + way, row) === '.') ends.push([{ column, row }, way]);
      }
    }
  }
  if (ends.length === 0) return false;
  const [{ column, row }, way] = rng.pick(ends);
  const wide = 2 + rng.int(4);
  let laid = 0;
  for (let step = 1; step <= wide; step += 1) {
    if (tileOf(grid, column + way * step, row) !== '.') break;
    if (tileOf(grid, column + way * step, row - 1) !== '.') break;
    put(grid, column + way * step, row, tile);
    laid += 1;
  }
  return laid >= 2;
}

function vent(rng: Rng, grid: Grid, tile: string): boolean {
  const spot = rng.pick(standing(grid, '#'));
  const wide = 1 + rng.int(2);
  const high = 3 + rng.int(3);
  let laid = 0;
  for (let column = spot.column; column < spot.column + wide; column += 1) {
    for (let up = 0; up < high; up += 1) {
      if (tileOf(grid, column, spot.row - up) !== '.') break;
      put(grid, column, spot.row - up, tile);
      laid += 1;
    }
  }
  return laid >= 3;
}
