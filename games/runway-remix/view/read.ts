import type { InputEvent, PadButton, Press } from '@playgrove/kit/runtime';
import { PATTERNS } from '../rules/paperdoll/index.ts';
import { POSE_NAMES, SCENES, takesPrint, type Input, type State } from '../rules.ts';
import { colorAt, HUES, NEUTRAL_COUNT, TONES } from '../rules/colors.ts';
import { SLOTS, type Slot } from '../rules/wardrobe.ts';
import {
  cardBox,
  inside,
  longest,
  swatchBox,
  tabBox,
  toolBox,
  verdictBox,
  walkBox,
  wheelOf,
} from './layout.ts';
import { cardsOf, chosen, layoutFor, TABS, type Ui } from './state.ts';

type Answer = Input | 'redraw' | undefined;

/** Rings of the wheel from the middle outward, as tones. */
export const RINGS = [0, 3, 1, 2] as const;
const HUB = 0.2;
const SLACK = 9;

export function read(event: InputEvent, state: State, ui: Ui): Answer {
  if (event.kind === 'press') ui.focused = false;
  if (state.phase === 'runway') return readRunway(event, ui);
  if (state.phase === 'judged') return readVerdict(event, state, ui);
  if (event.kind === 'press') return readPress(event, state, ui);
  if (event.kind === 'key')
    return event.phase === 'down' ? readKey(event.key, state, ui) : undefined;
  if (event.kind === 'pad' && event.phase !== 'up') {
    ui.focused = true;
    return readPad(event.button, state, ui);
  }
  return undefined;
}

export function selectTab(ui: Ui, tab: number): 'redraw' {
  ui.tab = (tab + TABS.length) % TABS.length;
  ui.focus = 0;
  ui.scroll = 0;
  ui.mode = 'items';
  return 'redraw';
}

/** Opens the wheel or the prints for what was put on last, or the first thing that takes them. */
function open(mode: 'colour' | 'print', state: State, ui: Ui): Answer {
  if (ui.mode === mode) {
    ui.mode = 'items';
    return 'redraw';
  }
  const fits = (slot: Slot): boolean =>
    state.worn[slot] !== undefined && (mode === 'colour' || takesPrint(slot));
  const slot = fits(ui.slot) ? ui.slot : SLOTS.filter((each) => each !== 'hair').find(fits);
  if (!slot) return undefined;
  ui.slot = slot;
  ui.mode = mode;
  ui.focus = 0;
  return 'redraw';
}

function choose(index: number, state: State, ui: Ui): Answer {
  const card = cardsOf(ui)[index];
  if (!card) return undefined;
  ui.focus = index;
  if (card.kind === 'item') ui.slot = card.item.slot;
  return chosen(card, state);
}

function tool(index: number, state: State, ui: Ui): Answer {
  if (index === 0) return open('colour', state, ui);
  if (index === 1) return open('print', state, ui);
  if (index === 2) return state.worn[ui.slot] ? { do: 'off', slot: ui.slot } : 'redraw';
  ui.pose = ui.pose + 1 >= POSE_NAMES.length ? -1 : ui.pose + 1;
  return 'redraw';
}

function readPress(event: Press, state: State, ui: Ui): Answer {
  const layout = layoutFor(ui);
  if (event.phase === 'down') return press(event, state, ui);
  const { drag } = ui;
  if (!drag || event.phase === 'hover') return undefined;
  if (event.phase === 'move') {
    if (drag.on === 'wheel') {
      ui.trying = colorUnder(event, ui) ?? ui.trying;
      return 'redraw';
    }
    if (Math.abs(event.x - drag.x) > SLACK) drag.moved = true;
    if (drag.on !== 'tray' || !drag.moved) return undefined;
    const count = cardsOf(ui).length;
    ui.scroll = Math.max(0, Math.min(longest(layout, count), drag.scroll + drag.x - event.x));
    return 'redraw';
  }
  ui.drag = undefined;
  if (drag.on === 'wheel') {
    const color = ui.trying;
    ui.trying = undefined;
    if (event.phase === 'cancel' || color === undefined || state.worn[ui.slot]?.colour === color)
      return 'redraw';
    return { do: 'dye', slot: ui.slot, colour: color };
  }
  if (drag.on !== 'tray' || drag.moved || event.phase === 'cancel') return undefined;
  const index = cardsOf(ui).findIndex((_, at) => inside(cardBox(layout, at, ui.scroll), event));
  return choose(index, state, ui);
}

