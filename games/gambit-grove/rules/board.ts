/** Chess without a screen. Squares are 0 to 63, row by row from a8; white pieces are positive. */

export const EMPTY = 0;
export const PAWN = 1;
export const KNIGHT = 2;
export const BISHOP = 3;
export const ROOK = 4;
export const QUEEN = 5;
export const KING = 6;
export type Kind = 1 | 2 | 3 | 4 | 5 | 6;

export const WHITE = 1;
export const BLACK = -1;
export type Side = 1 | -1;

export type Position = {
  readonly cells: readonly number[];
  readonly turn: Side;
  /** Who may still castle where: bits for white short, white long, black short, black long. */
  readonly castles: number;
  /** The square that a pawn has just passed over, −1 for none. */
  readonly passed: number;
};

/** `promotes`: the kind that a pawn becomes; 0 for every other move. */
export type Move = { readonly from: number; readonly to: number; readonly promotes: number };

export const PROMOTIONS = [QUEEN, ROOK, BISHOP, KNIGHT] as const;

export const kindOf = (piece: number): Kind => Math.abs(piece) as Kind;
export const other = (side: Side): Side => -side as Side;
export const rowOf = (square: number): number => square >> 3;
export const columnOf = (square: number): number => square & 7;
export const nameOf = (square: number): string =>
  `${'abcdefgh'[columnOf(square)]}${8 - rowOf(square)}`;

const DIAGONALS = [-9, -7, 7, 9];
const STRAIGHTS = [-8, -1, 1, 8];
const EVERY_WAY = [...STRAIGHTS, ...DIAGONALS];
const KNIGHT_STEPS = [-17, -15, -10, -6, 6, 10, 15, 17];

/** Whether a step of this size stays on the board: it moves at most two columns. */
const stays = (from: number, to: number): boolean =>
  to >= 0 && to < 64 && Math.abs(columnOf(from) - columnOf(to)) <= 2;

const stepsFrom = (steps: readonly number[]): readonly (readonly number[])[] =>
  Array.from({ length: 64 }, (_, from) =>
    steps.map((step) => from + step).filter((to) => stays(from, to)),
  );

function rayFrom(from: number, step: number): readonly number[] {
  const squares: number[] = [];
  let at = from;
  while (stays(at, at + step) && Math.abs(columnOf(at) - columnOf(at + step)) <= 1) {
    at += step;
    squares.push(at);
  }
  return squares;
}

const raysFrom = (ways: readonly number[]): readonly (readonly (readonly number[])[])[] =>
  Array.from({ length: 64 }, (_, from) =>
    ways.map((way) => rayFrom(from, way)).filter(({ length }) => length > 0),
  );

const KNIGHTS = stepsFrom(KNIGHT_STEPS);
const KINGS = Array.from({ length: 64 }, (_, from) =>
  EVERY_WAY.flatMap((way) => rayFrom(from, way).slice(0, 1)),
);
const SLANTED = raysFrom(DIAGONALS);
const STRAIGHT = raysFrom(STRAIGHTS);

/** Squares from which a pawn of each side takes on a square. */
const PAWNS_OF: Readonly<Record<Side, readonly (readonly number[])[]>> = {
  [WHITE]: Array.from({ length: 64 }, (_, at) => [7, 9].map((by) => at + by).filter(nextTo(at))),
  [BLACK]: Array.from({ length: 64 }, (_, at) => [-7, -9].map((by) => at + by).filter(nextTo(at))),
};

function nextTo(at: number): (square: number) => boolean {
  return (square) => square >= 0 && square < 64 && Math.abs(columnOf(square) - columnOf(at)) === 1;
}

/** Squares of `by` that could take on `square` now, cheapest piece first; pins are not seen. */
export function attackers(cells: readonly number[], square: number, by: Side): readonly number[] {
  const found: number[] = [];
  for (const at of PAWNS_OF[by][square] ?? []) if (cells[at] === PAWN * by) found.push(at);
  for (const at of KNIGHTS[square] ?? []) if (cells[at] === KNIGHT * by) found.push(at);
  along(SLANTED[square] ?? [], BISHOP);
  along(STRAIGHT[square] ?? [], ROOK);
  for (const at of KINGS[square] ?? []) if (cells[at] === KING * by) found.push(at);
  return found.sort((one, two) => kindOf(cells[one] ?? 0) - kindOf(cells[two] ?? 0));

  function along(rays: readonly (readonly number[])[], kind: number): void {
    for (const ray of rays) {
      const at = ray.find((each) => cells[each] !== EMPTY);
      if (at === undefined) continue;
      const piece = (cells[at] ?? 0) * by;
      if (piece === kind || piece === QUEEN) found.push(at);
    }
  }
}

