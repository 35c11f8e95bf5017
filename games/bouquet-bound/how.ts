import { createRng } from '@playgrove/kit/core';
import type { Coach, Lesson, Rect } from '@playgrove/kit/runtime';
import { LEVELS } from './levels.ts';
import { deal } from './rules/deal.ts';
import { BLOOM, type State } from './rules/state.ts';
import { pointOf } from './view/board.ts';
import { layoutOf } from './view/layout.ts';
import type { Ui } from './view/ui.ts';

type Size = { readonly width: number; readonly height: number };

/** The first bed with soil. */
const SOIL_BED = 8;
/** How many cells of the bed a picture shows, and where it begins. */
const ACROSS = 5;
const DOWN = 3.2;

function bed(level: number): State {
  const { params } = LEVELS[level] ?? LEVELS[0];
  return deal(params, createRng('how to play'), { level: 0, losses: 0 });
}

/** Cells about one of them, and no further than the bed goes. */
function around(state: State, cell: number, to: Size): Rect {
  const { x, y, cell: side } = layoutOf(to, state).frame;
  const within = (at: number, shown: number, all: number): number =>
    Math.max(0, Math.min(all - shown, at - (shown - 1) / 2));
  return {
    x: x + within(cell % state.columns, ACROSS, state.columns) * side,
    y: y + within(Math.floor(cell / state.columns), DOWN, state.rows) * side,
    width: ACROSS * side,
    height: DOWN * side,
  };
}

function swipe(state: State, cells: readonly number[], to: Size): Coach {
  const layout = layoutOf(to, state);
  const [a = 0, b = 1] = cells;
  return {
    kind: 'swipe',
    from: pointOf(state, layout, a),
    to: pointOf(state, layout, b),
    keys: [],
  };
}

/** Row 2 of a bed, with a rose above its second cell that closes the gap. */
function gap(kinds: readonly number[]): State {
  const state = bed(0);
  const row = 2 * state.columns;
  kinds.forEach((kind, at) => {
    state.kinds[row + at] = kind;
    state.power[row + at] = 0;
  });
  state.kinds[row - state.columns + 1] = 0;
  return state;
}

/** Four in a line, and a bee that four have hatched. */
function four(): State {
  const state = gap([0, 1, 0, 0, 2, 3]);
  state.power[state.columns + 4] = 1;
  return state;
}

function blooming(): State {
  const state = bed(SOIL_BED);
  const plots = state.soil.flatMap((growth, cell) => (growth >= 0 ? [cell] : []));
  plots.forEach((cell, at) => {
    state.soil[cell] = at % 3 === 0 ? BLOOM : at % 3 === 1 ? 1 : 0;
  });
  return state;
}

/** How to play: match, bees, soil. */
export const how: readonly Lesson<State, Ui>[] = [
  {
    say: 'how.match',
    state: () => gap([0, 1, 0, 2, 3, 1]),
    look: (state, to) => around(state, 2 * state.columns + 2, to),
    hand: (state, _, to) => swipe(state, [state.columns + 1, 2 * state.columns + 1], to),
  },
  {
    say: 'how.bee',
    state: four,
    look: (state, to) => around(state, 2 * state.columns + 2, to),
    hand: (state, _, to) => swipe(state, [state.columns + 1, 2 * state.columns + 1], to),
  },
  {
    say: 'how.soil',
    state: blooming,
    look: (state, to) => around(state, 3 * state.columns + 3, to),
  },
];