function press(event: Press, state: State, ui: Ui): Answer {
  const layout = layoutFor(ui);
  ui.drag = undefined;
  if (inside(walkBox(layout), event)) return { do: 'walk' };
  for (let index = 0; index < 4; index += 1)
    if (inside(toolBox(layout, index), event)) return tool(index, state, ui);
  if (inside(layout.tabs, event)) {
    const tab = TABS.findIndex((_, index) =>
      inside(tabBox(layout, index, TABS.length, ui.tab), event),
    );
    return tab < 0 ? undefined : selectTab(ui, tab);
  }
  if (!inside(layout.tray, event)) {
    if (ui.mode === 'items' || !inside(layout.stage, event)) return undefined;
    ui.mode = 'items';
    return 'redraw';
  }
  if (ui.mode === 'print') {
    const pattern = PATTERNS.findIndex((_, index) => inside(printBox(ui, index), event));
    return pattern < 0 ? undefined : { do: 'print', slot: ui.slot, pattern };
  }
  const on = ui.mode === 'colour' ? 'wheel' : 'tray';
  ui.drag = { x: event.x, y: event.y, scroll: ui.scroll, on, moved: false };
  if (on === 'wheel') ui.trying = colorUnder(event, ui);
  return 'redraw';
}

export function printBox(ui: Ui, index: number): ReturnType<typeof cardBox> {
  const { tray } = layoutFor(ui);
  const columns = tray.w > 470 ? PATTERNS.length : 5;
  const w = Math.min(76, (tray.w - 12) / columns - 6);
  const lines = Math.ceil(PATTERNS.length / columns);
  const h = Math.min(w, (tray.h - 8) / lines - 6);
  return {
    x: tray.x + 6 + (index % columns) * (w + 6),
    y: tray.y + 4 + Math.floor(index / columns) * (h + 6),
    w,
    h,
  };
}

/** The color of wheel and swatches at a point; `undefined` outside them. */
function colorUnder(at: { readonly x: number; readonly y: number }, ui: Ui): number | undefined {
  const layout = layoutFor(ui);
  for (let index = 0; index < NEUTRAL_COUNT; index += 1)
    if (inside(swatchBox(layout, index, NEUTRAL_COUNT), at)) return index;
  const { x, y, r } = wheelOf(layout);
  const far = Math.sqrt((at.x - x) ** 2 + (at.y - y) ** 2) / r;
  if (far > 1.12 || far < HUB * 0.6) return undefined;
  const ring = Math.min(
    RINGS.length - 1,
    Math.max(0, Math.floor(((far - HUB) / (1 - HUB)) * RINGS.length)),
  );
  const turn = Math.atan2(at.y - y, at.x - x) / (Math.PI * 2);
  return colorAt(Math.round(turn * HUES) + HUES, RINGS[ring] ?? 1);
}

function readKey(key: string, state: State, ui: Ui): Answer {
  ui.focused = true;
  if (key === 'c') return tool(0, state, ui);
  if (key === 'v') return tool(1, state, ui);
  if (key === 'b') return tool(2, state, ui);
  if (key === 'p') return tool(3, state, ui);
  return key === 'g' ? { do: 'walk' } : undefined;
}

function readPad(button: PadButton, state: State, ui: Ui): Answer {
  if (button === 'tab' || button === 'r') return selectTab(ui, ui.tab + 1);
  if (button === 'l') return selectTab(ui, ui.tab - 1);
  if (button === 'x') return tool(0, state, ui);
  if (button === 'y') return { do: 'walk' };
  if (ui.mode === 'colour') return turnWheel(button, state, ui);
  const rows = ui.mode === 'items' ? layoutFor(ui).rows : 1;
  const count = ui.mode === 'items' ? cardsOf(ui).length : PATTERNS.length;
  const go = { left: -rows, right: rows, up: -1, down: 1 }[button as string];
  if (go !== undefined) {
    ui.focus = Math.max(0, Math.min(count - 1, ui.focus + go));
    reveal(ui);
    return 'redraw';
  }
  if (button === 'b') return ui.mode === 'items' ? tool(2, state, ui) : open(ui.mode, state, ui);
  if (button !== 'a') return undefined;
  return ui.mode === 'print'
    ? { do: 'print', slot: ui.slot, pattern: ui.focus }
    : choose(ui.focus, state, ui);
}

