import { createRng } from '@playgrove/kit/core';
import type { Coach, Lesson, Rect } from '@playgrove/kit/runtime';
import { rules, type State } from './rules.ts';
import { CHUNKS, EXCHANGE } from './rules/chunks.ts';
import { layoutOf } from './rules/layout.ts';
import { zoneOf } from './rules/run.ts';
import { FRESH } from './rules/state.ts';
import { leadOf, type Ui } from './view/scene.ts';

type Size = { readonly width: number; readonly height: number };

/** A run past one chunk, with a stroll before and after it. */
function over(chunk: number): State {
  const state = rules.deal({ mode: 'endless' }, createRng('how'), FRESH);
  const size = (of: number): number => layoutOf(of, 0, 0, 0).length;
  const rest = { tier: 0, level: 0, leg: 0, taken: [], met: [] };
  const lay = (of: number, at: number) => ({ chunk: of, at, length: size(of), ...rest });
  const there = [lay(0, -size(0)), lay(chunk, 0), lay(0, size(chunk))];
  state.course = { ...state.course, there };
  state.phase = 'run';
  state.next = 'koa';
  return state;
}

const chunkOf = (id: string): number => CHUNKS.findIndex((chunk) => chunk.id === id);

/** Around the runner, and what is ahead. */
function look(_: State, to: Size, { camera }: Ui): Rect {
  return { x: leadOf(to) - 80, y: -camera.y - 200, width: 380, height: 236 };
}

function hand(kind: 'tap' | 'swipe', to: Size, { camera }: Ui): Coach {
  const [x, y] = [leadOf(to) + 200, -camera.y - 60];
  if (kind === 'tap') return { kind, at: { x, y }, keys: [] };
  return { kind, from: { x, y: y - 70 }, to: { x, y }, keys: [] };
}

/** How to play: jump, slide, pass the baton. */
export const how: readonly Lesson<State, Ui>[] = [
  {
    say: 'how.jump',
    state() {
      const state = over(chunkOf('market-awning'));
      Object.assign(state.body, { x: 176, y: -64, vy: -5, ground: false });
      return state;
    },
    look,
    hand: (_, ui, to) => hand('tap', to, ui),
  },
  {
    say: 'how.slide',
    state() {
      const state = over(chunkOf('market-sheet'));
      Object.assign(state.body, { x: 128, y: 0, slide: 20, ground: true });
      return state;
    },
    look,
    hand: (_, ui, to) => hand('swipe', to, ui),
  },
  {
    say: 'how.pass',
    state() {
      const state = over(EXCHANGE);
      const x = (zoneOf(state)?.line ?? 0) - 60;
      Object.assign(state.body, { x, y: 0, ground: true });
      return state;
    },
    look,
  },
];
