import { drag, type Control } from '@playgrove/kit/draw/controls';
import type { Coach, Device, Sizes } from '@playgrove/kit/runtime';
import { deduce } from '../rules/deduce.ts';
import { FLAG, OPEN } from '../rules/meadow.ts';
import { hasBegun, rules, satisfied, type Input, type State } from '../rules.ts';
import { layoutOf, middleOf, placeUnder } from './layout.ts';

/** A finger on the meadow. */
type Finger = {
  /** −1 beside it. */
  place: number;
  ticks: number;
  /** It came down on open ground: it sweeps. */
  readonly sweeps: boolean;
  /** It has done something already, or come to another place. */
  acted: boolean;
  moved: boolean;
};

export type Hands = {
  finger: Finger | undefined;
  /** The place that the keyboard is on; −1 without one. */
  focus: number;
  /** Where leaves were raked last; −1 before. */
  raked: number;
};

/** Ticks that a finger rests on leaves to put a flag: 300 ms. */
export const HOLD_TICKS = 9;

/** Opens what a number still hides, if its hedgehogs are all marked. */
function sweep(state: State, ui: Hands, place: number): Input | undefined {
  const { finger } = ui;
  if (!finger?.sweeps || satisfied(state, place).length === 0) return undefined;
  finger.acted = true;
  ui.raked = place;
  return { act: 'open', place };
}

/** A tap opens, a finger that comes from open ground sweeps. */
const rake = drag<State, Input, Hands>({
  sideOf: (state, to) => layoutOf(to, state).unit,

  cellAt(at, state, to) {
    const place = placeUnder(layoutOf(to, state), state, at);
    return place < 0 ? undefined : place;
  },

  begin({ cell: place }, press, state, ui) {
    ui.focus = -1;
    if (place === undefined) return undefined;
    if (press.second) return { act: 'flag', place };
    const sweeps = state.shown[place] === OPEN;
    ui.finger = { place, ticks: 0, sweeps, acted: false, moved: false };
    return sweep(state, ui, place) ?? 'redraw';
  },

  over(steps, state, ui) {
    const { finger } = ui;
    return steps.flatMap(({ cell: place = -1 }) => {
      if (!finger) return [];
      Object.assign(finger, { place, ticks: 0, moved: true });
      return sweep(state, ui, place) ?? [];
    });
  },

  end({ cell: place }, lost, _, ui) {
    const { finger } = ui;
    ui.finger = undefined;
    const isTap = finger && !finger.acted && (!finger.sweeps || !finger.moved);
    if (!isTap || lost || place === undefined) return undefined;
    ui.raked = place;
    return { act: 'open', place };
  },
});

/** A finger that rests flags, and keys open and flag where they are. */
const flags: Control<State, Input, Hands> = {
  keys: ['f'],

  read(event, _, ui) {
    if (event.kind === 'cell') {
      ui.focus = Number(event.id);
      if (event.phase === 'down') ui.raked = ui.focus;
      return event.phase === 'down' ? { act: 'open', place: ui.focus } : 'redraw';
    }
    const isFlag = event.kind === 'key' || (event.kind === 'pad' && event.button === 'x');
    return isFlag && event.phase === 'down' && ui.focus >= 0
      ? { act: 'flag', place: ui.focus }
      : undefined;
  },

  poll(_, state, { finger }) {
    if (!finger || finger.acted || finger.sweeps || finger.place < 0) return undefined;
    finger.ticks += 1;
    if (finger.ticks < HOLD_TICKS || !hasBegun(state)) return undefined;
    finger.acted = true;
    return { act: 'flag', place: finger.place };
  },

  coach: teach,
};

export const hands = [rake, flags];

/** In the first meadow: the clover, then the first hedgehog that is certain. */
function teach(state: State, ui: Hands, _: Device, to: Sizes): Coach | 'wait' | undefined {
  if (state.size > 0 || rules.status(state) !== 'playing') return undefined;
  const layout = layoutOf(to, state);
  if (!hasBegun(state))
    return { kind: 'tap', at: middleOf(layout, state, state.start), keys: ['a'] };
  if (state.shown.includes(FLAG)) return undefined;
  if (ui.finger) return 'wait';
  const hog = firstHog(state);
  if (hog === undefined) return 'wait';
  return { kind: 'hold', at: middleOf(layout, state, hog), keys: ['x'] };
}

const hogs = new WeakMap<
  readonly number[],
  { readonly key: string; readonly hog: number | undefined }
>();

/** A hedgehog that can be reasoned out now, worked out once for each position. */
function firstHog(state: State): number | undefined {
  const key = state.shown.join('');
  const known = hogs.get(state.hogs);
  if (known?.key === key) return known.hog;
  const hog = deduce(state, state.shown)?.hogs[0];
  hogs.set(state.hogs, { key, hog });
  return hog;
}
