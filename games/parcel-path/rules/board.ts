import type { Point, Rng } from '@playgrove/kit/contract';
import { gridOf, type Grid } from '@playgrove/kit/core';

type Pair = readonly [number, number];

export type Board = {
  readonly cols: number;
  readonly rows: number;
  /** The one route, cell by cell. Cells that it leaves out are ponds. */
  readonly path: readonly number[];
  /** Where the van starts, then the houses in their order; the last one ends the route. */
  readonly stops: readonly number[];
  /** Neighbors that a fence parts. */
  readonly fences: readonly Pair[];
};

/** What follows from a board, worked out once. */
export type Facts = {
  /** By cell: the neighbors that can be driven to; a pond has none. */
  readonly links: readonly (readonly number[])[];
  /** By cell: the number of the house, 0 for the van, −1 without either. */
  readonly houses: readonly number[];
};

const grids = new Map<number, Grid>();
const facts = new WeakMap<Board['path'], Facts>();

export function gridFor({ cols, rows }: Pick<Board, 'cols' | 'rows'>): Grid {
  const key = cols * 100 + rows;
  let grid = grids.get(key);
  if (!grid) grids.set(key, (grid = gridOf(cols, rows)));
  return grid;
}

export function factsOf(board: Board): Facts {
  const known = facts.get(board.path);
  if (known) return known;
  const { adjacent } = gridFor(board);
  const land = new Set(board.path);
  const parted = new Set(board.fences.flatMap(([a, b]) => [a * 100 + b, b * 100 + a]));
  const made: Facts = {
    links: adjacent.map((near, cell) =>
      land.has(cell) ? near.filter((to) => land.has(to) && !parted.has(cell * 100 + to)) : [],
    ),
    houses: adjacent.map((_, cell) => board.stops.indexOf(cell)),
  };
  facts.set(board.path, made);
  return made;
}

/** The middle of a cell, in cells. */
export const pointOf = ({ cols }: Pick<Board, 'cols'>, cell: number): Point => ({
  x: (cell % cols) + 0.5,
  y: Math.floor(cell / cols) + 0.5,
});

/** Cells without a road that the end of the route cannot reach any more. It never enters `closed`. */
export function cutOff(
  board: Board,
  route: readonly number[],
  closed: readonly number[] = [],
): readonly number[] {
  const { links } = factsOf(board);
  const seen = new Set([...route, ...closed]);
  const open = [route.at(-1) ?? -1];
  for (let cell = open.pop(); cell !== undefined; cell = open.pop())
    for (const next of links[cell] ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      open.push(next);
    }
  return board.path.filter((cell) => !seen.has(cell));
}

/** The next house, if the road could get there but for houses that come later; −1 if it can. */
export function outOfOrder(board: Board, route: readonly number[]): number {
  const [next = -1, ...later] = board.stops.filter((cell) => !route.includes(cell));
  const isOpen = !cutOff(board, route).includes(next);
  return isOpen && cutOff(board, route, later).includes(next) ? next : -1;
}

/** Whether a square is left that can be entered but not left again, and is not the last house. */
export function hasTrap(board: Board, route: readonly number[]): boolean {
  const { links } = factsOf(board);
  const head = route.at(-1);
  const used = new Set(route.slice(0, -1));
  const last = board.stops.at(-1);
  return board.path.some((cell) => {
    if (cell === last || cell === head || used.has(cell)) return false;
    return (links[cell] ?? []).filter((next) => !used.has(next)).length < 2;
  });
}

/** The same board mirrored, and driven the other way round if `back` says so. */
export function turned(board: Board, rng: Rng, back: boolean): Board {
  const { cols, rows } = board;
  const [acrossX, acrossY, swap] = [rng.chance(0.5), rng.chance(0.5), rng.chance(0.5)];
  const to = (cell: number): number => {
    const [left, top] = [cell % cols, Math.floor(cell / cols)];
    const x = acrossX ? cols - 1 - left : left;
    const y = acrossY ? rows - 1 - top : top;
    return swap && cols === rows ? x * cols + y : y * cols + x;
  };
  const order = (cells: readonly number[]): number[] =>
    back ? cells.map(to).toReversed() : cells.map(to);
  return {
    cols,
    rows,
    path: order(board.path),
    stops: order(board.stops),
    fences: board.fences.map(([a, b]) => [to(a), to(b)] as const),
  };
}
