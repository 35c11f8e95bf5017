import type { Held, InputEvent, PadButton, Press } from '@playgrove/kit/runtime';
import { STEEP, type Input, type State } from '../rules/types.ts';
import type { Ui } from './ui.ts';

/** World units (CSS pixels) from level to the soft limit, and where a finger takes its start along. */
export const REACH = 84;
const LONGEST = 1.35;
/** A hand's tremble. */
const DEAD = 2;
/** From here on a tilt grows slower. */
const SOFT = 0.7;
/** How steep a key is at once, and how much is added with each tick it is held. */
const TAP = 0.5;
const GROW = 0.045;
const LEVEL: Input = { x: 0, y: 0 };

/** A tilt of 0 to 1 for a drag of so many parts of the reach. */
export function steepness(part: number): number {
  if (part <= SOFT) return part;
  return SOFT + (1 - SOFT) * (1 - Math.exp((SOFT - part) / (1 - SOFT)));
}

/** The tilt of a drag from `from` to `now`; it takes `from` along beyond the limit. Edits `from`. */
export function tiltOf(from: { x: number; y: number }, now: { x: number; y: number }): Input {
  const [dx, dy] = [now.x - from.x, now.y - from.y];
  const far = Math.hypot(dx, dy);
  if (far < DEAD) return LEVEL;
  const over = far - REACH * LONGEST;
  if (over > 0) {
    from.x += (dx / far) * over;
    from.y += (dy / far) * over;
  }
  const steep = (steepness(Math.min(far / REACH, LONGEST)) * STEEP) / far;
  return { x: Math.round(dx * steep) || 0, y: Math.round(dy * steep) || 0 };
}

export function read(event: InputEvent, state: State, ui: Ui): Input | 'redraw' | undefined {
  if (event.kind === 'press') return drag(event, state, ui);
  if (event.kind === 'pad') ui.keyed = true;
  return undefined;
}

function drag(event: Press, state: State, ui: Ui): Input | 'redraw' | undefined {
  const { phase, pointer, x, y } = event;
  if (phase === 'down') {
    if (ui.pointer !== undefined) return undefined;
    ui.pointer = pointer;
    ui.keyed = false;
    ui.from = { x, y };
    ui.now = { x, y };
    return 'redraw';
  }
  if (pointer !== ui.pointer) return undefined;
  if (phase === 'up' || phase === 'cancel') {
    ui.pointer = undefined;
    return changed(state, LEVEL) ?? 'redraw';
  }
  if (phase !== 'move') return undefined;
  ui.now = { x, y };
  return changed(state, tiltOf(ui.from, ui.now)) ?? 'redraw';
}

/** An input that makes a difference, where one is taken. */
function changed({ want, phase }: State, input: Input): Input | undefined {
  if (phase === 'over' || phase === 'bloom') return undefined;
  return want.x === input.x && want.y === input.y ? undefined : input;
}

/** Before each tick: what keys and the stick hold, and a finger's new start after a fall. */
export function poll(held: Held, state: State, ui: Ui): Input | undefined {
  if (ui.pointer !== undefined) {
    if (state.phase !== 'fall') ui.reset = false;
    else if (!ui.reset) {
      ui.reset = true;
      ui.from = { ...ui.now };
      return changed(state, LEVEL);
    }
    return undefined;
  }
  const { x, y } = held.stick;
  if (Math.abs(x) > 0.12 || Math.abs(y) > 0.12) {
    ui.keyed = true;
    return changed(state, { x: Math.round(x * STEEP) || 0, y: Math.round(y * STEEP) || 0 });
  }
  const has = (button: PadButton): number => Number(held.pad.has(button));
  const [dx, dy] = [has('right') - has('left'), has('down') - has('up')];
  if (dx === 0 && dy === 0) {
    ui.press = 0;
    return ui.keyed ? changed(state, LEVEL) : undefined;
  }
  ui.keyed = true;
  ui.press = ui.press === 0 ? TAP : Math.min(1, ui.press + GROW);
  const steep = STEEP * ui.press * (dx !== 0 && dy !== 0 ? 0.74 : 1);
  return changed(state, { x: Math.round(dx * steep) || 0, y: Math.round(dy * steep) || 0 });
}
