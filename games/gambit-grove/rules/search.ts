import type { BoardGame } from '@playgrove/kit/logic/boardai';
import {
  after,
  attackers,
  BISHOP,
  BLACK,
  columnOf,
  EMPTY,
  isAttacked,
  KING,
  kingOf,
  kindOf,
  KNIGHT,
  legal,
  other,
  PAWN,
  pseudo,
  QUEEN,
  ROOK,
  rowOf,
  WHITE,
  type Kind,
  type Move,
  type Position,
  type Side,
} from './board.ts';

/** A decided game outweighs any estimate. */
export const MATED = 100_000;

/** Worth of pieces in hundredths of a pawn. */
export const WORTH: Readonly<Record<Kind, number>> = {
  [PAWN]: 100,
  [KNIGHT]: 320,
  [BISHOP]: 330,
  [ROOK]: 500,
  [QUEEN]: 920,
  [KING]: 0,
};
export const worthOf = (piece: number): number => (piece === EMPTY ? 0 : WORTH[kindOf(piece)]);

/** Worth of all pieces but pawns and kings from which on kings hide. */
const MIDDLE_GAME = 3200;

/** 0 in the corners to 3 in the middle. */
const CENTRAL: readonly number[] = Array.from({ length: 64 }, (_, at) => {
  const [row, column] = [rowOf(at), columnOf(at)];
  return Math.min(row, 7 - row, column, 7 - column);
});

/** What a piece gains by its square, seen from its own side: `ahead` is its row from its own edge. */
function standing(kind: Kind, square: number, ahead: number, crowded: boolean): number {
  const central = CENTRAL[square] as number;
  const column = columnOf(square);
  switch (kind) {
    case PAWN:
      return ahead * ahead * (crowded ? 1 : 3) + (column > 1 && column < 6 ? central * 6 : 0);
    case KNIGHT:
      return central * 14 - (ahead === 0 ? 12 : 0);
    case BISHOP:
      return central * 7 - (ahead === 0 ? 12 : 0);
    case ROOK:
      return ahead === 6 ? 18 : column === 3 || column === 4 ? 6 : 0;
    case QUEEN:
      return crowded ? -central * 3 : central * 4;
    case KING:
      // Castled and behind its pawns while there is much on the board; after that it walks.
      if (!crowded) return central * 12;
      return (ahead === 0 ? 18 : -24 * ahead) + (column < 3 || column > 5 ? 22 : -8);
  }
}

/** How a quiet position looks to white. */
export function estimate(cells: readonly number[]): number {
  let [mine, theirs, big] = [0, 0, 0];
  for (const piece of cells) {
    const worth = worthOf(piece);
    if (worth > 100) big += worth;
    if (piece > 0) mine += worth;
    else theirs += worth;
  }
  const crowded = big > MIDDLE_GAME;
  let sum = mine - theirs;
  for (let square = 0; square < 64; square += 1) {
    const piece = cells[square] as number;
    if (piece > 0) sum += standing(kindOf(piece), square, 7 - rowOf(square), crowded);
    else if (piece < 0) sum -= standing(kindOf(piece), square, rowOf(square), crowded);
  }
  return sum + (Math.abs(mine - theirs) > 250 ? drive(cells, mine > theirs ? WHITE : BLACK) : 0);
}

/** A leader drives the other king to the edge and brings its own. */
function drive(cells: readonly number[], leader: Side): number {
  const [own, foe] = [kingOf(cells, leader), kingOf(cells, other(leader))];
  const far = Math.max(Math.abs(rowOf(own) - rowOf(foe)), Math.abs(columnOf(own) - columnOf(foe)));
  return leader * ((3 - (CENTRAL[foe] as number)) * 14 - far * 6);
}

/** Takes the most with the least first. */
const byGain =
  (cells: readonly number[]) =>
  (one: Move, two: Move): number =>
    gain(cells, two) - gain(cells, one);

function gain(cells: readonly number[], { from, to, promotes }: Move): number {
  const taken = worthOf(cells[to] as number);
  return (taken > 0 ? taken * 10 - worthOf(cells[from] as number) : 0) + promotes * 900;
}

/** Captures that are played out beyond the search. */
const MAX_CAPTURES = 6;
/** What a capture may gain by its place besides its piece. */
const MARGIN = 120;

/** The value to the side to move once captures are played out. */
function settled(at: Position, low: number, high: number, left: number): number {
  const still = at.turn * estimate(at.cells);
  if (left === 0 || still >= high) return still;
  let best = Math.max(low, still);
  for (const move of pseudo(at, true).sort(byGain(at.cells))) {
    const taken = at.cells[move.to] as number;
    if (kindOf(taken) === KING) return MATED;
    if (move.promotes === 0 && still + worthOf(taken) + MARGIN < best) continue;
    if (loses(at, move)) continue;
    const value = -settled(after(at, move), -high, -best, left - 1);
    if (value >= high) return value;
    best = Math.max(best, value);
  }
  return best;
}

/** Whether a capture gives more for less: the piece that is taken is guarded. */
function loses({ cells, turn }: Position, { from, to }: Move): boolean {
  const [own, taken] = [worthOf(cells[from] as number), worthOf(cells[to] as number)];
  return (
    own > taken + 60 && kindOf(cells[from] as number) !== KING && isAttacked(cells, to, other(turn))
  );
}

/** A position while it is thought about. */
export type Spot = Position & { readonly moves: readonly Move[]; readonly ply: number };

export const spotOf = (at: Position, ply = 0): Spot => ({
  ...at,
  ply,
  moves: [...legal(at)].sort(byGain(at.cells)),
});

/**
 * Chess for the searches.
 * @param captures how many captures are played out before a position is judged
 */
export function chess(captures = MAX_CAPTURES): BoardGame<Spot, Move> {
  return {
    mover: ({ turn }) => (turn === WHITE ? 0 : 1),
    moves: ({ moves }) => moves,
    after: (at, move) => spotOf(after(at, move), at.ply + 1),
    worth(at) {
      if (at.moves.length > 0) return at.turn * settled(at, -Infinity, Infinity, captures);
      // A mate that comes sooner is better.
      return isAttacked(at.cells, kingOf(at.cells, at.turn), other(at.turn))
        ? -at.turn * (MATED - at.ply)
        : 0;
    },
    key: ({ cells, turn, castles, passed }) => `${cells.join()} ${turn} ${castles} ${passed}`,
  };
}

/** Whether the piece on a square would be lost: nobody guards it, or a cheaper one takes it. */
export function hangs(cells: readonly number[], square: number): boolean {
  const piece = cells[square] as number;
  if (piece === EMPTY || kindOf(piece) === KING) return false;
  const side: Side = piece > 0 ? WHITE : BLACK;
  const [cheapest] = attackers(cells, square, other(side));
  if (cheapest === undefined) return false;
  const taker = cells[cheapest] as number;
  const guarded = attackers(cells, square, side).length > 0;
  if (kindOf(taker) === KING) return !guarded;
  return !guarded || worthOf(taker) < worthOf(piece) - 50;
}

/** Whether the piece on a square is safe and threatens two at once: the king, or more than a pawn. */
export function isFork(cells: readonly number[], square: number): boolean {
  const side: Side = (cells[square] as number) > 0 ? WHITE : BLACK;
  if (hangs(cells, square)) return false;
  const won = cells.filter((piece, at) => {
    if (piece * side >= 0 || kindOf(piece) === PAWN) return false;
    if (!attackers(cells, at, side).includes(square)) return false;
    return kindOf(piece) === KING || hangs(cells, at);
  });
  return won.length > 1;
}
