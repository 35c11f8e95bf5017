import type { Point } from '@playgrove/kit/contract';
import type { BoardName } from './board.ts';
import type { Carried } from './career.ts';

/** `trek`: the day's own, a tile to make within so many moves between stones. */
export type Params = { readonly board: BoardName; readonly trek?: true };

/** `v` is the exponent: a tile of 2048 has v = 11. `merged`: the two tiles that became this one in the last move. */
export type Tile = {
  readonly id: number;
  readonly v: number;
  readonly merged?: readonly [number, number];
};

/** A well wants a tile of this exponent or more to be merged upon it. */
export type Well = { readonly cell: number; readonly wants: number };

/** The wind carries a stone to `cell` once `moves` more have been made. */
export type Wind = { readonly cell: number; readonly moves: number };

export type State = {
  readonly board: BoardName;
  /** By cell, null where empty. */
  tiles: (Tile | null)[];
  nextId: number;
  score: number;
  moves: number;
  /** The exponent of the highest tile ever on this board. */
  top: number;
  /** The tile that appeared with the last move. */
  fresh: number;
  /** Cells, in the order in which the stones came. */
  stones: number[];
  wells: Well[];
  wind: Wind | null;
  /** The wells that have been given what they wanted. */
  fed: number;
  /** The day's trek: the exponent to reach, and moves allowed. Null elsewhere. */
  readonly trek: { readonly goal: number; readonly moves: number } | null;
  /** The player made camp: the game is over and won. */
  camped: boolean;
  /** Moves in a row that merged something, and that left the highest tile in a corner. */
  merging: number;
  cornered: number;
  career: Carried;
};

/** A direction (clockwise from right, 0 to 3 on square boards, 0 to 5 on hex) or `CAMP`. */
export type Input = number;

export const CAMP = 6;

/** The exponent of 2048: from here on one may make camp. */
export const HOME = 11;

/** Where a ladder's news happens: off the board, side by side. */
export function besideBoard(row: number): Point {
  return { x: -1, y: row };
}
