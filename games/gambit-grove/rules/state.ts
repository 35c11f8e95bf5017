import type { CarriedRounds } from '@playgrove/kit/logic/rounds';
import type { Position, Side } from './board.ts';
import type { RivalName } from './rivals.ts';

export type End = 'mate' | 'stalemate' | 'repeated' | 'fifty' | 'material' | 'slow';

export type State = CarriedRounds &
  Position & {
    /** Who answers: one of the eight, the best defense of a puzzle, or a friend on the same device. */
    readonly rival: RivalName | 'puzzle' | 'friend';
    /** From 0 to 2^31 − 1: makes the rival vary its moves from deal to deal. */
    readonly salt: number;
    /** The player's side. */
    readonly side: Side;
    /** Puzzles: moves to mate in. Else 0. */
    readonly within: number;
    cells: number[];
    turn: Side;
    castles: number;
    passed: number;
    last: { readonly from: number; readonly to: number; readonly taken: number } | null;
    /** Plies made, and those since a capture or a pawn's move. */
    moves: number;
    quiet: number;
    /** Keys of the positions since then, the present one last. */
    past: string[];
    /** Moves made after looking at a hint. */
    helped: number;
    end: End | null;
  };

/** A move as a number: squares in six bits each, the promotion in three, whether a hint was shown. */
export type Input = number;

export const MAX_INPUT = 0xffff;
