import { createRng } from '@playgrove/kit/core';
import type { Lesson, Rect } from '@playgrove/kit/runtime';
import { courseOf, rules, type State } from './rules.ts';
import { onScreen } from './view/frame.ts';
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

/** The runner and what is ahead of it. */
function look(_: State, { width, height }: Size, { frame }: Ui): Rect {
  const long = 620;
  const from = onScreen(frame, frame.hero - 130, frame.top - 40);
  return frame.tall
    ? { x: 60, y: Math.max(0, from.y - long), width: width - 120, height: Math.min(long, height) }
    : { x: from.x, y: from.y, width: long, height: 500 };
}

/** How to play: flip, sparks and checkpoints, lives. */
export const how: readonly Lesson<State, Ui>[] = [
  {
    say: 'how.flip',
    state: () => before(2, 'gap', 26, {}),
    look,
    hand: (_, { frame }) => ({
      kind: 'tap',
      at: onScreen(frame, frame.hero + 120, (frame.top + frame.floor) / 2),
      keys: ['a'],
    }),
  },
  { say: 'how.checkpoint', state: () => before(2, 'gap', 12, { air: 8 }), look },
  { say: 'how.traps', state: () => before(31, 'walls', 16, { air: 3 }), look },
];
