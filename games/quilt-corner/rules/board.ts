import { gridOf } from '@playgrove/kit/core';
import { flood } from '@playgrove/kit/logic/gridboard';
import type { Patch } from './patches.ts';

/** Cells of the quilt in a row and in a column. */
export const SIDE = 8;
export const GRID = gridOf(SIDE, SIDE);

/** What a cell may hold besides its fabric, 0 to 4. */
export const EMPTY = -1;
export const HOLE = -2;

/** This many connected cells of one fabric are a motif. */
export const MOTIF = 9;

type Cells = readonly number[];

/** Whether a patch with its upper left corner on cell `at` lies on empty cells only. */
export function fits(cells: Cells, patch: Patch, at: number): boolean {
  if ((at % SIDE) + patch.width > SIDE || Math.floor(at / SIDE) + patch.height > SIDE) return false;
  for (const { x, y } of patch.cells) if (cells[at + y * SIDE + x] !== EMPTY) return false;
  return true;
}

/** Every cell where the patch's upper left corner may lie. */
export function placesOf(cells: Cells, patch: Patch): number[] {
  const places: number[] = [];
  for (let at = 0; at < cells.length; at += 1) if (fits(cells, patch, at)) places.push(at);
  return places;
}

export function hasPlace(cells: Cells, patch: Patch): boolean {
  for (let at = 0; at < cells.length; at += 1) if (fits(cells, patch, at)) return true;
  return false;
}

/** The cells of a line: rows are 0 to 7, columns 8 to 15; without its holes. */
export function lineCells(cells: Cells, line: number): readonly number[] {
  const all = Array.from({ length: SIDE }, (_, step) =>
    line < SIDE ? line * SIDE + step : step * SIDE + line - SIDE,
  );
  return all.filter((cell) => cells[cell] !== HOLE);
}

function isFull(cells: Cells, line: number): boolean {
  const [first, by] = line < SIDE ? [line * SIDE, 1] : [line - SIDE, SIDE];
  let cloth = 0;
  for (let step = 0; step < SIDE; step += 1) {
    const kind = cells[first + step * by];
    if (kind === EMPTY) return false;
    if (kind !== HOLE) cloth += 1;
  }
  return cloth > 0;
}

/** What sewing on a patch does. */
export type Sewn = {
  /** The cells after it. */
  readonly after: number[];
  /** The full lines. */
  readonly lines: readonly number[];
  /** The cells that are stitched away, and how far each is from a full line: 0 in one. */
  readonly swept: ReadonlyMap<number, number>;
  /** One cell of each motif that went along. */
  readonly motifs: readonly number[];
};

const NOTHING: ReadonlyMap<number, number> = new Map();

/** Sews a patch on where it fits. Full lines go, and every motif that a full line crosses. */
export function sewn(cells: Cells, patch: Patch, fabric: number, at: number): Sewn {
  const after = [...cells];
  for (const { x, y } of patch.cells) after[at + y * SIDE + x] = fabric;
  const lines: number[] = [];
  for (let line = 0; line < SIDE * 2; line += 1) if (isFull(after, line)) lines.push(line);
  if (lines.length === 0) return { after, lines, swept: NOTHING, motifs: [] };
  const swept = new Map<number, number>();
  for (const line of lines) for (const cell of lineCells(after, line)) swept.set(cell, 0);
  const motifs = takeMotifs(after, swept);
  for (const cell of swept.keys()) after[cell] = EMPTY;
  return { after, lines, swept, motifs };
}

/** Adds the motifs that the stitched cells are part of. */
function takeMotifs(cells: Cells, swept: Map<number, number>): number[] {
  const motifs: number[] = [];
  const seen = new Set<number>();
  for (const start of swept.keys()) {
    if (seen.has(start)) continue;
    const group = groupAt(cells, start);
    for (const cell of group) seen.add(cell);
    if (group.length < MOTIF) continue;
    motifs.push(start);
    spread(group, swept);
  }
  return motifs;
}

/** Gives each cell of a group its distance from the cells that are stitched already. */
function spread(group: readonly number[], swept: Map<number, number>): void {
  const inside = new Set(group);
  const open = group.filter((cell) => swept.has(cell));
  for (const cell of open) {
    for (const next of GRID.adjacent[cell] ?? []) {
      if (!inside.has(next) || swept.has(next)) continue;
      swept.set(next, (swept.get(cell) ?? 0) + 1);
      open.push(next);
    }
  }
}

/** The cells of one fabric that are connected with this one. */
function groupAt(cells: Cells, start: number): readonly number[] {
  return flood(GRID, start, (from, to) => cells[from] === cells[to]);
}

/** Squares of one fabric that a patch would be part of there. */
export function joined(cells: Cells, patch: Patch, fabric: number, at: number): number {
  const after = [...cells];
  for (const { x, y } of patch.cells) after[at + y * SIDE + x] = fabric;
  const [{ x, y } = { x: 0, y: 0 }] = patch.cells;
  return groupAt(after, at + y * SIDE + x).length;
}

/** By cell: whether it is part of a motif. */
export function inMotif(cells: Cells): readonly boolean[] {
  const found = cells.map(() => false);
  const seen = cells.map((kind) => kind < 0);
  for (let start = 0; start < cells.length; start += 1) {
    if (seen[start]) continue;
    const group = groupAt(cells, start);
    for (const cell of group) {
      seen[cell] = true;
      found[cell] = group.length >= MOTIF;
    }
  }
  return found;
}
