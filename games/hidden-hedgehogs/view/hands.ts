import type { Control } from '@playgrove/kit/draw/controls';
import type { CellEvent, Coach, Device, Press, Sizes } from '@playgrove/kit/runtime';
import { deduce } from '../rules/deduce.ts';
import { FLAG, OPEN } from '../rules/meadow.ts';
import { hasBegun, rules, satisfied, type Input, type State } from '../rules.ts';
import { layoutOf, middleOf, placeUnder } from './layout.ts';

/** A finger on the meadow. */
type Finger = {
  readonly pointer: number;
  place: number;
  ticks: number;
  /** It came down on open ground: it sweeps. */
  readonly sweeps: boolean;
  /** It has done something already. */
  acted: boolean;
};

export type Hands = {
  finger: Finger | undefined;
  /** The place that the keyboard is on; −1 without one. */
  focus: number;
};

/** Ticks that a finger rests on leaves to put a flag: 300 ms. */
export const HOLD_TICKS = 9;
/** Points of a fast finger's way are joined in steps of this part of a place. */
const STEP = 0.4;

const at = (state: State, press: { readonly x: number; readonly y: number }, to: Sizes): number =>
  placeUnder(layoutOf(to, state), state, press);

function down(press: Press, state: State, ui: Hands, to: Sizes): Input | 'redraw' | undefined {
  if (ui.finger) return undefined;
  const place = at(state, press, to);
  ui.focus = -1;
  if (place < 0) return undefined;
  if (press.second) return { act: 'flag', place };
  const sweeps = state.shown[place] === OPEN;
  ui.finger = { pointer: press.pointer, place, ticks: 0, sweeps, acted: false };
  return sweep(state, ui.finger, place) ?? 'redraw';
}

/** Opens what a number still hides, if its hedgehogs are all marked. */
function sweep(state: State, finger: Finger, place: number): Input | undefined {
  if (!finger.sweeps || satisfied(state, place).length === 0) return undefined;
  finger.acted = true;
  return { act: 'open', place };
}

function move(press: Press, state: State, finger: Finger, to: Sizes) {
  const inputs: Input[] = [];
  let [x, y] = [press.from.x, press.from.y];
  const { unit } = layoutOf(to, state);
  for (const [index, point] of press.path.entries()) {
    // The first point has nothing before it in this event.
    if (index === 0) [x, y] = [point.x, point.y];
    const steps = Math.max(1, Math.ceil(Math.hypot(point.x - x, point.y - y) / (unit * STEP)));
    for (let step = 1; step <= steps; step += 1) {
      const part = step / steps;
      const place = at(state, { x: x + (point.x - x) * part, y: y + (point.y - y) * part }, to);
      if (place === finger.place) continue;
      Object.assign(finger, { place, ticks: 0 });
      const input = sweep(state, finger, place);
      if (input) inputs.push(input);
    }
    [x, y] = [point.x, point.y];
  }
  return inputs.length > 0 ? inputs : ('redraw' as const);
}

function readPress(press: Press, state: State, ui: Hands, to: Sizes) {
  if (press.phase === 'hover') return undefined;
  if (press.phase === 'down') return down(press, state, ui, to);
  const { finger } = ui;
  if (finger?.pointer !== press.pointer) return undefined;
  if (press.phase === 'move') return move(press, state, finger, to);
  ui.finger = undefined;
  const { place, acted, sweeps } = finger;
  const isTap = !sweeps || place === at(state, press.from, to);
  if (press.phase === 'cancel' || acted || place < 0 || !isTap) return 'redraw' as const;
  return { act: 'open', place } as const;
}

function readCell({ phase, id }: CellEvent, ui: Hands): Input | 'redraw' | undefined {
  ui.focus = Number(id);
  return phase === 'down' ? { act: 'open', place: ui.focus } : 'redraw';
}

/** A tap opens, a finger that rests flags, a finger that comes from open ground sweeps. */
export const rake: Control<State, Input, Hands> = {
  keys: ['f'],

  read(event, state, ui, to) {
    if (event.kind === 'press') return readPress(event, state, ui, to);
    if (event.kind === 'cell') return readCell(event, ui);
    const isFlag =
      event.kind === 'key' ||
      (event.kind === 'pad' && event.phase === 'down' && event.button === 'x');
    if (!isFlag || event.phase !== 'down' || ui.focus < 0) return undefined;
    return { act: 'flag', place: ui.focus };
  },

  poll(_, state, { finger }) {
    if (!finger || finger.acted || finger.sweeps || finger.place < 0) return undefined;
    finger.ticks += 1;
    if (finger.ticks < HOLD_TICKS || !hasBegun(state)) return undefined;
    finger.acted = true;
    return { act: 'flag', place: finger.place };
  },

  coach: (state, ui, device, to) => teach(state, ui, device, to),
};

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