export function isAttacked(cells: readonly number[], square: number, by: Side): boolean {
  for (const at of KNIGHTS[square] as readonly number[]) if (cells[at] === KNIGHT * by) return true;
  for (const at of PAWNS_OF[by][square] as readonly number[]) {
    if (cells[at] === PAWN * by) return true;
  }
  for (const at of KINGS[square] as readonly number[]) if (cells[at] === KING * by) return true;
  return (
    seen(cells, STRAIGHT[square] as readonly (readonly number[])[], ROOK * by, QUEEN * by) ||
    seen(cells, SLANTED[square] as readonly (readonly number[])[], BISHOP * by, QUEEN * by)
  );
}

function seen(
  cells: readonly number[],
  rays: readonly (readonly number[])[],
  one: number,
  two: number,
): boolean {
  for (const ray of rays) {
    for (const at of ray) {
      const piece = cells[at];
      if (piece === EMPTY) continue;
      if (piece === one || piece === two) return true;
      break;
    }
  }
  return false;
}

export const kingOf = (cells: readonly number[], side: Side): number => cells.indexOf(KING * side);

export const inCheck = ({ cells, turn }: Pick<Position, 'cells' | 'turn'>): boolean =>
  isAttacked(cells, kingOf(cells, turn), other(turn));

/** What moving from or to a square costs in castling: the corners and the kings' squares. */
const CASTLES_LOST: Readonly<Record<number, number>> = { 63: 1, 56: 2, 60: 3, 7: 4, 0: 8, 4: 12 };

export function after({ cells, turn, castles, passed }: Position, move: Move): Position {
  const { from, to, promotes } = move;
  const next = [...cells];
  const piece = next[from] as number;
  next[from] = EMPTY;
  next[to] = promotes > 0 ? promotes * turn : piece;
  let skipped = -1;
  if (piece === PAWN * turn) {
    if (to === passed) next[to + 8 * turn] = EMPTY;
    if (Math.abs(to - from) === 16) skipped = (from + to) / 2;
  } else if (piece === KING * turn && Math.abs(to - from) === 2) {
    const [corner, beside] = to > from ? [from + 3, from + 1] : [from - 4, from - 1];
    next[corner] = EMPTY;
    next[beside] = ROOK * turn;
  }
  const lost = (CASTLES_LOST[from] ?? 0) | (CASTLES_LOST[to] ?? 0);
  return { cells: next, turn: other(turn), castles: castles & ~lost, passed: skipped };
}

/** Moves by the way pieces go; the king may be left in check. @param loud only captures and queens */
export function pseudo(at: Position, loud = false): Move[] {
  const { cells, turn, passed } = at;
  const moves: Move[] = [];
  const add = (from: number, to: number): void => void moves.push({ from, to, promotes: 0 });
  for (let from = 0; from < 64; from += 1) {
    const piece = (cells[from] as number) * turn;
    if (piece <= 0) continue;
    if (piece === PAWN) pawn(from);
    else if (piece === KNIGHT) steps(from, KNIGHTS[from] as readonly number[]);
    else if (piece === KING) steps(from, KINGS[from] as readonly number[]);
    if (piece === BISHOP || piece === QUEEN) slide(from, SLANTED[from] as readonly number[][]);
    if (piece === ROOK || piece === QUEEN) slide(from, STRAIGHT[from] as readonly number[][]);
  }
  if (!loud) castle(at, add);
  return moves;

  function steps(from: number, tos: readonly number[]): void {
    for (const to of tos) {
      const there = (cells[to] as number) * turn;
      if (there < 0 || (there === 0 && !loud)) add(from, to);
    }
  }

  function slide(from: number, rays: readonly (readonly number[])[]): void {
    for (const ray of rays) {
      for (const to of ray) {
        const there = (cells[to] as number) * turn;
        if (there < 0 || (there === 0 && !loud)) add(from, to);
        if (there !== 0) break;
      }
    }
  }

  function pawn(from: number): void {
    const one = from - 8 * turn;
    const last = rowOf(one) === (turn === WHITE ? 0 : 7);
    if (cells[one] === EMPTY && (!loud || last)) {
      advance(from, one, last);
      const first = rowOf(from) === (turn === WHITE ? 6 : 1);
      const two = one - 8 * turn;
      if (first && cells[two] === EMPTY && !loud) add(from, two);
    }
    for (const to of PAWNS_OF[other(turn)][from] as readonly number[]) {
      if ((cells[to] as number) * turn < 0 || to === passed) advance(from, to, last);
    }
  }

  function advance(from: number, to: number, last: boolean): void {
    if (!last) add(from, to);
    else if (loud) moves.push({ from, to, promotes: QUEEN });
    else for (const promotes of PROMOTIONS) moves.push({ from, to, promotes });
  }
}

