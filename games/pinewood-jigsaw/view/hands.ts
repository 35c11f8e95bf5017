import {
  within,
  type InputEvent,
  type Point,
  type Press,
  type Sizes,
} from '@playgrove/kit/runtime';
import { cuttingOf, HOME, isWhole, placeOf, type Input, type State } from '../rules/state.ts';
import { bounded, fitOn, toTable, zoomedAt } from './camera.ts';
import { cameraOf, carried, inTray, pieceAt, put, riseFor, toolAt } from './grip.ts';
import { readKeys } from './keys.ts';
import { layoutOf, reachOf, type Layout } from './layout.ts';
import { isAlone, shownIn, type Drag, type Ui } from './ui.ts';

/** World units until a press is a drag, and out of the tray until a piece comes along. */
const DRAG = 6;
const OUT = 12;
/** Fingers are wider than mice: how far beside a piece they may land. */
const SLACK = 9;
export function read(
  event: InputEvent,
  state: State,
  ui: Ui,
  to: Sizes,
): Input | readonly Input[] | 'redraw' | undefined {
  if (event.kind === 'cell') return choose(event.phase, event.id, ui);
  if (state.size < 0 || isWhole(state)) return undefined;
  if (event.kind === 'pad' || event.kind === 'key') return readKeys(event, state, ui, to);
  if (event.kind !== 'press' || event.phase === 'hover') return undefined;
  ui.keys = false;
  if (event.phase === 'down') return down(event, state, ui, to);
  if (event.phase === 'move') return move(event, state, ui, to);
  return end(event, state, ui, to);
}

function choose(phase: string, id: string, ui: Ui): Input | 'redraw' | undefined {
  if (phase !== 'down') return undefined;
  if (id === 'turned') {
    ui.turned = !ui.turned;
    return 'redraw';
  }
  return { act: 'cut', size: Number(id.slice('size-'.length)), turned: ui.turned ? 1 : 0 };
}

function down(event: Press, state: State, ui: Ui, to: Sizes): 'redraw' {
  const layout = layoutOf(to, state);
  const { pointer } = event;
  const at = { x: event.x, y: event.y };
  ui.fingers.set(pointer, at);
  ui.roll = 0;
  if (ui.fingers.size === 2 && ui.drag?.kind !== 'look') {
    // A second finger: the first lets go of what it holds, and both zoom.
    ui.drag = undefined;
    ui.pinch = spanOf(ui);
    return 'redraw';
  }
  const tool = toolAt(layout, ui, at);
  if (tool === 'look') {
    ui.drag = { kind: 'look', pointer };
    ui.looking = true;
  } else if (tool === 'edges') {
    ui.edgesOnly = !ui.edgesOnly;
    ui.scroll = 0;
  } else if (tool === 'fit') {
    ui.zoomed = false;
    ui.aim = fitOn(layout.area);
  } else if (within(layout.tray, at))
    ui.drag = {
      kind: 'scroll',
      pointer,
      at,
      from: at,
      start: ui.scroll,
      piece: inTray(state, ui, layout, at),
      moved: false,
    };
  else ui.drag = onArea(at, pointer, state, ui, layout);
  return 'redraw';
}

function onArea(at: Point, pointer: number, state: State, ui: Ui, layout: Layout): Drag {
  const camera = cameraOf(ui, layout);
  const on = toTable(layout.area, camera, at);
  const piece = ui.held === undefined ? pieceAt(state, ui, on, SLACK / camera.zoom) : undefined;
  if (piece === undefined) return { kind: 'pan', pointer, at, from: at, moved: false };
  const place = placeOf(state, piece);
  const grab = { x: on.x - place.x, y: on.y - place.y };
  return {
    kind: 'piece',
    pointer,
    piece,
    at,
    from: at,
    grab,
    fromTray: false,
    moved: false,
    rest: 0,
  };
}

const spanOf = ({ fingers }: Ui): { far: number; middle: Point } | undefined => {
  const [one, other] = [...fingers.values()];
  if (!one || !other) return undefined;
  return {
    far: Math.max(12, Math.hypot(one.x - other.x, one.y - other.y)),
    middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
  };
};

function move(event: Press, state: State, ui: Ui, to: Sizes): 'redraw' | undefined {
  const layout = layoutOf(to, state);
  const at = { x: event.x, y: event.y };
  if (ui.fingers.has(event.pointer)) ui.fingers.set(event.pointer, at);
  if (ui.pinch) {
    pinch(state, ui, layout, ui.pinch);
    return 'redraw';
  }
  const { drag } = ui;
  if (!drag || drag.pointer !== event.pointer || drag.kind === 'look') return undefined;
  if (Math.hypot(at.x - drag.from.x, at.y - drag.from.y) > DRAG) drag.moved = true;
  if (drag.kind === 'piece') {
    if (Math.hypot(at.x - drag.at.x, at.y - drag.at.y) > 2) drag.rest = 0;
    drag.at = at;
  } else if (drag.kind === 'pan') {
    const camera = cameraOf(ui, layout);
    const moved = {
      ...camera,
      x: camera.x - (at.x - drag.at.x) / camera.zoom,
      y: camera.y - (at.y - drag.at.y) / camera.zoom,
    };
    if (drag.moved) ui.camera = bounded(layout.area, state, moved);
    if (drag.moved) ui.aim = undefined;
    drag.at = at;
  } else scroll(at, drag, state, ui, layout);
  return 'redraw';
}

