import type { Hint } from '@playgrove/kit/contract';
import { within, type InputEvent, type Sizes } from '@playgrove/kit/runtime';
import { isPotion, refusalOf, topRun, type Layer } from '../rules/bottles.ts';
import { isOut, isStuck, type Input, type State } from '../rules/state.ts';
import { layoutOf } from './layout.ts';
import { freshShow, type Show } from './show.ts';

/** Seconds that the reason of a refused pour stays. */
const WHY = 2.2;

export type Ui = {
  picked: number | undefined;
  /** The bottle where a finger came down; it may be dragged to another. */
  grip: number | undefined;
  hint: readonly [from: number, to: number] | undefined;
  /** Why the last pour was refused: a message key. */
  why: { readonly key: string; readonly bottle: number; age: number } | undefined;
  /** What is on the screen: behind the rules while liquid is on its way. */
  show: Show;
};

export const freshUi = (state: State): Ui => ({
  picked: undefined,
  grip: undefined,
  hint: undefined,
  why: undefined,
  show: freshShow(state),
});

export function takeHint(hint: Hint<Input> | undefined, _: State, ui: Ui): void {
  const input = hint?.input;
  ui.hint = input?.act === 'pour' ? [input.from, input.to] : undefined;
  if (hint) ui.why = undefined;
  if (hint && input?.act === 'pour' && ui.picked !== input.from) ui.picked = undefined;
}

/** Passes the time of what only the player sees. */
export function passUi(state: State, ui: Ui, dt: number): void {
  if (ui.why && (ui.why.age += dt) > WHY) ui.why = undefined;
  if (ui.picked !== undefined && !canPick(state.bottles[ui.picked])) ui.picked = undefined;
}

const canPick = (bottle: readonly Layer[] = []): boolean => topRun(bottle) > 0 && !isPotion(bottle);

/** Keys of the bottles, in their order. */
export const DIGITS = [...'1234567890'];

/** What an event means. */
export function readEvent(
  event: InputEvent,
  state: State,
  ui: Ui,
  to: Pick<Sizes, 'width' | 'height'>,
): Input | 'redraw' | undefined {
  if (event.kind === 'key') {
    const at = DIGITS.indexOf(event.key);
    return event.phase === 'down' && at >= 0 && at < state.bottles.length
      ? tap(at, state, ui)
      : undefined;
  }
  if (event.kind === 'cell') {
    if (event.id === 'back')
      return event.phase === 'down' ? { act: 'back', to: state.poured.length - 1 } : undefined;
    const at = Number(event.id);
    if (event.phase === 'down') {
      const read = tap(at, state, ui);
      ui.grip = read === 'redraw' ? at : undefined;
      return read;
    }
    if (event.phase !== 'up' && event.phase !== 'cancel') return undefined;
    const { grip } = ui;
    ui.grip = undefined;
    if (event.phase === 'cancel' || grip === undefined || grip === at) return undefined;
    // Dragged from one bottle to another.
    ui.picked = grip;
    return tap(at, state, ui);
  }
  const isOnBottle =
    event.kind === 'press' && layoutOf(to, state).cells.some((rect) => within(rect, event));
  const away =
    (event.kind === 'press' && event.phase === 'down' && !isOnBottle) ||
    (event.kind === 'pad' && event.phase === 'down' && event.button === 'b');
  if (!away || ui.picked === undefined) return undefined;
  ui.picked = undefined;
  return 'redraw';
}

/** A tap on a bottle: picks it, pours the picked one into it, or says why not. */
function tap(at: number, state: State, ui: Ui): Input | 'redraw' {
  const { picked } = ui;
  ui.why = undefined;
  if (picked === at) {
    ui.picked = undefined;
    return 'redraw';
  }
  if (picked === undefined) {
    if (!canPick(state.bottles[at])) return refuse(state, ui, at, at);
    ui.picked = at;
    return 'redraw';
  }
  if (refusalOf(state, picked, at) === undefined) {
    ui.picked = undefined;
    return { act: 'pour', from: picked, to: at };
  }
  // The refusal sounds, and the next tap goes on with the new bottle.
  ui.picked = canPick(state.bottles[at]) ? at : undefined;
  return refuse(state, ui, picked, at);
}

function refuse(state: State, ui: Ui, from: number, to: number): Input {
  ui.why = { key: refusalOf(state, from, to) ?? 'refused.bottle', bottle: to, age: 0 };
  return { act: 'pour', from, to };
}

/** Only an undo helps: nothing can be poured, or no pour is left. */
export const showsBack = (state: State): boolean => isStuck(state) || isOut(state);
