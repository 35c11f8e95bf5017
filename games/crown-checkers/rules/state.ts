import type { CarriedRounds } from '@playgrove/kit/logic/rounds';
import type { Move, Side, Variant } from './board.ts';
import type { Missed } from './missed.ts';
import type { RivalName } from './rivals.ts';

export type State = CarriedRounds & {
  readonly variant: Variant;
  /** Who answers: one of the six, the best defense (puzzles), or a friend on the same device. */
  readonly rival: RivalName | 'puzzle' | 'friend';
  /** From 0 to 2^31 − 1: makes the rival vary its moves from deal to deal. */
  readonly salt: number;
  /** Puzzles: red's moves in which it must be won. Else 0. */
  readonly within: number;
  cells: readonly number[];
  turn: Side;
  /** Moves made by both sides. */
  moves: number;
  /** Moves since the last jump and the last move of a man. */
  quiet: number;
  last: Move | null;
  /** Moves made after looking at a hint. */
  helped: number;
  /** The best multi-jump that a player at this device missed. */
  missed: Missed | null;
  /** `review`: decided, and a missed jump can be looked at before the results. */
  phase: 'play' | 'review' | 'done';
  /** Whether the missed jump was looked at. */
  shown: boolean;
  /** Who has won, 0 for a draw. */
  winner: Side | 0 | null;
};

export type Input =
  | { readonly do: 'move'; readonly path: readonly number[]; readonly hinted: boolean }
  | { readonly do: 'show' }
  | { readonly do: 'skip' };

/** Moves without a jump or a man's move, both sides together, that make a draw. */
export const MAX_QUIET = 40;
