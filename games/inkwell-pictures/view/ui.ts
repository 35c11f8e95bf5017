import type { Hint } from '@playgrove/kit/contract';
import type { CellEvent, InputEvent, Motion } from '@playgrove/kit/runtime';
import { isInked } from '../rules/pictures.ts';
import {
  CROSS,
  factsOf,
  FREE,
  INK,
  type Input,
  isDone,
  isWon,
  linesThrough,
  type Mark,
  runThrough,
  type State,
} from '../rules/state.ts';
import type { ToolId } from './layout.ts';

/** Seconds that ink takes to soak in, and that a finished line shines. */
export const SOAK = 0.3;
export const SHINE = 0.6;
const OUCH = 1.1;
const JOY = 0.9;

type Stroke = {
  readonly start: number;
  last: number;
  readonly to: Input['to'];
  along: 'row' | 'column' | undefined;
  /** Its first cell waits until the finger leaves it: until then it may become a pinch. */
  waits: boolean;
  /** It made a blot or finished a line: the rest of it does nothing. */
  ended: boolean;
};

export type Ui = {
  tool: ToolId;
  /** The cell in hand; −1 before the first. */
  focus: number;
  stroke: Stroke | undefined;
  /** What the rules get with the next move. */
  seconds: number;
  hints: number;
  hint: { readonly cells: readonly number[] } | undefined;
  /** By cell: seconds since its mark changed. */
  readonly fresh: Map<number, number>;
  /** By line: seconds since it was finished. */
  readonly shine: Map<number, number>;
  seen: readonly Mark[];
  /** Lines that are finished, as a key for what is painted once. */
  done: string;
  ouch: number;
  joy: number;
  /** Where the octopus looks, from −1 to 1. */
  gaze: { x: number; y: number };
  /** Seconds since the picture was finished. */
  won: number;
  /** The cell that finished it. */
  final: number;
};

const LONG_AGO = 99;

/** @param waited seconds since the last input, if the game was stored and resumed since */
export function freshUi(state: State, waited = 0): Ui {
  return {
    tool: 'ink',
    focus: -1,
    stroke: undefined,
    seconds: state.seconds + waited,
    hints: state.hints,
    hint: undefined,
    fresh: new Map(),
    shine: new Map(),
    seen: state.marks,
    done: doneKey(state),
    ouch: 0,
    joy: 0,
    gaze: { x: 0, y: 0.4 },
    won: isWon(state) ? LONG_AGO : 0,
    final: 0,
  };
}

const doneKey = (state: State): string =>
  factsOf(state)
    .lines.map((line) => (isDone(state, line) ? '1' : '0'))
    .join('');

/** Shows a hint; only the first one for a position counts. */
export function takeHint(hint: Hint<Input> | undefined, state: State, ui: Ui): void {
  if (hint && !ui.hint) ui.hints += 1;
  const cellAt = ({ x, y }: { readonly x: number; readonly y: number }): number =>
    Math.floor(y) * state.width + Math.floor(x);
  ui.hint = hint && { cells: (hint.at ?? []).map(cellAt) };
  if (hint?.input?.to === CROSS) ui.tool = 'cross';
  if (hint?.input?.to === INK) ui.tool = 'ink';
}

/** Passes display time and notices what has changed. */
export function follow(state: State, ui: Ui, { dt }: Motion<State>): void {
  const won = isWon(state);
  if (!won && state.drops > 0) ui.seconds += dt;
  ui.won = won ? ui.won + dt : 0;
  ui.ouch = Math.max(0, ui.ouch - dt);
  ui.joy = Math.max(0, ui.joy - dt);
  age(ui.fresh, dt, SOAK);
  age(ui.shine, dt, SHINE);
  look(state, ui, dt);
  if (ui.seen === state.marks) return;
  state.marks.forEach((mark, cell) => {
    if (mark === ui.seen[cell] || mark === FREE) return;
    ui.fresh.set(cell, 0);
    if (mark === INK) ui.final = cell;
    if (cell === state.stain && mark !== CROSS) ui.ouch = OUCH;
  });
  ui.seen = state.marks;
  const done = doneKey(state);
  for (let line = 0; line < done.length; line += 1) {
    if (done[line] === ui.done[line] || done[line] === '0') continue;
    ui.shine.set(line, 0);
    ui.joy = JOY;
  }
  ui.done = done;
}

function age(ages: Map<number, number>, dt: number, most: number): void {
  for (const [key, seconds] of ages) {
    if (seconds > most) ages.delete(key);
    else ages.set(key, seconds + dt);
  }
}

