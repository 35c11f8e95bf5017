import {
  within,
  type Held,
  type InputEvent,
  type Pad,
  type Point,
  type Press,
  type Sizes,
} from '@playgrove/kit/runtime';
import { briefOf, FABRICS } from '../rules/briefs.ts';
import { starsOf } from '../rules/judge.ts';
import { LONGEST, MIRRORS, MAX_POINTS, SIDE, type Input, type State } from '../rules/state.ts';
import { choiceRect, inkRect, layoutOf, onTile, toolRect, type Layout } from './layout.ts';
import { FROM_KEYS, previewOf, type Ui } from './ui.ts';

type Answer = Input | readonly Input[] | 'redraw' | undefined;

export const KEYS = [
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  'q',
  'e',
  '[',
  ']',
  'u',
  'g',
  'c',
  'm',
];

/** Seconds for which the show can't be skipped. */
const WATCH = 1.4;
/** Tile units that the keyboard moves in a tick. */
const STRIDE = 2.6;
/** How far outside of the tile a finger may be, in tile units. */
const SLACK = 22;
const SPACING = 9;

export function read(event: InputEvent, state: State, ui: Ui, to: Sizes): Answer {
  if (state.phase === 'shown') {
    const down = (event.kind === 'press' || event.kind === 'pad') && event.phase === 'down';
    return down && ui.age > WATCH ? { act: 'cut' } : undefined;
  }
  if (event.kind === 'press') return readPress(event, state, ui, layoutOf(to));
  if (event.kind === 'pad') return readPad(event, state, ui);
  if (event.kind === 'key' && event.phase === 'down') return readKey(event.key, state, ui);
  return undefined;
}

const settled = (value: number): number => Math.max(0, Math.min(SIDE - 1, Math.round(value)));
const isOver = ({ x, y }: Point): boolean =>
  x > -SLACK && y > -SLACK && x < SIDE + SLACK && y < SIDE + SLACK;

function begin(state: State, ui: Ui, pointer: number, { x, y }: Point): Answer {
  // The rules say why there is nothing to print with.
  if (state.drops === 0)
    return {
      act: 'print',
      tool: ui.tool,
      ink: ui.ink,
      size: ui.size,
      points: [settled(x), settled(y)],
    };
  ui.press = { pointer, points: [settled(x), settled(y)], inside: true, long: 0 };
  return 'redraw';
}

/** A stamp follows the finger, a line grows behind it until its ink is used up. */
function drag(ui: Ui, at: Point): void {
  const { press } = ui;
  if (!press) return;
  const x = settled(at.x);
  const y = settled(at.y);
  if (ui.tool !== 'brush') {
    press.points = [x, y];
    press.inside = isOver(at);
    return;
  }
  const dx = x - (press.points.at(-2) ?? x);
  const dy = y - (press.points.at(-1) ?? y);
  const step = Math.sqrt(dx * dx + dy * dy);
  if (step < SPACING || press.points.length >= MAX_POINTS * 2) return;
  const part = Math.min(1, (LONGEST - press.long) / step);
  if (part < 0.3) return;
  press.long += step * part;
  press.points = [
    ...press.points,
    Math.round(x - dx * (1 - part)),
    Math.round(y - dy * (1 - part)),
  ];
}

function finish(state: State, ui: Ui): Answer {
  const mark = previewOf(state, ui);
  ui.press = undefined;
  return mark ? { act: 'print', ...mark } : 'redraw';
}

function readPress(event: Press, state: State, ui: Ui, layout: Layout): Answer {
  ui.keyboard = false;
  const here = onTile(layout, event);
  if (event.phase === 'hover') {
    ui.cursor = { x: settled(here.x), y: settled(here.y) };
    ui.over = within(layout.tile, event);
    return 'redraw';
  }
  if (event.phase === 'down') {
    if (ui.press) return undefined;
    ui.over = false;
    return pressOn(event, layout, state, ui);
  }
  if (ui.press?.pointer !== event.pointer) return undefined;
  if (event.phase === 'cancel') {
    ui.press = undefined;
    return 'redraw';
  }
  for (const point of event.path) drag(ui, onTile(layout, point));
  if (event.phase === 'move') return 'redraw';
  const answer = finish(state, ui);
  if (event.device === 'mouse') {
    ui.cursor = { x: settled(here.x), y: settled(here.y) };
  }
  return answer;
}

