/** Who owns a piece, and who moves. Red starts at the bottom and moves up. */
export type Side = 1 | 2;
export const RED: Side = 1;
export const IVORY: Side = 2;

/** What is on a square. Odd numbers are red. */
export const EMPTY = 0;
const KING = 2;

/**
 * English: men jump forward, kings step one square, any jump may be chosen. Giveaway: the same, but
 * who runs out of pieces wins. International: ten by ten, men jump backward too, kings fly, and the
 * jump that takes the most is mandatory.
 */
export const VARIANTS = ['english', 'giveaway', 'international'] as const;
export type Variant = (typeof VARIANTS)[number];

/** Dark squares only, row by row from the top left. */
export type Cells = readonly number[];

/** One whole move: every square the piece stands on, and the pieces it takes on its way. */
export type Move = { readonly path: readonly number[]; readonly taken: readonly number[] };

/** A board: squares to a side, dark squares in a row, and the neighbors of each square. */
export type Field = {
  readonly size: number;
  readonly half: number;
  readonly squares: number;
  /** Neighbors up left, up right, down left, down right; −1 beyond the edge. */
  readonly near: readonly (readonly number[])[];
};

const UP = [0, 1] as const;
const DOWN = [2, 3] as const;
const ALL = [0, 1, 2, 3] as const;

function fieldOf(size: number): Field {
  const half = size / 2;
  const squares = size * half;
  const near = ALL.map((way) =>
    Array.from({ length: squares }, (_, square) => {
      const row = Math.floor(square / half) + (way < 2 ? -1 : 1);
      const column = columnIn(half, square) + (way % 2 === 0 ? -1 : 1);
      const inside = row >= 0 && row < size && column >= 0 && column < size;
      return inside ? row * half + Math.floor(column / 2) : -1;
    }),
  );
  return { size, half, squares, near };
}

function columnIn(half: number, square: number): number {
  const row = Math.floor(square / half);
  return (square % half) * 2 + (row % 2 === 0 ? 1 : 0);
}

export const EIGHT = fieldOf(8);
export const TEN = fieldOf(10);

export const fieldFor = (variant: Variant): Field => (variant === 'international' ? TEN : EIGHT);

/** In squares from the top left of the board. */
export function pointOf({ half }: Field, square: number): { x: number; y: number } {
  return { x: columnIn(half, square), y: Math.floor(square / half) };
}

/** The dark square in a column and row; undefined on light ones. */
export function darkAt({ half }: Field, column: number, row: number): number | undefined {
  return (column + row) % 2 === 1 ? row * half + Math.floor(column / 2) : undefined;
}

export const other = (side: Side): Side => (side === RED ? IVORY : RED);
export const sideOf = (piece: number): Side => (piece % 2 === 1 ? RED : IVORY);
export const isKing = (piece: number): boolean => piece > KING;
const owns = (piece: number | undefined, side: Side): boolean =>
  piece !== undefined && piece !== EMPTY && sideOf(piece) === side;

export function count(cells: Cells, side: Side): number {
  let sum = 0;
  for (const piece of cells) if (piece !== EMPTY && sideOf(piece) === side) sum += 1;
  return sum;
}

/** Men on the first rows of each side; `rows` of ivory may be fewer. */
export function opening(variant: Variant, ivoryRows?: number): number[] {
  const { half, squares, size } = fieldFor(variant);
  const rows = size / 2 - 1;
  const theirs = (ivoryRows ?? rows) * half;
  return Array.from({ length: squares }, (_, square) =>
    square < theirs ? IVORY : square >= squares - rows * half ? RED : EMPTY,
  );
}

const SIGNS = '.oxOX';

/** One character for each dark square: `o` and `O` are red men and kings, `x` and `X` ivory. */
export const written = (cells: Cells): string => cells.map((piece) => SIGNS.charAt(piece)).join('');

