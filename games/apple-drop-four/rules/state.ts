import type { Position, Side } from './board.ts';
import type { RivalName } from './rivals.ts';

/** Why the game is over: a line, no move left, too many moves, or a puzzle’s moves are used up. */
export type End = 'line' | 'full' | 'long' | 'slow';

export type State = Position & {
  /** Who answers: one of the six, the best defense of a puzzle, or a friend on the same device. */
  readonly rival: RivalName | 'puzzle' | 'friend';
  /** From 0 to 2^31 − 1: makes the rival vary its moves from deal to deal. */
  readonly salt: number;
  readonly first: Side;
  /** Puzzles: the player’s moves to win in. Else 0. */
  readonly within: number;
  /** Games that were over before this one: the first move alternates. */
  readonly games: number;
  cells: number[];
  turn: Side;
  last: { readonly side: Side; readonly move: number; readonly cell: number } | null;
  moves: number;
  /** Moves made after looking at a hint. */
  helped: number;
  end: End | null;
  winner: Side | 0;
  /** The cells of the line that won. */
  line: readonly number[];
};

/** A move, plus `HINTED` when a hint was shown before. */
export type Input = number;
export const HINTED = 32;
