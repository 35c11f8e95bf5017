import type { Lesson, Rect } from '@playgrove/kit/runtime';
import type { State } from './rules/state.ts';
import { layoutOf, placeOf } from './view/layout.ts';
import type { Ui } from './view/ui.ts';

type Size = { readonly width: number; readonly height: number };

const PATH = [12, 8, 4, 0, 1, 5, 9, 13, 14, 10, 6, 2, 3, 7, 11, 15];

/** A small town with so much of its road, at this part of the day. */
function town(route: readonly number[], part: number): State {
  return {
    level: 1,
    cols: 4,
    rows: 4,
    path: PATH,
    stops: [12, 1, 14, 15],
    fences: [
      [5, 6],
      [9, 10],
    ],
    route: [...route],
    time: 900 * part,
    gold: 300,
    silver: 510,
    night: 900,
    drive: 0,
  };
}

/** The lower part of the board, or the day above the upper part. */
const part =
  (from: 'board' | 'day') =>
  (state: State, to: Size): Rect => {
    const { board, day } = layoutOf(to, state);
    const height = board.width * 0.64;
    const y = from === 'day' ? day.y - 10 : board.y + board.height - height;
    return { x: board.x, y, width: board.width, height };
  };

/** How to play: the road, a square left behind, the night. */
export const how: readonly Lesson<State, Ui>[] = [
  {
    say: 'how.route',
    state: () => town(PATH.slice(0, 6), 0.05),
    look: part('board'),
    hand: (state, _, to) => ({
      kind: 'path',
      points: PATH.slice(5, 9).map((cell) => placeOf(layoutOf(to, state), state, cell)),
      keys: ['down'],
    }),
  },
  {
    say: 'how.lost',
    state: () => town([12, 8, 4, 0, 1, 5, 9, 10, 6, 2, 3, 7, 11], 0.1),
    look: part('board'),
  },
  {
    say: 'how.night',
    state: () => town(PATH.slice(0, 10), 0.72),
    look: part('day'),
  },
];
