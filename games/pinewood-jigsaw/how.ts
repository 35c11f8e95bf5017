import { createRng } from '@playgrove/kit/core';
import type { Lesson, Rect } from '@playgrove/kit/runtime';
import { lay } from './rules/joins.ts';
import { cuttingOf, HOME, homeOf, type State } from './rules/state.ts';
import { LEVELS } from './levels.ts';
import { rules } from './rules.ts';
import { layoutOf, slotAt } from './view/layout.ts';
import { fitOn, toScreen } from './view/camera.ts';
import type { Ui } from './view/ui.ts';

type Size = { readonly width: number; readonly height: number };

/** The first picture in twelve pieces, as far as `change` brings it. */
function begun(change: (state: State) => void): State {
  const state = rules.deal(LEVELS[0].params, createRng('how to play'), { done: 0 });
  change(state);
  return state;
}

const all = (_: State, { width, height }: Size): Rect => ({ x: 0, y: 0, width, height });

/** How to play: a piece to its place, groups, and what earns stars. */
export const how: readonly Lesson<State, Ui>[] = [
  {
    say: 'how.place',
    state: () => begun(() => undefined),
    look: all,
    hand(state, _, to) {
      const layout = layoutOf(to, state);
      const piece = state.tray[0] ?? 0;
      const { width, height } = cuttingOf(state);
      const home = homeOf(cuttingOf(state), piece);
      const slot = slotAt(layout, 0);
      const middle = { x: home.x + width / 2, y: home.y + height / 2 };
      return {
        kind: 'swipe',
        from: { x: slot.x + layout.lane / 2, y: slot.y + layout.lane / 2 },
        to: toScreen(layout.area, fitOn(layout.area), middle),
        keys: [],
      };
    },
  },
  {
    say: 'how.group',
    state: () =>
      begun((state) => {
        lay(state, 9, { x: 1300, y: 2150 });
        lay(state, 10, { x: 1900, y: 2150 });
        lay(state, 11, { x: 2500, y: 2150 });
      }),
    look: all,
  },
  {
    say: 'how.size',
    state: () =>
      begun((state) => {
        for (const piece of [0, 1, 2, 3, 4, 5, 7, 8, 11]) {
          state.group[piece] = HOME;
          state.tray = state.tray.filter((other) => other !== piece);
        }
      }),
    look: all,
  },
];
