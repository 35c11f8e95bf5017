import type { Lesson, Rect, Sizes } from '@playgrove/kit/runtime';
import { FEATHERS } from './levels.ts';
import type { State } from './rules.ts';
import { layoutOf } from './view/layout.ts';
import type { Ui } from './view/ui.ts';

/** A word that is half found. */
const word = (guesses: readonly string[], typed: string): State => ({
  answer: 'bird',
  guesses: [...guesses],
  given: [],
  misty: [],
  feathers: FEATHERS - guesses.length,
  points: 0,
  flight: false,
  found: [],
  typed,
});

/** The feathers and the word. */
function upper(_: State, to: Sizes): Rect {
  const { quills, drums } = layoutOf(to);
  const y = quills.y - 4;
  return { x: quills.x, y, width: quills.width, height: drums.y + drums.height + 16 - y };
}

/** How to play: the arrows, the fan, the feathers. */
export const how: readonly Lesson<State, Ui>[] = [
  { say: 'how.arrows', state: () => word(['milk'], '.i..'), look: upper },
  {
    say: 'how.fan',
    state: () => word(['milk'], '.i..'),
    look: (_, to) => {
      const { fan } = layoutOf(to);
      return { x: fan.x - 356, y: fan.y - 352, width: 712, height: 670 };
    },
  },
  { say: 'how.feathers', state: () => word(['milk', 'dish', 'bike'], 'bi..'), look: upper },
];
