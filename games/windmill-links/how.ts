import { createRng } from '@playgrove/kit/core';
import type { Lesson, Rect } from '@playgrove/kit/runtime';
import { rules, type State } from './rules.ts';
import { LEVELS } from './rules/levels.ts';
import { ballAt } from './rules/motion.ts';
import { layoutOf, TILE, toScreen } from './view/layout.ts';
import { pageOf } from './view/scene.ts';
import type { Ui } from './view/ui.ts';

function on(level: string, at: number, x: number, y: number): State {
  const params = LEVELS.find(({ id }) => id === level)?.params ?? LEVELS[0].params;
  const state = rules.deal(params, createRng('how'), null);
  state.at = at;
  state.ball = ballAt({ x, y });
  return state;
}

/** Around a place of the hole, in tiles. */
const around =
  (x: number, y: number, half: number) =>
  (state: State, to: { readonly width: number; readonly height: number }): Rect => {
    const middle = toScreen(layoutOf(to, state), { x, y });
    const size = half * TILE;
    return { x: middle.x - size, y: middle.y - size * 0.66, width: size * 2, height: size * 1.32 };
  };

/** The page lies open: a picture has no time to unfold it. */
function opened(ui: Ui, state: State): void {
  ui.page = pageOf(state);
}

export const how: readonly Lesson<State, Ui>[] = [
  {
    say: 'how.pull',
    state: () => on('mill-1', 0, 4.5, 11),
    prepare(ui, state) {
      opened(ui, state);
      ui.angle = 2700;
      ui.power = 55;
    },
    look: around(4.5, 11.9, 3.6),
    hand(state, _, to) {
      const layout = layoutOf(to, state);
      const from = toScreen(layout, state.ball);
      const pulled = toScreen(layout, { x: state.ball.x, y: state.ball.y + 1.5 });
      return { kind: 'swipe', from, to: pulled, keys: [] };
    },
  },
  {
    say: 'how.read',
    state: () => on('hills-1', 1, 4.5, 10.6),
    prepare: opened,
    look: around(4.5, 8.2, 3.9),
  },
  {
    say: 'how.left',
    state: () => on('mill-2', 1, 4.4, 6.4),
    prepare: opened,
    look: around(4.5, 4.1, 3.8),
  },
];