export function read(board: string): number[] | undefined {
  const cells = Array.from(board, (sign) => SIGNS.indexOf(sign));
  const known = cells.length === EIGHT.squares || cells.length === TEN.squares;
  return known && cells.every((piece) => piece >= 0) ? cells : undefined;
}

/** Whether a piece that ends its move here is crowned. */
export function crowns({ half, squares }: Field, piece: number, square: number): boolean {
  if (piece === EMPTY || isKing(piece)) return false;
  return sideOf(piece) === RED ? square < half : square >= squares - half;
}

/** Every legal move: only jumps if there is one. */
export function legal(cells: Cells, side: Side, variant: Variant): readonly Move[] {
  const jumps = jumpsOf(cells, side, variant);
  return jumps.length > 0 ? jumps : stepsOf(cells, side, variant);
}

export function jumpsOf(cells: Cells, side: Side, variant: Variant): readonly Move[] {
  const found: Move[] = [];
  const field = fieldFor(variant);
  for (let square = 0; square < field.squares; square += 1) {
    const piece = cells[square] as number;
    if (!owns(piece, side)) continue;
    const jump = { cells, field, variant, from: square, piece, foe: other(side), found };
    leap(jump, square, [square], []);
  }
  if (variant !== 'international' || found.length < 2) return found;
  const most = Math.max(...found.map(({ taken }) => taken.length));
  return found.filter(({ taken }) => taken.length === most);
}

type Jump = {
  readonly cells: Cells;
  readonly field: Field;
  readonly variant: Variant;
  readonly from: number;
  readonly piece: number;
  readonly foe: Side;
  readonly found: Move[];
};

/** Goes on jumping from a square. Pieces leave the board after the move and are never taken twice. */
function leap(jump: Jump, at: number, path: readonly number[], taken: readonly number[]): void {
  const { cells, field, variant, piece, foe, from, found } = jump;
  const flies = variant === 'international' && isKing(piece);
  const free = (square: number): boolean =>
    square >= 0 && (cells[square] === EMPTY || square === from);
  let went = false;
  for (const way of waysOf(piece, variant === 'international')) {
    const near = field.near[way] as readonly number[];
    let over = near[at] as number;
    if (flies) while (free(over)) over = near[over] as number;
    if (over < 0 || !owns(cells[over], foe) || taken.includes(over)) continue;
    for (let land = near[over] as number; free(land); land = near[land] as number) {
      went = true;
      const next = [...path, land];
      const all = [...taken, over];
      // In English rules a new king stops.
      if (variant !== 'international' && crowns(field, piece, land)) {
        found.push({ path: next, taken: all });
      } else leap(jump, land, next, all);
      if (!flies) break;
    }
  }
  if (!went && taken.length > 0) found.push({ path, taken });
}

function waysOf(piece: number, all: boolean): readonly number[] {
  if (all || isKing(piece)) return ALL;
  return sideOf(piece) === RED ? UP : DOWN;
}

function stepsOf(cells: Cells, side: Side, variant: Variant): readonly Move[] {
  const found: Move[] = [];
  const { near, squares } = fieldFor(variant);
  for (let square = 0; square < squares; square += 1) {
    const piece = cells[square] as number;
    if (!owns(piece, side)) continue;
    const flies = variant === 'international' && isKing(piece);
    for (const way of waysOf(piece, false)) {
      let land = near[way]?.[square] as number;
      while (land >= 0 && cells[land] === EMPTY) {
        found.push({ path: [square, land], taken: [] });
        if (!flies) break;
        land = near[way]?.[land] as number;
      }
    }
  }
  return found;
}

/** The board after a move. */
export function after(cells: Cells, { path, taken }: Move, variant: Variant): number[] {
  const next = [...cells];
  const from = path[0] as number;
  const to = path.at(-1) as number;
  const piece = cells[from] as number;
  next[from] = EMPTY;
  for (const square of taken) next[square] = EMPTY;
  next[to] = crowns(fieldFor(variant), piece, to) ? piece + KING : piece;
  return next;
}
