import type { Point } from '@playgrove/kit/contract';
import { hexCenter, hexExists, type HexGrid } from '@playgrove/kit/logic/hexgrid';
import { cos, sin } from '@playgrove/kit/core';
import { COLUMNS, EMPTY } from './state.ts';

/** Middles this close have met. Less than a whole sweet, so that a shot slips through a gap. */
const MEET = 0.84;
const MAX_WALLS = 24;
const LEFT = 0.5;
const RIGHT = COLUMNS - 0.5;
const CEILING = 0.5;
const NOTHING = { cell: -1, far: 0 } as const;
const CEILING_CELLS = Array.from({ length: COLUMNS }, (_, column) => column);

/** The steepest shot to either side, tenths of a degree from straight up. */
export const STEEPEST = 790;

export type Flight = {
  /** From the nozzle, by the walls, to where it met something. */
  readonly path: readonly Point[];
  /** Where it comes to rest; −1 when there is no room. */
  readonly cell: number;
  /** What it met; −1 for the ceiling. */
  readonly hit: number;
  /** Piercing shots: what lay in the way, in order. */
  readonly crossed: readonly number[];
};

/**
 * The way of a sweet, worked out exactly: straight lines, mirrored at the walls, up to the first
 * sweet or the ceiling. Preview, bot and game all use this one.
 * @param angle tenths of a degree from straight up, to the right
 * @param pierce goes through everything and stops at the ceiling
 */
export function fly(
  grid: HexGrid,
  cells: readonly number[],
  from: Point,
  angle: number,
  pierce = false,
): Flight {
  const turn = (angle * Math.PI) / 1800;
  let dx = sin(turn);
  const dy = -cos(turn);
  let { x, y } = from;
  const at = middlesOf(grid);
  const path: Point[] = [{ x, y }];
  const crossed: number[] = [];
  for (let wall = 0; wall < MAX_WALLS; wall += 1) {
    const side = dx > 0 ? (RIGHT - x) / dx : dx < 0 ? (LEFT - x) / dx : Infinity;
    const roof = (CEILING - y) / dy;
    const reach = Math.min(side, roof);
    const way = [x, y, dx, dy] as const;
    const { cell, far } = pierce ? NOTHING : firstMet(cells, at, way, reach);
    if (pierce) {
      for (const one of allMet(cells, at, way, reach))
        if (!crossed.includes(one)) crossed.push(one);
    } else if (cell >= 0) {
      const end = { x: x + dx * far, y: y + dy * far };
      path.push(end);
      return { path, cell: restAt(grid, cells, end, cell), hit: cell, crossed };
    }
    x += dx * reach;
    y += dy * reach;
    path.push({ x, y });
    if (roof <= side) {
      return { path, cell: pierce ? -1 : restAt(grid, cells, { x, y }, -1), hit: -1, crossed };
    }
    dx = -dx;
  }
  return { path, cell: -1, hit: -1, crossed };
}

const middles = new WeakMap<HexGrid, readonly number[]>();

/** Middles of all cells, flat: x and y in turn. */
function middlesOf(grid: HexGrid): readonly number[] {
  let flat = middles.get(grid);
  if (!flat) {
    flat = Array.from({ length: grid.count }, (_, cell) => hexCenter(grid, cell)).flatMap(
      ({ x, y }) => [x, y],
    );
    middles.set(grid, flat);
  }
  return flat;
}

/** How far along a straight way a sweet at `ox`, `oy` from its start is met; Infinity when it is not. */
function meetingAt(ox: number, oy: number, dx: number, dy: number): number {
  const along = ox * dx + oy * dy;
  if (along <= 0) return Infinity;
  const away = ox * ox + oy * oy - along * along;
  return away >= MEET * MEET ? Infinity : Math.max(0, along - Math.sqrt(MEET * MEET - away));
}

/** The first sweet on a straight way, −1 for none within `reach`. */
function firstMet(
  cells: readonly number[],
  at: readonly number[],
  way: readonly [number, number, number, number],
  reach: number,
): { readonly cell: number; readonly far: number } {
  const [x, y, dx, dy] = way;
  let [best, least] = [-1, reach];
  for (let cell = 0; cell < cells.length; cell += 1) {
    if (cells[cell] === EMPTY) continue;
    const far = meetingAt((at[cell * 2] ?? 0) - x, (at[cell * 2 + 1] ?? 0) - y, dx, dy);
    if (far <= least && (far < least || best < 0)) [best, least] = [cell, far];
  }
  return { cell: best, far: least };
}

/** All sweets on a straight way, nearest first. */
function allMet(
  cells: readonly number[],
  at: readonly number[],
  [x, y, dx, dy]: readonly [number, number, number, number],
  reach: number,
): number[] {
  const met = cells.flatMap((kind, cell) => {
    if (kind === EMPTY) return [];
    const far = meetingAt((at[cell * 2] ?? 0) - x, (at[cell * 2 + 1] ?? 0) - y, dx, dy);
    return far <= reach ? [{ cell, far }] : [];
  });
  return met.sort((a, b) => a.far - b.far || a.cell - b.cell).map(({ cell }) => cell);
}

/** The free cell nearest to where a sweet met something, among the neighbors of what it met. */
function restAt(grid: HexGrid, cells: readonly number[], at: Point, hit: number): number {
  const neighbors = hit >= 0 ? (grid.adjacent[hit] ?? []) : CEILING_CELLS;
  let [best, least] = [-1, Infinity];
  for (const cell of neighbors) {
    if (cells[cell] !== EMPTY || !hexExists(grid, cell)) continue;
    const { x, y } = hexCenter(grid, cell);
    const away = (x - at.x) * (x - at.x) + (y - at.y) * (y - at.y);
    if (away < least) [best, least] = [cell, away];
  }
  return best;
}