function castle({ cells, turn, castles }: Position, add: (from: number, to: number) => void): void {
  const king = turn === WHITE ? 60 : 4;
  const [short, long] = turn === WHITE ? [1, 2] : [4, 8];
  if ((castles & (short | long)) === 0 || isAttacked(cells, king, other(turn))) return;
  const free = (...squares: readonly number[]): boolean =>
    squares.every((square) => cells[square] === EMPTY);
  const safe = (square: number): boolean => !isAttacked(cells, square, other(turn));
  if (castles & short && free(king + 1, king + 2) && safe(king + 1)) add(king, king + 2);
  if (castles & long && free(king - 1, king - 2, king - 3) && safe(king - 1)) add(king, king - 2);
}

/** Every legal move. */
export function legal(at: Position): readonly Move[] {
  const { cells, turn } = at;
  const king = kingOf(cells, turn);
  const foe = other(turn);
  const checked = isAttacked(cells, king, foe);
  const [row, column] = [rowOf(king), columnOf(king)];
  return pseudo(at).filter((move) => {
    const { from, to } = move;
    const [down, across] = [rowOf(from) - row, columnOf(from) - column];
    // Only a piece in line with its king can lay it bare.
    const bare = down === 0 || across === 0 || down === across || down === -across;
    if (!checked && !bare && to !== at.passed) return true;
    const next = after(at, move).cells;
    return !isAttacked(next, from === king ? to : king, foe);
  });
}

export function opening(): Position {
  return read('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -') as Position;
}

const SIGNS = '.PNBRQK';

/** A position as others write it: the first four fields of FEN. Undefined if it is none. */
export function read(text: string): Position | undefined {
  const [board = '', turn = '', castles = '', passed = '-'] = text.split(' ');
  const cells: number[] = [];
  for (const sign of board.replaceAll('/', '')) {
    const kind = SIGNS.indexOf(sign.toUpperCase());
    if (kind > 0) cells.push(sign === sign.toUpperCase() ? kind : -kind);
    else if (/[1-8]/.test(sign)) cells.push(...Array.from({ length: Number(sign) }, () => EMPTY));
    else return undefined;
  }
  const kings = [KING, -KING].every((king) => cells.filter((each) => each === king).length === 1);
  if (cells.length !== 64 || !kings || !/^[wb]$/.test(turn)) return undefined;
  const bits = [...'KQkq'].map((sign, bit) => (castles.includes(sign) ? 1 << bit : 0));
  const at = Array.from({ length: 64 }, (_, square) => nameOf(square)).indexOf(passed);
  return {
    cells,
    turn: turn === 'w' ? WHITE : BLACK,
    castles: bits.reduce((sum, bit) => sum + bit, 0),
    passed: at,
  };
}

export const signOf = (piece: number): string => {
  const sign = SIGNS[kindOf(piece)] ?? '.';
  return piece < 0 ? sign.toLowerCase() : sign;
};

/** What must be equal for a position to be the same again: pieces, turn, castling, en passant. */
export function keyOf(at: Position): string {
  const { cells, turn, castles, passed } = at;
  // A pawn that nobody can take in passing makes no other position.
  const takes =
    passed >= 0 &&
    (PAWNS_OF[turn][passed] as readonly number[]).some((from) => cells[from] === PAWN * turn);
  return `${cells.map(signOf).join('')}${turn > 0 ? 'w' : 'b'}${castles}${takes ? passed : ''}`;
}
