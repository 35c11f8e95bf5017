import { gridOf, type Grid } from '@playgrove/kit/core';

/** How many kinds of blossom there are; kinds are 0 to 5. */
export const KINDS = 6;

/** What else a cell may hold; negative, so that it never lines up. */
export const EMPTY = -1;
export const QUEEN = -2;
export const BASKET = -3;
/** Only while looking ahead: a blossom that nobody has seen yet. */
export const UNKNOWN = -4;

/** Which bee sits on a blossom, and so where it flies when its blossom is picked. */
export const ROW = 1;
export const COLUMN = 2;
export const BURST = 3;
/** Flights only: two bumblebees together, and the queen's call. */
export const STORM = 4;
export const CALL = 5;

/** `wall`: a hole in the bed, the layers of a hedge, or a closed bud of a kind. */
export const HOLE = -1;
export const BUD = 10;

/** How far a plot grows: bare soil 0, sprouts, leaves, in bloom. −1 is paving. */
export const BLOOM = 3;

/** What a bouquet may want besides blossoms: places in `wants` after the kinds. */
export const GARDEN = 6;
export const DEW = 7;
export const HEDGE = 8;
export const VINE = 9;
export const BASKETS = 10;
export const BUDS = 11;
export const WANTS = 12;

export type Mode = 'bed' | 'daily' | 'endless';

/** One bed as it is made. */
export type Params = {
  readonly mode: Mode;
  /** Which bed; 0 for the daily garden and the endless meadow. */
  readonly level: number;
  /**
   * Rows of marks: `.` paving, `_` hole, `s` soil, `d` `D` one or two drops of dew, `h` `H` a hedge of
   * one or two layers, `v` `V` vines, `k` a basket, `0` to `5` a closed bud of that kind.
   */
  readonly map: readonly string[];
  /** How many kinds grow here, 4 to 6. */
  readonly kinds: number;
  readonly moves: number;
  /** Of each kind, then plots in bloom, 1 for dew, hedge and vine that must all go, baskets, 1 for buds. */
  readonly wants: readonly number[];
  /** Vines grow when none was cut. */
  readonly creep: boolean;
  /** Cells of each brook in the order they drift, the last into the first. */
  readonly streams: readonly (readonly number[])[];
};

/** All that stands on a bed, by cell. */
export type Board = {
  kinds: number[];
  power: number[];
  /** One number for each piece, so that the picture can follow it. 0: none. */
  ids: number[];
  wall: number[];
  vine: number[];
  soil: number[];
  dew: number[];
};

export type Flight = {
  readonly cell: number;
  readonly power: number;
  /** Where a queen's call reaches. */
  readonly cells: readonly number[];
};

export type WaveName =
  | 'swap'
  | 'clear'
  | 'fall'
  | 'basket'
  | 'flow'
  | 'creep'
  | 'order'
  | 'finale'
  | 'shuffle';

/** One stretch of a move's animation. */
export type Wave = {
  readonly name: WaveName;
  /** 1 for the player's own match, one more for each fall that matched again. */
  readonly depth: number;
  /** Cells that were picked, or that it is about. */
  readonly cells: readonly number[];
  readonly flights: readonly Flight[];
  /** The bed when it is done. */
  readonly after: Board;
  /** What the bouquet still wants then. */
  readonly left: readonly number[];
  readonly score: number;
};

export type State = Board & {
  mode: Mode;
  level: number;
  columns: number;
  rows: number;
  kindCount: number;
  nextId: number;
  moves: number;
  movesLeft: number;
  wants: number[];
  /** Of each kind and of baskets, how many there are already. */
  got: number[];
  score: number;
  creep: boolean;
  streams: number[][];
  /** Bouquets bound in the endless meadow. */
  round: number;
  /** Lost games in a row on this bed before this one. */
  losses: number;
  /** Bees that came to help. */
  helped: number;
  /** Long cascades and bees, for the record. */
  longest: number;
  /** What the last move did. */
  waves: Wave[];
};

const grids = new Map<number, Grid>();

export function gridFor({
  columns,
  rows,
}: {
  readonly columns: number;
  readonly rows: number;
}): Grid {
  const key = columns * 16 + rows;
  let grid = grids.get(key);
  if (!grid) {
    grid = gridOf(columns, rows);
    grids.set(key, grid);
  }
  return grid;
}

export function bloomed(state: Board): number {
  let count = 0;
  for (const growth of state.soil) if (growth >= BLOOM) count += 1;
  return count;
}

function total(list: readonly number[], worth: (value: number) => number): number {
  let sum = 0;
  for (const value of list) sum += worth(value);
  return sum;
}

const hedgeLayers = (wall: number): number => (wall > 0 && wall < BUD ? wall : 0);

/** What is still wanted, in the order of `wants`. */
export function left(state: State): number[] {
  const { wants, got } = state;
  return wants.map((want, what) => {
    if (want === 0) return 0;
    if (what === GARDEN) return Math.max(0, want - bloomed(state));
    if (what === DEW) return total(state.dew, (drops) => drops);
    if (what === HEDGE) return total(state.wall, hedgeLayers);
    if (what === VINE) return total(state.vine, (layers) => layers);
    if (what === BUDS) return total(state.wall, (wall) => (wall >= BUD ? 1 : 0));
    return Math.max(0, want - (got[what] ?? 0));
  });
}

export function bound(state: State): boolean {
  return left(state).every((count) => count === 0);
}

/** Whether the piece in a cell may be taken in hand. */
export function movable(state: Board, cell: number): boolean {
  const kind = state.kinds[cell] ?? EMPTY;
  return kind !== EMPTY && kind !== UNKNOWN && state.wall[cell] === 0 && state.vine[cell] === 0;
}
