import { createRng } from '@playgrove/kit/core';
import type { Lesson, Rect } from '@playgrove/kit/runtime';
import { rules, type State } from './rules.ts';
import { pathsOf } from './rules/plan.ts';
import { WIDE, xAt, yAt } from './rules/path.ts';
import { GROW, type Marble } from './rules/state.ts';
import { stands, toWorld } from './view/layout.ts';
import type { Ui } from './view/ui.ts';

type Size = { readonly width: number; readonly height: number };

/** A chain of these colors whose head is there; `-` is a gap. */
function chain(level: number, hues: string, head: number, more: Partial<State>): State {
  const state = rules.deal({ level }, createRng('how'), null);
  const marbles: Marble[] = [];
  let link = false;
  for (const [at, sign] of [...hues].entries()) {
    if (sign !== '-') {
      marbles.push({
        id: at,
        hue: Number(sign),
        s: head - (hues.length - 1 - at) * WIDE,
        link,
        v: 0,
        age: GROW,
        side: 0,
        offX: 0,
        offY: 0,
        pop: 0,
        lamp: false,
      });
    }
    link = sign !== '-';
  }
  return { ...state, lanes: [{ marbles, v: 0, open: true }], ...more };
}

/** A part of the field, as wide as a picture needs. */
const part = (to: Size, x: number, y: number, wide: number): Rect => {
  const at = toWorld(to, { x, y });
  const high = wide * 0.62;
  return { x: at.x - wide / 2, y: at.y - high / 2, width: wide, height: high };
};

/** How to play: match, recoil, the flood. */
export const how: readonly Lesson<State, Ui>[] = [
  {
    say: 'how.match',
    state: () => chain(1, '21002133102', 720, { held: 0, next: 1 }),
    prepare(ui, state) {
      const path = pathsOf(state)[0];
      const spot = state.lanes[0]?.marbles[3];
      if (!path || !spot) return;
      const [x, y] = [xAt(path, spot.s) - 500, yAt(path, spot.s) - 300];
      ui.angle = (Math.atan2(y, x) * 1800) / Math.PI;
      ui.shown = ui.angle;
      ui.keys = true;
    },
    look: (_, to) => (stands(to) ? part(to, 440, 420, 420) : part(to, 470, 420, 520)),
    hand: (state, _, to) => {
      const path = pathsOf(state)[0];
      const s = state.lanes[0]?.marbles[3]?.s ?? 0;
      const at = path ? { x: xAt(path, s), y: yAt(path, s) } : { x: 0, y: 0 };
      return { kind: 'tap', at: toWorld(to, at), keys: ['a'] };
    },
  },
  {
    say: 'how.recoil',
    state: () => chain(1, '02211---1320', 760, { held: 3, next: 2 }),
    look: (_, to) => (stands(to) ? part(to, 500, 430, 420) : part(to, 500, 430, 520)),
  },
  {
    say: 'how.flood',
    state: () => chain(7, '2013220131024421330', 1900, { held: 2, next: 0, rain: 90, head: 0.8 }),
    look: (state, to) => {
      const path = pathsOf(state)[0];
      const end = path ? xAt(path, path.length) : 0;
      return part(to, Math.max(stands(to) ? 190 : 300, end), 300, 600);
    },
  },
];
