import type { Point } from '@playgrove/kit/contract';
import {
  within,
  type InputEvent,
  type PadButton,
  type Press,
  type Sizes,
} from '@playgrove/kit/runtime';
import { lookOf } from '../rules/reference.ts';
import { settled } from '../rules/stroke.ts';
import { PEOPLE, type Input, type State } from '../rules/state.ts';
import { openSheets } from '../rules/studio.ts';
import { begin, ends, extend, finish, MAX_POINTS } from './brush.ts';
import { buttonsOf, choicesOf, dip, resize, reveal, type Button } from './buttons.ts';
import type { Layout } from './layout.ts';
import { chooseStep, layoutFor, offersStudio, potsOf, stirs, toolsOf, type Ui } from './ui.ts';

type Answer = Input | readonly Input[] | 'redraw' | undefined;

export function read(event: InputEvent, state: State, ui: Ui, to: Sizes): Answer {
  if (event.kind === 'press') ui.keyboard = false;
  if (state.phase === 'done') return undefined;
  const at = layoutFor(to, state);
  if (state.phase === 'shown') return readShown(event, state, ui, at);
  if (event.kind === 'press') return readPress(event, state, ui, at);
  if (event.kind === 'key' && event.phase === 'down') return readKey(event.key, state, ui);
  if (event.kind === 'pad') return readPad(event.button, event.phase, state, ui);
  return undefined;
}

/** The studio's button is there until the first stroke. */
export function opens(event: InputEvent, state: State, ui: Ui, to: Sizes): string | undefined {
  if (!offersStudio(state) || ui.live || !('phase' in event) || event.phase !== 'down')
    return undefined;
  const opened =
    event.kind === 'press'
      ? within(layoutFor(to, state).studio, event)
      : event.kind === 'key' && event.key === 'f';
  return opened ? 'studio' : undefined;
}

function press(button: Button): Answer {
  button.does?.();
  return button.gives ?? 'redraw';
}

/** @returns the answer of the button there; nothing where there is none */
function pressed(buttons: readonly Button[], at: Point): Answer {
  const button = buttons.find(({ box }) => within(box, at));
  return button && press(button);
}

/** The verdict: its buttons, and the line between before and after. */
function readShown(event: InputEvent, state: State, ui: Ui, at: Layout): Answer {
  const choices = choicesOf(state, ui, at);
  if (event.kind === 'press') {
    if (event.phase === 'down') {
      const answer = pressed(choices, event);
      if (answer !== undefined) return answer;
      ui.sliding = within(at.stage, event);
    }
    if (!ui.sliding || event.phase === 'hover') return undefined;
    split(ui, ((event.x - at.face.x) / at.face.scale + 80) / 160);
    if (event.phase === 'up' || event.phase === 'cancel') ui.sliding = false;
    return 'redraw';
  }
  if (event.kind !== 'pad' || event.phase === 'up') return undefined;
  ui.keyboard = true;
  const { button } = event;
  const way = WAYS[button];
  ui.focus = Math.max(0, Math.min(choices.length - 1, ui.focus) + (way?.[0] ?? 0));
  if (way?.[1]) split(ui, ui.split - way[1] * 0.1);
  const chosen = choices[button === 'b' ? 0 : button === 'a' ? ui.focus : -1];
  return chosen && event.phase === 'down' ? press(chosen) : 'redraw';
}

/** Once the line is pushed it no longer sweeps by itself. */
function split(ui: Ui, part: number): void {
  ui.split = Math.max(0, Math.min(1, part));
  ui.age = Math.max(ui.age, 9);
}

function onFace({ face }: Layout, { x, y }: Point): Point {
  return settled((x - face.x) / face.scale, (y - face.y) / face.scale);
}

