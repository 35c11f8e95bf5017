import type { InputEvent, PadButton, Press } from '@playgrove/kit/runtime';
import { PATTERNS } from '../rules/paperdoll/index.ts';
import { POSE_NAMES, takesPrint, type Input, type State } from '../rules.ts';
import { colorAt, HUES, NEUTRAL_COUNT, TONES } from '../rules/colors.ts';
import { SLOTS, type Slot } from '../rules/wardrobe.ts';
import * as place from './layout.ts';
import { cardsOf, chosen, layoutFor, TABS, type Ui } from './state.ts';

type Answer = Input | 'redraw' | undefined;

/** Rings of the wheel from the middle outward, as tones. */
export const RINGS = [0, 3, 1, 2] as const;
const HUB = 0.2;
const SLACK = 9;

/** What the buttons under a verdict do. */
export const VERDICT = ['restyle', 'finish'] as const;

export function read(event: InputEvent, state: State, ui: Ui): Answer {
  if (event.kind === 'press') ui.focused = false;
  if (event.kind === 'pad' && event.phase !== 'up') ui.focused = true;
  const { width, height } = ui;
  if (state.phase === 'runway') {
    const boxes = POSE_NAMES.map((_, index) => place.poseBox(width, height, index));
    return readRow(event, ui, boxes, (index) => {
      const pose = POSE_NAMES[index];
      return pose && { do: 'pose', pose };
    });
  }
  if (state.phase !== 'dress') {
    const judged = state.brief >= 0;
    const boxes = VERDICT.map((_, index) => place.verdictBox(width, height, index, judged));
    return readRow(event, ui, boxes, (index) => ({ do: VERDICT[index] ?? 'finish' }));
  }
  if (event.kind === 'press')
    return event.phase === 'down' ? press(event, state, ui) : drag(event, state, ui);
  if (event.kind === 'key' && event.phase === 'down') {
    if (event.key === 'c') return open('colour', state, ui);
    if (event.key === 'v') return open('print', state, ui);
    return event.key === 'g' ? { do: 'walk' } : undefined;
  }
  if (event.kind !== 'pad' || event.phase === 'up') return undefined;
  return readPad(event.button, state, ui);
}

/** A row of buttons: by a finger, or by arrows and A. */
function readRow(
  event: InputEvent,
  ui: Ui,
  boxes: readonly place.Box[],
  act: (index: number) => Input | undefined,
): Answer {
  const at = (ui.focus + boxes.length) % boxes.length;
  if (event.kind === 'press') {
    const index = boxes.findIndex((box) => place.inside(box, event));
    return event.phase === 'down' && index >= 0 ? act(index) : undefined;
  }
  if (event.kind !== 'pad' || event.phase === 'up') return undefined;
  const step = { left: -1, right: 1 }[event.button as string];
  if (step !== undefined) {
    ui.focus = (at + step + boxes.length) % boxes.length;
    return 'redraw';
  }
  return event.button === 'a' && event.phase === 'down' ? act(at) : undefined;
}

function selectTab(ui: Ui, tab: number): 'redraw' {
  Object.assign(ui, { tab: (tab + TABS.length) % TABS.length, focus: 0, scroll: 0, mode: 'items' });
  return 'redraw';
}

/** Opens the wheel or the prints for what was put on last, or the first thing that takes them. */
function open(mode: 'colour' | 'print', state: State, ui: Ui): Answer {
  const fits = (slot: Slot): boolean =>
    state.worn[slot] !== undefined && (mode === 'colour' || takesPrint(slot));
  const slot = fits(ui.slot) ? ui.slot : SLOTS.filter((each) => each !== 'hair').find(fits);
  if (ui.mode === mode) ui.mode = 'items';
  else if (slot) Object.assign(ui, { mode, slot, focus: 0 });
  return 'redraw';
}

function choose(index: number, state: State, ui: Ui): Answer {
  const card = cardsOf(ui)[index];
  if (!card) return undefined;
  ui.focus = index;
  if ('slot' in card) ui.slot = card.slot;
  return chosen(card, state);
}

function press(event: Press, state: State, ui: Ui): Answer {
  const layout = layoutFor(ui);
  ui.drag = undefined;
  const on = (box: place.Box): boolean => place.inside(box, event);
  if (on(place.walkBox(layout))) return { do: 'walk' };
  if (on(place.toolBox(layout, 0))) return open('colour', state, ui);
  if (on(place.toolBox(layout, 1))) return open('print', state, ui);
  if (on(layout.tabs)) {
    const tab = TABS.findIndex((_, at) => on(place.tabBox(layout, at, TABS.length, ui.tab)));
    return tab < 0 ? undefined : selectTab(ui, tab);
  }
  if (!on(layout.tray)) {
    if (ui.mode === 'items' || !on(layout.stage)) return undefined;
    ui.mode = 'items';
    return 'redraw';
  }
  if (ui.mode === 'print') {
    const pattern = PATTERNS.findIndex((_, index) => on(place.printBox(layout, index)));
    return pattern < 0 ? undefined : { do: 'print', slot: ui.slot, pattern };
  }
  const wheel = ui.mode === 'colour';
  ui.drag = { x: event.x, scroll: ui.scroll, on: wheel ? 'wheel' : 'tray', moved: false };
  if (wheel) ui.trying = colorUnder(event, ui);
  return 'redraw';
}

