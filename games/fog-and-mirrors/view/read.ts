import { createRng } from '@playgrove/kit/core';
import { within, type InputEvent, type Pad, type Press, type Sizes } from '@playgrove/kit/runtime';
import { pieceAt, rules, toolsOf } from '../rules.ts';
import { boardOf, columnOf, COLUMNS, rowOf, ROWS, takes } from '../rules/board.ts';
import { aimed } from '../rules/light.ts';
import { TOOLS, type Input, type State, type Tool } from '../rules/state.ts';
import { cellUnder, layoutOf, type Layout } from './layout.ts';
import type { Drag, Ui } from './ui.ts';

type Answer = Input | 'redraw' | undefined;

/** For trying an input. */
const SILENT = { rng: createRng('refusals'), cue: () => undefined };
const REFUSED_SECONDS = 2.2;
/** Seconds in which a second tap belongs to the first. */
const DOUBLE_TAP = 0.6;

export function read(event: InputEvent, state: State, ui: Ui, to: Sizes): Answer {
  const input = inputOf(event, state, ui, layoutOf(to));
  if (input === undefined || input === 'redraw') return input;
  // A step writes only the position's own fields, so a flat copy is enough to ask why not.
  const why = rules.step({ ...state }, input, SILENT);
  ui.refused = typeof why === 'string' ? { why, left: REFUSED_SECONDS } : undefined;
  // Advice is about the position it was given for.
  if (!ui.refused && input.act !== 'speed') ui.hint = undefined;
  return input;
}

function inputOf(event: InputEvent, state: State, ui: Ui, layout: Layout): Answer {
  if (event.kind === 'press') {
    if (event.phase !== 'hover') ui.keys = false;
    return press(event, state, ui, layout);
  }
  if (event.kind === 'pad' && event.phase !== 'up') {
    ui.keys = true;
    return pad(event, state, ui, layout);
  }
  if (event.kind === 'key' && event.phase === 'down') {
    const tool = TOOLS[Number(event.key) - 1];
    if (!tool || TOOLS.indexOf(tool) >= toolsOf(state)) return undefined;
    ui.keys = true;
    ui.tool = TOOLS.indexOf(tool);
    return build(state, tool, ui.cursor);
  }
  return undefined;
}

/** A new piece, turned to where it lights the most road. */
function build(state: State, tool: Tool, at: number): Input {
  const there = pieceAt(state, at);
  const free = !there && takes(boardOf(state.place), tool, at);
  const turn = free ? aimed(boardOf(state.place), state.pieces, tool, at) : (there?.turn ?? 0);
  return { act: 'build', tool, at, turn };
}

function press(event: Press, state: State, ui: Ui, layout: Layout): Answer {
  const at = { x: event.x, y: event.y };
  if (event.phase === 'hover') {
    const over = cellUnder(layout, at);
    if (over === ui.hover) return undefined;
    ui.hover = over;
    return 'redraw';
  }
  if (event.phase === 'down') return ui.drag ? undefined : down(event, state, ui, layout);
  const { drag } = ui;
  if (!drag || drag.pointer !== event.pointer) {
    if (event.phase !== 'move') ui.pressed = undefined;
    return 'redraw';
  }
  [drag.x, drag.y] = [at.x, at.y];
  drag.over = cellUnder(layout, at);
  if (drag.over !== drag.from) drag.moved = true;
  if (drag.over >= 0) drag.fromCard = false;
  if (event.phase === 'move') return 'redraw';
  ui.drag = undefined;
  ui.pressed = undefined;
  ui.hover = -1;
  if (event.phase === 'cancel') return 'redraw';
  return drop(drag, state) ?? 'redraw';
}

function down(event: Press, state: State, ui: Ui, layout: Layout): Answer {
  const at = { x: event.x, y: event.y };
  if (within(layout.go, at, 6)) {
    const plan = state.phase === 'plan';
    // A second tap on Start isn't meant for the speed, which takes its place.
    if (!plan && ui.started < DOUBLE_TAP) return undefined;
    if (plan) ui.started = 0;
    ui.pressed = 'go';
    ui.go.kick(0.4);
    return { act: plan ? 'wave' : 'speed' };
  }
  const start = { pointer: event.pointer, over: -1, moved: false, x: at.x, y: at.y };
  const card = layout.cards.slice(0, toolsOf(state)).findIndex((rect) => within(rect, at, 5));
  if (card >= 0) {
    ui.tool = card;
    ui.pressed = card;
    ui.drag = { ...start, tool: TOOLS[card] ?? 'lantern', from: -1, fromCard: true };
    return 'redraw';
  }
  const cell = cellUnder(layout, at);
  if (cell < 0) return undefined;
  ui.cursor = cell;
  const piece = pieceAt(state, cell);
  if (!piece) {
    const tool = TOOLS[ui.tool] ?? 'lantern';
    ui.drag = { ...start, over: cell, tool, from: -1, fromCard: false };
    return 'redraw';
  }
  ui.poses.get(cell)?.squash.kick(0.35);
  // During a wave pieces only turn, and they do so at once.
  if (state.phase === 'wave') return { act: 'turn', at: cell };
  ui.drag = { ...start, over: cell, tool: piece.kind, from: cell, fromCard: false };
  return 'redraw';
}

function drop(drag: Drag, state: State): Answer {
  const { from, over, tool } = drag;
  if (from < 0) return over < 0 ? undefined : build(state, tool, over);
  if (over === from) return drag.moved ? undefined : { act: 'turn', at: from };
  return over < 0 ? { act: 'sell', at: from } : { act: 'move', from, to: over };
}

const WAYS = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] } as const;

function pad({ button, phase }: Pad, state: State, ui: Ui, layout: Layout): Answer {
  if (button === 'up' || button === 'down' || button === 'left' || button === 'right') {
    const [x, y] = WAYS[button];
    const [dx, dy] = layout.turned ? [y, x] : [x, y];
    const column = Math.max(0, Math.min(COLUMNS - 1, columnOf(ui.cursor) + dx));
    const row = Math.max(0, Math.min(ROWS - 1, rowOf(ui.cursor) + dy));
    ui.cursor = row * COLUMNS + column;
    return 'redraw';
  }
  if (phase === 'repeat') return undefined;
  const tool = TOOLS[ui.tool] ?? 'lantern';
  const piece = pieceAt(state, ui.cursor);
  switch (button) {
    case 'a':
      if (ui.picked >= 0) return putDown(ui);
      return piece ? { act: 'turn', at: ui.cursor } : build(state, tool, ui.cursor);
    case 'b':
      if (ui.picked >= 0) return putDown(ui);
      if (piece && !piece.old && state.phase === 'plan') ui.picked = ui.cursor;
      return 'redraw';
    case 'x':
      ui.picked = -1;
      return piece ? { act: 'sell', at: ui.cursor } : undefined;
    case 'y':
      ui.go.kick(0.4);
      return { act: state.phase === 'plan' ? 'wave' : 'speed' };
    case 'l':
    case 'r': {
      const many = toolsOf(state);
      ui.tool = (ui.tool + (button === 'r' ? 1 : many - 1)) % many;
      return 'redraw';
    }
    default:
      return undefined;
  }
}

function putDown(ui: Ui): Answer {
  const from = ui.picked;
  ui.picked = -1;
  return from === ui.cursor ? 'redraw' : { act: 'move', from, to: ui.cursor };
}