function pinch(state: State, ui: Ui, layout: Layout, before: { far: number; middle: Point }): void {
  const now = spanOf(ui);
  if (!now) return;
  const camera = cameraOf(ui, layout);
  const zoomed = zoomedAt(layout.area, camera, before.middle, camera.zoom * (now.far / before.far));
  const moved = {
    ...zoomed,
    x: zoomed.x - (now.middle.x - before.middle.x) / zoomed.zoom,
    y: zoomed.y - (now.middle.y - before.middle.y) / zoomed.zoom,
  };
  ui.camera = bounded(layout.area, state, moved);
  ui.aim = undefined;
  ui.zoomed = ui.camera.zoom > fitOn(layout.area).zoom * 1.02;
  ui.pinch = now;
}

/** Along the tray it rolls; out of it, toward the table, the piece comes along. */
function scroll(
  at: Point,
  drag: Extract<Drag, { kind: 'scroll' }>,
  state: State,
  ui: Ui,
  layout: Layout,
): void {
  const { portrait } = layout;
  const along = portrait ? at.x - drag.from.x : at.y - drag.from.y;
  const out = portrait ? drag.from.y - at.y : drag.from.x - at.x;
  if (drag.piece !== undefined && out > OUT && out > Math.abs(along) * 0.7) {
    const { width, height } = cuttingOf(state);
    const grab = { x: width / 2, y: height / 2 };
    ui.held = undefined;
    ui.drag = {
      kind: 'piece',
      pointer: drag.pointer,
      piece: drag.piece,
      at,
      from: drag.from,
      grab,
      fromTray: true,
      moved: true,
      rest: 0,
    };
    return;
  }
  if (!drag.moved) return;
  const last = portrait ? drag.at.x : drag.at.y;
  ui.roll = (last - (portrait ? at.x : at.y)) * 60;
  ui.scroll = Math.min(reachOf(layout, shownIn(state, ui).length), Math.max(0, drag.start - along));
  drag.at = at;
}

function end(event: Press, state: State, ui: Ui, to: Sizes): Input | 'redraw' | undefined {
  const layout = layoutOf(to, state);
  ui.fingers.delete(event.pointer);
  if (ui.pinch) {
    if (ui.fingers.size < 2) ui.pinch = undefined;
    return 'redraw';
  }
  const { drag } = ui;
  if (!drag || drag.pointer !== event.pointer) return undefined;
  ui.drag = undefined;
  if (drag.kind === 'look') {
    ui.looking = false;
    return 'redraw';
  }
  if (event.phase === 'cancel') return 'redraw';
  if (drag.kind === 'piece') return drop(drag, state, ui, to, layout);
  if (drag.moved) return 'redraw';
  if (drag.kind === 'pan') return layHeld(drag.at, state, ui, layout);
  ui.roll = 0;
  return drag.piece === undefined ? 'redraw' : tap(drag.piece, state, ui);
}

/** A tap turns a piece where pieces are turned; elsewhere it takes it, and the next one puts it down. */
function tap(piece: number, state: State, ui: Ui): Input | 'redraw' {
  const isTurned = state.turn.some((quarter) => quarter !== 0);
  if (isTurned && isAlone(state, piece)) return { act: 'turn', piece };
  ui.held = ui.held === piece ? undefined : piece;
  return 'redraw';
}

function drop(
  drag: Extract<Drag, { kind: 'piece' }>,
  state: State,
  ui: Ui,
  to: Sizes,
  layout: Layout,
): Input | 'redraw' {
  const { piece } = drag;
  if (state.group[piece] === undefined || state.group[piece] === HOME) return 'redraw';
  if (!drag.moved) return tap(piece, state, ui);
  const { zoom } = cameraOf(ui, layout);
  const finger = { x: drag.at.x, y: drag.at.y - riseFor(to, state, zoom) };
  if (within(layout.tray, finger)) {
    if (drag.fromTray || !isAlone(state, piece)) return 'redraw';
    return { act: 'stow', piece };
  }
  return put(piece, carried(to, state, ui, layout, drag), state, ui, layout);
}

/** The second of two taps: the piece comes here. */
function layHeld(at: Point, state: State, ui: Ui, layout: Layout): Input | 'redraw' {
  if (ui.held === undefined || state.group[ui.held] === undefined) return 'redraw';
  const { width, height } = cuttingOf(state);
  const on = toTable(layout.area, cameraOf(ui, layout), at);
  const piece = ui.held;
  if (state.group[piece] === HOME) return 'redraw';
  return put(piece, { x: on.x - width / 2, y: on.y - height / 2 }, state, ui, layout);
}
