import { createRng } from '@playgrove/kit/core';
import { controls, pick, type PickControl } from '@playgrove/kit/draw/controls';
import { moveCursor } from '@playgrove/kit/logic/gridboard';
import { rules, type Input } from '../rules.ts';
import { fits, GRID, placesOf, SIDE } from '../rules/board.ts';
import { choose } from '../rules/choose.ts';
import { patchFor, type Patch } from '../rules/patches.ts';
import type { State } from '../rules/state.ts';
import { CELL, layoutOf, middleAt, riseOf } from './layout.ts';
import { clamped, under, type Ui } from './ui.ts';

/** How keenly the ghost hand looks for a place. */
const TEACHER = 0.95;

const inputOf = (slot: number, at: number): Input => slot * SIDE * SIDE + at;

const patchIn = ({ hand }: State, slot: number): Patch => patchFor(hand[slot]?.shape ?? 0);

/** A patch from the tray to the quilt. Targets are the cells of its upper left corner. */
export const sew: PickControl<State, Input, Ui> = pick<State, Input, Ui>({
  from: ({ hand }, to) => layoutOf(to).slots.map((slot, at) => (hand[at] ? slot : undefined)),
  targets: (slot, state) => placesOf(state.cells, patchIn(state, slot)),
  spotOf: (at, slot, state, to) =>
    middleAt(layoutOf(to), patchIn(state, slot), clamped(patchIn(state, slot), at)),
  snap: CELL * 1.05,
  rise: (slot, state) => riseOf(patchIn(state, slot)),
  gives: (slot, at, state) => inputOf(slot, clamped(patchIn(state, slot), at)),

  /** It goes back to the tray. A patch laid on cloth is given to the rules, which say why not. */
  miss(slot, middle, state, ui, to) {
    const patch = patchIn(state, slot);
    if (sew.picked(state, ui, to)?.by !== 'tap') ui.returning = { slot, from: middle, age: 0 };
    const at = under(layoutOf(to), patch, middle);
    return at < 0 || fits(state.cells, patch, at) ? undefined : inputOf(slot, at);
  },

  keys: ['1', '2', '3'],
  start: 27,
  // Over cloth too, so that every place is named to those who cannot see it.
  step: (at, way, slot, state) => {
    const patch = patchIn(state, slot);
    return clamped(patch, moveCursor(GRID, clamped(patch, at), way));
  },

  teach(state, taken) {
    if (rules.status(state) !== 'playing') return undefined;
    const hand = state.hand.map((held, slot) =>
      taken === undefined || taken === slot ? held : null,
    );
    const input = choose({ ...state, hand }, createRng('coach'), TEACHER);
    if (input === undefined) return undefined;
    return { piece: Math.floor(input / SIDE ** 2), target: input % SIDE ** 2 };
  },
});

export const hands = controls<State, Input, Ui>([sew]);
