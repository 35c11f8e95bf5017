import type { Lesson, Rect } from '@playgrove/kit/runtime';
import { BOXES, FULL, padOf, QUARTET } from './rules/boxes.ts';
import type { State } from './rules.ts';
import { layoutOf, rowRect, spotOf, type Layout } from './view/layout.ts';
import type { Ui } from './view/ui.ts';

type Size = { readonly width: number; readonly height: number };

function turn(pad: number, dice: readonly number[], rolls: number): State {
  const scores = [Array.from({ length: BOXES }, (_, box) => (box === 4 && pad === FULL ? 15 : -1))];
  const rest = {
    with: 'nobody',
    marks: [],
    salt: 0,
    seat: 0,
    kept: 0,
    log: ['044162'],
    last: null,
  } as const;
  return { ...rest, pad, scores, rolls, dice: [...dice], marks: [], log: ['044162'] };
}

const around = (rect: Rect, more: number): Rect => ({
  x: rect.x - more,
  y: rect.y - more,
  width: rect.width + more * 2,
  height: rect.height + more * 2,
});

const tray = (state: State, to: Size): Rect => around(layoutOf(to, state).tray, 10);

/** Three fours on the rail. */
const keepFours = (ui: Ui): void => {
  ui.keep = 0b00111;
  ui.at = '1 0 1';
};

const boxRect = (layout: Layout, state: State): Rect => rowRect(layout, state, QUARTET);

/** How to play: keep and roll again, odds, one box a turn. */
export const how: readonly Lesson<State, Ui>[] = [
  {
    say: 'how.keep',
    state: () => turn(FULL, [4, 4, 4, 6, 2], 1),
    prepare: keepFours,
    look: tray,
    hand: (state, _, to) => ({
      kind: 'tap',
      at: spotOf(layoutOf(to, state), 2, 1, true),
      keys: ['a'],
    }),
  },
  {
    say: 'how.odds',
    state: () => turn(padOf('QFK'), [4, 4, 4, 6, 2], 1),
    prepare: keepFours,
    look: (state, to) => around(layoutOf(to, state).pad, 6),
  },
  {
    say: 'how.box',
    state: () => turn(padOf('QFK'), [4, 4, 4, 4, 2], 3),
    prepare(ui) {
      ui.at = '1 0 3';
      ui.box = QUARTET;
    },
    look: (state, to) => around(layoutOf(to, state).pad, 6),
    hand(state, _, to) {
      const { x, y, width, height } = boxRect(layoutOf(to, state), state);
      return { kind: 'tap', at: { x: x + width * 0.6, y: y + height * 0.6 }, keys: ['a'] };
    },
  },
];
