import { button, controls } from '@playgrove/kit/draw/controls';
import { defineGame, type Chip, type Saying } from '@playgrove/kit/runtime';
import { hookIn, rules, type Input, type Params, type State } from './rules.ts';
import { builtOf, FALL, topOf } from './rules/state.ts';
import { LIMIT, swayIn, widthOf } from './rules/sway.ts';
import { feel } from './view/feel.ts';
import { createUi, drawScene, type Ui } from './view/scene.ts';
import { FLOOR_HEIGHT } from './view/shapes.ts';
import { topY, worldFor } from './view/yard.ts';
import { CABS } from './view/crane.ts';

/** This near to the middle the hand of the first run taps. */
const SOON = 46;

/** The hand taps when the first floors are over the tower. */
const drop = button<State, Input, Ui>({
  keys: ['a', 'down'],
  press: () => 'drop',
  teach(state, _, to) {
    if (builtOf(state) > 1) return undefined;
    if (state.phase !== 'swing') return 'wait';
    const off = hookIn(state) - topOf(state).x - swayIn(state, builtOf(state), FALL);
    return Math.abs(off) > SOON ? 'wait' : { x: to.width / 2, y: topY(to) + 60 };
  },
});

export default defineGame<Params, State, Input, Ui>(rules, {
  world: worldFor,
  hud: 'above',
  ui: createUi,
  ...controls([drop]),
  draw: drawScene,

  /** In the rules, y is 0 where a floor lands, 1 at its puffins, 2 for news of the whole screen. */
  place(at, state, _, to) {
    if (at.y === 2) return { x: to.width / 2, y: to.height * 0.3 };
    const x = to.width / 2 + at.x - state.center;
    return { x, y: topY(to) - (at.y === 1 ? FLOOR_HEIGHT : 0) };
  },

  feel,
  keepsakes: CABS,
  chips,
  say,
  how: async () => (await import('./how.ts')).how,
  shareText: (state) =>
    `🏗️ ${'🟥'.repeat(Math.min(12, Math.ceil(builtOf(state) / 4)))} ${builtOf(state)}\n🐧 ${state.score} ⭐ ${state.perfects}`,
  /** The wind in a tower that swings far. */
  voices(state) {
    const wide = widthOf(state, builtOf(state)) / LIMIT;
    if (state.phase === 'end' || wide < 0.3) return [];
    return [{ id: 'sway', kind: 'wind', pitch: 0.6 + wide * 0.5, gain: Math.min(1, wide - 0.3) }];
  },
  music: { mood: 'calm', seed: 29 },
});

function chips({ hearts, streak }: State): readonly Chip[] {
  const lives: Chip = {
    id: 'hearts',
    label: 'chip.hearts',
    text: String(hearts),
    icon: 'heart',
    tone: hearts === 1 ? 'warn' : 'plain',
  };
  if (streak < 2) return [lives];
  return [
    lives,
    { id: 'streak', label: 'chip.streak', text: String(streak), icon: 'flame', tone: 'good' },
  ];
}

function say(state: State): Saying | undefined {
  if (state.phase === 'end') return undefined;
  return { key: `say.${state.next}`, values: { floors: builtOf(state) } };
}
