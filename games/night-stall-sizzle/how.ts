import { createRng } from '@playgrove/kit/core';
import type { Lesson, Rect } from '@playgrove/kit/runtime';
import { rules, type State } from './rules.ts';
import { momentOf } from './rules/kitchen.ts';
import { cuisineOf, dishOf } from './rules/menu.ts';
import { nextRoute } from './view/crates.ts';
import { layoutOf, middle, type Layout } from './view/layout.ts';
import type { Ui } from './view/ui.ts';

const NONE = { x: 0, y: 0, width: 100, height: 100 };

type Size = { readonly width: number; readonly height: number };

function shift(change?: (state: State) => void): State {
  const career = rules.career?.fresh;
  if (career === undefined) throw new Error('night-stall-sizzle: no career');
  const state = rules.deal({ mode: 'shift', at: 1 }, createRng('how'), career);
  change?.(state);
  return state;
}

/** The first guest's dish in the first pan: at its first toss, or done. */
function cooking(state: State, how: 'toss' | 'done'): void {
  const [guest] = state.book.open;
  const [pan] = state.pans;
  const id = guest?.wants[0];
  if (!pan || id === undefined) return;
  const dish = dishOf(id);
  pan.dish = id;
  pan.tosses = Array.from({ length: dish.tosses }, () => (how === 'done' ? 'perfect' : 'open'));
  pan.heat = how === 'done' ? dish.cook + 20 : momentOf(dish, 0);
  state.phase = 'open';
}

/** The kitchen from its left edge on, so high about a line: a picture's shape. */
function part({ pans, crates }: Layout, across: number): Rect {
  const x = Math.min(pans[0]?.x ?? 0, crates[0]?.x ?? 0) - 6;
  return { x, y: across - 205, width: 640, height: 410 };
}

/** How to play: chain, toss, serve. */
export const how: readonly Lesson<State, Ui>[] = [
  {
    say: 'how.chain',
    state: () => shift(),
    look(state, to) {
      const layout = layoutOf(to, state);
      return part(layout, layout.shelf);
    },
    hand(state, _, to: Size) {
      const layout = layoutOf(to, state);
      const { crates } = cuisineOf(state.cuisine);
      const spots = (nextRoute(state) ?? []).map((item) => layout.crates[crates.indexOf(item)]);
      const points = [...spots, layout.pans[0]].flatMap((spot) => (spot ? [middle(spot)] : []));
      return { kind: 'path', points, keys: ['a'] };
    },
  },
  {
    say: 'how.toss',
    state: () => shift((state) => cooking(state, 'toss')),
    look(state, to) {
      return layoutOf(to, state).pans[0] ?? NONE;
    },
  },
  {
    say: 'how.serve',
    state: () => shift((state) => cooking(state, 'done')),
    look(state, to) {
      const layout = layoutOf(to, state);
      return part(layout, layout.counter + 20);
    },
  },
];
