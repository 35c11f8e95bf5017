import {
  within,
  type Held,
  type InputEvent,
  type Pad,
  type Point,
  type Press,
} from '@playgrove/kit/runtime';
import { dyesOf, toolsOf } from '../rules/look.ts';
import { hasZones } from '../rules/plan.ts';
import { ZONES, type Drag, type Input, type State, type Tool } from '../rules/state.ts';
import { buttonAt, type Layout } from './layout.ts';
import { FROM_KEYS, type Ui } from './ui.ts';

type Answer = Input | readonly Input[] | 'redraw' | undefined;

export const KEYS = ['1', '2', '3', '4', '5', '6', 'q', 'e', 's', 'u', 'v', 'g'] as const;

/** Seconds for which the reveal can't be skipped. */
const WATCH = 1.1;
/** Client units that the keyboard's tool moves in a tick. */
const STRIDE = 2.6;
const WIDEST = 220;

export const optionsOf = ({ client, free }: State, tool: Tool): readonly number[] => {
  if (tool === 'dye') return dyesOf(client, free);
  if (tool === 'curl') return [0, 1, 2, 3];
  return tool === 'wash' || tool === 'pin' ? [0, 1] : [];
};

export function read(event: InputEvent, state: State, ui: Ui): Answer {
  if (state.phase === 'shown') {
    const down = (event.kind === 'press' || event.kind === 'pad') && event.phase === 'down';
    return down && ui.age > WATCH ? { act: 'done' } : undefined;
  }
  if (event.kind === 'press') return readPress(event, state, ui);
  if (event.kind === 'pad') return readPad(event, state, ui);
  if (event.kind === 'key' && event.phase === 'down') return readKey(event.key, state, ui);
  return undefined;
}

const settled = (value: number): number => Math.max(-600, Math.min(600, Math.round(value)));

export const onClient = ({ client }: Layout, { x, y }: Point): Point => ({
  x: settled((x - client.x) / client.scale),
  y: settled((y - client.y) / client.scale),
});

function dragTo(ui: Ui, first: boolean): Drag | undefined {
  const { stroke, tool, kinds, zone } = ui;
  if (!stroke) return undefined;
  const { x, y, sentX, sentY } = stroke;
  stroke.sentX = x;
  stroke.sentY = y;
  return {
    act: 'drag',
    tool,
    kind: kinds[tool],
    zone,
    x0: sentX,
    y0: sentY,
    x1: x,
    y1: y,
    first: first ? 1 : 0,
  };
}

function begin(ui: Ui, pointer: number, { x, y }: Point): Answer {
  ui.stroke = { pointer, x, y, sentX: x, sentY: y };
  ui.cursor = { x, y };
  ui.shown = true;
  return dragTo(ui, true);
}

function finish(state: State, ui: Ui): Answer {
  const { stroke } = ui;
  if (!stroke) return undefined;
  const inputs: Input[] = [];
  if (stroke.x !== stroke.sentX || stroke.y !== stroke.sentY) {
    const last = dragTo(ui, false);
    if (last) inputs.push(last);
  }
  if (ui.tool === 'pin') inputs.push({ act: 'drop', kind: ui.kinds.pin, x: stroke.x, y: stroke.y });
  ui.stroke = undefined;
  if (ui.tool === 'wash') turnWater(state, ui);
  return inputs.length > 0 ? inputs : 'redraw';
}

/** Foam on everything: water comes next; all rinsed: shampoo again. */
function turnWater({ locks }: State, ui: Ui): void {
  const foamed = locks.filter(({ soap }) => soap > 2).length;
  if (ui.kinds.wash === 0 && foamed > locks.length * 0.9) ui.kinds.wash = 1;
  else if (ui.kinds.wash === 1 && foamed === 0 && locks.some(({ dirt }) => dirt > 0))
    ui.kinds.wash = 0;
}

function readPress(event: Press, state: State, ui: Ui): Answer {
  const { layout } = ui;
  if (!layout) return undefined;
  ui.keyboard = false;
  const here = onClient(layout, event);
  if (event.phase === 'hover') {
    ui.cursor = { ...here };
    ui.shown = !within(layout.panel, event);
    return 'redraw';
  }
  if (event.phase === 'down') {
    if (ui.stroke) return undefined;
    return press(event, layout, state, ui) ?? begin(ui, event.pointer, here);
  }
  if (ui.peek && event.phase !== 'move') {
    ui.peek = false;
    return 'redraw';
  }
  const { stroke } = ui;
  if (!stroke || stroke.pointer !== event.pointer) return undefined;
  stroke.x = here.x;
  stroke.y = here.y;
  ui.cursor = { ...here };
  if (event.phase === 'move') return 'redraw';
  if (event.device === 'touch') ui.shown = false;
  return finish(state, ui);
}

