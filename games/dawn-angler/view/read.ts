import type { Held, InputEvent, Key, Pad, Press } from '@playgrove/kit/stage';
import { LAKES } from '../rules/fish.ts';
import { HALF, baitsOf } from '../rules/water.ts';
import { WARES, type State } from '../rules/state.ts';
import { LOOK, type Input } from '../rules/inputs.ts';
import { bookOf, inside, storeOf, toolsOf } from './layout.ts';
import { percentAt, type Ui } from './ui.ts';

type Told = Input | 'redraw' | undefined;

/** Ticks in which a float has just landed and a press means nothing. */
const SETTLES = 20;
const SULKS = 30;
const LINES = 5;

export function read(event: InputEvent, state: State, ui: Ui): Told {
  if (event.kind === 'press') return readPress(event, state, ui);
  if (event.kind === 'pad') return readPad(event, state, ui);
  if (event.kind === 'key') return readKey(event, state);
  return undefined;
}

function readPress(event: Press, state: State, ui: Ui): Told {
  const { phase } = event;
  if (phase === 'hover') return undefined;
  if (phase === 'down') {
    ui.focus = -1;
    if (state.phase === 'shop') return inStore(event, ui);
    if (state.phase === 'journal') return inBook(event, ui);
    if (state.phase === 'idle') {
      const tool = toolsOf(ui.size, state).find(({ spot }) => inside(spot, event));
      if (tool) {
        if (tool.kind !== 'bait') return openMenu(tool.kind, state, ui);
        return tool.bait === state.bait ? 'redraw' : { act: 'bait', bait: tool.bait };
      }
    }
    ui.pointer = event.pointer;
    return begin(state, percentAt(ui, event.x));
  }
  if (event.pointer !== ui.pointer) return undefined;
  if (phase === 'move') {
    return turnTo(state, percentAt(ui, event.x));
  }
  ui.pointer = undefined;
  return letGo(state);
}

/** What a press does now, if it does anything: never a refusal for a tap that came a moment early. */
function begin(state: State, x: number): Told {
  const { phase, since, wait } = state;
  if (phase === 'idle') return { act: 'press', x };
  if (phase === 'wait' && wait && wait.t >= SETTLES) return { act: 'press', x: 0 };
  if (phase === 'fight' && !state.held) return { act: 'press', x };
  if (phase === 'caught' && since >= LOOK) return { act: 'press', x: 0 };
  if (phase === 'lost' && since >= SULKS) return { act: 'press', x: 0 };
  return undefined;
}

/** In a fight small shifts of a finger are no wish. */
const SHIFT = 4;

function turnTo(state: State, x: number): Told {
  if (state.phase === 'charge') return { act: 'aim', x };
  const turns = state.phase === 'fight' && Math.abs(x - aimOf(state)) >= SHIFT;
  return turns ? { act: 'aim', x } : undefined;
}

function letGo(state: State): Told {
  return state.phase === 'charge' || (state.phase === 'fight' && state.held)
    ? { act: 'free' }
    : undefined;
}

function openMenu(kind: 'shop' | 'journal', state: State, ui: Ui): Input {
  ui.focus = kind === 'shop' ? 0 : -1;
  ui.page = state.params.lake;
  ui.line = 0;
  return { act: kind };
}

function inStore(event: Press, ui: Ui): Told {
  const { rows, close, frame } = storeOf(ui.size);
  if (inside(close, event) || !inside(frame, event)) return { act: 'close' };
  const hit = rows.find(({ spot }) => inside(spot, event));
  return hit ? { act: 'buy', ware: hit.ware } : 'redraw';
}

function inBook(event: Press, ui: Ui): Told {
  const { close, before, after, lines, frame } = bookOf(ui.size);
  if (inside(close, event)) return { act: 'close' };
  if (inside(before, event)) return turn(ui, -1);
  if (inside(after, event)) return turn(ui, 1);
  const line = lines.findIndex((spot) => inside(spot, event));
  if (line >= 0) ui.line = line;
  return inside(frame, event) ? 'redraw' : { act: 'close' };
}

function turn(ui: Ui, by: number): Told {
  ui.page = (ui.page + by + LAKES.length) % LAKES.length;
  ui.line = 0;
  return 'redraw';
}

function readPad(event: Pad, state: State, ui: Ui): Told {
  const { button, phase } = event;
  if (phase === 'repeat') return undefined;
  if (phase === 'up') return button === 'a' ? letGo(state) : undefined;
  if (state.phase === 'shop') return padStore(button, state, ui);
  if (state.phase === 'journal') return padBook(button, ui);
  if (button === 'a') return begin(state, aimOf(state));
  if (state.phase !== 'idle') return undefined;
  if (button === 'x' && !state.params.lent) return openMenu('shop', state, ui);
  if (button === 'y') return openMenu('journal', state, ui);
  if (button === 'up' || button === 'down' || button === 'l' || button === 'r') {
    const baits = baitsOf(state);
    const by = button === 'up' || button === 'r' ? 1 : -1;
    const bait = baits[(baits.indexOf(state.bait) + by + baits.length) % baits.length];
    return bait ? { act: 'bait', bait } : undefined;
  }
  return undefined;
}

function padStore(button: Pad['button'], { career }: State, ui: Ui): Told {
  const many = WARES.length + 1;
  if (button === 'b' || button === 'x') return { act: 'close' };
  if (button === 'up' || button === 'left') ui.focus = (Math.max(0, ui.focus) + many - 1) % many;
  else if (button === 'down' || button === 'right') ui.focus = (ui.focus + 1) % many;
  else if (button === 'a') {
    const ware = WARES[ui.focus];
    return ware && career ? { act: 'buy', ware } : { act: 'close' };
  }
  return 'redraw';
}

function padBook(button: Pad['button'], ui: Ui): Told {
  if (button === 'left' || button === 'l') return turn(ui, -1);
  if (button === 'right' || button === 'r') return turn(ui, 1);
  if (button === 'up') ui.line = (ui.line + LINES - 1) % LINES;
  else if (button === 'down') ui.line = (ui.line + 1) % LINES;
  else if (button === 'a' || button === 'b' || button === 'y') return { act: 'close' };
  return 'redraw';
}

/** Digits choose a bait. */
function readKey({ phase, key }: Key, state: State): Told {
  if (phase !== 'down' || state.phase !== 'idle') return undefined;
  const bait = baitsOf(state)[Number(key) - 1];
  return bait && bait !== state.bait ? { act: 'bait', bait } : undefined;
}

const aimOf = ({ aim }: State): number =>
  Math.max(-100, Math.min(100, Math.round((aim / HALF) * 100)));
/** Hundredths a tick that a held arrow turns the rod. */
const PACE = 2;

export function poll(held: Held, state: State): Input | undefined {
  const { phase } = state;
  if (phase !== 'idle' && phase !== 'charge' && phase !== 'fight') return undefined;
  const way = (held.pad.has('right') ? 1 : 0) - (held.pad.has('left') ? 1 : 0) + held.stick.x;
  if (Math.abs(way) < 0.2) return undefined;
  const from = aimOf(state);
  const x = Math.max(-100, Math.min(100, Math.round(from + Math.max(-1, Math.min(1, way)) * PACE)));
  return x === from ? undefined : { act: 'aim', x };
}
