import * as chips from '@playgrove/kit/draw/chips';
import { button, controls } from '@playgrove/kit/draw/controls';
import { defineGame, type View } from '@playgrove/kit/runtime';
import { clearance, FLIGHT, needed, placed, rules, type Input, type State } from './rules.ts';
import { CANDLES } from './view/candles.ts';
import { FEEL } from './view/feel.ts';
import { placeOf, rimAt, standOf, worldFor } from './view/layout.ts';
import { drawScene, freshUi, OUTRO, type Ui } from './view/scene.ts';

/** The hand of the first run taps where there is this much room. */
const ROOMY = 9;
const LESSON = 3;

const toss = button<State, Input, Ui>({
  press: ({ flight }) => (flight > 0 ? 'wait' : 'toss'),
  teach(state, _, to) {
    if (placed(state) >= LESSON || state.params.cake !== 1) return undefined;
    if (state.flight > 0 || clearance(state, FLIGHT).room < ROOMY) return 'wait';
    const { x, y } = rimAt(standOf(to, state.tier), 0);
    return { x, y: y + 130 };
  },
});

const view: View<State, Input, Ui> = {
  world: worldFor,
  hud: 'above',
  feel: FEEL,
  outro: ({ hearts }) => (hearts > 0 ? OUTRO : 700),
  ui: freshUi,
  keepsakes: CANDLES,
  place: placeOf,
  ...controls([toss]),
  draw: drawScene,
  how: async () => (await import('./how.ts')).how,
  chips: ({ hearts, streak }) => [
    chips.hearts(hearts),
    ...(streak > 1 ? [chips.streak(streak)] : []),
  ],
  say: (state) => ({ key: 'say.left', values: { left: needed(state) - placed(state) } }),
  shareText: ({ tiers, hearts }) =>
    `🎂 ${tiers.map(({ candles }) => candles.map(({ lit }) => (lit ? '🔥' : '🕯️')).join('')).join('\n')} ${'❤️'.repeat(hearts)}`,
};

export default defineGame(rules, view);
