import type { Point } from '@playgrove/kit/contract';
import {
  defineGame,
  type Coach,
  type Device,
  type Motion,
  type Surface,
} from '@playgrove/kit/runtime';
import { boardOf, rules } from './rules.ts';
import type { Input, State } from './rules/state.ts';
import { SOLUTIONS } from './solutions.ts';
import { toPoints } from './rules/stroke.ts';
import { feel } from './view/feel.ts';
import { boardRect, layoutFor, toWorld } from './view/layout.ts';
import { poll, read } from './view/read.ts';
import { drawScene, follow } from './view/scene.ts';
import { voices } from './view/scratch.ts';
import { createUi, type Ui } from './view/ui.ts';
import { CHALKS } from './view/strokes.ts';

const HINT_SECONDS = 9;

export default defineGame<State['params'], State, Input, Ui>(rules, {
  world(aspect, state) {
    const { width, height } = layoutFor(aspect, boardOf(state.params));
    return { width, height };
  },
  hud: 'above',
  keys: ['z'],
  ui: createUi,
  read,
  poll,

  draw(to: Surface, state: State, ui: Ui, motion: Motion<State>) {
    follow(to, state, ui, motion);
    drawScene(to, state, ui, motion.part);
  },

  place: (at, _state, ui) => toWorld(ui.layout, at),
  feel,
  keepsakes: CHALKS,
  voices,
  coach,
  busy: (_state, ui) => [boardRect(ui.layout)],
  how: async () => (await import('./how.ts')).how,

  hinted(hint, _state, ui) {
    ui.hint = { points: hint?.at ?? [], left: HINT_SECONDS };
  },

  say(state) {
    const lines = state.lines.length;
    if (state.phase === 'run') return { key: 'say.run' };
    if (state.phase !== 'plan') return { key: 'say.solved' };
    if (state.tries > 0 && !state.fresh) {
      return { key: 'say.missed', values: { value: Math.round(state.near / 10) } };
    }
    return { key: 'say.plan', values: { lines, chalk: Math.round(state.chalk / 10) } };
  },

  music: { mood: 'calm', seed: 41 },
});

/** The first board shows its line, then the button. */
function coach(state: State, ui: Ui, device: Device): Coach | undefined {
  if (state.params.board !== 0 || state.phase !== 'plan') return undefined;
  const world = (point: Point): Point => toWorld(ui.layout, point);
  if (state.lines.length > 0) {
    return state.tries > 0 ? undefined : { kind: 'tap', at: ui.layout.buttons.go, keys: ['a'] };
  }
  if (device === 'keyboard' || device === 'gamepad') {
    return { kind: 'hold', at: world(ui.pen), keys: ['x', 'right', 'x'] };
  }
  const [line] = SOLUTIONS[boardOf(state.params).id] ?? [];
  return line && { kind: 'path', points: toPoints(line).map(world), keys: [] };
}
