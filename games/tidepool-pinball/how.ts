import { createRng } from '@playgrove/kit/core';
import type { Lesson, Rect } from '@playgrove/kit/runtime';
import { rules, type State } from './rules.ts';
import { FINS, HEIGHT, WIDTH } from './rules/table.ts';
import { cornerOf } from './view/layout.ts';
import type { Ui } from './view/ui.ts';

type Size = { readonly width: number; readonly height: number };

function playing(mission: number, x: number, y: number, more: Partial<State> = {}): State {
  const state = rules.deal({ mode: 'mission', mission }, createRng('how'), null);
  const pearl = { x, y, vx: 0, vy: 0, on: 0, still: 0 };
  return { ...state, phase: 'play', pearls: [pearl], launched: 1, ...more };
}

/** A part of the table, wherever the screen shows it. */
const part =
  (y: number, height: number) =>
  (_: State, to: Size, ui: Ui): Rect => {
    ui.camera.value = y;
    const corner = cornerOf(to);
    const top =
      to.height < HEIGHT ? Math.max(0, Math.min(HEIGHT - to.height, y - to.height * 0.55)) : 0;
    return {
      x: corner.x,
      y: corner.y + y - top,
      width: WIDTH,
      height: Math.min(height, to.height),
    };
  };

/** How to play: the fins, the tide, luck. */
export const how: readonly Lesson<State, Ui>[] = [
  {
    say: 'how.fins',
    state() {
      const state = playing(0, 150, 520);
      const [left] = state.fins;
      if (left) Object.assign(left, { angle: -(FINS[0]?.up ?? 0), held: true });
      return state;
    },
    prepare: (ui) => void ui.trails.push([136, 578, 140, 560, 144, 545, 148, 530]),
    look: part(430, 230),
    hand: (_, __, to) => {
      const corner = cornerOf(to);
      return {
        kind: 'hold',
        at: { x: corner.x + 90, y: Math.min(to.height - 30, corner.y + 620) },
        keys: ['left'],
      };
    },
  },
  { say: 'how.tide', state: () => playing(12, 214, 190), look: part(20, 240) },
  {
    say: 'how.luck',
    state: () => playing(0, 183, 600, { save: 600 }),
    look: part(430, 230),
  },
];