function press(event: Press, layout: Layout, state: State, ui: Ui): Answer {
  if (within(layout.done, event)) return { act: 'done' };
  if (within(layout.undo, event)) return { act: 'undo' };
  if (!state.free && within(layout.bubble, event)) {
    ui.peek = true;
    return 'redraw';
  }
  if (hasZones(state.client, state.free) && within(layout.section, event)) return nextZone(ui);
  const tools = toolsOf(state.client, state.free);
  const tool = tools.findIndex((_, at) =>
    within(buttonAt(layout, layout.tools, at, tools.length), event, 4),
  );
  if (tool >= 0) return take(ui, tools[tool]);
  const options = optionsOf(state, ui.tool);
  const option = options.findIndex((_, at) =>
    within(buttonAt(layout, layout.options, at, options.length), event, 4),
  );
  if (option >= 0) {
    ui.kinds[ui.tool] = options[option] ?? 0;
    return 'redraw';
  }
  return within(layout.panel, event) ? 'redraw' : undefined;
}

function take(ui: Ui, tool: Tool | undefined): Answer {
  if (!tool) return undefined;
  ui.tool = tool;
  return 'redraw';
}

function nextZone(ui: Ui): 'redraw' {
  ui.marks = undefined;
  ui.zone = ZONES[(ZONES.indexOf(ui.zone) + 1) % ZONES.length] ?? 'all';
  return 'redraw';
}

function readKey(key: string, state: State, ui: Ui): Answer {
  if (ui.stroke) return undefined;
  if (key === 'u') return { act: 'undo' };
  if (key === 'g') return { act: 'done' };
  if (key === 's' && hasZones(state.client, state.free)) return nextZone(ui);
  if (key === 'v') ui.peek = !state.free && !ui.peek;
  const number = Number(key);
  if (number > 0) return take(ui, toolsOf(state.client, state.free)[number - 1]);
  if (key === 'q' || key === 'e') {
    const options = optionsOf(state, ui.tool);
    const from = options.indexOf(ui.kinds[ui.tool]);
    const next = options[(from + (key === 'e' ? 1 : -1) + options.length) % options.length];
    if (next !== undefined) ui.kinds[ui.tool] = next;
  }
  return 'redraw';
}

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

function readPad({ button, phase }: Pad, state: State, ui: Ui): Answer {
  if (ui.stroke && ui.stroke.pointer !== FROM_KEYS) return undefined;
  ui.keyboard = true;
  ui.shown = true;
  if (button === 'a') {
    if (phase === 'up') return finish(state, ui);
    if (phase === 'down' && !ui.stroke)
      return begin(ui, FROM_KEYS, { x: Math.round(ui.cursor.x), y: Math.round(ui.cursor.y) });
    return undefined;
  }
  if (phase === 'up') return undefined;
  const way = WAYS[button];
  if (way && phase === 'down') {
    move(ui, way[0] * STRIDE, way[1] * STRIDE);
    return 'redraw';
  }
  if (way || ui.stroke) return undefined;
  if (button === 'l' || button === 'r') return readKey(button === 'l' ? 'q' : 'e', state, ui);
  if (button === 'x') return readKey('s', state, ui);
  if (button === 'b') return { act: 'undo' };
  if (button === 'y') return { act: 'done' };
  if (button === 'tab') {
    const tools = toolsOf(state.client, state.free);
    return take(ui, tools[(tools.indexOf(ui.tool) + 1) % tools.length]);
  }
  return undefined;
}

function move(ui: Ui, dx: number, dy: number): void {
  const x = Math.max(-WIDEST, Math.min(WIDEST, ui.cursor.x + dx));
  const y = Math.max(-WIDEST, Math.min(WIDEST + 60, ui.cursor.y + dy));
  ui.cursor = { x, y };
  if (!ui.stroke) return;
  ui.stroke.x = Math.round(x);
  ui.stroke.y = Math.round(y);
}

/** Each tick: the keyboard moves its tool, and the stroke that is being made goes on. */
export function poll({ pad }: Held, state: State, ui: Ui): Input | undefined {
  if (state.phase !== 'work') return undefined;
  if (ui.keyboard) {
    let dx = 0;
    let dy = 0;
    for (const [button, [x, y]] of Object.entries(WAYS)) {
      if (!pad.has(button as 'left')) continue;
      dx += x * STRIDE;
      dy += y * STRIDE;
    }
    if (dx !== 0 || dy !== 0) move(ui, dx, dy);
  }
  const { stroke, tool } = ui;
  if (!stroke) return undefined;
  const rests = stroke.x === stroke.sentX && stroke.y === stroke.sentY;
  const lasts = tool === 'wash' || tool === 'dry' || tool === 'curl';
  return rests && !lasts ? undefined : dragTo(ui, false);
}
