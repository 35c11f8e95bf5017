import type { Point } from '@playgrove/kit/contract';
import { PLACES, type Place } from '../levels.ts';
import type { Piece } from './state.ts';

export const COLUMNS = 7;
export const ROWS = 10;
export const CELLS = COLUMNS * ROWS;

/** Directions: up, right, down, left. */
export type Dir = 0 | 1 | 2 | 3;
const DX = [0, 1, 0, -1] as const;
const DY = [-1, 0, 1, 0] as const;

export type Ground = 'grass' | 'road' | 'tree' | 'water' | 'home';

/** A place as cells. */
export type Board = {
  readonly ground: readonly Ground[];
  /** Cells from gate to home, one list for each gate. */
  readonly routes: readonly (readonly number[])[];
  readonly home: number;
  /** Pieces that stand there from the start; they only turn. */
  readonly old: readonly Piece[];
};

export const columnOf = (at: number): number => at % COLUMNS;
export const rowOf = (at: number): number => Math.floor(at / COLUMNS);
export const middleOf = (at: number): Point => ({ x: columnOf(at) + 0.5, y: rowOf(at) + 0.5 });

/** The neighbor in a direction, or −1 beyond the edge. */
export function step(at: number, dir: Dir): number {
  const column = columnOf(at) + DX[dir];
  const row = rowOf(at) + DY[dir];
  return column < 0 || column >= COLUMNS || row < 0 || row >= ROWS ? -1 : row * COLUMNS + column;
}

/** `c4`: the third column, the fifth row. */
function cellNamed(name: string): number {
  const at = (name.codePointAt(0) ?? 0) - 97 + Number(name[1]) * COLUMNS;
  if (!(at >= 0 && at < CELLS)) throw new Error(`There is no cell "${name}"`);
  return at;
}

const cellsNamed = (names: string): number[] => names.split(' ').filter(Boolean).map(cellNamed);

/** All cells between corners. */
function routeThrough(corners: string): number[] {
  const [first = 0, ...rest] = cellsNamed(corners);
  const cells = [first];
  for (const corner of rest) {
    let at = cells.at(-1) ?? first;
    const sameRow = rowOf(at) === rowOf(corner);
    if (!sameRow && columnOf(at) !== columnOf(corner))
      throw new Error(`A slanted road: ${corners}`);
    const dir: Dir = sameRow ? (corner > at ? 1 : 3) : corner > at ? 2 : 0;
    while (at !== corner) {
      at = step(at, dir);
      cells.push(at);
    }
  }
  return cells;
}

/** `g4/`, `b2\`: mirrors; `a1v`: a lantern that points down; `d4X`: a prism. */
function oldPiece(text: string): Piece {
  const at = cellNamed(text);
  const sign = text[2] ?? '';
  const dir = '^>v<'.indexOf(sign);
  if (dir >= 0) return { at, kind: 'lantern', turn: dir, n: 1, old: true };
  return { at, kind: 'mirror', turn: sign === '/' ? 0 : 1, n: 1, old: true };
}

function boardFrom(place: Place): Board {
  const ground: Ground[] = Array.from({ length: CELLS }, () => 'grass');
  const routes = place.routes.map(routeThrough);
  for (const at of cellsNamed(place.trees)) ground[at] = 'tree';
  for (const at of cellsNamed(place.water ?? '')) ground[at] = 'water';
  for (const at of routes.flat()) ground[at] = 'road';
  const home = routes[0]?.at(-1) ?? 0;
  ground[home] = 'home';
  const old = (place.old ?? '').split(' ').filter(Boolean).map(oldPiece);
  return { ground, routes, home, old };
}

const boards = new Map<number, Board>();

/** @param place its number in `PLACES` */
export function boardOf(place: number): Board {
  let board = boards.get(place);
  if (!board) boards.set(place, (board = boardFrom(PLACES[place] as Place)));
  return board;
}

/** Lanterns stand on grass; mirrors and prisms also hang over the road. */
export function takes(board: Board, kind: Piece['kind'], at: number): boolean {
  const ground = board.ground[at];
  return ground === 'grass' || (ground === 'road' && kind !== 'lantern');
}
