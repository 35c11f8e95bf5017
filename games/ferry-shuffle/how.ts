import type { Coach, Lesson, Point, Rect, Sizes } from '@playgrove/kit/runtime';
import { deckFor, middleOf, type State } from './rules.ts';
import { codeOf, SWELLS, type Car } from './rules/deck.ts';
import { deckOn } from './view/layout.ts';
import type { Ui } from './view/ui.ts';

const car = (across: boolean, lane: number, start: number, length = 2, loose = false): Car => ({
  across,
  lane,
  start,
  length,
  loose,
});

/** A small deck, as wide as its picture, after some moves: a van, and what is in its way. */
function deck(swell: number, moves: number, ...cars: readonly Car[]): State {
  const all = [car(false, 2, 2), ...cars];
  const sides = { cols: 5, rows: 4, par: 2, hatches: [] };
  const code = codeOf({ ...sides, swells: SWELLS[swell] ?? [], cars: all });
  return { level: 9, code, mirrored: false, at: all.map(({ start }) => start), moves };
}

type Size = Pick<Sizes, 'width' | 'height'>;

const whole = (state: State, to: Size): Rect => deckOn(to, deckFor(state)).rect;

/** The deck, and the beach before it. */
function beach(state: State, to: Size): Rect {
  const { x, y, height } = whole(state, to);
  return to.height > to.width
    ? { x: 0, y: 0, width: to.width, height: y + height }
    : { x, y, width: to.width - x, height };
}

/** The hand drags a car, by a number of cells. */
function drags(state: State, to: Size, one: number, by: Point, keys: Coach['keys']): Coach {
  const { toScreen } = deckOn(to, deckFor(state));
  const { x, y } = middleOf(state, one);
  return {
    kind: 'swipe',
    from: toScreen({ x, y }),
    to: toScreen({ x: x + by.x, y: y + by.y }),
    keys,
  };
}

/** How to play: lanes, the way out, the swell. */
export const how: readonly Lesson<State, Ui>[] = [
  {
    say: 'how.lane',
    state: () => deck(0, 0, car(true, 1, 2), car(true, 3, 3)),
    look: whole,
    hand: (state, _, to) => drags(state, to, 1, { x: 1, y: 0 }, ['a', 'right', 'a']),
  },
  {
    say: 'how.swell',
    state: () => deck(1, 4, car(true, 0, 0, 2, true), car(true, 1, 1, 2, true)),
    look: whole,
  },
  {
    say: 'how.stars',
    state: () => deck(1, 2, car(true, 3, 3), car(false, 0, 0, 3)),
    look: beach,
    hand: (state, _, to) => drags(state, to, 0, { x: 0, y: -3.4 }, ['a', 'up', 'up', 'up', 'a']),
  },
];
