import type { Hint } from '@playgrove/kit/contract';
import type { CellEvent, InputEvent, Motion } from '@playgrove/kit/runtime';
import { CROSS, FREE, type Input, isWon, type Mark, OWL, type State } from '../rules/state.ts';
import type { ToolId } from './layout.ts';

/** Seconds that a cross takes to be scratched, and an owl to settle. */
const FRESH = 0.45;

type Stroke = { readonly cells: number[]; readonly to: Mark };

export type Ui = {
  /** What an owl sees is dimmed. */
  gaze: boolean;
  /** The cell that the keyboard is on. */
  focus: number;
  stroke: Stroke | undefined;
  /** What undo does not reset. */
  seconds: number;
  hints: number;
  hoots: number;
  hint: { readonly cells: readonly number[]; readonly input: Input | undefined } | undefined;
  /** By cell: seconds since its mark changed. */
  fresh: Map<number, number>;
  seen: readonly Mark[];
  /** Owls asleep, as the moon shows it now. */
  moon: number;
  /** Seconds since the wood was solved. */
  won: number;
  readonly solved: number;
};

/** @param waited seconds since the last input, if the game was stored and resumed since */
export function freshUi(state: State, waited = 0): Ui {
  return {
    gaze: true,
    focus: 0,
    stroke: undefined,
    seconds: state.seconds + waited,
    hints: state.hints,
    hoots: state.hoots,
    hint: undefined,
    fresh: new Map(),
    seen: state.marks.slice(),
    moon: 0,
    won: isWon(state) ? 9 : 0,
    solved: state.carried.solved,
  };
}

/** The mark that a cell shows, including the stroke being drawn. */
export function shownMark(state: State, ui: Ui, cell: number): Mark {
  const mark = state.marks[cell] ?? FREE;
  const { stroke } = ui;
  if (!stroke?.cells.includes(cell)) return mark;
  return mark === OWL && stroke.cells.length > 1 ? mark : stroke.to;
}

/** Shows a hint; only the first one for a position counts. */
export function takeHint(hint: Hint<Input> | undefined, state: State, ui: Ui): void {
  if (hint && !ui.hint) ui.hints += 1;
  const cells = (hint?.at ?? []).map(({ x, y }) => y * state.size + x);
  ui.hint = hint && { cells, input: hint.input };
}

/** Passes display time. */
export function follow(state: State, ui: Ui, asleep: number, { dt }: Motion<State>): void {
  ui.hoots = Math.max(ui.hoots, state.hoots);
  if (!isWon(state)) ui.seconds += dt;
  ui.won = isWon(state) ? ui.won + dt : 0;
  ui.moon += (asleep - ui.moon) * (1 - Math.exp(-3 * dt));
  for (const [cell, age] of ui.fresh) {
    if (age > FRESH) ui.fresh.delete(cell);
    else ui.fresh.set(cell, age + dt);
  }
  if (ui.seen === state.marks) return;
  state.marks.forEach((mark, cell) => {
    if (mark !== FREE && mark !== ui.seen[cell]) ui.fresh.set(cell, 0);
  });
  ui.seen = state.marks;
}

/** How far a mark has appeared, 0 to 1. */
export const freshness = (ui: Ui, cell: number): number =>
  Math.min(1, (ui.fresh.get(cell) ?? FRESH) / FRESH);

/** What an event means. */
export function readEvent(event: InputEvent, state: State, ui: Ui): Input | 'redraw' | undefined {
  if (event.kind === 'pad' && event.phase === 'down') {
    if (event.button === 'x') return put(state, ui, ui.focus, CROSS);
    if (event.button === 'y') return put(state, ui, ui.focus, OWL);
    return undefined;
  }
  if (event.kind !== 'cell') return undefined;
  return /^c\d+$/.test(event.id)
    ? onCell(event, Number(event.id.slice(1)), state, ui)
    : onTool(event, state, ui);
}

/** Sets a mark, or clears it where it is set already. */
function put(state: State, ui: Ui, cell: number, to: Mark): Input {
  return move(ui, [cell], state.marks[cell] === to ? FREE : to);
}

const NEXT: Readonly<Record<Mark, Mark>> = { [FREE]: CROSS, [CROSS]: OWL, [OWL]: FREE };

function onCell(
  { phase }: CellEvent,
  cell: number,
  state: State,
  ui: Ui,
): Input | 'redraw' | undefined {
  const { stroke } = ui;
  if (phase === 'focus') {
    ui.focus = cell;
    return 'redraw';
  }
  if (phase === 'down') {
    ui.focus = cell;
    ui.stroke = { cells: [cell], to: NEXT[state.marks[cell] ?? FREE] };
    return 'redraw';
  }
  if (!stroke) return undefined;
  if (phase === 'over') {
    const [start = cell] = stroke.cells;
    // A sweep writes crosses; one that begins on a cross wipes them away.
    const to = state.marks[start] === CROSS ? FREE : CROSS;
    const cells = [...stroke.cells];
    for (const one of between(state.size, cells.at(-1) ?? cell, cell)) {
      if (!cells.includes(one)) cells.push(one);
    }
    ui.stroke = { cells, to };
    return 'redraw';
  }
  ui.stroke = undefined;
  if (stroke.cells.length === 1)
    return phase === 'up' ? move(ui, stroke.cells, stroke.to) : 'redraw';
  const crossed = stroke.cells.filter(
    (one) => state.marks[one] === (stroke.to === CROSS ? FREE : CROSS),
  );
  return crossed.length > 0 ? move(ui, crossed, stroke.to) : 'redraw';
}

/** The cells on a straight line between two, for fingers that skip cells. */
function between(size: number, from: number, to: number): number[] {
  const [x, y] = [from % size, Math.floor(from / size)];
  const [dx, dy] = [(to % size) - x, Math.floor(to / size) - y];
  const steps = Math.max(Math.abs(dx), Math.abs(dy));
  return Array.from({ length: steps }, (_, at) => {
    const part = (at + 1) / steps;
    return Math.round(y + dy * part) * size + Math.round(x + dx * part);
  });
}

function onTool({ phase, id }: CellEvent, state: State, ui: Ui): Input | 'redraw' | undefined {
  if (phase !== 'down') return undefined;
  const tool = id as ToolId;
  if (tool === 'gaze') {
    ui.gaze = !ui.gaze;
    return 'redraw';
  }
  if (tool === 'clear') {
    const crosses = state.marks.flatMap((mark, cell) => (mark === CROSS ? [cell] : []));
    return crosses.length > 0 ? move(ui, crosses, FREE) : 'redraw';
  }
  const input = ui.hint?.input;
  return input ? move(ui, input.set, input.to) : 'redraw';
}

/** A move with the counts so far. */
function move(ui: Ui, set: readonly number[], to: Mark): Input {
  return { set, to, t: Math.floor(ui.seconds), h: ui.hints, w: ui.hoots };
}
