import * as chips from '@playgrove/kit/draw/chips';
import { defineGame, type Chip } from '@playgrove/kit/runtime';
import { rules, type Input, type Params, type State } from './rules.ts';
import { MAX_OVER } from './rules/levels.ts';
import { holeIn, leftOf } from './rules/state.ts';
import { coachOf, FEEL } from './view/feel.ts';
import { layoutOf, toScreen, worldFor } from './view/layout.ts';
import { drawScene } from './view/scene.ts';
import { freshUi, poll, read, type Ui } from './view/ui.ts';
import { BALLS } from './view/ball.ts';

export default defineGame<Params, State, Input, Ui>(rules, {
  world: worldFor,
  hud: 'above',
  hidesScore: true,
  ui: freshUi,
  read,
  poll,
  draw: drawScene,
  place: (at, state, _, to) => toScreen(layoutOf(to, state), at),
  feel: FEEL,
  keepsakes: BALLS,
  coach: coachOf,
  chips: chipsOf,
  say: (state) => {
    const { params, at, player, strokes } = state;
    const values = { hole: at + 1, stroke: strokes + 1, par: holeIn(state).par };
    if (params.players === 2) return { key: player === 0 ? 'say.red' : 'say.blue', values };
    return { key: 'say.one', values: { ...values, left: leftOf(state) } };
  },
  how: async () => (await import('./how.ts')).how,
  shareText: (state) =>
    `⛳ ${state.done[0].map((strokes) => (strokes === 1 ? '🌟' : `${strokes}`)).join(' ')}`,
  music: { mood: 'happy', seed: 71 },
});

function chipsOf(state: State): readonly Chip[] {
  const { params, at, lines } = state;
  const text = `${Math.min(at + 1, lines.length)}/${lines.length}`;
  const hole: Chip = { id: 'hole', label: 'chip.hole', text };
  // Strokes that can't run out need no counter.
  const runsOut = params.spare < lines.length * MAX_OVER;
  return params.players === 2 || !runsOut ? [hole] : [hole, chips.left(leftOf(state))];
}
