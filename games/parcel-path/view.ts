import { defineGame, type Coach, type View } from '@playgrove/kit/runtime';
import { rules } from './rules.ts';
import { gridFor } from './rules/board.ts';
import { HZ, type Input, type State } from './rules/state.ts';
import { FEEL } from './view/feel.ts';
import { layoutOf, placeAt, placeOf, worldFor } from './view/layout.ts';
import { drawScene } from './view/scene.ts';
import { sayingOf } from './view/signs.ts';
import { freshUi, readEvent, takeHint, type Ui } from './view/ui.ts';
import { VANS } from './view/vans.ts';

/** Squares that the ghost hand draws in the first level. */
const SHOWN = 5;

const view: View<State, Input, Ui> = {
  world: worldFor,
  hud: 'above',
  oneFinger: true,
  hidesScore: true,
  keys: ['backspace'],
  ui: freshUi,
  read: readEvent,
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

  /** The first squares of the first road. */
  coach(state, _, __, to): Coach | undefined {
    if (state.level !== 1 || state.route.length > 1) return undefined;
    const layout = layoutOf(to, state);
    const points = state.path.slice(0, SHOWN).map((cell) => placeOf(layout, state, cell));
    const [from, next] = points;
    if (!from || !next) return undefined;
    const key =
      next.x > from.x + 1
        ? 'right'
        : next.x < from.x - 1
          ? 'left'
          : next.y > from.y
            ? 'down'
            : 'up';
    return { kind: 'path', points, keys: [key] };
  },

  say: sayingOf,

  shareText({ stops, time, level }) {
    return `🚚 ${'📦'.repeat(stops.length - 1)} ${(time / HZ).toFixed(1)} s${level === 0 ? ' 🌇' : ''}`;
  },
};

export default defineGame(rules, view);
