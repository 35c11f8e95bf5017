import * as chips from '@playgrove/kit/draw/chips';
import * as feel from '@playgrove/kit/draw/feel';
import { defineGame, type View } from '@playgrove/kit/runtime';
import { SHORES } from './looks.ts';
import {
  calledWord,
  fishToGo,
  MAX_MISSES,
  openWords,
  rules,
  type Input,
  type State,
} from './rules.ts';
import { sizeOf } from './rules/themes.ts';
import { layoutOf, placeOf, worldFor } from './view/layout.ts';
import { delayOf, drawScene, slideOf } from './view/scene.ts';
import { freshUi, hands, type Ui } from './view/ui.ts';

const FEEL: feel.Feels = {
  found: feel.water(3, { climb: true }),
  catch: feel.reward({
    sound: 'slurp',
    climb: true,
    shake: 0,
    ...feel.said('shout.catch', '#ffe14a'),
  }),
  miss: feel.earth(2, { sound: 'back' }),
  close: feel.almost(feel.said('shout.close', '#fff2a0')),
  rise: feel.light(1, { sound: 'pop', climb: true }),
  secret: feel.reward(feel.said('shout.secret', '#ffe14a')),
};

const view: View<State, Input, Ui> = {
  hud: 'above',
  feel: FEEL,
  music: { mood: 'calm', seed: 52 },
  hidesScore: true,
  oneFinger: true,
  world: worldFor,
  ui: freshUi,
  keepsakes: SHORES,
  slide: slideOf,
  outro: 1400,
  delay: (cue, _, move) => delayOf(cue, move),

  ...hands,

  place: ({ x, y }, state, _, to) => placeOf(layoutOf(state, to), x, y),

  draw: drawScene,

  hinted(hint, state, ui) {
    const { columns } = sizeOf(state.theme);
    ui.hint = hint?.at?.map(({ x, y }) => y * columns + x) ?? [];
    if (hint) ui.hints += 1;
  },
  busy: (state, _, to) => [layoutOf(state, to).sand],

  how: async () => (await import('./how.ts')).how,

  /** Fish to the next star, and wrong lines that are left once one was drawn. */
  chips(state) {
    const fish = fishToGo(state);
    return [
      ...(fish === undefined || state.found.length === 0 ? [] : [chips.stars(fish)]),
      ...(state.misses === 0 ? [] : [chips.hearts(MAX_MISSES - state.misses, { warn: 2 })]),
    ];
  },

  shareText: ({ fish, misses, hints }) =>
    `🏝️ ${'🐟'.repeat(fish)}${'❌'.repeat(misses)}${'💡'.repeat(hints)}`,

  say(state) {
    const left = openWords(state).length;
    const word = calledWord(state)?.word.toUpperCase();
    return word
      ? { key: 'say.called', values: { left, word } }
      : { key: 'say.board', values: { left } };
  },
};

export default defineGame(rules, view);
