import { damp, since, spring, squash } from '@playgrove/kit/draw/animate';
import type { CellEvent, InputEvent } from '@playgrove/kit/runtime';
import { EMPTY, isKnown, LETTERS, windowsOf } from '../clues.ts';
import { rules, type Input, type State } from '../rules.ts';

export type Ui = {
  /** The place that the next letter goes to. */
  cursor: number;
  /** The word that the cursor belongs to. */
  word: string;
  /** What arrow keys have reached, until a letter is typed. */
  focus: string | undefined;
  hint: { readonly place: number; readonly letters: readonly number[] } | undefined;
  pressed: string | undefined;
  /** How far each feather of the fan is open, as shown. */
  readonly open: number[];
  readonly show: ReturnType<typeof things>;
};

const things = () => ({
  joy: since('found'),
  woe: since('feather'),
  typed: since('type'),
  body: squash({ type: 0.12, feather: 0.5, found: -0.9, match: -0.25 }),
  head: spring<State>('wobbly'),
  look: damp<State>(6),
});

export const freshUi = (): Ui => ({
  cursor: -1,
  word: '',
  focus: undefined,
  hint: undefined,
  pressed: undefined,
  open: Array.from({ length: LETTERS }, () => 1),
  show: things(),
});

/** Puts the cursor on the first place that is open when a guess was made. */
export function follow(state: State, ui: Ui): void {
  const { found, guesses, typed } = state;
  const word = `${found.length} ${guesses.length} ${typed.length}`;
  if (ui.word === word) return;
  ui.word = word;
  ui.cursor = Math.max(0, typed.indexOf(EMPTY));
}

/** The next place without a letter, else the same. */
function nextOf({ typed }: State, from: number): number {
  for (let step = 1; step < typed.length; step += 1) {
    const place = (from + step) % typed.length;
    if (typed[place] === EMPTY) return place;
  }
  return Math.min(from + 1, typed.length - 1);
}

const guess = ({ typed }: State): Input => ({
  do: 'guess',
  word: typed.replaceAll(EMPTY, ''),
});

function type(letter: string, state: State, ui: Ui): Input {
  const place = ui.cursor;
  ui.cursor = nextOf(state, place);
  return { do: 'type', place, letter };
}

/** Takes the letter at the cursor away, or the last one before it that is not known. */
function erase(state: State, ui: Ui): Input | undefined {
  const windows = windowsOf(state);
  for (let place = ui.cursor; place >= 0; place -= 1) {
    const window = windows[place];
    if (state.typed[place] === EMPTY || (window && isKnown(window))) continue;
    ui.cursor = place;
    return { do: 'type', place, letter: EMPTY };
  }
  return undefined;
}

/** What a cell does: `a` to `z`, a place (`p0`), `erase` or `guess`. */
export function press(id: string, state: State, ui: Ui): Input | 'redraw' | undefined {
  if (rules.status(state) !== 'playing') return undefined;
  follow(state, ui);
  if (id === 'guess') return guess(state);
  if (id === 'erase') return erase(state, ui);
  if (id.length === 1) return type(id, state, ui);
  ui.cursor = Number(id.slice(1));
  return 'redraw';
}

/** Where the focus is, what is held down, and the keys of letters. */
export function read(event: InputEvent, state: State, ui: Ui): Input | 'redraw' | undefined {
  if (event.kind === 'cell') return cell(event, ui);
  if (event.kind !== 'key' || event.phase !== 'down') return undefined;
  const { key } = event;
  if (key === 'enter') {
    // Enter presses what arrows have reached, else it is the end of a word.
    const isFull = !state.typed.includes(EMPTY);
    return press(isFull ? 'guess' : (ui.focus ?? 'guess'), state, ui);
  }
  ui.focus = undefined;
  return press(key === 'backspace' ? 'erase' : key, state, ui);
}

function cell({ phase, id }: CellEvent, ui: Ui): 'redraw' | undefined {
  if (phase === 'down') return undefined;
  if (phase === 'focus') {
    ui.focus = id;
    if (/^p\d$/.test(id)) ui.cursor = Number(id.slice(1));
  } else if (phase !== 'over') ui.pressed = undefined;
  return 'redraw';
}

export const KEYS = [...'abcdefghijklmnopqrstuvwxyz', 'backspace', 'enter'];
