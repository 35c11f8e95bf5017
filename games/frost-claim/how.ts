import { createRng } from '@playgrove/kit/core';
import type { Lesson, Point, Rect } from '@playgrove/kit/runtime';
import { LAKES } from './levels.ts';
import { toward } from '@playgrove/kit/logic/headings';
import { dealLake } from './rules/lake.ts';
import { cellAt } from './rules/land.ts';
import { CRACKING } from './rules/thaw.ts';
import { CELL, type Skater, type State } from './rules/types.ts';
import { sx, sy, type Ui } from './view/ui.ts';

const number = (id: string): number => LAKES.findIndex((lake) => lake.id === id);

/** Draws a way from a skater's ice, as if it had just been skated. */
function walk(state: State, me: Skater, points: readonly Point[]): void {
  let [x, y] = [me.x, me.y];
  me.path = [x, y];
  for (const point of points) {
    const steps = Math.ceil(Math.hypot(point.x - x, point.y - y) / 9);
    const [fx, fy] = [x, y];
    for (let at = 1; at <= steps; at += 1) {
      x = fx + ((point.x - fx) * at) / steps;
      y = fy + ((point.y - fy) * at) / steps;
      me.path.push(x, y);
      const cell = cellAt(state, x, y);
      if (!me.trail.includes(cell)) me.trail.push(cell);
    }
    me.heading = toward(point.x - fx, point.y - fy);
  }
  [me.x, me.y] = [x, y];
  me.want = me.heading;
}

const around = (count: number, r: number, turns: number, from: Point): Point[] =>
  Array.from({ length: count }, (_, at) => {
    const turn = Math.PI * 0.8 + ((at + 1) / count) * turns * Math.PI;
    return { x: from.x + Math.cos(turn) * r, y: from.y + Math.sin(turn) * r };
  });

function looping(): State {
  const state = dealLake(0, createRng('how'));
  const [you] = state.skaters;
  walk(state, you, around(14, 92, 1.25, { x: you.x, y: you.y - 96 }));
  state.age = 1;
  return state;
}

function hunted(): State {
  const state = dealLake(number('market'), createRng('how'));
  const [you] = state.skaters;
  const from = { x: you.x, y: you.y };
  walk(state, you, [
    { x: from.x, y: from.y - 60 },
    { x: from.x - 120, y: from.y - 110 },
  ]);
  const fox = state.skaters.find(({ kind }) => kind === 'fox');
  if (fox) {
    Object.assign(fox, { x: from.x + 84, y: from.y - 90, mood: 'hunt', felt: 60, prey: 0 });
    fox.heading = toward(-1, 0);
  }
  state.age = 1;
  return state;
}

function cracking(): State {
  const state = dealLake(number('kettle'), createRng('how'));
  const [you] = state.skaters;
  state.thaws = [
    { x: you.x + 66, y: you.y - 10, r: 6 * CELL, left: Math.round(CRACKING * 0.3), fresh: [] },
  ];
  state.age = 1;
  return state;
}

/** A part of the lake about the player. */
const about =
  (dy: number, width: number, dx = 0) =>
  (state: State, to: { readonly width: number; readonly height: number }, ui: Ui): Rect => {
    const [you] = state.skaters;
    const height = (width * 5) / 8;
    const x = sx(to, ui, you.x + dx);
    const y = sy(to, ui, you.y + dy);
    return { x: x - width / 2, y: y - height / 2, width, height };
  };

/** How to play: loop, moods, thaw. */
export const how: readonly Lesson<State, Ui>[] = [
  { say: 'how.loop', state: looping, look: about(20, 330, -60) },
  { say: 'how.mood', state: hunted, look: about(20, 330, 90) },
  { say: 'how.thaw', state: cracking, look: about(-10, 330, 40) },
];
