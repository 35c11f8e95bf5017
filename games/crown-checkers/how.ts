import type { Lesson, Rect } from '@playgrove/kit/runtime';
import { EIGHT, IVORY, RED, read, type Cells, type Side } from './rules/board.ts';
import type { State } from './rules.ts';
import { BOARD, layoutOf, middleOf } from './view/layout.ts';
import type { Ui } from './view/ui.ts';

type Size = { readonly width: number; readonly height: number };

const STEP = ['....', '..x.', '.xx.', '....', '....', 'o.o.', '.o..', '....'].join('');
const JUMP = ['....', '....', '.x..', '....', 'x...', 'o...', '....', '....'].join('');
const CROWNED = ['.O..', '....', 'x...', '...x', '....', '....', '....', '....'].join('');

function position(board: string, turn: Side): State {
  const cells: Cells = read(board) ?? [];
  return {
    variant: 'english',
    rival: 'pip',
    salt: 0,
    within: 0,
    cells,
    turn,
    moves: 2,
    quiet: 0,
    last: null,
    helped: 0,
    missed: null,
    phase: 'play',
    shown: false,
    winner: null,
  };
}

/** A part of the board, in squares. */
function part(x: number, y: number, wide: number, tall: number): (state: State, to: Size) => Rect {
  return (_, to) => {
    const { left, top } = layoutOf(to);
    const cell = BOARD / EIGHT.size;
    return { x: left + x * cell, y: top + y * cell, width: wide * cell, height: tall * cell };
  };
}

/** How to play: step, jump, crown. */
export const how: readonly Lesson<State, Ui>[] = [
  {
    say: 'how.step',
    state: () => position(STEP, RED),
    prepare: (ui) => void (ui.path = [22]),
    look: part(1.6, 3.4, 5.4, 3.3),
    hand: (_, __, to) => ({
      kind: 'tap',
      at: middleOf(layoutOf(to), EIGHT, 18),
      keys: ['a'],
    }),
  },
  {
    say: 'how.jump',
    state: () => position(JUMP, RED),
    prepare: (ui) => void (ui.path = [20]),
    look: part(-0.3, 0.8, 6, 5.2),
    hand: (_, __, to) => ({
      kind: 'tap',
      at: middleOf(layoutOf(to), EIGHT, 13),
      keys: ['a'],
    }),
  },
  {
    say: 'how.crown',
    state: () => position(CROWNED, IVORY),
    look: part(0.8, -0.8, 5, 3.2),
  },
];
