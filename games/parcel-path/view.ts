import { defineGame, type View } from '@playgrove/kit/runtime';
import { rules } from './rules.ts';
import { gridFor } from './rules/board.ts';
import { HZ, type Input, type State } from './rules/state.ts';
import { FEEL } from './view/feel.ts';
import { layoutOf, placeAt, worldFor } from './view/layout.ts';
import { drawScene } from './view/scene.ts';
import { sayingOf } from './view/signs.ts';
import { freshUi, hands, takeHint, type Ui } from './view/ui.ts';
import { VANS } from './view/vans.ts';

const view: View<State, Input, Ui> = {
  world: worldFor,
  hud: 'above',
  oneFinger: true,
  hidesScore: true,
  ui: freshUi,
  ...hands,
  draw: drawScene,
  feel: FEEL,
  place: (at, state, _, to) => placeAt(layoutOf(to, state), at),
  music: { mood: 'happy', seed: 57 },
  how: async () => (await import('./how.ts')).how,

  keepsakes: VANS,

  hinted(hint, state, ui) {
    const { width } = gridFor(state);
    const cells = hint?.at?.map(({ x, y }) => Math.floor(y) * width + Math.floor(x)) ?? [];
    takeHint(cells, ui);
  },
  busy(state, _, to) {
    const { board, sign, day } = layoutOf(to, state);
    return [board, sign, day];
  },

  say: sayingOf,

  shareText({ stops, time, level }) {
    return `🚚 ${'📦'.repeat(stops.length - 1)} ${(time / HZ).toFixed(1)} s${level === 0 ? ' 🌇' : ''}`;
  },
};

export default defineGame(rules, view);
