import { within } from '@playgrove/kit/runtime';
import type { Held, InputEvent, Key, Pad, Press } from '@playgrove/kit/runtime';
import { HALF, baitsOf } from '../rules/water.ts';
import type { State } from '../rules/state.ts';
import { LOOK, type Input } from '../rules/inputs.ts';
import { SULK, TAP } from '../rules/outing.ts';
import { boxOf } from './baits.ts';
import { metersAt, percentAt, type Ui } from './ui.ts';

type Reading = Input | 'redraw' | undefined;

/** Ticks in which a float has just landed and a press means nothing. */
const SETTLES = 20;

export function read(event: InputEvent, state: State, ui: Ui): Reading {
  if (event.kind === 'press') return readPress(event, state, ui);
  if (event.kind === 'pad') return readPad(event, state);
  if (event.kind === 'key') return readKey(event, state);
  return undefined;
}

function readPress(event: Press, state: State, ui: Ui): Reading {
  const { phase } = event;
  if (phase === 'hover') return undefined;
  if (phase === 'down') {
    const box = state.phase === 'idle' ? boxOf(ui.size, state) : [];
    const chosen = box.find(({ rect }) => within(rect, event, 5))?.bait;
    if (chosen) return chosen === state.bait ? 'redraw' : { act: 'bait', bait: chosen };
    ui.pointer = event.pointer;
    return begin(state, percentAt(ui, event.x));
  }
  if (event.pointer !== ui.pointer) return undefined;
  if (phase === 'move') {
    return turnTo(state, percentAt(ui, event.x));
  }
  ui.pointer = undefined;
  if (phase === 'up' && state.phase === 'charge' && state.since <= TAP)
    return { act: 'free', z: metersAt(ui.size, event.y) };
  return letGo(state);
}

/** What a press does now, if it does anything: never a refusal for a tap that came a moment early. */
function begin(state: State, x: number): Reading {
  const { phase, since, wait } = state;
  if (phase === 'idle') return { act: 'press', x };
  if (phase === 'wait' && wait && wait.t >= SETTLES) return { act: 'press', x: 0 };
  if (phase === 'fight' && !state.held) return { act: 'press', x };
  if (phase === 'caught' && since >= LOOK) return { act: 'press', x: 0 };
  if (phase === 'lost' && since >= SULK) return { act: 'press', x: 0 };
  return undefined;
}

/** In a fight small shifts of a finger are no wish. */
const SHIFT = 4;

function turnTo(state: State, x: number): Reading {
  if (state.phase === 'charge') return { act: 'aim', x };
  const turns = state.phase === 'fight' && Math.abs(x - aimOf(state)) >= SHIFT;
  return turns ? { act: 'aim', x } : undefined;
}

function letGo(state: State): Reading {
  return state.phase === 'charge' || (state.phase === 'fight' && state.held)
    ? { act: 'free' }
    : undefined;
}

function readPad(event: Pad, state: State): Reading {
  const { button, phase } = event;
  if (phase === 'repeat') return undefined;
  if (phase === 'up') return button === 'a' ? letGo(state) : undefined;
  if (button === 'a') return begin(state, aimOf(state));
  if (state.phase !== 'idle') return undefined;
  if (button === 'up' || button === 'down' || button === 'l' || button === 'r') {
    const baits = baitsOf(state);
    const by = button === 'up' || button === 'r' ? 1 : -1;
    const bait = baits[(baits.indexOf(state.bait) + by + baits.length) % baits.length];
    return bait ? { act: 'bait', bait } : undefined;
  }
  return undefined;
}

/** Digits choose a bait. */
function readKey({ phase, key }: Key, state: State): Reading {
  if (phase !== 'down' || state.phase !== 'idle') return undefined;
  const bait = baitsOf(state)[Number(key) - 1];
  return bait && bait !== state.bait ? { act: 'bait', bait } : undefined;
}

const aimOf = ({ aim }: State): number =>
  Math.max(-100, Math.min(100, Math.round((aim / HALF) * 100)));
/** Hundredths a tick that a held arrow turns the rod. */
const PACE = 2;

export function poll(held: Held, state: State): Input | undefined {
  const { phase } = state;
  if (phase !== 'idle' && phase !== 'charge' && phase !== 'fight') return undefined;
  const way = (held.pad.has('right') ? 1 : 0) - (held.pad.has('left') ? 1 : 0) + held.stick.x;
  if (Math.abs(way) < 0.2) return undefined;
  const from = aimOf(state);
  const x = Math.max(-100, Math.min(100, Math.round(from + Math.max(-1, Math.min(1, way)) * PACE)));
  return x === from ? undefined : { act: 'aim', x };
}
