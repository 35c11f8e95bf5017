import { createRng } from '@playgrove/kit/core';
import type { Lesson, Rect } from '@playgrove/kit/runtime';
import { courseOf, rules, type State } from './rules.ts';
import { frameOf, onScreen } from './view/frame.ts';
import type { Ui } from './view/scene.ts';

type Size = { readonly width: number; readonly height: number };

/** A run of a level, a little before its first trap of a kind. */
function before(level: number, kind: string, ticks: number, more: Partial<State>): State {
  const state = rules.deal({ level }, createRng('how'), null);
  for (state.stretch = 0; state.stretch < 3; state.stretch += 1) {
    const { traps, plan } = courseOf(state);
    const trap = traps.find((each) => each.kind === kind);
    if (!trap) continue;
    state.tick = Math.max(0, Math.round((trap.from + trap.to) / 2 / plan.speed) - ticks);
    const side = more.air === undefined || more.air < 0 ? trap.side : trap.side === 0 ? 1 : 0;
    return { ...state, side, waits: 0, ...more };
  }
  return state;
}

/** The runner and what is ahead of it, as large as the corridor allows; `deep`: and a hole. */
const lookAt =
  (deep: number) =>
  (_: State, to: Size): Rect => {
    const frame = frameOf(to);
    const { x, y } = onScreen(frame, frame.hero, frame.top);
    if (frame.tall) return { x: x - 40 - deep, y: y - 225, width: 500, height: 312 };
    return { x: x - 130, y: y - 30 - deep, width: 768, height: 480 };
  };
const look = lookAt(0);

/** How to play: flip, sparks and checkpoints, lives. */
export const how: readonly Lesson<State, Ui>[] = [
  {
    say: 'how.flip',
    state: () => before(2, 'gap', 26, {}),
    look,
    hand(_, __, to) {
      const frame = frameOf(to);
      const at = onScreen(frame, frame.hero + 120, (frame.top + frame.floor) / 2);
      return { kind: 'tap', at, keys: ['a'] };
    },
  },
  {
    say: 'how.checkpoint',
    state: () => before(2, 'gap', 4, { phase: 'down', down: 5, cause: 'ran' }),
    look: lookAt(80),
  },
  { say: 'how.traps', state: () => before(31, 'walls', 16, { air: 3 }), look },
];
