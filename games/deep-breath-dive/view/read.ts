import type { Held, InputEvent, Pad, Press } from '@playgrove/kit/stage';
import { BREATHER, WARES, type Input, type State } from '../rules.ts';
import { shopOpen, waresAt } from './panel.ts';
import { percentAt, wet, type Ui } from './ui.ts';

type Told = Input | 'redraw' | undefined;

const ready = (state: State): boolean =>
  !wet(state) && state.phase !== 'end' && state.since >= BREATHER;

/** A press that begins too early on the boat is refused softly: it waits in `poll`. */
export function read(event: InputEvent, state: State, ui: Ui): Told {
  if (event.kind === 'press') return readPress(event, state, ui);
  if (event.kind === 'pad') return readPad(event, state, ui);
  return undefined;
}

function readPress(event: Press, state: State, ui: Ui): Told {
  if (event.phase === 'hover') return undefined;
  const x = percentAt(ui, event.x);
  if (event.phase === 'down') {
    ui.focus = -1;
    const at = shopOpen(state)
      ? waresAt(ui.size).findIndex(
          (spot) =>
            event.x >= spot.x - 4 &&
            event.x <= spot.x + spot.w + 4 &&
            event.y >= spot.y - 6 &&
            event.y <= spot.y + spot.h + 20,
        )
      : -1;
    const ware = WARES[at];
    if (ware) return { act: 'buy', ware };
    ui.pointer = event.pointer;
    if (state.phase === 'dive' || ready(state)) return { act: 'hold', x };
    return 'redraw';
  }
  if (event.pointer !== ui.pointer) return undefined;
  if (event.phase === 'move') return state.phase === 'dive' ? { act: 'steer', x } : undefined;
  ui.pointer = undefined;
  return state.phase === 'dive' ? { act: 'free' } : 'redraw';
}

function readPad(event: Pad, state: State, ui: Ui): Told {
  const { button, phase } = event;
  const sinks = button === 'down' || button === 'a';
  if (state.phase === 'dive') {
    if (!sinks || phase === 'repeat') return undefined;
    return phase === 'down' ? { act: 'hold', x: aimOf(state) } : { act: 'free' };
  }
  if (phase !== 'down') return undefined;
  if (shopOpen(state) && (button === 'left' || button === 'right')) {
    const count = WARES.length + 1;
    ui.focus = ((ui.focus + 1 + (button === 'left' ? count - 1 : 1)) % count) - 1;
    return 'redraw';
  }
  if (!sinks || !ready(state)) return undefined;
  const ware = button === 'a' ? WARES[ui.focus] : undefined;
  if (ware && shopOpen(state)) return { act: 'buy', ware };
  return { act: 'hold', x: 0 };
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
