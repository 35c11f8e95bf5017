import { pick } from '@playgrove/kit/draw/controls';
import type { Sizes } from '@playgrove/kit/runtime';
import { rangeOf } from '../rules/deck.ts';
import { fewest } from '../rules/fewest.ts';
import { deckFor, middleOf, type Input, type State } from '../rules.ts';
import { carOn, deckOn } from './layout.ts';
import type { Ui } from './ui.ts';

/** A car in its lane. Targets are places of its first cell. */
export const slide = pick<State, Input, Ui>({
  slides: true,
  // World units.
  snap: 60,

  from(state, to) {
    const deck = deckFor(state);
    return deck.cars.map((car, index) => carOn(deckOn(to, deck), car, state.at[index] ?? 0));
  },

  targets(car, state) {
    const [least, most] = rangeOf(deckFor(state), state.at, car);
    return Array.from({ length: most - least + 1 }, (_, at) => least + at);
  },

  spotOf: (place, car, state, to) =>
    deckOn(to, deckFor(state)).toScreen(middleOf(state, car, place)),

  gives(car, to, state, ui) {
    const [least, most] = rangeOf(deckFor(state), state.at, car);
    // A slide that leads nowhere is answered only if there is no way at all.
    if (to === state.at[car] && least < most) return undefined;
    ui.dropped = { car, to, shown: ui.held?.car === car ? ui.held.place : (state.at[car] ?? 0) };
    return { car, to };
  },

  // The first slide of the first level.
  teach(state) {
    if (state.level !== 1 || state.moves > 0) return undefined;
    const [first] = fewest(deckFor(state), state.at, state.moves) ?? [];
    return first && { piece: first.car, target: first.to };
  },
});

/** The car that a finger or keys hold or have chosen, and where its first cell is shown. */
export function heldNow(state: State, ui: Ui, to: Sizes): Ui['held'] {
  const picked = slide.picked(state, ui, to);
  const deck = deckFor(state);
  const car = picked && deck.cars[picked.piece];
  if (!car) return undefined;
  const at = picked.middle && deckOn(to, deck).toBoard(picked.middle);
  const place = at ? (car.across ? at.x : at.y) - car.length / 2 : picked.target;
  return { car: picked.piece, by: picked.by, place: place ?? state.at[picked.piece] ?? 0 };
}
