import type { BoardGame } from '@playgrove/kit/logic/boardai';
import { createRng } from '@playgrove/kit/core';
import { CELLS, EMPTY, MINE, count, flips, legal, other, type Side } from './board.ts';

/** A position while it is thought about. Side 0 of the search is the scallops. */
export type Sea = {
  readonly cells: readonly number[];
  /** Who moves; a player without a move is skipped. */
  readonly side: Side;
  readonly moves: readonly number[];
  /** Two words of 26 bits that stand for cells and side. */
  readonly low: number;
  readonly high: number;
};

/** How good a position looks to the scallops while it goes on. */
export type Taste = (sea: Sea) => number;

/** A decided game outweighs any taste. */
export const DECIDED = 10_000;

const WORD = 2 ** 26;
const BITS = (() => {
  const rng = createRng('tide-reversi cells');
  return Array.from({ length: CELLS * 3 * 2 + 2 }, () => rng.int(WORD));
})();
const bit = (cell: number, sign: number, word: 0 | 1): number =>
  BITS[(cell * 3 + sign) * 2 + word] as number;
const SIDE_LOW = BITS[CELLS * 6] as number;
const SIDE_HIGH = BITS[CELLS * 6 + 1] as number;

/** A quarter of the board, mirrored to the whole. */
export function mirrored(quarter: readonly (readonly number[])[]): readonly number[] {
  return Array.from({ length: CELLS }, (_, cell) => {
    const [x, y] = [cell % 8, Math.floor(cell / 8)];
    return (quarter[Math.min(y, 7 - y)] as readonly number[])[Math.min(x, 7 - x)] as number;
  });
}

/** Corners first, the cells next to them last: good moves early make the cut-offs early. */
const ORDER = mirrored([
  [9, 1, 7, 6],
  [1, 0, 3, 3],
  [7, 3, 5, 4],
  [6, 3, 4, 4],
]);

function ordered(moves: number[]): readonly number[] {
  return moves.sort((a, b) => (ORDER[b] as number) - (ORDER[a] as number) || a - b);
}

/** A position with `side` to move, or its foe where it must pass. */
export function seaOf(cells: readonly number[], side: Side): Sea {
  let [low, high] = side === MINE ? [0, 0] : [SIDE_LOW, SIDE_HIGH];
  for (const [cell, sign] of cells.entries()) {
    low ^= bit(cell, sign, 0);
    high ^= bit(cell, sign, 1);
  }
  return settled(cells, side, low, high);
}

function settled(cells: readonly number[], side: Side, low: number, high: number): Sea {
  const moves = legal(cells, side);
  if (moves.length > 0) return { cells, side, moves: ordered(moves), low, high };
  const foe = other(side);
  const theirs = ordered(legal(cells, foe));
  return { cells, side: foe, moves: theirs, low: low ^ SIDE_LOW, high: high ^ SIDE_HIGH };
}

function after({ cells, side, low, high }: Sea, cell: number): Sea {
  const next = [...cells];
  const foe = other(side);
  let [one, two] = [low ^ SIDE_LOW, high ^ SIDE_HIGH];
  const set = (at: number, was: number): void => {
    one ^= bit(at, was, 0) ^ bit(at, side, 0);
    two ^= bit(at, was, 1) ^ bit(at, side, 1);
    next[at] = side;
  };
  for (const turned of flips(cells, cell, side)) set(turned, foe);
  set(cell, EMPTY);
  return settled(next, foe, one, two);
}

/** Scallops less moon snails. */
export function lead(cells: readonly number[]): number {
  return count(cells, MINE) - count(cells, other(MINE));
}

/** Reversi for the searches, as somebody of this taste sees it. */
export function seaGame(taste: Taste): BoardGame<Sea, number> {
  return {
    mover: ({ side }) => (side === MINE ? 0 : 1),
    moves: ({ moves }) => moves,
    after,
    worth: (sea) => (sea.moves.length === 0 ? lead(sea.cells) * DECIDED : taste(sea)),
    key: ({ low, high }) => low * WORD + high,
  };
}

/** The game itself, without any taste: for reading endings out. */
export const TASTELESS = seaGame(({ cells }) => lead(cells));
