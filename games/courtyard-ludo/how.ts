import type { Lesson, Rect } from '@playgrove/kit/runtime';
import type { State } from './rules/state.ts';
import { layoutOf } from './view/layout.ts';
import { placed, type Ui } from './view/ui.ts';

type Size = { readonly width: number; readonly height: number };

function position(
  die: number,
  mine: readonly number[],
  theirs: readonly number[],
  bag: readonly number[],
): State {
  return {
    who: ['you', 'olive', 'none', 'none'],
    marks: [],
    salt: 0,
    at: [[...mine], [...theirs], [], []],
    bags: [[...bag], [2, 2, 2, 2, 2, 2], [], []],
    tokens: [1, 1, 0, 0],
    side: 0,
    die,
    count: 9,
    last: null,
    winner: -1,
  };
}

/** A square of the board around a point of it. */
const around = (to: Size, x: number, y: number, half: number): Rect => {
  const { middle } = layoutOf(to);
  return { x: middle.x + x - half, y: middle.y + y - half, width: half * 2, height: half * 2 };
};

/** How to play: a step, sending home, the bag. */
export const how: readonly Lesson<State, Ui>[] = [
  {
    say: 'how.move',
    state: () => position(3, [29, -1], [], [1, 1, 1, 2, 2, 1]),
    look: (_, to) => around(to, 60, 290, 200),
    hand: (_, __, to) => ({ kind: 'tap', at: placed(layoutOf(to), 0, 0, 29), keys: ['a'] }),
  },
  {
    say: 'how.send',
    state: () => position(4, [8, -1], [4, -1], [1, 1, 1, 1, 2, 1]),
    look: (_, to) => around(to, -250, -275, 255),
    hand: (_, __, to) => ({ kind: 'tap', at: placed(layoutOf(to), 0, 0, 8), keys: ['a'] }),
  },
  {
    say: 'how.bag',
    state: () => position(2, [8, -1], [], [0, 1, 2, 1, 0, 2]),
    look: (_, to) => {
      const { x, y, width, height } = layoutOf(to).tray;
      return { x: x - 6, y: y - 6, width: width + 12, height: height + 12 };
    },
  },
];
