import { controls } from '@playgrove/kit/draw/controls';
import { defineGame, type View } from '@playgrove/kit/runtime';
import { deckFor, rules, type Input, type State } from './rules.ts';
import { rangeOf } from './rules/deck.ts';
import { fewest } from './rules/fewest.ts';
import { FEEL } from './view/feel.ts';
import { lanes } from './view/hands.ts';
import { layoutOf, placeAt, worldFor } from './view/layout.ts';
import { drawScene, OUTRO, SLIDE, slideOf, SWELL } from './view/scene.ts';
import { sayingOf } from './view/sign.ts';
import { freshUi, type Ui } from './view/ui.ts';
import { VANS } from './view/vans.ts';
import { kindOf } from './view/vehicles.ts';

/** The first slide of the first level. */
const first = (state: State): Input | undefined =>
  state.level === 1 && state.moves === 0
    ? fewest(deckFor(state), state.at, state.moves)?.[0]
    : undefined;

const view: View<State, Input, Ui> = {
  world: worldFor,
  hud: 'above',
  oneFinger: true,
  hidesScore: true,
  feel: FEEL,
  slide: slideOf,
  outro: OUTRO,
  music: { mood: 'happy', seed: 23 },
  ui: freshUi,
  keepsakes: VANS,
  place: (at, state, _, to) => placeAt(layoutOf(to, deckFor(state)), at),
  ...controls<State, Input, Ui>([lanes(first)]),
  draw: drawScene,
  delay: ({ name }) => (name === 'swell' ? SLIDE : name === 'roll' ? SLIDE + SWELL + 330 : 0),
  how: async () => (await import('./how.ts')).how,

  hinted(hint, _, ui) {
    ui.hint = hint?.input;
  },
  busy(state, _, to) {
    const { deck, sign } = layoutOf(to, deckFor(state));
    return [deck, sign];
  },

  chips(state) {
    const { par } = deckFor(state);
    const tone = state.moves > par ? 'warn' : 'plain';
    return [
      { id: 'stars', label: 'chip.stars', text: `${state.moves}/${par}`, icon: 'star', tone },
    ];
  },

  say(state, ui) {
    const deck = deckFor(state);
    const car = ui.held?.car ?? ui.cursor;
    const one = car === undefined ? undefined : deck.cars[car];
    if (!one || car === undefined) return sayingOf(state);
    const [least, most] = rangeOf(deck, state.at, car);
    const place = Math.round(ui.held?.place ?? state.at[car] ?? 0);
    const values = { lane: one.lane + 1, back: place - least, on: most - place };
    return { key: `say.${kindOf(one, car)}.${one.across ? 'row' : 'column'}`, values };
  },

  shareText: (state) =>
    `🍦⛴️ ${state.moves}/${deckFor(state).par} ${'⭐'.repeat(rules.stars?.(state) ?? 0)}`,
};

export default defineGame(rules, view);