function pressOn(event: Press, layout: Layout, state: State, ui: Ui): Answer {
  const { tools, inks, sizes } = briefOf(state.brief);
  if (within(layout.cut, event, 4)) return cut(state, ui);
  if (within(layout.undo, event, 4)) return { act: 'undo' };
  for (const [at, tool] of tools.entries())
    if (within(toolRect(layout, at, tools.length), event, 4)) {
      ui.tool = tool;
      return 'redraw';
    }
  for (const at of inks.keys())
    if (within(inkRect(layout, at, state), event, 4)) {
      ui.ink = at;
      return 'redraw';
    }
  if (sizes.length > 1 && within(inkRect(layout, inks.length, state), event, 4))
    return resize(state, ui, 1, true);
  if (state.brief < 0) {
    if (within(choiceRect(layout, 0), event, 4)) return clothOf(state, 1, 0);
    if (within(choiceRect(layout, 1), event, 4)) return clothOf(state, 0, 1);
  }
  const here = onTile(layout, event);
  return within(layout.tile, event, 6) ? begin(state, ui, event.pointer, here) : undefined;
}

/** If it is too early, what is missing shakes its head. */
function cut(state: State, ui: Ui): Input {
  if (state.drops > 0 && starsOf(state) === 0) ui.since['refused'] = 0;
  return { act: 'cut' };
}

const clothOf = ({ fabric, mirror }: State, cloths: number, mirrors: number): Input => ({
  act: 'cloth',
  fabric: (fabric + cloths) % FABRICS,
  mirror: (mirror + mirrors) % MIRRORS.length,
});

function resize(state: State, ui: Ui, by: number, around = false): 'redraw' {
  const { sizes } = briefOf(state.brief);
  const at = sizes.indexOf(ui.size) + by;
  const next = around
    ? (at + sizes.length) % sizes.length
    : Math.max(0, Math.min(sizes.length - 1, at));
  ui.size = sizes[next] ?? ui.size;
  return 'redraw';
}

function readKey(key: string, state: State, ui: Ui): Answer {
  if (ui.press) return undefined;
  const { tools, inks } = briefOf(state.brief);
  if (key === 'u') return { act: 'undo' };
  if (key === 'g') return cut(state, ui);
  if (key === '[') return resize(state, ui, -1);
  if (key === ']') return resize(state, ui, 1);
  if (key === 'q' || key === 'e')
    ui.ink = (ui.ink + (key === 'e' ? 1 : -1) + inks.length) % inks.length;
  if (state.brief < 0 && key === 'c') return clothOf(state, 1, 0);
  if (state.brief < 0 && key === 'm') return clothOf(state, 0, 1);
  ui.tool = tools[Number(key) - 1] ?? ui.tool;
  return 'redraw';
}

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

function readPad({ button, phase }: Pad, state: State, ui: Ui): Answer {
  if (ui.press && ui.press.pointer !== FROM_KEYS) return undefined;
  ui.keyboard = true;
  ui.over = true;
  if (button === 'a') {
    if (phase === 'up') return ui.press ? finish(state, ui) : undefined;
    return phase === 'down' && !ui.press ? begin(state, ui, FROM_KEYS, ui.cursor) : undefined;
  }
  if (phase === 'up') return undefined;
  const way = WAYS[button];
  if (way) {
    if (phase === 'down') move(ui, way[0] * STRIDE, way[1] * STRIDE);
    return 'redraw';
  }
  if (ui.press || phase !== 'down') return undefined;
  if (button === 'b') return { act: 'undo' };
  if (button === 'y') return cut(state, ui);
  if (button === 'x') return resize(state, ui, 1, true);
  if (button === 'l' || button === 'r') return readKey(button === 'l' ? 'q' : 'e', state, ui);
  const { tools } = briefOf(state.brief);
  if (button === 'tab') ui.tool = tools[(tools.indexOf(ui.tool) + 1) % tools.length] ?? ui.tool;
  return 'redraw';
}

function move(ui: Ui, dx: number, dy: number): void {
  const held = (value: number): number => Math.max(0, Math.min(SIDE - 1, value));
  ui.cursor = { x: held(ui.cursor.x + dx), y: held(ui.cursor.y + dy) };
  if (ui.press) drag(ui, ui.cursor);
}

/** Each tick: the keyboard moves its tool. */
export function poll({ pad }: Held, state: State, ui: Ui): undefined {
  if (state.phase !== 'work' || !ui.keyboard) return undefined;
  let dx = 0;
  let dy = 0;
  for (const [button, [x, y]] of Object.entries(WAYS)) {
    if (!pad.has(button as 'left')) continue;
    dx += x * STRIDE;
    dy += y * STRIDE;
  }
  if (dx !== 0 || dy !== 0) move(ui, dx, dy);
  return undefined;
}
