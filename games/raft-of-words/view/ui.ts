import { damp, since, spring, squash } from '@playgrove/kit/draw/animate';
import { choose, controls, drag, type Control } from '@playgrove/kit/draw/controls';
import type { Point, SavedStats } from '@playgrove/kit/runtime';
import { refusalOf, rules, wordOf, type Input, type State } from '../rules.ts';
import { boardsOf } from './boards.ts';
import { layoutOf, lilyAt, lilyPoint, lilySize } from './layout.ts';

export type Ui = {
  /** The finger that draws a word. */
  finger: Point | undefined;
  /** Whether it has come to a second lily: lifting it then says the word. */
  swiped: boolean;
  /** What arrow keys have reached, until a letter is typed. */
  focus: string | undefined;
  pressed: string | undefined;
  /** Cells that a hint names. */
  hint: readonly number[];
  /** The word that was refused last. */
  missed: string;
  /** By lily: where it is on the wheel, as shown. */
  readonly angles: number[];
  readonly isNewcomer: boolean;
  readonly show: ReturnType<typeof things>;
};

const things = () => ({
  joy: since('raft', 'fish'),
  fed: since('fish'),
  missed: since('miss'),
  body: squash({ letter: 0.1, raft: -0.7, fish: -0.5, show: 0.3 }),
  middle: squash({ shuffle: 0.6 }),
  tank: squash({ fish: 0.6, show: 0.4 }),
  head: spring<State>('wobbly'),
  look: damp<State>(7),
});

export const freshUi = (_: State, { isNewcomer }: SavedStats): Ui => ({
  finger: undefined,
  swiped: false,
  focus: undefined,
  pressed: undefined,
  hint: [],
  missed: '',
  angles: [],
  isNewcomer,
  show: things(),
});

const touch = (lilies: readonly number[]): Input => ({ do: 'touch', lilies });

/** Says the word so far; one that does not count leaves the wheel. */
function say(state: State, ui: Ui): readonly Input[] {
  const word = wordOf(state);
  const said: Input = { do: 'say', word };
  if (refusalOf(state, word) === undefined) return [said];
  ui.missed = word;
  ui.show.missed.start();
  return [said, touch([])];
}

/** Adds a lily, or takes the last one away. */
function tap(lily: number, { spelled }: State): Input | undefined {
  if (spelled.at(-1) === lily) return touch(spelled.slice(0, -1));
  return spelled.includes(lily) ? undefined : touch([...spelled, lily]);
}

/** What a cell does: a lily (`l0`), the middle or the tank. */
function press(id: string, state: State, ui: Ui): Input | readonly Input[] | undefined {
  if (rules.status(state) !== 'playing') return undefined;
  if (id === 'middle') return state.spelled.length > 0 ? say(state, ui) : { do: 'shuffle' };
  if (id === 'tank') return { do: 'show' };
  return /^l\d$/.test(id) ? tap(Number(id.slice(1)), state) : undefined;
}

/** A key: letters, Enter, Backspace and Space. */
function type(key: string, state: State, ui: Ui): Input | readonly Input[] | 'redraw' | undefined {
  if (rules.status(state) !== 'playing') return undefined;
  if (key === 'enter') {
    // Enter presses what arrows have reached, else it is the end of a word.
    if (ui.focus !== undefined) return press(ui.focus, state, ui);
    return state.spelled.length > 0 ? say(state, ui) : undefined;
  }
  ui.focus = undefined;
  if (key === ' ') return { do: 'shuffle' };
  if (key === 'backspace')
    return state.spelled.length > 0 ? touch(state.spelled.slice(0, -1)) : 'redraw';
  const lily = state.order.find(
    (each) => state.letters[each] === key && !state.spelled.includes(each),
  );
  return lily === undefined ? 'redraw' : touch([...state.spelled, lily]);
}

const KEYS = [...'abcdefghijklmnopqrstuvwxyz', 'backspace', 'enter', ' '];

/** Where the focus and the finger are, and the keys. */
const keys: Control<State, Input, Ui> = {
  keys: KEYS,
  read(event, state, ui) {
    if (event.kind === 'press' && event.phase === 'move' && ui.finger)
      ui.finger = { x: event.x, y: event.y };
    if (event.kind === 'key' && event.phase === 'down') return type(event.key, state, ui);
    if (event.kind !== 'cell' || event.phase === 'down') return undefined;
    if (event.phase === 'focus') ui.focus = event.id;
    else if (event.phase !== 'over') ui.pressed = undefined;
    return 'redraw';
  },
};

const taps = choose<State, Input, Ui>({
  boards: boardsOf,
  // One press may be two inputs, which a row of cells cannot give.
  press: () => undefined,
});

const cells: Control<State, Input, Ui> = {
  ...taps,
  read(event, state, ui) {
    if (event.kind !== 'cell' || event.phase !== 'down') return undefined;
    ui.pressed = event.id;
    return press(event.id, state, ui) ?? 'redraw';
  },
};

/** The word under a finger: lifting it says the word. */
const swipes = drag<State, Input, Ui>({
  sideOf: ({ order }) => lilySize(order.length),
  cellAt: (at, state, to) => lilyAt(layoutOf(to), state, at),

  begin({ cell, at }, _, state, ui) {
    if (cell === undefined || rules.status(state) !== 'playing') return undefined;
    ui.finger = at;
    ui.swiped = false;
    return tap(cell, state) ?? 'redraw';
  },

  over(steps, { spelled }, ui) {
    const path = [...spelled];
    for (const { cell } of steps) {
      if (cell === undefined || cell === path.at(-1)) continue;
      if (cell === path.at(-2)) path.pop();
      else if (!path.includes(cell)) path.push(cell);
      ui.swiped = true;
    }
    return String(path) === String(spelled) ? 'redraw' : touch(path);
  },

  end(_, lost, state, ui) {
    const { swiped } = ui;
    ui.finger = undefined;
    ui.swiped = false;
    if (!swiped || state.spelled.length === 0) return 'redraw';
    return lost || state.spelled.length === 1 ? touch([]) : say(state, ui);
  },

  /** The shortest word of the first level. */
  teach(state, _, to) {
    if (state.level !== 1 || state.found.length + state.bonus.length > 0) return undefined;
    const [word] = state.slots.map((slot) => slot.word).toSorted((a, b) => a.length - b.length);
    const left = [...state.order];
    const points = [...(word ?? '')].flatMap((letter) => {
      const at = left.findIndex((lily) => state.letters[lily] === letter);
      return left.splice(at, 1).map((lily) => lilyPoint(layoutOf(to), state, lily));
    });
    return { points, keys: [] };
  },
});

export const hands = controls<State, Input, Ui>([keys, cells, swipes]);
