import {
  defineGame,
  type Chip,
  type Coach,
  type Device,
  type Saying,
  type Sizes,
} from '@playgrove/kit/runtime';
import { leftOf, rules, type Input, type Params, type State } from './rules.ts';
import { rimAt } from './rules/aim.ts';
import { choose } from './rules/choose.ts';
import { planOf } from './rules/levels.ts';
import { MOON, NONE, SPILL } from './rules/state.ts';
import { feel } from './view/feel.ts';
import { layoutFor, worldFor } from './view/layout.ts';
import { drawScene } from './view/scene.ts';
import { createUi, poll, read, type Ui } from './view/ui.ts';
import { SPOONS } from './view/spoon.ts';

export default defineGame<Params, State, Input, Ui>(rules, {
  world: worldFor,
  hud: 'above',
  oneFinger: true,
  ui: createUi,
  read,
  poll,
  draw: drawScene,
  place(at, _, __, to) {
    const { x, y } = layoutFor(to);
    return { x: x + at.x, y: y + at.y };
  },
  feel,
  keepsakes: SPOONS,
  coach,
  chips,
  say,
  how: async () => (await import('./how.ts')).how,
  shareText: ({ best, longest, score }) =>
    `🥣 ${'🪐'.repeat(Math.max(1, best))}\n🔗 ×${Math.max(1, longest)} ⭐ ${score}`,
  /** A hum that rises while something is over the ring. */
  voices({ heat, end }) {
    if (end !== '' || heat < 24) return [];
    const part = Math.min(1, heat / SPILL);
    return [{ id: 'ring', kind: 'hum', pitch: 0.8 + part * 0.9, gain: 0.15 + part * 0.45 }];
  },
  music: { mood: 'calm', seed: 61 },
});

/** Lets go where the first world fits. */
function coach(state: State, ui: Ui, _: Device, to: Sizes): Coach | 'wait' | undefined {
  if (state.drops > 2 || state.end !== '') return undefined;
  if (state.reload > 0 || state.held === NONE) return 'wait';
  const { x, y } = layoutFor(to);
  if (ui.coached.id !== state.nextId)
    ui.coached = { id: state.nextId, angle: choose(state, state.held, 12, 2700) };
  const at = rimAt(ui.coached.angle, 250);
  return { kind: 'tap', at: { x: x + at.x, y: y + at.y }, keys: ['a'] };
}

/** Everything that can still be dropped: worlds, and the moons that were won. */
function chips(state: State): readonly Chip[] {
  if (planOf(state.params.level).drops === 0) return [];
  const { moons, held, next } = state;
  const left = leftOf(state) + moons + Number(held === MOON) + Number(next === MOON);
  return [
    {
      id: 'left',
      label: 'chip.left',
      text: String(left),
      icon: 'move',
      tone: left < 4 ? 'warn' : 'plain',
    },
  ];
}

function say(state: State): Saying | undefined {
  if (state.end !== '' || state.held === NONE) return undefined;
  return { key: 'say.held', values: { held: state.held, next: state.next } };
}
