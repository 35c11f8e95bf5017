import { hexReach } from '@playgrove/kit/logic/hexgrid';
import type { Lesson, Rect } from '@playgrove/kit/runtime';
import { sizeOf } from './levels.ts';
import { FLAG, gridFor, LEAVES, OPEN } from './rules/meadow.ts';
import type { State } from './rules.ts';
import { layoutOf, middleOf } from './view/layout.ts';
import type { Ui } from './view/ui.ts';

const { cols, rows } = sizeOf(0);
const [MIDDLE, HOG, OTHER] = [20, 21, 14];

/** A garden of which the middle lies open. */
function garden(flags: readonly number[], hogs: readonly number[]): State {
  const open = hexReach(gridFor({ cols, rows }), MIDDLE, 1);
  const shown = Array.from({ length: cols * rows }, (_, place) =>
    flags.includes(place) ? FLAG : open.includes(place) && !hogs.includes(place) ? OPEN : LEAVES,
  );
  return {
    size: 1,
    cols,
    rows,
    hogs: [...hogs],
    start: MIDDLE,
    shown,
    slips: 0,
    time: 90,
    caught: -1,
  };
}

/** The middle of the meadow. */
function middle(state: State, to: { readonly width: number; readonly height: number }): Rect {
  const layout = layoutOf(to, state);
  const { x, y } = middleOf(layout, state, MIDDLE);
  const side = layout.unit * 3.6;
  return { x: x - side / 2, y: y - side / 2, width: side, height: side };
}

/** How to play: what a number says, a flag, a sweep. */
export const how: readonly Lesson<State, Ui>[] = [
  { say: 'how.number', state: () => garden([], [HOG, OTHER]), look: middle },
  {
    say: 'how.flag',
    state: () => garden([OTHER], [HOG, OTHER]),
    look: middle,
    hand: (state, _, to) => ({
      kind: 'hold',
      at: middleOf(layoutOf(to, state), state, HOG),
      keys: ['x'],
    }),
  },
  {
    say: 'how.sweep',
    state: () => garden([HOG, OTHER], [HOG, OTHER]),
    look: middle,
    hand: (state, _, to) => ({
      kind: 'path',
      points: [MIDDLE - 1, MIDDLE, MIDDLE + cols].map((place) =>
        middleOf(layoutOf(to, state), state, place),
      ),
      keys: ['a'],
    }),
  },
];
