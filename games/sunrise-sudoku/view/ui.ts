import type { Hint } from '@playgrove/kit/contract';
import type { InputEvent, Motion } from '@playgrove/kit/runtime';
import { isGiven, litBoxes, type Input, type Move, type State } from '../rules.ts';
import type { ToolId } from './layout.ts';
import { candidatesOf } from '../rules/grid.ts';
import { hiddenSingleBox } from '../rules/singles.ts';

/** Seconds after which a held digit is written small. */
export const HOLD = 0.35;
/** Seconds that the light takes to come up after a box. */
const DAWN = 1.6;

export type Glow = {
  readonly kind: 'cell' | 'line' | 'box' | 'all';
  readonly cell: number;
  age: number;
};

export type Ui = {
  selected: number;
  /** A cell whose digit is easy to find, so that the first tap can be right. */
  readonly first: number | undefined;
  notes: boolean;
  /** Wrong digits are marked at once. */
  check: boolean;
  /** What undo does not reset. */
  seconds: number;
  hints: number;
  slips: number;
  hint: { readonly cells: readonly number[]; readonly input: Input | undefined } | undefined;
  pressed: { readonly id: string; held: number } | undefined;
  /** Boxes lit, as shown: it follows the real number. */
  light: number;
  glows: Glow[];
  answered: unknown;
  /** Puzzles solved before: each has its own landscape. */
  readonly landscape: number;
};

/** @param waited seconds since the last input, if the game was stored and resumed since */
export function freshUi(state: State, waited = 0): Ui {
  const easy = hiddenSingleBox(candidatesOf(state.values))?.place?.cell;
  return {
    selected: easy ?? Math.max(0, state.values.indexOf(0)),
    first: easy,
    notes: false,
    check: true,
    seconds: state.seconds + waited,
    hints: state.hints,
    slips: state.slips,
    hint: undefined,
    pressed: undefined,
    light: litBoxes(state).length,
    glows: [],
    answered: undefined,
    landscape: state.carried.solved.reduce((sum, count) => sum + count, 0),
  };
}

/** Shows a hint; only the first one for a position counts. */
export function takeHint(hint: Hint<Input> | undefined, _: State, ui: Ui): void {
  if (hint && !ui.hint) ui.hints += 1;
  const input = hint?.input;
  ui.hint = hint && { cells: (hint.at ?? []).map(({ x, y }) => y * 9 + x), input };
  // Selects the cell that changes, not those that explain why.
  if (input && 'cell' in input) ui.selected = input.cell;
  else if (input?.do === 'strike') ui.selected = Math.floor((input.spots[0] ?? 0) / 9);
}

/** Passes display time. */
export function follow(state: State, ui: Ui, { dt, cues }: Motion<State>): void {
  ui.slips = Math.max(ui.slips, state.slips);
  const lit = litBoxes(state).length;
  if (lit < 9) ui.seconds += dt;
  if (ui.pressed) ui.pressed.held += dt;
  if (lit < ui.light) ui.light = lit;
  ui.light = Math.min(lit, ui.light + (dt / DAWN) * Math.max(1, (lit - ui.light) * 1.5));
  for (const glow of ui.glows) glow.age += dt;
  ui.glows = ui.glows.filter(({ age }) => age < 1.5);
  if (ui.answered === cues) return;
  ui.answered = cues;
  for (const { name, at } of cues) {
    if (!at || (name !== 'digit' && name !== 'line' && name !== 'box')) continue;
    const kind = name === 'digit' ? 'cell' : name === 'box' && lit === 9 ? 'all' : name;
    ui.glows.push({ kind, cell: at.y * 9 + at.x, age: 0 });
  }
}

/** Keys besides the pad that the game reads. */
export const KEYS = [...'0123456789nfvg', 'backspace', 'delete'];

/** What an event means. */
export function readEvent(event: InputEvent, state: State, ui: Ui): Input | 'redraw' | undefined {
  if (event.kind === 'key' && event.phase === 'down') return keyed(event.key, state, ui);
  if (event.kind === 'pad' && event.phase === 'down') {
    if (event.button === 'x') return toggle(ui, 'notes');
    if (event.button === 'y') return move({ do: 'erase', cell: ui.selected }, ui);
    return undefined;
  }
  if (event.kind !== 'cell') return undefined;
  const { phase, id } = event;
  if (/^c\d+$/.test(id)) {
    const cell = Number(id.slice(1));
    if (phase === 'up' || phase === 'cancel' || cell === ui.selected) return undefined;
    ui.selected = cell;
    return 'redraw';
  }
  return tooled(phase, id as ToolId, state, ui);
}

function tooled(
  phase: 'focus' | 'down' | 'over' | 'up' | 'cancel',
  id: ToolId,
  state: State,
  ui: Ui,
): Input | 'redraw' | undefined {
  if (phase === 'focus' || phase === 'over') return undefined;
  const digit = id.startsWith('d') ? Number(id.slice(1)) : 0;
  if (phase === 'down') {
    ui.pressed = { id, held: 0 };
    // A note is written at once; a digit waits for the release, since a hold writes a note.
    if (digit > 0) return ui.notes ? write(digit, true, state, ui) : 'redraw';
    return act(id, ui);
  }
  const { pressed } = ui;
  ui.pressed = undefined;
  if (phase === 'cancel' || digit === 0 || ui.notes || pressed?.id !== id) return 'redraw';
  return write(digit, pressed.held >= HOLD, state, ui);
}

function act(id: ToolId, ui: Ui): Input | 'redraw' {
  if (id === 'erase') return move({ do: 'erase', cell: ui.selected }, ui);
  if (id === 'fill') return move({ do: 'fill' }, ui);
  if (id === 'notes' || id === 'check') return toggle(ui, id);
  const input = ui.hint?.input;
  return input ? move(input, ui) : 'redraw';
}

function keyed(key: string, state: State, ui: Ui): Input | 'redraw' | undefined {
  if (key >= '1' && key <= '9') return write(Number(key), ui.notes, state, ui);
  if (key === 'n') return toggle(ui, 'notes');
  if (key === 'v') return toggle(ui, 'check');
  if (key === 'f') return act('fill', ui);
  if (key === 'g') return act('apply', ui);
  return act('erase', ui);
}

function toggle(ui: Ui, what: 'notes' | 'check'): 'redraw' {
  ui[what] = !ui[what];
  return 'redraw';
}

/** Writes a digit into the selected cell, or erases the same one. */
function write(digit: number, small: boolean, state: State, ui: Ui): Input {
  const cell = ui.selected;
  if (!small && state.values[cell] === digit && !isGiven(state, cell)) {
    return move({ do: 'erase', cell }, ui);
  }
  return move({ do: small ? 'note' : 'set', cell, digit }, ui);
}

/** A move with the counts so far. */
function move(what: Move, ui: Ui): Input {
  return { ...what, t: Math.floor(ui.seconds), h: ui.hints, w: ui.slips };
}
