import { controls } from '@playgrove/kit/draw/controls';
import { defineGame, type View } from '@playgrove/kit/runtime';
import { deckFor, rules, type Input, type State } from './rules.ts';
import { rangeOf } from './rules/deck.ts';
import { FEEL } from './view/feel.ts';
import { heldNow, slide } from './view/hands.ts';
import { deckOn, signOn, worldFor } from './view/layout.ts';
import { drawScene, OUTRO, SLIDE, slideOf, SWELL } from './view/scene.ts';
import { sayingOf } from './view/sign.ts';
import { freshUi, type Ui } from './view/ui.ts';
import { VANS } from './view/vans.ts';
import { kindOf } from './view/vehicles.ts';

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
  place: (at, state, _, to) => deckOn(to, deckFor(state)).toScreen(at),
  ...controls([slide]),
  draw: drawScene,
  delay: ({ name }) =>
    name === 'swell' ? SLIDE : name === 'roll' || name === 'clear' ? SLIDE + SWELL + 330 : 0,
  how: async () => (await import('./how.ts')).how,

  hinted(hint, _, ui) {
    ui.hint = hint?.input;
  },
  busy: (state, _, to) => [deckOn(to, deckFor(state)).rect, signOn(to)],

  chips(state) {
    const { par } = deckFor(state);
    const tone = state.moves > par ? 'warn' : 'plain';
    return [
      { id: 'stars', label: 'chip.stars', text: `${state.moves}/${par}`, icon: 'star', tone },
    ];
  },

  say(state, ui, to) {
    const deck = deckFor(state);
    const held = heldNow(state, ui, to);
    const car = held && deck.cars[held.car];
    if (!car) return sayingOf(state);
    const [least, most] = rangeOf(deck, state.at, held.car);
    const place = Math.round(held.place);
    const values = { lane: car.lane + 1, back: place - least, on: most - place };
    return { key: `say.${kindOf(car, held.car)}.${car.across ? 'row' : 'column'}`, values };
  },

  shareText: (state) =>
    `🍦⛴️ ${state.moves}/${deckFor(state).par} ${'⭐'.repeat(rules.stars?.(state) ?? 0)}`,
};

export default defineGame(rules, view);
