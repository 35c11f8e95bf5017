/** Who has a cell: nobody, scallops (the player, who begins), moon snails (the rival). */
export const EMPTY = 0;
export const MINE = 1;
export const THEIRS = 2;
export type Side = typeof MINE | typeof THEIRS;

export const SIDE = 8;
export const CELLS = SIDE * SIDE;
export const CORNERS: readonly number[] = [0, 7, 56, 63];

/** By cell, row by row from the top left: 0, 1 or 2. */
export type Cells = number[];

export function other(side: Side): Side {
  return side === MINE ? THEIRS : MINE;
}

/** The eight ways as steps between cell numbers, and how many cells lie that way from each cell. */
const WAYS = [-9, -8, -7, -1, 1, 7, 8, 9] as const;
const REACH = Int8Array.from({ length: CELLS * WAYS.length }, (_, index) => {
  const cell = Math.floor(index / WAYS.length);
  const way = WAYS[index % WAYS.length] ?? 1;
  // A way of seven, eight or nine cells is a row down and a column aside.
  const row = Math.round(way / SIDE);
  const column = way - row * SIDE;
  const free = (at: number, step: number): number =>
    step === 0 ? SIDE : step > 0 ? SIDE - 1 - at : at;
  return Math.min(free(cell % SIDE, column), free(Math.floor(cell / SIDE), row));
});

/** How many shells of the foe `side` would outflank one way; the hottest loop there is. */
function run(cells: readonly number[], cell: number, way: number, side: Side): number {
  const reach = REACH[cell * 8 + way] as number;
  if (reach < 2) return 0;
  const step = WAYS[way] as number;
  const foe = 3 - side;
  let at = cell + step;
  if (cells[at] !== foe) return 0;
  for (let length = 1; length < reach; length += 1) {
    at += step;
    const owner = cells[at];
    if (owner === side) return length;
    if (owner !== foe) return 0;
  }
  return 0;
}

/** The cells that a shell of `side` on `cell` would flip, nearest first along each ray; none where it may not go. */
export function flips(cells: readonly number[], cell: number, side: Side): number[] {
  const flipped: number[] = [];
  if (cells[cell] !== EMPTY) return flipped;
  for (let way = 0; way < 8; way += 1) {
    const length = run(cells, cell, way, side);
    for (let step = 1; step <= length; step += 1) flipped.push(cell + step * (WAYS[way] as number));
  }
  return flipped;
}

/** Like `flips(...).length > 0`, without building the list. */
export function fits(cells: readonly number[], cell: number, side: Side): boolean {
  if (cells[cell] !== EMPTY) return false;
  for (let way = 0; way < 8; way += 1) if (run(cells, cell, way, side) > 0) return true;
  return false;
}

export function legal(cells: readonly number[], side: Side): number[] {
  const found: number[] = [];
  for (let cell = 0; cell < CELLS; cell += 1) if (fits(cells, cell, side)) found.push(cell);
  return found;
}

export function count(cells: readonly number[], side: number): number {
  let sum = 0;
  for (const each of cells) if (each === side) sum += 1;
  return sum;
}

/** Shells of `side` less shells of its foe. */
export function margin(cells: readonly number[], side: Side): number {
  return count(cells, side) - count(cells, other(side));
}

export function opening(): Cells {
  const cells: Cells = Array.from({ length: CELLS }, () => EMPTY);
  cells[27] = THEIRS;
  cells[28] = MINE;
  cells[35] = MINE;
  cells[36] = THEIRS;
  return cells;
}

const SIGNS = '.ox';

export function written(cells: readonly number[]): string {
  return cells.map((each) => SIGNS[each] ?? '?').join('');
}

/** The cells of a 64-character board of `.`, `o` and `x`; nothing when it is not one. */
export function read(board: string): Cells | undefined {
  const cells = Array.from(board, (sign) => SIGNS.indexOf(sign));
  return cells.length === CELLS && cells.every((each) => each >= 0) ? cells : undefined;
}
