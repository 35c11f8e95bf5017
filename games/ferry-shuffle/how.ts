import type { Lesson, Rect } from '@playgrove/kit/runtime';
import { deckFor, middleOf, type State } from './rules.ts';
import { codeOf, SWELLS, type Car } from './rules/deck.ts';
import { layoutOf, placeAt } from './view/layout.ts';
import type { Ui } from './view/ui.ts';

const car = (across: boolean, lane: number, start: number, length = 2, loose = false): Car => ({
  across,
  lane,
  start,
  length,
  loose,
});

/** A small deck after some moves: a van, and what is in its way. */
function deck(swell: number, moves: number, ...cars: readonly Car[]): State {
  const all = [car(false, 1, 3), ...cars];
  const sides = { cols: 4, rows: 5, par: 2, hatches: [] };
  const code = codeOf({ ...sides, swells: SWELLS[swell] ?? [], cars: all });
  return { level: 9, code, mirrored: false, at: all.map(({ start }) => start), moves };
}

const whole = (state: State, to: { readonly width: number; readonly height: number }): Rect =>
  layoutOf(to, deckFor(state)).deck;

/** How to play: lanes, the way out, the swell. */
export const how: readonly Lesson<State, Ui>[] = [
  {
    say: 'how.lane',
    state: () => deck(0, 0, car(true, 1, 1), car(true, 4, 2)),
    look: whole,
    hand(state, _, to) {
      const layout = layoutOf(to, deckFor(state));
      const from = placeAt(layout, middleOf(state, 1));
      const at = state.at.map((place, index) => (index === 1 ? 2 : place));
      const until = placeAt(layout, middleOf({ ...state, at }, 1));
      return { kind: 'swipe', from, to: until, keys: ['a', 'right', 'a'] };
    },
  },
  {
    say: 'how.swell',
    state: () => deck(1, 4, car(true, 1, 0, 2, true), car(true, 2, 1, 2, true)),
    look: whole,
  },
  {
    say: 'how.stars',
    state: () => deck(1, 2, car(true, 2, 2), car(false, 0, 0, 3)),
    hand(state, _, to) {
      const layout = layoutOf(to, deckFor(state));
      const from = placeAt(layout, middleOf(state, 0));
      const until = placeAt(layout, { x: 1.5, y: 0.6 });
      return { kind: 'swipe', from, to: until, keys: ['a', 'up', 'up', 'up', 'a'] };
    },
  },
];
