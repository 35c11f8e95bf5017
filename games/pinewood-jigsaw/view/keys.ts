import type { InputEvent, PadButton, Sizes } from '@playgrove/kit/runtime';
import { cuttingOf, homeOf, type Input, type State } from '../rules/state.ts';
import { bounded, fitOn, type Camera } from './camera.ts';
import { cameraOf, put } from './grip.ts';
import { layoutOf, reachOf, slotAt, type Layout } from './layout.ts';
import { isAlone, looseOf, reached, shownIn, type Ui } from './ui.ts';

/** A step of + and −. */
const STEP = 1.5;

const WAYS: Partial<Record<PadButton, readonly [number, number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

export function readKeys(
  event: Extract<InputEvent, { kind: 'pad' | 'key' }>,
  state: State,
  ui: Ui,
  to: Sizes,
): Input | readonly Input[] | 'redraw' | undefined {
  const layout = layoutOf(to, state);
  if (event.kind === 'key') {
    if (event.phase === 'up') return undefined;
    zoom(event.key === '-' ? 1 / STEP : STEP, state, ui, layout);
    return 'redraw';
  }
  if (event.button === 'y') {
    ui.looking = event.phase !== 'up';
    return 'redraw';
  }
  if (event.phase === 'up') return undefined;
  ui.keys = true;
  if (event.button === 'x') {
    ui.edgesOnly = !ui.edgesOnly;
    ui.index = 0;
    return 'redraw';
  }
  const piece = ui.held ?? reached(state, ui);
  if (event.button === 'l' || event.button === 'r') {
    if (piece === undefined || !isAlone(state, piece)) return 'redraw';
    const turn: Input = { act: 'turn', piece };
    return event.button === 'r' ? turn : [turn, turn, turn];
  }
  const way = WAYS[event.button];
  if (way) {
    if (ui.held === undefined) reach(way, state, ui, layout);
    else carry(way, state, ui, layout);
    return 'redraw';
  }
  if (event.button === 'b') {
    ui.held = undefined;
    return 'redraw';
  }
  if (event.button !== 'a' || event.phase === 'repeat') return undefined;
  if (ui.held !== undefined)
    return put(ui.held, homeOf(cuttingOf(state), ui.slot), state, ui, layout);
  ui.held = piece;
  if (piece !== undefined) carry([0, 0], state, ui, layout);
  return 'redraw';
}

/** Along the tray, or over to what lies loose on the table. */
function reach([x, y]: readonly [number, number], state: State, ui: Ui, layout: Layout): void {
  const [along, across] = layout.portrait ? [x, y] : [y, x];
  if (across !== 0) {
    const other = ui.where === 'tray' && across < 0 ? 'table' : 'tray';
    if (other === 'table' && looseOf(state, ui).length === 0) return;
    ui.where = other;
    ui.index = 0;
  }
  const count = ui.where === 'tray' ? shownIn(state, ui).length : looseOf(state, ui).length;
  if (count === 0) return;
  ui.index = (Math.min(ui.index, count - 1) + along + count) % count;
  if (ui.where === 'tray') follow(state, ui, layout);
}

/** Scrolls the tray to what was reached. */
function follow(state: State, ui: Ui, layout: Layout): void {
  const at = slotAt(layout, ui.index);
  const [from, room] = layout.portrait
    ? [at.x - layout.tray.x, layout.tray.width]
    : [at.y - layout.tray.y, layout.tray.height];
  const most = reachOf(layout, shownIn(state, ui).length);
  ui.scroll = Math.min(
    most,
    Math.max(
      0,
      Math.max(from + layout.lane * 1.5 - room, Math.min(ui.scroll, from - layout.lane * 0.5)),
    ),
  );
  ui.roll = 0;
}

/** Over the places of the frame. */
function carry([x, y]: readonly [number, number], state: State, ui: Ui, layout: Layout): void {
  const { columns, rows, count, width, height } = cuttingOf(state);
  const slot = Math.min(ui.slot, count - 1);
  const column = Math.min(columns - 1, Math.max(0, (slot % columns) + x));
  const row = Math.min(rows - 1, Math.max(0, Math.floor(slot / columns) + y));
  ui.slot = row * columns + column;
  if (!ui.zoomed) return;
  const home = homeOf(cuttingOf(state), ui.slot);
  ui.aim = bounded(layout.area, state, {
    ...cameraOf(ui, layout),
    x: home.x + width / 2,
    y: home.y + height / 2,
  });
}

function zoom(by: number, state: State, ui: Ui, layout: Layout): void {
  const from: Camera = ui.aim ?? cameraOf(ui, layout);
  const { width, height } = cuttingOf(state);
  const at = ui.held === undefined ? from : homeOf(cuttingOf(state), ui.slot);
  const middle = ui.held === undefined ? at : { x: at.x + width / 2, y: at.y + height / 2 };
  ui.aim = bounded(layout.area, state, { x: middle.x, y: middle.y, zoom: from.zoom * by });
  ui.zoomed = ui.aim.zoom > fitOn(layout.area).zoom * 1.02;
}
