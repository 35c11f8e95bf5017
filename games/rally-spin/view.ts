import * as chips from '@playgrove/kit/draw/chips';
import { controls, type Control } from '@playgrove/kit/draw/controls';
import { defineGame, type View } from '@playgrove/kit/runtime';
import { rules, type Input, type State } from './rules.ts';
import { isWall } from './rules/play.ts';
import { BATS } from './view/bats.ts';
import { FEEL } from './view/feel.ts';
import { hands } from './view/hands.ts';
import { lensOf, project, worldFor } from './view/lens.ts';
import { drawScene } from './view/scene.ts';
import { freshUi, type Ui } from './view/ui.ts';

const rows: readonly Control<State, Input, Ui>[] = [hands];

const view: View<State, Input, Ui> = {
  world: worldFor,
  hud: 'over',
  hidesScore: true,
  oneFinger: true,
  feel: FEEL,
  outro: 1300,
  ui: freshUi,
  keepsakes: BATS,
  ...controls(rows),
  place: (at, _, __, to) => project(lensOf(to), at.x, 14, at.y),
  draw: drawScene,
  how: async () => (await import('./how.ts')).how,
  chips: (state) => (isWall(state) ? [chips.hearts(state.hearts)] : []),
  shareText: (state) =>
    isWall(state)
      ? `🏓 ${state.longest} 🧱`
      : `🏓 ${state.mine}:${state.theirs}\n${'🔥'.repeat(Math.min(7, state.style))} ↔️${state.longest}`,
  music: { mood: 'happy', seed: 67 },
};

export default defineGame(rules, view);
