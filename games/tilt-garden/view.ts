import { drawStick } from '@playgrove/kit/draw/controls';
import { defineGame, type Chip, type Saying } from '@playgrove/kit/runtime';
import { courseOf } from './rules/course.ts';
import {
  rules,
  secondsOf,
  sunOf,
  HURRY,
  type Career,
  type Input,
  type Params,
  type State,
} from './rules.ts';
import { feel, voicesOf } from './view/feel.ts';
import { drawFlat, flatFit } from './view/flat.ts';
import { follow } from './view/follow.ts';
import { MARBLES } from './view/marbles.ts';
import { hands, tilt } from './view/read.ts';
import { freshUi, type Ui } from './view/ui.ts';
import { drawWorld, onScreen, webglState } from './view/world.ts';

export default defineGame<Params, State, Input, Ui, Career>(rules, {
  world: (_, __, room) => ({ width: room.width, height: room.height }),
  hud: 'over',
  seeThrough: true,
  hidesScore: true,
  ui: freshUi,
  keepsakes: MARBLES,
  ...hands,

  draw(to, state, ui, motion) {
    follow(state, ui, motion);
    if (!drawWorld(to, state, ui, motion)) drawFlat(to, state, ui, webglState());
    drawStick(to, tilt.shown(ui));
  },

  place(at, state, _, to) {
    const { cell, x, y } = flatFit(to, courseOf(state.params));
    const seen = onScreen(to, at.x, at.y) ?? { x: x + at.x * cell, y: y + at.y * cell };
    // Words that pop up there must not be cut off.
    const edge = Math.min(80, to.width * 0.2);
    return { x: Math.max(edge, Math.min(to.width - edge, seen.x)), y: Math.max(90, seen.y) };
  },

  feel,
  chips,
  say,
  voices: voicesOf,
  how: async () => (await import('./how.ts')).how,
  shareText: (state) =>
    `🌷 ${secondsOf(state.clock).toFixed(1)} s\n${'🔴'.repeat(Math.max(0, state.marbles))}${'⚫'.repeat(state.falls)}`,
  music: { mood: 'calm', seed: 173 },
});

function chips(state: State): readonly Chip[] {
  const left = sunOf(state);
  const time: Chip = {
    id: 'time',
    label: 'chip.time',
    text: secondsOf(state.clock).toFixed(1),
    icon: 'clock',
    tone: left !== undefined && left <= HURRY ? 'warn' : 'plain',
  };
  // Marbles that cannot be lost need no counter.
  if (!courseOf(state.params).cells.some((cell) => cell === 'hole' || cell === 'gap'))
    return [time];
  const tone = state.marbles === 1 ? 'warn' : 'plain';
  return [
    { id: 'marbles', label: 'chip.marbles', text: String(state.marbles), icon: 'heart', tone },
    time,
  ];
}

function say(state: State): Saying | undefined {
  if (state.phase === 'fall') return { key: 'say.fall', values: { marbles: state.marbles } };
  if (state.phase === 'ready') return { key: 'say.ready' };
  if (state.phase === 'roll' && state.check > 0)
    return { key: 'say.check', values: { check: state.check } };
  return undefined;
}
