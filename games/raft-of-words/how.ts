import type { Lesson, Rect, Sizes } from '@playgrove/kit/runtime';
import type { State } from './rules.ts';
import { layoutOf } from './view/layout.ts';
import type { Ui } from './view/ui.ts';

/** A small board that is half filled. */
const board = (more: Partial<State>): State => ({
  level: 1,
  letters: 'taer',
  order: [0, 1, 2, 3],
  slots: [
    { word: 'rate', x: 0, y: 1, down: false },
    { word: 'tear', x: 2, y: 1, down: true },
    { word: 'art', x: 1, y: 1, down: true },
  ].slice(0, 2),
  found: [],
  bonus: [],
  fish: 0,
  shown: [],
  spelled: [],
  ...more,
});

function wheel(_: State, to: Sizes): Rect {
  const { word, wheel: at } = layoutOf(to);
  return { x: at.x - 300, y: word.y - 10, width: 600, height: at.y + 270 - word.y };
}

function corner(_: State, to: Sizes): Rect {
  const { tank } = layoutOf(to);
  return { x: tank.x - 20, y: tank.y - 90, width: 360, height: tank.height + 110 };
}

/** How to play: the wheel, the rafts, the tank. */
export const how: readonly Lesson<State, Ui>[] = [
  { say: 'how.wheel', state: () => board({ spelled: [3, 1, 0] }), look: wheel },
  {
    say: 'how.rafts',
    state: () => board({ found: [0] }),
    look: (_, to) => layoutOf(to).board,
  },
  { say: 'how.tank', state: () => board({ bonus: ['ear', 'eat'], fish: 2 }), look: corner },
];