function readPress(event: Press, state: State, ui: Ui, at: Layout): Answer {
  const { live } = ui;
  if (event.phase === 'hover') {
    ui.hover = event.device === 'mouse' && within(at.stage, event) ? onFace(at, event) : undefined;
    return 'redraw';
  }
  if (event.phase === 'down') {
    if (live) return undefined;
    const answer = pressed(buttonsOf(state, ui, at), event);
    if (answer !== undefined) return answer;
    ui.peek = state.look >= 0 && within(at.thumb, event);
    if (ui.peek) return 'redraw';
    if (!within(at.stage, event)) return undefined;
    begin(ui, state, event.pointer, onFace(at, event));
    return 'redraw';
  }
  if (ui.peek && event.phase !== 'move') {
    ui.peek = false;
    return 'redraw';
  }
  if (!live || live.pointer !== event.pointer) return undefined;
  for (const point of event.path) if (!ends(ui)) extend(ui, state, onFace(at, point));
  if (event.device === 'mouse') ui.hover = onFace(at, event);
  if (event.phase !== 'move' || ends(ui)) return finish(ui, state);
  if (live.points.length < MAX_POINTS) return 'redraw';
  const input = finish(ui, state);
  begin(ui, state, event.pointer, onFace(at, event));
  return input;
}

/** Keys the game reads itself. */
export const KEYS = [...'123456789[]mvgnf'];

function readKey(key: string, state: State, ui: Ui): Answer {
  const index = Number(key) - 1;
  const tools = toolsOf(state);
  const tool = tools[index];
  if (tool) Object.assign(ui, { tool, tray: 'pots' });
  else if (index >= 0 && state.look >= 0) chooseStep(ui, state, index - tools.length);
  if (key === '[' || key === ']') resize(ui, key === ']' ? 1 : -1);
  if (key === 'm') ui.mirror = !ui.mirror;
  if (key === 'v') ui.peek = state.look >= 0 && !ui.peek;
  if (key === 'f') return undefined;
  if (key === 'g') return reveal(state) ?? 'redraw';
  if (state.look < 0 && key === 'n') return { do: 'person', person: (state.person + 1) % PEOPLE };
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
  if (button === 'a') {
    if (phase === 'up') return ui.live ? finish(ui, state) : undefined;
    if (phase === 'down' && !ui.live)
      begin(ui, state, FROM_KEYS, settled(ui.cursor.x, ui.cursor.y));
    return 'redraw';
  }
  if (phase === 'up') return undefined;
  const way = WAYS[button];
  if (way) {
    const far = phase === 'repeat' ? STRIDE * 1.5 : STRIDE;
    const [x, y] = [ui.cursor.x + way[0] * far, ui.cursor.y + way[1] * far];
    ui.cursor = { x: Math.max(-76, Math.min(76, x)), y: Math.max(-96, Math.min(100, y)) };
    if (ui.live) extend(ui, state, settled(ui.cursor.x, ui.cursor.y));
    if (ends(ui)) return finish(ui, state);
  } else if (ui.live) return 'redraw';
  else if (button === 'l' || button === 'r') nextPot(ui, state, button === 'l' ? -1 : 1);
  else if (button === 'tab' || button === 'b') nextStep(ui, state, button);
  else if (button === 'x') stirOrResize(ui, state);
  else return (phase === 'down' && reveal(state)) || undefined;
  return 'redraw';
}

function nextPot(ui: Ui, state: State, by: number): void {
  const pots = potsOf(state);
  const from = stirs(state) ? ui.pot : pots.indexOf(ui.paint);
  const next = (from + by + pots.length) % pots.length;
  if (ui.stir) ui.pot = next;
  else dip(ui, state, next);
}

function nextStep(ui: Ui, state: State, button: PadButton): void {
  if (state.look >= 0) chooseStep(ui, state, (ui.step + 1) % lookOf(state.look).parts.length);
  else if (button === 'b') ui.stencil = (ui.stencil + 1) % (openSheets(state.won) + 1);
}

function stirOrResize(ui: Ui, state: State): void {
  if (!stirs(state)) resize(ui, 1);
  else if (ui.stir) dip(ui, state, ui.pot);
  else ui.stir = true;
}
