import type { Lesson, Rect } from '@playgrove/kit/runtime';
import type { Place } from './rules/motion.ts';
import { angleOf } from './rules/sight.ts';
import { COUNT, type State } from './rules/state.ts';
import { layoutOf, onScreen, type Layout } from './view/layout.ts';
import type { Spot, Ui } from './view/ui.ts';

function position(places: Readonly<Record<number, Place>>, more: Partial<State> = {}): State {
  return {
    mode: 'match',
    rival: 'pip',
    trick: -1,
    salt: 1,
    each: 3,
    balls: Array.from({ length: COUNT }, (_, ball) => places[ball] ?? null),
    turn: 0,
    solids: 0,
    opening: false,
    hand: 'no',
    shots: 9,
    tries: 0,
    left: 0,
    row: 0,
    best: 0,
    last: null,
    winner: -1,
    end: null,
    ...more,
  };
}

/** A part of the table, in table units. */
function part(layout: Layout, from: Spot, to: Spot): Rect {
  const [a, b] = [onScreen(layout, from), onScreen(layout, to)];
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return { x, y, width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) };
}

function aimAt(ui: Ui, { balls }: State, x: number, y: number): void {
  const cue = balls[0];
  if (cue) ui.angle = angleOf(x - cue[0], y - cue[1]);
  ui.power = 300;
}

/** How to play: aim, groups, black last. */
export const how: readonly Lesson<State, Ui>[] = [
  {
    say: 'how.aim',
    state: () => position({ 0: [1180, 560], 1: [1560, 700], 10: [1300, 180], 8: [900, 820] }),
    prepare: (ui, state) => aimAt(ui, state, 1515, 660),
    look: (_, to) => part(layoutOf(to), { x: 1080, y: 300 }, { x: 2090, y: 1090 }),
    hand(_, __, to) {
      const layout = layoutOf(to);
      const from = onScreen(layout, { x: 1420, y: 470 });
      return { kind: 'swipe', from, to: onScreen(layout, { x: 1440, y: 580 }), keys: [] };
    },
  },
  {
    say: 'how.group',
    state: () =>
      position({
        0: [1120, 720],
        1: [1250, 420],
        2: [1420, 640],
        3: [1720, 470],
        9: [1330, 800],
        10: [1560, 330],
        11: [1640, 760],
      }),
    prepare: (ui, state) => aimAt(ui, state, 1420, 640),
    look: (_, to) => part(layoutOf(to), { x: 1060, y: 260 }, { x: 1860, y: 900 }),
  },
  {
    say: 'how.black',
    state: () => position({ 0: [1330, 420], 8: [1690, 730], 10: [1850, 300] }),
    prepare: (ui, state) => aimAt(ui, state, 1655, 695),
    look: (_, to) => part(layoutOf(to), { x: 1160, y: 260 }, { x: 2090, y: 1090 }),
  },
];
