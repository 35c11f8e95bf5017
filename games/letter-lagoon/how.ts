import { createRng } from '@playgrove/kit/core';
import type { Lesson, Rect } from '@playgrove/kit/runtime';
import { rules, type State } from './rules.ts';
import { cellPoint, layoutOf } from './view/layout.ts';
import type { Ui } from './view/ui.ts';

/** The beach, with its first words found. */
function beach(found: (count: number) => number): State {
  const state = rules.deal({ theme: 'beach' }, createRng('how'), null);
  const words = state.words.map((_, at) => at);
  const count = found(words.length);
  return { ...state, found: words.slice(0, count), calls: words.slice(count) };
}

type Size = { readonly width: number; readonly height: number };

/** Rows around a cell, from edge to edge. */
function rowsAround(state: State, cell: number, to: Size): Rect {
  const layout = layoutOf(state, to);
  const { x, width } = layout.sand;
  const high = layout.cell * 4.2;
  return { x, y: cellPoint(layout, cell).y - high / 2, width, height: high };
}

/** The first word that runs across. */
const acrossIn = ({ words }: State) =>
  words.find(({ cells: [first = 0, second = 0] }) => second - first === 1)?.cells ?? [];

/** The list above the first rows. */
function list(state: State, to: Size): Rect {
  const { plates, cell } = layoutOf(state, to);
  const left = Math.min(...plates.map(({ x }) => x));
  const right = Math.max(...plates.map(({ x, width }) => x + width));
  return { x: left - 10, y: 0, width: right - left + 20, height: cell * 4.2 };
}

/** The last rows of the grid and the secret below or beside it. */
function secret(state: State, to: Size): Rect {
  const { slots, cell } = layoutOf(state, to);
  const left = Math.min(...slots.map(({ x }) => x));
  const right = Math.max(...slots.map(({ x, width }) => x + width));
  const top = Math.min(...slots.map(({ y }) => y));
  return { x: left - 20, y: top - cell * 3, width: right - left + 40, height: cell * 3.9 };
}

/** How to play: the line, the call, the secret. */
export const how: readonly Lesson<State, Ui>[] = [
  {
    say: 'how.line',
    state: () => beach(() => 0),
    look: (state, to) => rowsAround(state, acrossIn(state)[0] ?? 0, to),
    hand: (state, _, to) => ({
      kind: 'path',
      points: acrossIn(state).map((cell) => cellPoint(layoutOf(state, to), cell)),
      keys: ['a'],
    }),
  },
  {
    say: 'how.call',
    state: () => beach((all) => Math.ceil(all / 2)),
    look: list,
  },
  { say: 'how.secret', state: () => beach((all) => all), look: secret },
];