/** The octopus looks at the cell in hand. */
function look({ width, colors }: State, { focus: at, gaze }: Ui, dt: number): void {
  const focus = Math.max(0, at);
  const rows = colors.length / width;
  const x = ((focus % width) / Math.max(1, width - 1)) * 2 - 1;
  const y = Math.floor(focus / width) / Math.max(1, rows - 1);
  const by = Math.min(1, dt * 9);
  gaze.x += (x - gaze.x) * by;
  gaze.y += (y - gaze.y) * by;
}

/** What an event means. */
export function readEvent(
  event: InputEvent,
  state: State,
  ui: Ui,
): Input | readonly Input[] | 'redraw' | undefined {
  if (event.kind === 'pad' && event.phase === 'down') {
    if (event.button !== 'x' || ui.focus < 0) return undefined;
    return state.marks[ui.focus] === CROSS ? move(ui, ui.focus, FREE) : move(ui, ui.focus, CROSS);
  }
  if (event.kind !== 'cell') return undefined;
  if (event.id === 'ink' || event.id === 'cross') {
    if (event.phase !== 'down') return undefined;
    ui.tool = event.id;
    return 'redraw';
  }
  return onCell(event, Number(event.id), state, ui);
}

function onCell({ phase, second }: CellEvent, cell: number, state: State, ui: Ui) {
  if (phase === 'focus') {
    ui.focus = cell;
    return 'redraw';
  }
  if (phase === 'down') return begin(cell, second === true, state, ui);
  if (phase === 'over') return drag(cell, state, ui);
  const moves = phase === 'up' ? settle(state, ui) : [];
  ui.stroke = undefined;
  return moves.length > 0 ? moves : 'redraw';
}

/** On a cross, both tools take it away. @param second the right mouse button: an X */
function begin(cell: number, second: boolean, state: State, ui: Ui): 'redraw' {
  const mark = state.marks[cell];
  const to = mark === CROSS ? FREE : ui.tool === 'cross' || second ? CROSS : INK;
  const waits = mark === FREE || mark === CROSS;
  ui.focus = cell;
  ui.stroke = { start: cell, last: cell, to, along: undefined, waits, ended: false };
  return 'redraw';
}

/** The move on a stroke's first cell, once. */
function settle(state: State, ui: Ui): readonly Input[] {
  const { stroke } = ui;
  if (!stroke?.waits) return [];
  stroke.waits = false;
  stroke.ended = stroke.to === INK && !isInked(state.colors[stroke.start]);
  return [move(ui, stroke.start, stroke.to)];
}

/** A stroke stays in the row or column that it takes first. It ends at a blot or a finished line. */
function drag(over: number, state: State, ui: Ui): readonly Input[] | 'redraw' {
  const { stroke } = ui;
  if (!stroke || stroke.ended || over === stroke.start) return 'redraw';
  const { width } = state;
  const [row, column] = [Math.floor(stroke.start / width), stroke.start % width];
  const [toRow, toColumn] = [Math.floor(over / width), over % width];
  stroke.along ??= Math.abs(toColumn - column) >= Math.abs(toRow - row) ? 'row' : 'column';
  const target = stroke.along === 'row' ? row * width + toColumn : toRow * width + column;
  const by = (stroke.along === 'row' ? 1 : width) * Math.sign(target - stroke.last);
  const moves = [...settle(state, ui)];
  const marks = [...state.marks];
  for (const { cell, to } of moves) marks[cell] = to;
  while (stroke.last !== target && !stroke.ended) {
    stroke.last += by;
    const cell = stroke.last;
    ui.focus = cell;
    if (marks[cell] !== (stroke.to === FREE ? CROSS : FREE)) continue;
    moves.push(move(ui, cell, stroke.to));
    marks[cell] = stroke.to;
    if (stroke.to !== INK) continue;
    const now = { ...state, marks };
    stroke.ended =
      !isInked(state.colors[cell]) ||
      linesThrough(state, cell).some((line) => line.kind === stroke.along && isDone(now, line));
  }
  return moves.length > 0 ? moves : 'redraw';
}

/** The length of the run under the finger, along the stroke. */
export function runInHand(state: State, { stroke }: Ui): number {
  if (stroke?.to !== INK || state.marks[stroke.last] !== INK) return 0;
  const lines = linesThrough(state, stroke.last);
  const lengths = lines.map(({ kind, cells }) =>
    stroke.along === undefined || kind === stroke.along ? runThrough(state, cells, stroke.last) : 0,
  );
  return Math.max(0, ...lengths);
}

/** A move with the counts so far. */
const move = ({ seconds, hints }: Ui, cell: number, to: Input['to']): Input => ({
  cell,
  to,
  t: Math.floor(seconds),
  h: hints,
});
