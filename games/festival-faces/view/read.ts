import type { Point } from '@playgrove/kit/contract';
import type { InputEvent, PadButton, Press } from '@playgrove/kit/runtime';
import { lookOf } from '../rules/reference.ts';
import { stirred } from '../rules/palette.ts';
import { settled, SIZE_COUNT } from '../rules/stroke.ts';
import { PEOPLE, type Input, type State } from '../rules/state.ts';
import { begin, extend, finish, MOST_POINTS } from './brush.ts';
import { later } from './later.ts';
import { inRow, inside, potBox, type Layout } from './layout.ts';
import { reached, slide } from './slide.ts';
import { stepBox, STUDIO, toolBox } from './tray.ts';
import {
  chooseStep,
  isLoose,
  layoutFor,
  mayReveal,
  offersStudio,
  openSheets,
  potsOf,
  stirs,
  toolsOf,
  type Ui,
} from './ui.ts';

type Answer = Input | readonly Input[] | 'redraw' | undefined;

export function read(event: InputEvent, state: State, ui: Ui): Answer {
  if (event.kind === 'press') ui.keyboard = false;
  if (state.phase === 'done') return undefined;
  if (state.phase === 'shown') return readShown(event, state, ui);
  if (event.kind === 'press') return readPress(event, state, ui);
  if (event.kind === 'key')
    return event.phase === 'down' ? readKey(event.key, state, ui) : undefined;
  if (event.kind === 'pad') return readPad(event.button, event.phase, state, ui);
  return undefined;
}

/** The studio's button is there until the first stroke. */
export function opens(event: InputEvent, state: State, ui: Ui): string | undefined {
  if (!offersStudio(state)) return undefined;
  const pressed = event.kind === 'press' && event.phase === 'down' && !ui.live;
  const named = event.kind === 'key' && event.phase === 'down' && event.key === 'f';
  return named || (pressed && inside(layoutFor(ui, state).studio, event)) ? 'studio' : undefined;
}

/** Until the verdict's own file is there, the one thing to do is to end. */
function readShown(event: InputEvent, state: State, ui: Ui): Answer {
  const late = later();
  if (late) return late.readVerdict(event, state, ui);
  const goes = event.kind === 'pad' && event.button === 'a' && event.phase === 'down';
  return goes ? { do: 'finish' } : undefined;
}

function onFace({ face }: Layout, { x, y }: Point): Point {
  return settled((x - face.x) / face.scale, (y - face.y) / face.scale);
}

function readPress(event: Press, state: State, ui: Ui): Answer {
  const at = layoutFor(ui, state);
  const { live } = ui;
  if (event.phase === 'hover') {
    ui.hover = event.device === 'mouse' && inside(at.stage, event) ? onFace(at, event) : undefined;
    return 'redraw';
  }
  if (event.phase === 'down') {
    if (live) return undefined;
    ui.peek = false;
    const button = press(event, at, state, ui);
    if (button !== undefined) return button;
    if (!inside(at.stage, event)) return undefined;
    if (isLoose(ui)) {
      ui.grab = { pointer: event.pointer, from: { x: event.x, y: event.y }, shift: ui.shift };
      return 'redraw';
    }
    begin(ui, state, event.pointer, onFace(at, event));
    return 'redraw';
  }
  if (ui.peek && event.phase !== 'move') {
    ui.peek = false;
    return 'redraw';
  }
  if (ui.grab?.pointer === event.pointer) return slide(event, at, ui, ui.grab);
  if (!live || live.pointer !== event.pointer) return undefined;
  for (const point of event.path) extend(ui, state, onFace(at, point));
  if (event.device === 'mouse') ui.hover = onFace(at, event);
  if (event.phase === 'move') {
    if (live.points.length < MOST_POINTS) return 'redraw';
    const input = finish(ui, state);
    begin(ui, state, event.pointer, onFace(at, event));
    return input;
  }
  return finish(ui, state);
}

function press(event: Press, at: Layout, state: State, ui: Ui): Answer {
  if (inside(at.done, event)) return mayReveal(state) ? { do: 'reveal' } : 'redraw';
  if (inside(at.size, event)) return resize(ui, 1);
  if (inside(at.mirror, event)) {
    ui.mirror = !ui.mirror;
    return 'redraw';
  }
  if (state.look >= 0 && inside(at.thumb, event)) {
    ui.peek = true;
    return 'redraw';
  }
  const tools = toolsOf(state);
  const tool = tools.findIndex((_, index) => inside(toolBox(at, index, tools.length), event));
  if (tool >= 0) return take(ui, state, tool);
  if (inside(at.steps, event)) return pressSteps(event, at, state, ui);
  if (!inside(at.pots, event))
    return inside(at.panel, event) && !inside(at.stage, event) ? 'redraw' : undefined;
  if (ui.tray === 'stencils') return later()?.pressSheets(event, at, state, ui);
  const pots = potsOf(state);
  const count = pots.length + (stirs(state) ? 1 : 0);
  for (let pot = 0; pot < count; pot += 1) {
    if (!inside(potBox(at, pot, count), event)) continue;
    if (pot < pots.length) dip(ui, state, pot);
    else ui.stir = !ui.stir;
  }
  return 'redraw';
}

