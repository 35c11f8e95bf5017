import * as chips from '@playgrove/kit/draw/chips';
import { choose, controls } from '@playgrove/kit/draw/controls';
import * as feel from '@playgrove/kit/draw/feel';
import { defineGame, type View } from '@playgrove/kit/runtime';
import { EMPTY, isKnown, windowsOf } from './clues.ts';
import { PLUMAGE } from './looks.ts';
import { leftOf, MARKS, rules, type Input, type State } from './rules.ts';
import { boardsOf } from './view/boards.ts';
import { drumRect, layoutOf, letterPoint, quillRect, worldFor } from './view/layout.ts';
import { ANSWERED, drawScene, isGuess, JUDGE } from './view/scene.ts';
import { follow, freshUi, KEYS, press, read, type Ui } from './view/ui.ts';

const FEEL: feel.Feels = {
  type: { sound: 'click', gain: 0.7, buzz: 6 },
  erase: { sound: 'back', gain: 0.5 },
  earlier: feel.paper(1, { sound: 'tick' }),
  later: feel.paper(1, { sound: 'tick' }),
  mist: feel.air(1, { sound: 'tick' }),
  match: feel.light(2, { climb: true }),
  feather: feel.air(2, { buzz: 24 }),
  cut: feel.said('shout.cut', '#fff2a0'),
  close: feel.almost(feel.said('shout.close', '#fff2a0')),
  found: feel.finish(),
};

/** Cues of single letters, judged one after the other. */
const WAYS = new Set(['earlier', 'later', 'match', 'mist']);

const letters = choose<State, Input, Ui>({
  boards: boardsOf,
  press(id, state, ui) {
    ui.pressed = id;
    return press(id, state, ui) ?? 'redraw';
  },
  // The hand spells a word that fits, and not the answer.
  teach(state) {
    if (state.guesses.length + state.found.length > 0) return undefined;
    const { typed } = state;
    const fits = leftOf(state).filter((word) =>
      [...typed].every((letter, place) => letter === EMPTY || letter === word.charAt(place)),
    );
    const word = fits.find((each) => each !== state.answer);
    if (word === undefined) return undefined;
    return typed.includes(EMPTY) ? word.charAt(typed.indexOf(EMPTY)) : 'guess';
  },
});

const view: View<State, Input, Ui> = {
  hud: 'above',
  feel: FEEL,
  music: { mood: 'calm', seed: 26 },
  hidesScore: true,
  world: worldFor,
  ui: freshUi,
  keepsakes: PLUMAGE,
  slide: (from, to) => (isGuess(from, to) ? ANSWERED : 120),
  outro: 1500,
  delay: ({ name, value = 0 }, cues) =>
    WAYS.has(name)
      ? value * JUDGE
      : name === 'type' || name === 'erase'
        ? 0
        : cues.filter((cue) => WAYS.has(cue.name)).length * JUDGE,

  ...controls([letters, { read, keys: KEYS }]),

  place({ x, y }, state, _, to) {
    const layout = layoutOf(to);
    if (y === 2) return letterPoint(layout, x);
    const rect = y === 1 ? quillRect(layout, x) : drumRect(layout, x, state.answer.length);
    return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
  },

  draw: drawScene,

  hinted(hint, state, ui) {
    const [place, ...shown] = hint?.at ?? [];
    ui.hint = place && { place: place.x, letters: shown.map(({ x }) => x) };
    follow(state, ui);
    if (ui.hint) ui.cursor = ui.hint.place;
  },
  advice: (to) => layoutOf(to).advice,
  busy: (_, __, to) => [layoutOf(to).quills],

  how: async () => (await import('./how.ts')).how,

  chips: ({ flight }) => (flight ? [] : [chips.stars(MARKS[0])]),

  shareText: (state) =>
    state.flight
      ? `🦚 ×${state.found.length}`
      : '🪶'.repeat(state.feathers) +
        '🍂'.repeat(state.guesses.length - (state.feathers > 0 ? 1 : 0)),

  say(state, ui) {
    const windows = windowsOf(state);
    return {
      key: 'say.word',
      values: {
        feathers: state.feathers,
        known: windows.filter(isKnown).length,
        letters: windows.length,
        place: ui.cursor + 1,
      },
    };
  },
};

export default defineGame(rules, view);
