import { since, spring, squash } from '@playgrove/kit/draw/animate';
import { controls, type Control } from '@playgrove/kit/draw/controls';
import type { Board, BoardCell, Point, Sizes } from '@playgrove/kit/runtime';
import { calledWord, lineOf, rules, SHORTEST, wetCells, type Input, type State } from '../rules.ts';
import { cellAt, cellPoint, layoutOf, snapped } from './layout.ts';

export type Ui = {
  /** The finger that draws a line, and the cell where it came down. */
  finger: { readonly pointer: number; readonly from: number; at: Point } | undefined;
  /** The end of a line that was marked by a tap or a key. */
  mark: number | undefined;
  /** The cell that the keyboard has reached. */
  focus: number | undefined;
  /** Cells that a hint names, and how many hints were read. */
  hint: readonly number[];
  hints: number;
  /** The line that was drawn last. */
  drawn: readonly number[];
  readonly show: ReturnType<typeof things>;
};

const things = () => ({
  joy: since('found'),
  caught: since('catch'),
  missed: since('miss'),
  body: squash({ found: -0.6, miss: 0.4, secret: -0.9 }),
  head: spring<State>('wobbly'),
});

export const freshUi = (state: State): Ui => ({
  finger: undefined,
  mark: undefined,
  focus: undefined,
  hint: [],
  hints: state.hints,
  drawn: [],
  show: things(),
});

/** The line that is being drawn: under the finger, or from a mark to the keyboard's cell. */
export function drawnLine(state: State, ui: Ui, to: Sizes): readonly number[] {
  if (ui.finger) {
    const { from, at } = ui.finger;
    return lineOf(state.theme, from, snapped(layoutOf(state, to), from, at)) ?? [from];
  }
  if (ui.mark === undefined) return [];
  const end = ui.focus === undefined ? ui.mark : keyedEnd(state, ui.mark, ui.focus, to);
  return lineOf(state.theme, ui.mark, end) ?? [];
}

/** Lines to the keyboard's cell snap as those of a finger do. */
function keyedEnd(state: State, from: number, focus: number, to: Sizes): number {
  const layout = layoutOf(state, to);
  return snapped(layout, from, cellPoint(layout, focus));
}

function lineTo(state: State, ui: Ui, from: number, to: number): Input {
  ui.drawn = lineOf(state.theme, from, to) ?? [];
  ui.mark = undefined;
  return ui.hints > 0 ? { from, to, h: ui.hints } : { from, to };
}

/** Marks an end of a line; the second end draws it. One that makes no line is a first end again. */
function mark(cell: number, state: State, ui: Ui): Input | 'redraw' {
  const from = ui.mark;
  const line = from === undefined ? undefined : lineOf(state.theme, from, cell);
  if (from !== undefined && line && line.length >= SHORTEST) return lineTo(state, ui, from, cell);
  ui.mark = from === cell ? undefined : cell;
  return 'redraw';
}

/** A finger draws a line, or taps both of its ends. */
const lines: Control<State, Input, Ui> = {
  read(event, state, ui, to) {
    if (event.kind !== 'press' || event.phase === 'hover') return undefined;
    const layout = layoutOf(state, to);
    const at = { x: event.x, y: event.y };
    if (event.phase === 'down') {
      const from = cellAt(layout, at);
      if (from === undefined || ui.finger || rules.status(state) !== 'playing') return undefined;
      ui.finger = { pointer: event.pointer, from, at };
      ui.focus = undefined;
      return 'redraw';
    }
    const { finger } = ui;
    if (finger?.pointer !== event.pointer) return undefined;
    finger.at = at;
    if (event.phase === 'move') return 'redraw';
    ui.finger = undefined;
    if (event.phase === 'cancel') return 'redraw';
    const end = snapped(layout, finger.from, at);
    return end === finger.from ? mark(end, state, ui) : lineTo(state, ui, finger.from, end);
  },

  /** The first word that is called in the first level. */
  coach(state, ui, _, to) {
    if (state.theme !== 'beach' || state.found.length > 0) return undefined;
    if (ui.finger) return 'wait';
    const layout = layoutOf(state, to);
    const cells = calledWord(state)?.cells ?? [];
    return { kind: 'path', points: cells.map((cell) => cellPoint(layout, cell)), keys: [] };
  },
};

/** Letters for the arrow keys and screen readers, and the list. */
const keys: Control<State, Input, Ui> = {
  boards(state, ui, to) {
    const layout = layoutOf(state, to);
    const wet = wetCells(state);
    const half = layout.cell / 2;
    const letters = [...state.letters].map((letter, cell): BoardCell => {
      const { x, y } = cellPoint(layout, cell);
      const isMarked = ui.mark === cell;
      const key = isMarked ? 'cell.marked' : wet.has(cell) ? 'cell.wet' : 'cell.letter';
      return {
        id: String(cell),
        rect: { x: x - half, y: y - half, width: layout.cell, height: layout.cell },
        label: { key, values: { letter: letter.toUpperCase() } },
        selected: isMarked,
        keysOnly: true,
        home: cell === 0,
      };
    });
    const list = state.words.map(({ word }, at): BoardCell => ({
      id: `w${at}`,
      rect: layout.plates[at] ?? layout.sand,
      label: {
        key: state.found.includes(at) ? 'word.found' : 'word.open',
        values: { word: word.toUpperCase() },
      },
      keysOnly: true,
      disabled: true,
    }));
    const grid: Board = {
      kind: 'grid',
      label: 'board.sand',
      columns: layout.columns,
      cells: letters,
    };
    return [grid, { kind: 'grid', label: 'board.list', columns: list.length, cells: list }];
  },

  read(event, state, ui, to) {
    if (event.kind !== 'cell' || !/^\d+$/.test(event.id)) return undefined;
    const cell = Number(event.id);
    if (event.phase === 'focus') ui.focus = cell;
    if (event.phase !== 'down') return 'redraw';
    ui.focus = cell;
    return mark(ui.mark === undefined ? cell : keyedEnd(state, ui.mark, cell, to), state, ui);
  },
};

export const hands = controls<State, Input, Ui>([lines, keys]);
