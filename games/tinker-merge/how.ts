import type { Lesson, Rect } from '@playgrove/kit/runtime';
import { bench, wants } from './rules/drawn.ts';
import type { State } from './rules/state.ts';
import { centerOf, layoutOf } from './view/layout.ts';
import type { Ui } from './view/ui.ts';

type Size = Parameters<typeof layoutOf>[0];

const whole = (state: State, to: Size): Rect => layoutOf(to, state).bench;

const drag = (from: number, goal: number) => (state: State, _: Ui, to: Size) => {
  const layout = layoutOf(to, state);
  const end = centerOf(layout, goal);
  return {
    kind: 'swipe' as const,
    from: centerOf(layout, from),
    to: { x: end.x, y: end.y + 40 },
    keys: [],
  };
};

/** How to play: merge along free cells, what a merge sets going, what a jam is. */
export const how: readonly Lesson<State, Ui>[] = [
  {
    say: 'how.merge',
    state: () => bench(['a2 . .', '. . a2', 'b1 . .'], { seats: [wants('a3')] }),
    look: whole,
    hand: drag(0, 5),
  },
  {
    say: 'how.shake',
    state: () => bench(['. a4 a1', 'c b2 .', '. . b2'], { seats: [wants('b4')] }),
    look: whole,
    hand: drag(8, 4),
  },
  {
    say: 'how.full',
    state: () => bench(['a1 b1 a2', 'b2 a3 b1', 'a1 b3 a2'], { seats: [wants('b4')] }),
    look: whole,
  },
];