/** A finger that has gone down moves or leaves. */
function drag(event: Press, state: State, ui: Ui): Answer {
  const layout = layoutFor(ui);
  const { drag: held } = ui;
  if (!held || event.phase === 'hover') return undefined;
  if (event.phase === 'move') {
    if (held.on === 'wheel') ui.trying = colorUnder(event, ui) ?? ui.trying;
    else if (Math.abs(event.x - held.x) > SLACK) held.moved = true;
    if (held.moved) scrollTo(ui, held.scroll + held.x - event.x);
    return 'redraw';
  }
  ui.drag = undefined;
  if (event.phase === 'cancel') ui.trying = undefined;
  if (held.on === 'wheel') {
    const { slot, trying } = ui;
    ui.trying = undefined;
    if (trying === undefined || state.worn[slot]?.colour === trying) return 'redraw';
    return { do: 'dye', slot, colour: trying };
  }
  if (held.moved || event.phase === 'cancel') return undefined;
  const hit = (_: unknown, at: number): boolean =>
    place.inside(place.cardBox(layout, at, ui.scroll), event);
  return choose(cardsOf(ui).findIndex(hit), state, ui);
}

function scrollTo(ui: Ui, scroll: number): void {
  const most = place.longest(layoutFor(ui), cardsOf(ui).length);
  ui.scroll = Math.max(0, Math.min(most, scroll));
}

/** The color of wheel and swatches at a point; `undefined` outside them. */
function colorUnder(at: { readonly x: number; readonly y: number }, ui: Ui): number | undefined {
  const layout = layoutFor(ui);
  for (let index = 0; index < NEUTRAL_COUNT; index += 1)
    if (place.inside(place.swatchBox(layout, index, NEUTRAL_COUNT), at)) return index;
  const { x, y, r } = place.wheelOf(layout);
  const far = Math.hypot(at.x - x, at.y - y) / r;
  if (far > 1.12 || far < HUB * 0.6) return undefined;
  const ring = Math.floor(((far - HUB) / (1 - HUB)) * RINGS.length);
  const turn = Math.atan2(at.y - y, at.x - x) / (Math.PI * 2);
  return colorAt(Math.round(turn * HUES) + HUES, RINGS[Math.min(3, Math.max(0, ring))] ?? 1);
}

function readPad(button: PadButton, state: State, ui: Ui): Answer {
  if (button === 'tab' || button === 'r') return selectTab(ui, ui.tab + 1);
  if (button === 'l') return selectTab(ui, ui.tab - 1);
  if (button === 'x') return open('colour', state, ui);
  if (button === 'y') return { do: 'walk' };
  if (button === 'b') return ui.mode === 'items' ? undefined : open(ui.mode, state, ui);
  if (ui.mode === 'colour') return turnWheel(button, state, ui);
  const layout = layoutFor(ui);
  const [rows, count] =
    ui.mode === 'items' ? [layout.rows, cardsOf(ui).length] : [1, PATTERNS.length];
  const go = { left: -rows, right: rows, up: -1, down: 1 }[button as string];
  if (go !== undefined) {
    ui.focus = Math.max(0, Math.min(count - 1, ui.focus + go));
    // The card under the keyboard is seen.
    const { x, w } = place.cardBox(layout, ui.focus, 0);
    const left = x - layout.tray.x;
    scrollTo(ui, Math.max(left + w + 12 - layout.tray.w, Math.min(ui.scroll, left - 12)));
    return 'redraw';
  }
  if (button !== 'a') return undefined;
  if (ui.mode === 'items') return choose(ui.focus, state, ui);
  return { do: 'print', slot: ui.slot, pattern: ui.focus };
}

/** By arrows: round the wheel, outward and inward, and along the neutral colors. */
function turnWheel(button: PadButton, state: State, ui: Ui): Answer {
  if (button === 'a') return open('colour', state, ui);
  const { slot } = ui;
  const now = state.worn[slot]?.colour;
  const step = { left: [-1, 0], right: [1, 0], up: [0, 1], down: [0, -1] }[button as string];
  if (now === undefined || !step) return undefined;
  const [across = 0, out = 0] = step;
  const at = now - NEUTRAL_COUNT;
  if (at < 0) {
    const leaves = out !== 0 || now + across < 0 || now + across >= NEUTRAL_COUNT;
    return { do: 'dye', slot, colour: leaves ? colorAt(0, RINGS[0]) : now + across };
  }
  const ring = RINGS.findIndex((tone) => tone === at % TONES) + out;
  const next = colorAt(Math.floor(at / TONES) + across, RINGS[Math.min(3, ring)] ?? 1);
  return { do: 'dye', slot, colour: ring < 0 ? 0 : next };
}
