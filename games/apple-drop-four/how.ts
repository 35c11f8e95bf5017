import type { Lesson, Rect, Surface } from '@playgrove/kit/runtime';
import { lineOf, MINE, type Side } from './rules/board.ts';
import { replayed, type State } from './rules.ts';
import { cellOf, layoutOf, middleOf } from './view/layout.ts';
import type { Ui } from './view/ui.ts';

function position(played: string): State {
  const at = replayed(played);
  if (!at) throw new Error(`how: ${played}`);
  return {
    ...at,
    cells: [...at.cells],
    rival: 'nib',
    salt: 0,
    first: MINE,
    within: 0,
    games: 0,
    last: null,
    moves: 2,
    helped: 0,
    end: null,
    winner: 0,
    line: [],
  };
}

function won(): State {
  const state = position('44353621');
  for (const cell of [24, 30]) state.cells[cell] = MINE;
  const line = lineOf('four', state.cells, MINE);
  return { ...state, end: 'line', winner: MINE as Side, line };
}

/** These columns and rows, from the top left. */
function part(
  x: number,
  y: number,
  across: number,
  down: number,
  to: Pick<Surface, 'width' | 'height'>,
): Rect {
  const layout = layoutOf(to);
  const side = cellOf(layout, 'four');
  const at = middleOf(layout, 'four', { x, y });
  return { x: at.x - side / 2, y: at.y - side / 2, width: across * side, height: down * side };
}

const MIDDLE = 3;

/** How to play: drop, line up, watch for two ways. */
export const how: readonly Lesson<State, Ui>[] = [
  {
    say: 'how.drop',
    state: () => position('4455'),
    prepare(ui) {
      ui.over = MIDDLE;
    },
    look: (_, to) => part(0, 1.4, 7, 4.6, to),
    hand: (_, __, to) => ({
      kind: 'tap',
      at: middleOf(layoutOf(to), 'four', { x: MIDDLE, y: 2 }),
      keys: ['a'],
    }),
  },
  { say: 'how.line', state: won, look: (_, to) => part(0, 1.4, 7, 4.6, to) },
  {
    say: 'how.two',
    state: () => position('343455'),
    prepare(ui) {
      ui.over = 4;
    },
    look: (_, to) => part(0, 1.4, 7, 4.6, to),
  },
];
