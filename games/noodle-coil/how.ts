import { createRng } from '@playgrove/kit/core';
import type { Lesson, Point, Rect, Sizes } from '@playgrove/kit/runtime';
import { dealArena } from './rules/arena.ts';
import { layOut, SPACING, snap } from './rules/body.ts';
import { TURN, wrap } from '@playgrove/kit/logic/headings';
import type { ArenaState, State } from './rules/types.ts';
import { cameraOf, onScreen } from './view/camera.ts';
import type { Ui } from './view/ui.ts';

/** The pile that every bowl begins with. */
const PILE = { x: 0, y: -70 };
const ROUND = 78;

/** Part of the bowl about a place in it, as wide as this many loops. */
function around(at: Point, state: State, to: Pick<Sizes, 'width' | 'height'>, loops = 2.2): Rect {
  const middle = onScreen(cameraOf(state as ArenaState), to, at);
  const width = ROUND * 2 * loops;
  const height = (width * 5) / 8;
  return { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
}

function bowl(): ArenaState {
  return dealArena(createRng('how'));
}

/** Round the pile, all but closed. */
function closing(): ArenaState {
  const state = bowl();
  const [you] = state.noodles;
  const step = SPACING / ROUND;
  const at = (turn: number): [number, number] => [
    snap(PILE.x + Math.cos(turn) * ROUND),
    snap(PILE.y + Math.sin(turn) * ROUND),
  ];
  const points = Math.floor((2 * Math.PI - 0.75) / step);
  you.path = Array.from({ length: points }, (_, back) => at(-(points - back) * step)).flat();
  [you.x, you.y] = at(0);
  you.heading = wrap(TURN / 4);
  you.want = you.heading;
  you.arc = points * SPACING;
  state.age = 1;
  return state;
}

/** Nose against a rival: the run is over. */
function bitten(): ArenaState {
  const state = bowl();
  const [you, rival] = state.noodles;
  [you.x, you.y] = [0, 20];
  layOut(you);
  if (rival) {
    [rival.x, rival.y, rival.heading, rival.away] = [130, -16, 0, 0];
    layOut(rival);
    state.end = { by: 'rival', who: rival.mind, x: 0, y: -2 };
  }
  state.age = 1;
  return state;
}

/** How to play: coil, coil more, do not bite. */
export const how: readonly Lesson<State, Ui>[] = [
  {
    say: 'how.coil',
    state: bowl,
    look: (state, to) => around({ x: 0, y: 8 }, state, to, 3),
  },
  {
    say: 'how.big',
    state: closing,
    look: (state, to) => around(PILE, state, to),
  },
  {
    say: 'how.end',
    state: bitten,
    look: (state, to) => around({ x: 0, y: 0 }, state, to),
  },
];
