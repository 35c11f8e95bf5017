import { RED } from './rules/board.ts';
import type { State } from './rules.ts';

/** A game between friends with these pieces, red to move. */
export function stateOf(cells: readonly number[], more: Partial<State> = {}): State {
  return {
    variant: 'english',
    rival: 'friend',
    salt: 1,
    within: 0,
    cells,
    turn: RED,
    moves: 0,
    quiet: 0,
    last: null,
    helped: 0,
    missed: null,
    phase: 'play',
    shown: false,
    winner: null,
    ...more,
  };
}