/** Pushes the tray so that the card under the keyboard is seen. */
function reveal(ui: Ui): void {
  const layout = layoutFor(ui);
  const { x, w } = cardBox(layout, ui.focus, 0);
  const { tray } = layout;
  const most = longest(layout, cardsOf(ui).length);
  ui.scroll = Math.max(
    0,
    Math.min(most, Math.max(x + w + 12 - tray.x - tray.w, Math.min(ui.scroll, x - tray.x - 12))),
  );
}

function turnWheel(button: PadButton, state: State, ui: Ui): Answer {
  if (button === 'a' || button === 'b') {
    ui.mode = 'items';
    return 'redraw';
  }
  const piece = state.worn[ui.slot];
  if (!piece) return undefined;
  const at = piece.colour - NEUTRAL_COUNT;
  const step = { left: [-1, 0], right: [1, 0], up: [0, 1], down: [0, -1] }[button as string];
  if (!step) return undefined;
  const [across = 0, out = 0] = step;
  if (at < 0) {
    const next = piece.colour + across;
    const color = next < 0 || next >= NEUTRAL_COUNT || out !== 0 ? colorAt(0, RINGS[0]) : next;
    return { do: 'dye', slot: ui.slot, colour: color };
  }
  const ring = RINGS.indexOf((at % TONES) as (typeof RINGS)[number]) + out;
  const color =
    ring < 0 ? 0 : colorAt(Math.floor(at / TONES) + across, RINGS[Math.min(3, ring)] ?? 1);
  return { do: 'dye', slot: ui.slot, colour: color };
}

function readRunway(event: InputEvent, ui: Ui): Answer {
  const count = POSE_NAMES.length;
  const strike = (index: number): Answer => {
    const pose = POSE_NAMES[index];
    return pose && { do: 'pose', pose };
  };
  if (event.kind === 'press' && event.phase === 'down') {
    return strike(POSE_NAMES.findIndex((_, index) => inside(poseBox(ui, index), event)));
  }
  if (event.kind === 'key' && event.phase === 'down' && event.key === 'p')
    return strike(ui.focus % count);
  if (event.kind !== 'pad' || event.phase === 'up') return undefined;
  ui.focused = true;
  if (event.button === 'left' || event.button === 'right') {
    ui.focus = (ui.focus + (event.button === 'left' ? -1 : 1) + count) % count;
    return 'redraw';
  }
  return event.button === 'a' && event.phase === 'down' ? strike(ui.focus % count) : undefined;
}

export function poseBox(ui: Ui, index: number): ReturnType<typeof cardBox> {
  const count = POSE_NAMES.length;
  const w = Math.min(74, (ui.width - 6) / count);
  return { x: ui.width / 2 + (index - count / 2) * w, y: ui.height - 78, w: w - 2, h: 68 };
}

/** What the buttons under a verdict do. */
export const VERDICT = ['restyle', 'scene', 'finish'] as const;

function readVerdict(event: InputEvent, state: State, ui: Ui): Answer {
  const act = (index: number): Answer => {
    const what = VERDICT[index];
    if (what === 'scene') return { do: 'scene', scene: (state.scene + 1) % SCENES.length };
    return what && { do: what };
  };
  if (event.kind === 'press' && event.phase === 'down') {
    return act(
      VERDICT.findIndex((_, index) =>
        inside(verdictBox(ui.width, ui.height, index, state.brief >= 0), event),
      ),
    );
  }
  if (event.kind !== 'pad' || event.phase !== 'down') return undefined;
  ui.focused = true;
  if (event.button === 'left') ui.focus = Math.max(0, Math.min(2, ui.focus) - 1);
  if (event.button === 'right') ui.focus = Math.min(2, ui.focus + 1);
  if (event.button === 'b') return { do: 'restyle' };
  return event.button === 'a' ? act(Math.min(2, ui.focus)) : 'redraw';
}
