import type { Lesson, Rect, Surface } from '@playgrove/kit/runtime';
import { EMPTY, MINE, flips, opening, read, type Cells } from './rules/board.ts';
import type { State } from './rules.ts';
import { CELL, layoutOf, middleOf } from './view/layout.ts';
import type { Ui } from './view/ui.ts';

/** Row 3, column 4 of the opening: one snail is trapped between this cell and a scallop. */
const FIRST = 19;
/** A corner taken, and the edge next to it safe. */
const CORNER = [
  'oooo.x..',
  'oxxx.x..',
  '.xxox...',
  '..xxox..',
  '..xoox..',
  '...xxx..',
  '........',
  '........',
].join('');

function position(cells: Cells): State {
  const still = {
    salt: 0,
    par: 0,
    turn: MINE,
    passed: 0,
    last: null,
    moves: 0,
    helped: 0,
  } as const;
  return { rival: 'crab', ...still, cells };
}

function played(): State {
  const cells = opening();
  for (const cell of [FIRST, ...flips(cells, FIRST, MINE)]) cells[cell] = MINE;
  return position(cells);
}

type Size = Pick<Surface, 'width' | 'height'>;

/** This many cells of the board, from the first one on. */
function cellsFrom(first: number, across: number, down: number, to: Size): Rect {
  const { x, y } = middleOf(layoutOf(to), first);
  return { x: x - CELL / 2, y: y - CELL / 2, width: across * CELL, height: down * CELL };
}

const AROUND_MIDDLE = 17;

/** How to play: trap, flip, corners. */
export const how: readonly Lesson<State, Ui>[] = [
  {
    say: 'how.trap',
    state: () => position(opening()),
    look: (_, to) => cellsFrom(AROUND_MIDDLE, 6, 4, to),
    hand: (_, __, to) => ({
      kind: 'tap',
      at: middleOf(layoutOf(to), FIRST),
      keys: ['a'],
    }),
  },
  {
    say: 'how.flip',
    state: played,
    look: (_, to) => cellsFrom(AROUND_MIDDLE, 6, 4, to),
  },
  {
    say: 'how.corner',
    state: () => position(read(CORNER) ?? Array.from({ length: 64 }, () => EMPTY)),
    look: (_, to) => cellsFrom(0, 6, 4, to),
  },
];
