import type { CellEvent, Held, InputEvent, Press } from '@playgrove/kit/runtime';
import { atan2 } from '@playgrove/kit/core';
import { nearest } from '../rules/light.ts';
import type { Input, State } from '../rules.ts';
import type { Ui } from './ui.ts';

type Answer = Input | 'redraw' | undefined;

/** World units that a finger must stray before it steers. */
const DEAD = 9;
/** The stick follows a finger that goes farther. */
const FARTHEST = 64;

export function read(event: InputEvent, state: State, ui: Ui): Answer {
  if (event.kind === 'cell') return readCell(event, state);
  if (event.kind === 'press') return readPress(event, state, ui);
  if (event.kind === 'key') {
    const at = Number(event.key) - 1;
    const open = event.phase === 'down' && state.phase === 'choose';
    return open && state.offer[at] !== undefined ? { act: 'choose', at } : undefined;
  }
  if (event.kind !== 'pad' || event.phase !== 'down' || event.button !== 'a') return undefined;
  return state.phase === 'ready' ? { act: 'rest' } : undefined;
}

function readCell({ phase, id }: CellEvent, state: State): Answer {
  if (phase === 'focus') return 'redraw';
  if (phase !== 'down') return undefined;
  const at = Number(id.slice(-1));
  if (id.startsWith('boon-')) return { act: 'choose', at };
  if (id.startsWith('moth-')) return { act: 'moth', which: at };
  return state.phase === 'ready' ? { act: 'rest' } : undefined;
}

function readPress(event: Press, state: State, ui: Ui): Answer {
  const { phase, pointer, x, y } = event;
  if (phase === 'hover' || state.phase === 'choose') return undefined;
  if (phase === 'down') {
    if (ui.finger !== undefined) return undefined;
    ui.finger = pointer;
    ui.originX = x;
    ui.originY = y;
    ui.stickX = 0;
    ui.stickY = 0;
    return state.phase === 'ready' ? { act: 'rest' } : 'redraw';
  }
  if (pointer !== ui.finger) return undefined;
  if (phase === 'move') return steer(x, y, state, ui);
  ui.finger = undefined;
  return state.to >= 0 ? { act: 'rest' } : 'redraw';
}

function steer(x: number, y: number, state: State, ui: Ui): Answer {
  ui.stickX = x - ui.originX;
  ui.stickY = y - ui.originY;
  const way = Math.hypot(ui.stickX, ui.stickY);
  if (way > FARTHEST) {
    const over = 1 - FARTHEST / way;
    ui.originX += ui.stickX * over;
    ui.originY += ui.stickY * over;
    ui.stickX = x - ui.originX;
    ui.stickY = y - ui.originY;
  }
  if (way < DEAD) return undefined;
  return flyTo(ui.stickX, ui.stickY, state);
}

function flyTo(x: number, y: number, state: State): Input | undefined {
  const to = nearest(atan2(y, x));
  return to === state.to ? undefined : { act: 'fly', to };
}

/** Arrows, D-pad and stick. */
export function poll(held: Held, state: State, ui: Ui): Input | undefined {
  if (state.phase !== 'fly' && state.phase !== 'ready') return undefined;
  const { pad, stick } = held;
  let x = (pad.has('right') ? 1 : 0) - (pad.has('left') ? 1 : 0);
  let y = (pad.has('down') ? 1 : 0) - (pad.has('up') ? 1 : 0);
  if (x === 0 && y === 0 && Math.hypot(stick.x, stick.y) > 0.25) {
    x = stick.x;
    y = stick.y;
  }
  if (x !== 0 || y !== 0) {
    ui.keys = true;
    return flyTo(x, y, state);
  }
  if (!ui.keys) return undefined;
  ui.keys = false;
  return state.phase === 'fly' && state.to >= 0 ? { act: 'rest' } : undefined;
}
