import { flickOf, powerOf } from '@playgrove/kit/logic/gesture';
import { within, type Held, type InputEvent, type Pad, type Press } from '@playgrove/kit/runtime';
import { WIDEST_TENTHS, type Input } from '../rules.ts';
import { openBalls, openCourts } from '../rules/career.ts';
import { FULL, HZ } from '../rules/court.ts';
import type { State } from '../rules/state.ts';
import { bent } from './first.ts';
import type { Ui } from './ui.ts';

/** Screen heights a second of the gentlest and the hardest flick. */
export const FLICKS = { slow: 0.55, fast: 6.5 } as const;
/** Degrees from straight up that a flick may point and still be a shot. */
const UPWARD = 78;
/** Tenths of a degree a tick while an arrow is held, and at once when it goes down. */
const TURN = 6;
/** Power a tick while Space is held. */
const DRAW = 17;

export function read(event: InputEvent, state: State, ui: Ui): Input | 'redraw' | undefined {
  if (event.kind === 'press') return readPress(event, state, ui);
  if (event.kind === 'pad') return readPad(event, state, ui);
  return undefined;
}

function readPress(event: Press, state: State, ui: Ui): Input | 'redraw' | undefined {
  if (event.phase === 'hover') return undefined;
  ui.pad.shown = false;
  const times = event.times ?? [(state.tick * 1000) / HZ];
  if (event.phase === 'down') {
    const worn = wearAt(event, state, ui);
    if (worn) return worn;
    ui.pointer = event.pointer;
    ui.stroke.clear();
    ui.from = { x: event.x, y: event.y };
    ui.squash.kick(0.25);
  }
  if (event.pointer !== ui.pointer) return undefined;
  ui.now = { x: event.x, y: event.y };
  ui.stroke.add(event.path, times);
  if (event.phase === 'down' || event.phase === 'move') return 'redraw';
  ui.pointer = undefined;
  if (event.phase === 'cancel') return 'redraw';
  const flick = flickOf(ui.stroke.samples, { height: ui.height });
  if (!flick) return 'redraw';
  const lean = flick.angle + 90;
  const turned = lean > 180 ? lean - 360 : lean;
  if (Math.abs(turned) > UPWARD) return 'redraw';
  const flicked = shot(turned * 10, powerOf(flick.speed, FLICKS) * FULL);
  const learns = ui.newcomer && state.params.mode === 'endless' && state.makes === 0;
  return learns ? bent(flicked, state) : flicked;
}

function shot(angle: number, power: number): Extract<Input, { kind: 'shot' }> {
  const bounded = (value: number, low: number, high: number): number =>
    Math.max(low, Math.min(high, Math.round(value)));
  return {
    kind: 'shot',
    angle: bounded(angle, -WIDEST_TENTHS, WIDEST_TENTHS),
    power: bounded(power, 0, FULL),
  };
}

function wearAt(at: { x: number; y: number }, state: State, ui: Ui): Input | undefined {
  if (state.started) return undefined;
  if (within(ui.buttons.ball, at)) return nextWear('ball', state);
  return within(ui.buttons.court, at) ? nextWear('court', state) : undefined;
}

function nextWear(what: 'ball' | 'court', state: State): Input | undefined {
  const { career } = state;
  const open = what === 'ball' ? openBalls(career) : openCourts(career);
  const at = (career[what] + 1) % open;
  return at === career[what] ? undefined : { kind: 'wear', what, at };
}

function readPad(event: Pad, state: State, ui: Ui): Input | 'redraw' | undefined {
  const { pad } = ui;
  const { button, phase } = event;
  if (phase === 'down' && !state.started) {
    if (button === 'x') return nextWear('ball', state);
    if (button === 'y') return nextWear('court', state);
  }
  if (button === 'left' || button === 'right') {
    pad.shown = true;
    if (phase === 'down') turn(ui, button === 'left' ? -10 : 10);
    return 'redraw';
  }
  if (button !== 'a' || phase === 'repeat') return undefined;
  pad.shown = true;
  if (phase === 'down') {
    pad.drawn = true;
    pad.power = 0;
    pad.way = 1;
    return 'redraw';
  }
  if (!pad.drawn) return undefined;
  pad.drawn = false;
  return shot(pad.angle, pad.power);
}

function turn(ui: Ui, by: number): void {
  const { pad } = ui;
  pad.angle = Math.max(-WIDEST_TENTHS, Math.min(WIDEST_TENTHS, pad.angle + by));
}

/** Before every tick: arrows turn, the stick points, Space draws up and down again. */
export function poll(held: Held, _state: State, ui: Ui): Input | undefined {
  const { pad } = ui;
  if (held.pad.has('left')) turn(ui, -TURN);
  if (held.pad.has('right')) turn(ui, TURN);
  if (Math.abs(held.stick.x) > 0.2) {
    pad.shown = true;
    turn(ui, held.stick.x * TURN * 1.2);
  }
  if (!pad.drawn) return undefined;
  pad.power += DRAW * pad.way;
  if (pad.power >= FULL || pad.power <= 0) pad.way = pad.power >= FULL ? -1 : 1;
  pad.power = Math.max(0, Math.min(FULL, pad.power));
  return undefined;
}
