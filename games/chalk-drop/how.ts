import type { StepContext } from '@playgrove/kit/contract';
import { createRng } from '@playgrove/kit/core';
import type { Lesson, Rect } from '@playgrove/kit/runtime';
import { boardOf, rules, type State } from './rules.ts';
import { LEVELS } from './levels.ts';
import { toPoints } from './rules/stroke.ts';
import { SOLUTIONS } from './solutions.ts';
import { toWorld } from './view/layout.ts';
import type { Ui } from './view/ui.ts';

const quiet: StepContext = { rng: createRng('how to play'), cue: () => undefined };

function board(id: string): State {
  const at = Math.max(
    0,
    LEVELS.findIndex((one) => one.id === id),
  );
  return rules.deal({ board: at }, quiet.rng, null);
}

/** With the lines that solve it. */
function drawn(id: string): State {
  const state = board(id);
  for (const points of SOLUTIONS[id] ?? []) rules.step(state, { kind: 'draw', points }, quiet);
  return state;
}

/** Board units around some places, as the world has them. */
const around =
  (x: number, y: number, width: number) =>
  (_: State, __: unknown, { layout }: Ui): Rect => ({
    ...toWorld(layout, { x, y }),
    width,
    height: width / 1.6,
  });

/** Ticks after which the ball of the first board is in its jar. */
const HOME = 150;

/** How to play: draw and let go, fill a shape, reach the jar with little chalk. */
export const how: readonly Lesson<State, Ui>[] = [
  {
    say: 'how.draw',
    state: () => board('first-line'),
    look: around(90, 120, 640),
    hand(state, { layout }) {
      const [line = []] = SOLUTIONS[boardOf(state.params).id] ?? [];
      const points = toPoints(line).map((point) => toWorld(layout, point));
      return { kind: 'path', points, keys: ['x'] };
    },
  },
  { say: 'how.fill', state: () => drawn('first-weight'), look: around(70, 280, 560) },
  {
    say: 'how.jar',
    state() {
      const state = drawn('first-line');
      rules.step(state, { kind: 'go' }, quiet);
      for (let tick = 0; tick < HOME; tick += 1) rules.tick?.(state, quiet);
      return state;
    },
    look: around(420, 330, 590),
  },
];
