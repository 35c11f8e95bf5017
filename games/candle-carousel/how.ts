import { createRng } from '@playgrove/kit/core';
import type { Lesson, Rect } from '@playgrove/kit/runtime';
import { rules, type State } from './rules.ts';
import { layoutOf, rimAt, standOf, type Size } from './view/layout.ts';
import type { Ui } from './view/scene.ts';

function cake(
  candles: readonly number[],
  more: Partial<State> = {},
  lit: readonly number[] = [],
  berries: readonly number[] = [],
): State {
  const state = rules.deal({ cake: 1 }, createRng('how'), null);
  const [tier] = state.tiers;
  tier?.berries.push(...berries);
  tier?.candles.push(...candles.map((at, n) => ({ at, lit: lit.includes(n) })));
  return { ...state, ...more };
}

/** The cake and what flies below it. */
function look(_: State, to: Size): Rect {
  const { foot } = layoutOf(to);
  return { x: foot.x - 360, y: foot.y - 400, width: 720, height: 500 };
}

/** How to play: toss, do not touch, keep time. */
export const how: readonly Lesson<State, Ui>[] = [
  {
    say: 'how.toss',
    state: () => cake([40, 90, 200], { flight: 4 }),
    look,
    hand: (_, __, to) => {
      const { x, y } = rimAt(standOf(to, 0), 0);
      return { kind: 'tap', at: { x: x + 90, y: y + 80 }, keys: ['a'] };
    },
  },
  {
    say: 'how.touch',
    state: () => cake([-40, 60, 150], { hearts: 2 }, [], [17]),
    prepare(ui) {
      ui.show.bumped.start();
      ui.fall = { x: 270, y: 560, vx: -1, vy: 0, turn: -0.6 };
    },
    look,
  },
  { say: 'how.time', state: () => cake([0, 34, -34, 68, 160], { streak: 3 }, [0, 1, 2, 3]), look },
];
