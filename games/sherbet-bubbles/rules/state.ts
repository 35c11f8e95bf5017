import type { Point } from '@playgrove/kit/contract';
import { hexGrid, HEX_ROW, type HexGrid } from '@playgrove/kit/logic/hexgrid';

/** Sweets in a full row; shifted rows hold one less. A sweet is one unit wide. */
export const COLUMNS = 9;

/** What a cell may hold. Flavors are 0 to 5. */
export const EMPTY = -1;
export const FLAVORS = 6;
export const STONE = 6;
export const GUMMY = 7;
export const POPPER = 8;

/** Flavors by name, where a blast asks which one it is. */
export const RASPBERRY = 0;
export const LEMON = 1;
export const MINT = 2;
export const BLUEBERRY = 3;
export const ORANGE = 4;
export const GRAPE = 5;

/** Rows in sight above the siphon; a taller board slides down as it is cleared. */
export const VISIBLE = 8;
/** The nozzle's height below row 0 of what is in sight, in rows. */
export const NOZZLE_ROW = 11;
/** In the endless pour, a sweet in this row ends it. */
export const LAST_ROW = 10;
/** Drops that fill the siphon. */
export const FULL = 10;

export type Mode = 'level' | 'daily' | 'endless';
export type GoalKind = 'clear' | 'free';

export type Shape =
  | 'curtain'
  | 'vee'
  | 'arch'
  | 'pillars'
  | 'diamond'
  | 'zigzag'
  | 'swags'
  | 'ring'
  | 'steps'
  | 'lantern'
  | 'heart'
  | 'shelves'
  | 'cross'
  | 'waves';

export type Motif = 'patches' | 'mirror' | 'bands' | 'rings' | 'tiers' | 'checks';

/** How a board is made; the same recipe makes the same board. */
export type Recipe = {
  readonly shape: Shape;
  readonly motif: Motif;
  readonly rows: number;
  /** Which flavors are on the board. */
  readonly flavors: readonly number[];
  readonly seed: number;
  readonly gummies: number;
  /** Sweets in ice, gobstoppers, popping candies, twirls: how many. */
  readonly ice: number;
  readonly stones: number;
  readonly poppers: number;
  readonly twirls: number;
};

export type Params = {
  readonly mode: Mode;
  /** Which level; 0 for the daily and the endless pour. */
  readonly level: number;
  readonly goal: GoalKind;
  /** How many sweets there are to shoot; 0 in the endless pour. */
  readonly shots: number;
  readonly recipe: Recipe;
};

/** What the last shot did, for the picture: cells as they were numbered when it was shot. */
export type Shot = {
  readonly flavour: number;
  readonly charged: boolean;
  /** From the nozzle over the walls to where it came to rest. */
  readonly path: readonly Point[];
  readonly cell: number;
  /** Cell and wave, flat: pairs. */
  readonly pops: readonly number[];
  readonly drops: readonly number[];
  readonly melted: readonly number[];
  /** Whether a row came down after it. */
  readonly pushed: boolean;
  /** `top` before the shot. */
  readonly top: number;
};

export type State = {
  mode: Mode;
  level: number;
  goal: GoalKind;
  /** By cell: what it holds. Rows grow with what sticks to the end. */
  cells: number[];
  /** By cell: 1 where it is in ice. */
  ice: number[];
  /** By cell: the flavor that a twirl turns into after the next shot; −1 for all others. */
  other: number[];
  /** Which rows are shifted: 0 the odd ones, 1 the even ones. */
  shift: 0 | 1;
  /** Rows above what is in sight. */
  top: number;
  /** Flavors that may come. */
  flavours: number[];
  /** In the nozzle, and next. */
  queue: [number, number];
  charged: boolean;
  fizz: number;
  shots: number;
  left: number;
  /** Gummies to free, and freed; or sweets to clear at the start. */
  target: number;
  freed: number;
  score: number;
  /** Shots in a row that popped something. */
  streak: number;
  /** Shots so far, and the most that fell at once. */
  shot: number;
  most: number;
  blasts: number;
  /** Endless: shots until the next row, and rows that came. */
  pour: number;
  poured: number;
  losses: number;
  last: Shot | null;
};

export const rowsOf = (cells: readonly number[]): number => cells.length / COLUMNS;

/** The grid that a board of this many cells lies on. */
export function gridFor(state: Pick<State, 'cells' | 'shift'>): HexGrid {
  return hexGrid({ columns: COLUMNS, rows: rowsOf(state.cells), shift: state.shift, short: true });
}

/** Where sweets come from, in board units. */
export function nozzleOf(top: number): Point {
  return { x: COLUMNS / 2, y: 0.5 + (top + NOZZLE_ROW) * HEX_ROW };
}

/** The lowest row that holds anything, −1 on an empty board. */
export function lowestRow(cells: readonly number[]): number {
  for (let cell = cells.length - 1; cell >= 0; cell -= 1) {
    if ((cells[cell] ?? EMPTY) !== EMPTY) return Math.floor(cell / COLUMNS);
  }
  return -1;
}

export const isFlavor = (kind: number): boolean => kind >= 0 && kind < FLAVORS;

export function countOf(cells: readonly number[], is: (kind: number) => boolean): number {
  let count = 0;
  for (const kind of cells) if (is(kind)) count += 1;
  return count;
}

/** What is still to do: gummies to free, or sweets to clear. */
export function missing(state: Pick<State, 'cells' | 'goal'>): number {
  return countOf(state.cells, state.goal === 'free' ? (kind) => kind === GUMMY : isFlavor);
}
