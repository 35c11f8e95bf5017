import type { Lesson, Rect } from '@playgrove/kit/runtime';
import { BERRY, middleOf } from './board.ts';
import { pick } from './pick.ts';
import { GRID, type State } from './rules.ts';
import type { Ui } from './view.ts';

/*
 * How to play: three positions that the view itself draws, with one line each (`how.*`): the rule,
 * the twist, the goal or the danger. Loaded when somebody opens the sheet.
 */

/** Strawberry, blueberry, gooseberry, cloudberry by number, row by row. */
const PAIR = [2, 1, 3, 2, 1, 3, 0, 0, 1, 3, 1, 2, 3, 2, 0, 2, 3, 1, 0, 1, 0, 1, 2, 3, 2];
const SIX = [2, 1, 3, 2, 1, 3, 0, 0, 0, 3, 1, 0, 3, 0, 2, 2, 0, 1, 3, 1, 0, 1, 2, 3, 2];
const KEEP = [3, 1, 2, 0, 1, 1, 0, 0, 2, 3, 3, 1, 1, 2, 0, 2, 0, 0, 3, 1, 1, 3, 2, 0, 2];
/** Row 2, column 2: in all three the handful that the line speaks of begins here. */
const PICK = 6;

function tray(berries: readonly number[]): State {
  return { berries: [...berries], fell: berries.map(() => 0), picksLeft: 12, score: 0 };
}

/** This many cells of the tray: the picture shows what its line names, large. */
function cells(first: number, across: number, down: number): Rect {
  const { x, y } = middleOf(first);
  const cell = middleOf(1).x - middleOf(0).x;
  return { x: x - cell / 2, y: y - cell / 2, width: across * cell, height: down * cell };
}

export const how: readonly Lesson<State, Ui>[] = [
  {
    say: 'how.pick',
    state: () => tray(PAIR),
    look: () => cells(PICK - GRID.width, 4, 2.5),
    hand: () => ({ kind: 'tap', at: middleOf(PICK), keys: ['a'] }),
  },
  {
    say: 'how.size',
    state: () => tray(SIX),
    // Pointed at, a handful says what it is worth.
    prepare: (ui) => pick.point(ui, PICK),
    look: () => cells(0, 4.6, 3.6),
  },
  {
    say: 'how.join',
    state: () => tray(KEEP),
    look: () => cells(PICK - 1, 4.2, 2.8),
    hand: () => {
      const { x, y } = middleOf(PICK + GRID.width);
      return { kind: 'tap', at: { x, y: y + BERRY * 0.1 }, keys: ['a'] };
    },
  },
];
