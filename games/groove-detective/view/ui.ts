import { Squash, type Device, type InputEvent, type Motion } from '@playgrove/kit/runtime';
import { wasted } from '../rules.ts';
import { CHECKS, DRUMS, STEPS, type Input, type State } from '../rules/state.ts';

/** Seconds for which a refused check is explained. */
const SHOWN_SECONDS = 2.2;

export type Ui = {
  /** The earlier check that is shown instead of the pads. */
  review: number | undefined;
  /** The pad that the last hint named. */
  hint: { readonly x: number; readonly y: number } | undefined;
  /** By row: how much its sign still bounces, 1 to 0. */
  readonly bounce: number[];
  /** By row: seconds since it was found. */
  readonly found: number[];
  /** How loud the last step of the loop was, 1 to 0. */
  loud: number;
  /** The hound nods. */
  readonly nod: Squash;
  /** Seconds since the last check. */
  checked: number;
  /** Why the last press of Check was not taken, as long as it is shown. */
  why: string | undefined;
  /** Seconds since that press. */
  sinceRefused: number;
  readonly isNewcomer: boolean;
  device: Device | undefined;
};

export function freshUi(_: State, isNewcomer: boolean): Ui {
  return {
    review: undefined,
    hint: undefined,
    bounce: DRUMS.map(() => 0),
    found: DRUMS.map(() => 9),
    loud: 0,
    nod: new Squash(),
    checked: 9,
    why: undefined,
    sinceRefused: 0,
    isNewcomer,
    device: undefined,
  };
}

/** Passes display time and takes in what happened. */
export function follow(state: State, ui: Ui, { dt, cues }: Motion<State>, calm: boolean): void {
  ui.loud = Math.max(0, ui.loud - dt * 3.2);
  ui.checked += dt;
  ui.sinceRefused += dt;
  if (ui.sinceRefused > SHOWN_SECONDS || state.phase !== 'play') ui.why = undefined;
  ui.nod.step(dt);
  for (const row of ui.bounce.keys()) {
    ui.bounce[row] = Math.max(0, (ui.bounce[row] ?? 0) - dt * 4);
    ui.found[row] = (ui.found[row] ?? 9) + dt;
  }
  for (const { name, at } of cues) {
    const row = at?.y ?? -1;
    if (name === 'check') {
      ui.checked = 0;
      ui.review = undefined;
      ui.hint = undefined;
    }
    if (name === 'found') ui.found[row] = 0;
    if (name === 'set' || name === 'unset') {
      ui.hint = undefined;
      ui.why = undefined;
    }
    if (!DRUMS.includes(name as (typeof DRUMS)[number])) continue;
    ui.loud = 1;
    // The mystery's drums all look the same.
    ui.nod.kick(row >= 0 && name === 'kick' ? 0.5 : 0.25, calm);
    if (row >= 0) ui.bounce[row] = 1;
  }
  if (state.phase !== 'play') ui.review = undefined;
}

/** What an event means. */
export function readEvent(event: InputEvent, state: State, ui: Ui): Input | 'redraw' | undefined {
  if (state.phase !== 'play') {
    const down = (event.kind === 'press' || event.kind === 'pad') && event.phase === 'down';
    return down ? { act: 'skip' } : undefined;
  }
  if (event.kind === 'key' && event.phase === 'down') {
    if (event.key === 'p') return playNext(state);
    if (event.key === 'c') return check(state, ui);
    return undefined;
  }
  if (event.kind === 'pad' && event.phase === 'down') {
    if (event.button === 'x') return playNext(state);
    if (event.button === 'y') return check(state, ui);
    return undefined;
  }
  if (event.kind !== 'cell' || event.phase !== 'down') return undefined;
  return onCell(event.id, state, ui);
}

function onCell(id: string, state: State, ui: Ui): Input | 'redraw' | undefined {
  if (id === 'case' || id === 'mine') {
    ui.review = undefined;
    return { act: 'hear', what: isHeard(state, id) ? 'off' : id };
  }
  if (id === 'check') return check(state, ui);
  const [kind, first = '', second = ''] = id.split('-');
  if (kind === 'stub') {
    const at = Number(first);
    if (at >= CHECKS || at >= state.checks.length) return undefined;
    ui.review = ui.review === at ? undefined : at;
    return 'redraw';
  }
  if (kind === 'row') return { act: state.mode === 'case' ? 'listen' : 'pick', row: Number(first) };
  if (ui.review !== undefined) {
    ui.review = undefined;
    return 'redraw';
  }
  const step = Number(second);
  return step < STEPS ? { act: 'tap', row: Number(first), step } : undefined;
}

/** Whether the loop of this button plays; one row of it has its own button. */
export const isHeard = ({ heard, solo }: State, id: string): boolean => heard === id && solo < 0;

/** A check that would be wasted is refused; the view says why. */
function check(state: State, ui: Ui): Input {
  ui.why = state.mode === 'jukebox' ? undefined : wasted(state);
  ui.sinceRefused = 0;
  return { act: 'check' };
}

/** From the mystery to the player's loop and back. */
function playNext({ heard, mode }: State): Input {
  if (mode === 'jukebox') return { act: 'hear', what: heard === 'mine' ? 'off' : 'mine' };
  return { act: 'hear', what: heard === 'case' ? 'mine' : 'case' };
}
