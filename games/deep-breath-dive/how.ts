import { createRng } from '@playgrove/kit/core';
import type { Lesson, Rect } from '@playgrove/kit/runtime';
import { rules, type State } from './rules.ts';
import { breathHome } from './rules/dive.ts';
import { FRESH } from './rules/state.ts';
import { px, py, type Ui } from './view/ui.ts';

/** A dive in a sea that has treasure next to the diver. */
function diving(y: number, down: boolean): State {
  const state = rules.deal({ mode: 'endless' }, createRng('how to play'), FRESH);
  const things = [
    { id: 9001, kind: 'shell', x: 2, y: y + 0.9 },
    { id: 9002, kind: 'pearl', x: -2.1, y: y + 1.2 },
  ] as const;
  Object.assign(state, { phase: 'dive', y, down, deepest: y, vy: down ? 0.05 : -0.05, bag: 12 });
  state.sea = { ...state.sea, things: [...things], creatures: [], vents: [] };
  return state;
}

/** The diver with the ring, large. */
function look(_: State, __: unknown, ui: Ui): Rect {
  return { x: px(ui, ui.at.x) - 190, y: py(ui, ui.at.y) - 130, width: 380, height: 260 };
}

/** How to play: hold and let go, deeper is worth more, mind the notch. */
export const how: readonly Lesson<State, Ui>[] = [
  {
    say: 'how.hold',
    state: () => diving(6, true),
    look,
    hand: (_, ui) => ({
      kind: 'hold',
      at: { x: px(ui, ui.at.x) + 100, y: py(ui, ui.at.y) + 60 },
      keys: ['down'],
    }),
  },
  {
    say: 'how.deep',
    state: () => diving(24, true),
    // The bag with its multiplier is at the lower edge.
    look: (_, to) => ({ x: to.width / 2 - 150, y: to.height - 160, width: 300, height: 160 }),
  },
  {
    say: 'how.notch',
    state() {
      const state = diving(20, false);
      state.air = breathHome(state) * 1.05;
      return state;
    },
    look,
  },
];
