import type { Lesson } from '@playgrove/kit/runtime';
import { cellRect, centerOf } from './board.ts';
import { press } from './lamps.ts';
import type { State } from './rules.ts';
import type { Ui } from './view.ts';

const MIDDLE = 4;

/** A board of nine lamps after these presses. */
function lamps(...cells: readonly number[]): State {
  const lit = Array.from({ length: 9 }, () => false);
  for (const cell of cells) press(lit, cell);
  return { lit, presses: 0, par: cells.length };
}

/** How to play: three positions that the view draws, with one line each. */
export const how: readonly Lesson<State, Ui>[] = [
  {
    say: 'how.press',
    state: () => lamps(MIDDLE),
    hand: ({ lit }) => ({ kind: 'tap', at: centerOf(lit, MIDDLE), keys: ['a'] }),
  },
  { say: 'how.order', state: () => lamps(0, 8) },
  {
    say: 'how.off',
    state: () => lamps(1),
    look: ({ lit }) => {
      const { x, y, width } = cellRect(lit, 0);
      return { x, y, width: width * 3, height: width * 2 };
    },
    hand: ({ lit }) => ({ kind: 'tap', at: centerOf(lit, 1), keys: ['a'] }),
  },
];
