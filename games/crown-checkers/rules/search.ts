import type { BoardGame } from '@playgrove/kit/logic/boardai';
import {
  after,
  EMPTY,
  fieldFor,
  isKing,
  jumpsOf,
  legal,
  other,
  pointOf,
  RED,
  sideOf,
  type Cells,
  type Move,
  type Side,
  type Variant,
} from './board.ts';

/** A position while it is thought about. Side 0 of the search is red. */
export type Spot = { readonly cells: Cells; readonly side: Side; readonly moves: readonly Move[] };

/** A decided game outweighs any estimate. */
export const DECIDED = 100_000;
const MAN = 100;
const KING = 150;
/** Flying kings rule a board. */
const FLYING = 320;
const BACK_ROW = 8;
const CENTER = 3;
const FORWARD = 3;
/** Pieces from which on a leader walks up to the rest. */
const FEW = 8;

export const spotOf = (cells: Cells, side: Side, variant: Variant): Spot => ({
  cells,
  side,
  moves: legal(cells, side, variant),
});

/** How a position looks to red: material, rows gained, a guarded back row, the middle. */
function estimate(cells: Cells, variant: Variant): number {
  const field = fieldFor(variant);
  const last = field.size - 1;
  const king = variant === 'international' ? FLYING : KING;
  let sum = 0;
  let pieces = 0;
  for (let square = 0; square < field.squares; square += 1) {
    const piece = cells[square] as number;
    if (piece === EMPTY) continue;
    pieces += 1;
    const sign = sideOf(piece) === RED ? 1 : -1;
    const { x, y } = pointOf(field, square);
    const inward = Math.min(x, last - x, 3) + Math.min(y, last - y, 3);
    if (isKing(piece)) sum += sign * (king + inward * CENTER);
    else {
      const gone = sign > 0 ? last - y : y;
      sum += sign * (MAN + (gone === 0 ? BACK_ROW : gone * FORWARD) + Math.min(x, last - x, 2));
    }
  }
  // Ahead, a trade is good: the same lead counts more among fewer.
  sum += (sum * 4) / (pieces + 4);
  return pieces <= FEW ? sum + chase(cells, variant, Math.sign(sum)) : sum;
}

/** A leader's kings come closer to the pieces that are left. */
function chase(cells: Cells, variant: Variant, leader: number): number {
  const field = fieldFor(variant);
  let far = 0;
  for (let one = 0; one < field.squares; one += 1) {
    const king = cells[one] as number;
    if (!isKing(king) || (sideOf(king) === RED ? 1 : -1) !== leader) continue;
    const at = pointOf(field, one);
    for (let two = 0; two < field.squares; two += 1) {
      const prey = cells[two] as number;
      if (prey === EMPTY || sideOf(prey) === sideOf(king)) continue;
      const to = pointOf(field, two);
      far += Math.max(Math.abs(at.x - to.x), Math.abs(at.y - to.y));
    }
  }
  return -leader * far;
}

/** Plays mandatory jumps out before a position is judged; `away` is −1 where pieces are a burden. */
function settled(at: Spot, variant: Variant, away: number, left: number): number {
  const { cells, side } = at;
  const jumps = left > 0 ? jumpsOf(cells, side, variant) : [];
  if (jumps.length === 0) return away * estimate(cells, variant);
  const sign = side === RED ? 1 : -1;
  let best = -Infinity;
  for (const jump of jumps) {
    const next = { cells: after(cells, jump, variant), side: other(side), moves: [] };
    best = Math.max(best, sign * settled(next, variant, away, left - 1));
  }
  return sign * best;
}

/** Jumps that are played out beyond the search. */
const QUIET = 8;

/** Checkers for the searches. @param calm whether mandatory jumps are played out before judging */
export function gameOf(variant: Variant, calm = true): BoardGame<Spot, Move> {
  const away = variant === 'giveaway' ? -1 : 1;
  return {
    mover: ({ side }) => (side === RED ? 0 : 1),
    moves: ({ moves }) => moves,
    after: ({ cells, side }, move) => spotOf(after(cells, move, variant), other(side), variant),
    worth(at) {
      // Who cannot move has lost, or won where everything is given away.
      if (at.moves.length === 0) return (at.side === RED ? -1 : 1) * away * DECIDED;
      return settled(at, variant, away, calm ? QUIET : 0);
    },
    key: ({ cells, side }) => `${side}${cells.join('')}`,
  };
}
