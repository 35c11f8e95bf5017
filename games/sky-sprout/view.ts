import * as chips from '@playgrove/kit/draw/chips';
import { controls, type Control } from '@playgrove/kit/draw/controls';
import { defineGame, type View } from '@playgrove/kit/runtime';
import { dewLeft, metersOf, rules, type Input, type State } from './rules.ts';
import { packAt, placeAt, worldFor } from './view/eye.ts';
import { FEEL } from './view/feel.ts';
import { drawScene, focusOf, freshUi, OUTRO, type Ui } from './view/scene.ts';
import { SPROUTS } from './view/sprout.ts';
import { steer } from './view/steer.ts';

const rows: readonly Control<State, Input, Ui>[] = [steer];

const view: View<State, Input, Ui> = {
  world: worldFor,
  hud: 'over',
  oneFinger: true,
  ghosts: true,
  feel: FEEL,
  outro: ({ won }) => (won ? OUTRO : 700),
  ui: freshUi,
  keepsakes: SPROUTS,
  place: (at, _, ui, to) => placeAt(to, focusOf(ui), at),
  ...controls(rows),
  draw: drawScene,
  how: async () => (await import('./how.ts')).how,
  chips: (state) => [
    chips.hearts(state.hearts),
    ...(state.params.level > 0 ? [chips.stars(dewLeft(state))] : []),
  ],
  shareText: (state) =>
    `🌱 ${metersOf(state.high)} m\n${['🌷', '🍎', '☁️', '🌇', '🌟'].slice(0, packAt(state, state.high) + 1).join('')} 💧${state.dew}`,
  music: { mood: 'calm', seed: 41 },
};

export default defineGame(rules, view);
