import {
  defineGame,
  type Chip,
  type Coach,
  type Motion,
  type Surface,
} from '@playgrove/kit/runtime';
import { rules, type Input, type State } from './rules.ts';
import { bladeAt } from './rules/blades.ts';
import type { Carried } from './rules/career.ts';
import { fieldFor } from './rules/field.ts';
import { drawScene, follow } from './view/scene.ts';
import { feel } from './view/feel.ts';
import { poll, read } from './view/read.ts';
import { createUi, type Ui } from './view/ui.ts';

export default defineGame<State['params'], State, Input, Ui, Carried>(rules, {
  world(aspect) {
    const { w, h } = fieldFor(aspect);
    return { width: w, height: h };
  },
  hud: 'above',
  // Blades and missions come with the second run. The daily rush has the plain blade.
  ui: (state, saved) => createUi(state, saved.plays >= 1 && !isDaily(state)),
  how: async () => (await import('./how.ts')).how,
  read,
  poll,

  draw(to: Surface, state: State, ui: Ui, motion: Motion<State>) {
    follow(to, state, ui, motion);
    drawScene(to, state, ui, motion.part);
  },

  feel,
  coach,
  chips,
  say: (state) =>
    state.started ? undefined : { key: `blade.${bladeAt(state.career.blade).name}` },
  shareText: ({ sliced, served, bestChain }) => `🍉 ${sliced}  🥤 ${served}  ⚔️ ×${bestChain}`,
  music: { mood: 'happy', seed: 27 },
});

function isDaily({ params }: State): boolean {
  return params.mode === 'rush' && params.daily === true;
}

/** The one action: a swipe through the melon on the branch. */
function coach(state: State, ui: Ui): Coach | undefined {
  if (state.started) return undefined;
  const melon = state.air.find((toss) => toss.kind === 'melon');
  if (!melon) return undefined;
  const x = (melon.x * ui.field.w) / state.field.w;
  const y = (melon.y * ui.field.h) / state.field.h;
  // Flatter on a wide field, where blades are close below.
  const steep = ui.field.w > ui.field.h ? 0.2 : 1;
  return {
    kind: 'swipe',
    from: { x: x - 190, y: y + 110 * steep },
    to: { x: x + 190, y: y - 80 * steep },
    keys: ['a'],
  };
}

function chips(state: State): readonly Chip[] {
  const { mode } = state.params;
  if (mode === 'rush') {
    const seconds = Math.ceil(state.left / 60);
    const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
    return [
      {
        id: 'time',
        label: 'chip.time',
        text,
        icon: 'clock',
        tone: seconds <= 10 ? 'warn' : 'plain',
      },
    ];
  }
  const hearts: Chip = {
    id: 'hearts',
    label: 'chip.hearts',
    text: String(state.lives),
    icon: 'heart',
    tone: state.lives === 1 ? 'warn' : 'plain',
  };
  return [hearts];
}