function dip(ui: Ui, state: State, pot: number): void {
  const paint = potsOf(state)[pot] ?? 1;
  ui.pot = pot;
  ui.paint = ui.stir ? stirred(ui.paint, paint) : paint;
  ui.stir = false;
  if (ui.tool === 'wipe' || ui.tool === 'gel') ui.tool = ui.tool === 'gel' ? 'gel' : 'brush';
}

function take(ui: Ui, state: State, index: number): Answer {
  const tool = toolsOf(state)[index];
  if (!tool) return undefined;
  ui.tool = tool;
  ui.tray = 'pots';
  return 'redraw';
}

function resize(ui: Ui, by: number): 'redraw' {
  ui.size = (ui.size + by + SIZE_COUNT) % SIZE_COUNT;
  return 'redraw';
}

function pressSteps(event: Press, at: Layout, state: State, ui: Ui): Answer {
  if (state.look >= 0) {
    const { parts } = lookOf(state.look);
    const step = parts.findIndex((_, index) => inside(stepBox(at, index, parts.length), event));
    if (step >= 0) chooseStep(ui, state, step);
    return 'redraw';
  }
  const what = STUDIO.findIndex((_, index) =>
    inside(inRow(at.steps, index, STUDIO.length, 110), event),
  );
  return studio(STUDIO[what], state, ui);
}

function studio(what: (typeof STUDIO)[number] | undefined, state: State, ui: Ui): Answer {
  if (what === 'person') return { do: 'person', person: (state.person + 1) % PEOPLE };
  if (what === 'clear') return { do: 'clear' };
  if (what) ui.tray = ui.tray === what ? 'pots' : what;
  return 'redraw';
}

/** Keys the game reads itself. */
export const KEYS = [...'123456789[]mvgnf'];

function readKey(key: string, state: State, ui: Ui): Answer {
  const number = Number(key);
  if (Number.isInteger(number) && number > 0) {
    const tools = toolsOf(state);
    if (number <= tools.length) return take(ui, state, number - 1);
    const step = number - tools.length - 1;
    if (state.look >= 0 && step < lookOf(state.look).parts.length) chooseStep(ui, state, step);
    return 'redraw';
  }
  if (key === '[' || key === ']') return resize(ui, key === ']' ? 1 : -1);
  if (key === 'm') ui.mirror = !ui.mirror;
  if (key === 'v') ui.peek = state.look >= 0 && !ui.peek;
  if (key === 'f') return undefined;
  if (key === 'g') return mayReveal(state) ? { do: 'reveal' } : 'redraw';
  if (state.look < 0 && key === 'n') return studio('person', state, ui);
  return 'redraw';
}

const STRIDE = 4;
const FROM_KEYS = -7;
const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

function readPad(button: PadButton, phase: 'down' | 'up' | 'repeat', state: State, ui: Ui): Answer {
  if (ui.live && ui.live.pointer !== FROM_KEYS) return undefined;
  ui.keyboard = true;
  if (isLoose(ui) && (button === 'a' || WAYS[button])) {
    const [dx, dy] = WAYS[button] ?? [0, 0];
    if (button === 'a' && phase === 'down') ui.loose = false;
    else if (phase !== 'up') ui.shift = reached(ui.shift.x + dx * 2, ui.shift.y + dy * 2);
    return 'redraw';
  }
  if (button === 'a') {
    if (phase === 'up') return ui.live ? finish(ui, state) : undefined;
    if (phase === 'down' && !ui.live)
      begin(ui, state, FROM_KEYS, settled(ui.cursor.x, ui.cursor.y));
    return 'redraw';
  }
  if (phase === 'up') return undefined;
  const way = WAYS[button];
  if (way) {
    const [dx, dy] = way;
    const far = phase === 'repeat' ? STRIDE * 1.5 : STRIDE;
    ui.cursor = {
      x: Math.max(-76, Math.min(76, ui.cursor.x + dx * far)),
      y: Math.max(-96, Math.min(100, ui.cursor.y + dy * far)),
    };
    if (ui.live) extend(ui, state, settled(ui.cursor.x, ui.cursor.y));
    return 'redraw';
  }
  if (ui.live) return 'redraw';
  if (button === 'l' || button === 'r') {
    const pots = potsOf(state);
    const from = ui.stir || stirs(state) ? ui.pot : pots.indexOf(ui.paint);
    const next = (from + (button === 'l' ? -1 : 1) + pots.length) % pots.length;
    if (ui.stir) ui.pot = next;
    else dip(ui, state, next);
    return 'redraw';
  }
  if (button === 'tab' || button === 'b') {
    if (state.look >= 0) chooseStep(ui, state, (ui.step + 1) % lookOf(state.look).parts.length);
    else if (button === 'b') {
      ui.stencil = (ui.stencil + 1) % (openSheets(state) + 1);
    }
    return 'redraw';
  }
  if (button === 'x' && !stirs(state)) return resize(ui, 1);
  if (button === 'x') {
    if (ui.stir) dip(ui, state, ui.pot);
    else ui.stir = true;
    return 'redraw';
  }
  return phase === 'down' && mayReveal(state) ? { do: 'reveal' } : undefined;
}
