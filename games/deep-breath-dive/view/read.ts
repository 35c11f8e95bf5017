import type { CellEvent, Held, InputEvent, Pad, Press } from '@playgrove/kit/runtime';
import { BREATHER, WARES, type Input, type State } from '../rules.ts';
import { percentAt, wet, type Ui } from './ui.ts';

type Answer = Input | 'redraw' | undefined;

const ready = (state: State): boolean =>
  !wet(state) && state.phase !== 'end' && state.since >= BREATHER;

export function read(event: InputEvent, state: State, ui: Ui): Answer {
  if (event.kind === 'cell') return readCell(event, state);
  if (event.kind === 'press') return readPress(event, state, ui);
  if (event.kind === 'pad') return readPad(event, state);
  return undefined;
}

/** The wares, and the sea that keys dive into. */
function readCell({ phase, id }: CellEvent, state: State): Answer {
  if (phase === 'focus') return 'redraw';
  if (phase !== 'down') return state.phase === 'dive' ? { act: 'free' } : undefined;
  const ware = WARES.find((name) => name === id);
  if (ware) return { act: 'buy', ware };
  return ready(state) ? { act: 'hold', x: 0 } : undefined;
}

function readPress(event: Press, state: State, ui: Ui): Answer {
  if (event.phase === 'hover') return undefined;
  const x = percentAt(ui, event.x);
  if (event.phase === 'down') {
    ui.pointer = event.pointer;
    if (state.phase === 'dive' || ready(state)) return { act: 'hold', x };
    return 'redraw';
  }
  if (event.pointer !== ui.pointer) return undefined;
  if (event.phase === 'move') return state.phase === 'dive' ? { act: 'steer', x } : undefined;
  ui.pointer = undefined;
  return state.phase === 'dive' ? { act: 'free' } : 'redraw';
}

function readPad(event: Pad, state: State): Answer {
  const { button, phase } = event;
  const sinks = button === 'down' || button === 'a';
  if (state.phase === 'dive') {
    if (!sinks || phase === 'repeat') return undefined;
    return phase === 'down' ? { act: 'hold', x: aimOf(state) } : { act: 'free' };
  }
  return phase === 'down' && sinks && ready(state) ? { act: 'hold', x: 0 } : undefined;
}

const aimOf = (state: State): number =>
  Math.max(-100, Math.min(100, Math.round((state.aim / 3.6) * 100)));
/** Hundredths a tick that a held arrow moves the aim. */
const PACE = 3;

/** Arrows and the stick push the aim to a side. */
export function poll(held: Held, state: State): Input | undefined {
  if (state.phase !== 'dive') return undefined;
  const way = (held.pad.has('right') ? 1 : 0) - (held.pad.has('left') ? 1 : 0) + held.stick.x;
  if (Math.abs(way) < 0.2) return undefined;
  const from = aimOf(state);
  const x = Math.max(-100, Math.min(100, Math.round(from + Math.max(-1, Math.min(1, way)) * PACE)));
  return x === from ? undefined : { act: 'steer', x };
}
