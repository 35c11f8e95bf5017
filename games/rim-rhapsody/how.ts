import { createRng } from '@playgrove/kit/core';
import type { Lesson, Rect } from '@playgrove/kit/runtime';
import { rules, type State } from './rules.ts';
import { FRESH } from './rules/career.ts';
import { COURT } from './rules/court.ts';
import type { Ui } from './view/ui.ts';

/** World units of the court that a picture shows: its width in the shape of a picture. */
const HIGH = 450;

function court(more: Partial<State>): State {
  const first = rules.deal({ mode: 'endless' }, createRng('how'), FRESH);
  return { ...first, started: true, tick: 900, ...more };
}

/** A hoop so high that the billboard over it is in the picture. */
function underBoard(more: Partial<State>): State {
  const first = court(more);
  return { ...first, hoops: first.hoops.map((hoop) => ({ ...hoop, y: 260 })) };
}

/** With its ball this far from the hoop, as it falls. */
function falling(state: State, right: number, below: number): State {
  const { ball, hoops } = state;
  const [hoop] = hoops;
  if (!ball || !hoop) return state;
  const at = { x: hoop.x + right, y: hoop.y + below, vy: 300, fell: true };
  return { ...state, flying: true, ball: { ...ball, ...at } };
}

function part(ui: Ui, top: number): Rect {
  return { x: 0, y: ui.drop + top, width: COURT.width, height: HIGH };
}

/** How to play: flick, the beat, hearts. */
export const how: readonly Lesson<State, Ui>[] = [
  {
    say: 'how.flick',
    state: () => court({}),
    look: (_, __, ui) => part(ui, COURT.height - HIGH - 70),
    hand: ({ ball, hoops }, ui) => {
      const from = { x: ball?.x ?? 0, y: (ball?.y ?? 0) + ui.drop };
      const hoop = { x: hoops[0]?.x ?? 0, y: (hoops[0]?.y ?? 0) + ui.drop };
      const to = { x: from.x + (hoop.x - from.x) * 0.6, y: from.y + (hoop.y - from.y) * 0.6 };
      return { kind: 'swipe', from, to, keys: ['a'] };
    },
  },
  {
    say: 'how.beat',
    state: () => falling(underBoard({ layers: [0, 2, 4, 1], streak: 2, makes: 4 }), 0, 60),
    look: (_, __, ui) => part(ui, -60),
  },
  {
    say: 'how.miss',
    state: () => falling(underBoard({ lives: 2, misses: 1 }), 200, 20),
    look: (_, __, ui) => part(ui, -60),
  },
];
