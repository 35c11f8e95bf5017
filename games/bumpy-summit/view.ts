import { defineGame, fitWorld, type Chip } from '@playgrove/kit/runtime';
import { rules, safeIn, type Career, type Input, type Params, type State } from './rules.ts';
import { HAUL } from './rules/types.ts';
import { FEEL, voicesOf } from './view/feel.ts';
import { drawScene, metersLeft, toScreen } from './view/scene.ts';
import { freshUi, hands, type Ui } from './view/ui.ts';

export default defineGame<Params, State, Input, Ui, Career>(rules, {
  world: fitWorld({
    portrait: { width: 760, height: [0, 1700] },
    landscape: { width: [0, 1360], height: 610 },
    from: 1.1,
  }),
  hud: 'over',
  hidesScore: true,
  ui: freshUi,
  ...hands,
  draw: drawScene,
  place: toScreen,
  feel: FEEL,
  chips,
  say: (state) =>
    state.phase === 'ready'
      ? { key: 'say.ready', values: { coins: state.career.purse.coins } }
      : { key: 'say.state', values: { left: metersLeft(state), pieces: safeIn(state) } },
  how: async () => (await import('./how.ts')).how,
  voices: voicesOf,
  shareText: (state) =>
    `🚚 ${'📦'.repeat(safeIn(state))}${'💥'.repeat(state.pieces.length - safeIn(state))} 🪙 ${rules.score?.(state) ?? 0}`,
  music: { mood: 'happy', seed: 44 },
});

/** Coins on the way, times what the next stop pays for each; on a long haul also those that are paid. */
function chips(state: State): readonly Chip[] {
  if (state.phase === 'ready') return [];
  const { coins, paid, params, pieces } = state;
  const safe = safeIn(state);
  const way = `${coins} × ${safe}`;
  const haul = params.stage === HAUL ? `${paid} + ${way}` : way;
  return [
    {
      id: 'coins',
      label: 'chip.coins',
      text: state.fate === 'delivered' ? String(paid) : haul,
      icon: 'coin',
      tone: safe === pieces.length ? 'good' : 'warn',
    },
  ];
}
