import { moveCursor, type Way } from '@playgrove/kit/logic/gridboard';
import { within, type InputEvent, type Point, type Press } from '@playgrove/kit/runtime';
import type { Input } from '../rules.ts';
import { fits, GRID, placesOf, SIDE } from '../rules/board.ts';
import { HAND } from '../rules/dealing.ts';
import { patchFor, type Patch } from '../rules/patches.ts';
import type { State } from '../rules/state.ts';
import { CELL, lifted, type Layout } from './layout.ts';
import { clampedCursor, snapped, under, type Ui } from './ui.ts';

/** World units after which a press is a drag. */
const DRAG_FROM = 14;

const inputOf = (slot: number, at: number): Input => slot * SIDE * SIDE + at;

export function read(event: InputEvent, state: State, ui: Ui): Input | 'redraw' | undefined {
  if (event.kind === 'press') return readPress(event, state, ui);
  if (event.kind === 'key')
    return event.phase === 'down' ? take(state, ui, Number(event.key) - 1) : undefined;
  if (event.kind !== 'pad' || event.phase === 'up') return undefined;
  const { button, phase } = event;
  if (button === 'b') {
    ui.chosen = -1;
    ui.keys = false;
    return 'redraw';
  }
  if (button === 'up' || button === 'down' || button === 'left' || button === 'right')
    return move(state, ui, button);
  if (phase === 'repeat') return undefined;
  if (button !== 'a') return next(state, ui, button === 'l' ? -1 : 1);
  const held = ui.keys ? state.hand[ui.chosen] : undefined;
  if (!held) return next(state, ui, 1);
  return inputOf(ui.chosen, clampedCursor(patchFor(held.shape), ui.cursor));
}

/** Takes the next patch that is left. */
function next(state: State, ui: Ui, by: number): 'redraw' | undefined {
  for (let step = 1; step <= HAND; step += 1) {
    const slot = (Math.max(ui.chosen, by > 0 ? -1 : 0) + by * step + HAND * 2) % HAND;
    if (state.hand[slot]) return take(state, ui, slot);
  }
  return undefined;
}

function take(state: State, ui: Ui, slot: number): 'redraw' | undefined {
  const held = state.hand[slot];
  if (!held) return undefined;
  ui.keys = true;
  ui.chosen = slot;
  ui.hint = undefined;
  ui.cursor = nearestFit(state, patchFor(held.shape), ui.cursor);
  return 'redraw';
}

/** The place next to the cursor where the patch fits; where it fits nowhere, the cursor. */
function nearestFit(state: State, patch: Patch, cursor: number): number {
  const from = clampedCursor(patch, cursor);
  const far = (at: number): number =>
    Math.abs((at % SIDE) - (from % SIDE)) +
    Math.abs(Math.floor(at / SIDE) - Math.floor(from / SIDE));
  return placesOf(state.cells, patch).toSorted((one, other) => far(one) - far(other))[0] ?? from;
}

function move(state: State, ui: Ui, way: Way): 'redraw' | undefined {
  const held = state.hand[ui.chosen];
  if (!ui.keys || !held) return next(state, ui, 1);
  ui.cursor = clampedCursor(patchFor(held.shape), moveCursor(GRID, ui.cursor, way));
  return 'redraw';
}

function readPress(press: Press, state: State, ui: Ui): Input | 'redraw' | undefined {
  const { layout } = ui;
  if (!layout || press.phase === 'hover') return undefined;
  if (press.phase === 'down') return down(press, state, ui);
  const { drag } = ui;
  if (!drag || drag.pointer !== press.pointer) return undefined;
  drag.finger = { x: press.x, y: press.y };
  if (Math.hypot(press.x - drag.from.x, press.y - drag.from.y) > DRAG_FROM) drag.moved = true;
  if (press.phase === 'move') return 'redraw';
  ui.drag = undefined;
  const held = state.hand[drag.slot];
  if (!held) return 'redraw';
  const patch = patchFor(held.shape);
  if (press.phase === 'cancel' || !drag.moved) {
    ui.chosen = press.phase === 'up' ? drag.slot : -1;
    return 'redraw';
  }
  const middle = lifted(layout, patch, drag.finger);
  const at = snapped(state, layout, patch, middle);
  ui.chosen = -1;
  if (at >= 0) return inputOf(drag.slot, at);
  ui.returning = { slot: drag.slot, from: middle, age: 0 };
  return refused(state, layout, patch, middle, drag.slot);
}

/** A press that lays a patch on cloth is given to the rules, which say why it can't stay. */
function refused(
  state: State,
  layout: Layout,
  patch: Patch,
  middle: Point,
  slot: number,
): Input | 'redraw' {
  const at = under(layout, patch, middle);
  return at < 0 || fits(state.cells, patch, at) ? 'redraw' : inputOf(slot, at);
}

/** A press takes the patch under it; with one chosen by a tap, a press on the quilt lays it there. */
function down(press: Press, state: State, ui: Ui): Input | 'redraw' | undefined {
  const { layout } = ui;
  if (!layout || ui.drag) return undefined;
  ui.keys = false;
  ui.hint = undefined;
  const slot = layout.slots.findIndex((area) => within(area, press));
  if (slot >= 0 && state.hand[slot]) {
    const finger = { x: press.x, y: press.y };
    ui.drag = { slot, pointer: press.pointer, finger, from: finger, moved: false };
    ui.returning = undefined;
    return 'redraw';
  }
  const held = state.hand[ui.chosen];
  const quilt = { x: layout.x, y: layout.y, width: CELL * SIDE, height: CELL * SIDE };
  if (!held || !within(quilt, press)) return undefined;
  const at = snapped(state, layout, patchFor(held.shape), press);
  if (at < 0) return refused(state, layout, patchFor(held.shape), press, ui.chosen);
  const chosen = ui.chosen;
  ui.chosen = -1;
  return inputOf(chosen, at);
}
