import type { InputEvent, Motion, PadButton, Point, Sizes } from '@playgrove/kit/runtime';
import { darkAt, fieldFor, legal, pointOf, RED, type Move } from '../rules/board.ts';
import type { Input, State } from '../rules/state.ts';
import { refusalOf } from '../rules/verdict.ts';
import { layoutOf, middleOf, squareAt, type Layout } from './layout.ts';

export type Ui = {
  /** The column and row that the keys or the mouse are on. */
  over: Point | undefined;
  /** The squares of a move so far: the chosen piece first. */
  path: readonly number[];
  /** The finger that holds the chosen piece. */
  drag: (Point & { readonly pointer: number; readonly from: Point; moved: boolean }) | undefined;
  hint: Input | undefined;
  /** Why the last try was refused, and for how long it is still said. */
  refused: string | undefined;
  refusedFor: number;
  /** Seconds since the last move, and its cues. */
  felt: number;
  answered: unknown;
  /** Legal moves of a position: listed once. */
  open: { readonly of: State; readonly moves: readonly Move[] } | undefined;
};

/** Seconds that a reason is shown. */
const REASON = 3.2;
/** World units from which a press is a drag. */
const DRAGS = 26;

export const freshUi = (): Ui => ({
  over: undefined,
  path: [],
  drag: undefined,
  hint: undefined,
  refused: undefined,
  refusedFor: 0,
  felt: 9,
  answered: undefined,
  open: undefined,
});

/** Whether somebody at this device moves now. */
export const isTurn = ({ phase, turn, rival }: State): boolean =>
  phase === 'play' && (turn === RED || rival === 'friend');

/** The legal moves of a player at this device. */
export function openTo(state: State, ui: Ui): readonly Move[] {
  if (ui.open?.of !== state) {
    const moves = isTurn(state) ? legal(state.cells, state.turn, state.variant) : [];
    ui.open = { of: state, moves };
    if (!startsAny(moves, ui.path)) ui.path = [];
  }
  return ui.open.moves;
}

/** Where keys begin, and what the hand shows first: a move from the middle of the list. */
export const firstOf = (moves: readonly Move[]): Move | undefined => moves[moves.length >> 1];

const starts = (move: Move, path: readonly number[]): boolean =>
  path.every((square, at) => move.path[at] === square);
const startsAny = (moves: readonly Move[], path: readonly number[]): boolean =>
  path.length > 0 && moves.some((move) => starts(move, path));

/** The moves that go on from the chosen squares. */
export const goesOn = (state: State, ui: Ui): readonly Move[] =>
  ui.path.length === 0 ? [] : openTo(state, ui).filter((move) => starts(move, ui.path));

export function readEvent(
  event: InputEvent,
  state: State,
  ui: Ui,
  to: Sizes,
): Input | 'redraw' | undefined {
  if (event.kind === 'cell') return readCell(event.id, event.phase, state, ui);
  if (event.kind === 'pad')
    return event.phase === 'up' ? undefined : readPad(event.button, state, ui);
  if (event.kind !== 'press' || !isTurn(state)) return undefined;
  const square = squareAt(layoutOf(to), fieldFor(state.variant), event);
  if (event.phase === 'hover') {
    const over = square === undefined ? undefined : pointOf(fieldFor(state.variant), square);
    if (over?.x === ui.over?.x && over?.y === ui.over?.y) return undefined;
    ui.over = over;
    return 'redraw';
  }
  if (event.phase === 'down') {
    if (square === undefined) return undefined;
    const input = choose(square, state, ui);
    // Only a piece that was just chosen, or chosen before, is picked up.
    if (ui.path[0] === square && ui.path.length === 1) {
      const { x, y, pointer } = event;
      ui.drag = { x, y, pointer, from: { x, y }, moved: false };
    }
    return input;
  }
  return readDrag(event, square, state, ui);
}

/** Two buttons go through the legal moves, and a third plays the one that is shown. */
function readPad(button: PadButton, state: State, ui: Ui): Input | 'redraw' | undefined {
  const moves = openTo(state, ui);
  const way = button === 'l' ? -1 : button === 'r' ? 1 : 0;
  if (moves.length === 0) return undefined;
  const at = moves.findIndex(({ path }) => path.join() === ui.path.join());
  if (way !== 0) {
    const next = at < 0 ? (way > 0 ? 0 : -1) : (at + way) % moves.length;
    ui.path = moves.at(next)?.path ?? [];
    ui.over = undefined;
    return 'redraw';
  }
  const move = button === 'x' ? moves[at] : undefined;
  return move && played(move, ui);
}

function readDrag(
  { phase, pointer, x, y }: Extract<InputEvent, { kind: 'press' }>,
  square: number | undefined,
  state: State,
  ui: Ui,
): Input | 'redraw' | undefined {
  const { drag } = ui;
  if (drag?.pointer !== pointer) return undefined;
  if (phase === 'move') {
    const moved = drag.moved || Math.hypot(x - drag.from.x, y - drag.from.y) > DRAGS;
    ui.drag = { ...drag, x, y, moved };
    if (moved)
      ui.over = square === undefined ? undefined : pointOf(fieldFor(state.variant), square);
    return 'redraw';
  }
  ui.drag = undefined;
  ui.over = undefined;
  if (phase !== 'up' || !drag.moved || square === undefined || square === ui.path[0]) {
    return 'redraw';
  }
  return choose(square, state, ui);
}

function readCell(
  id: string,
  phase: 'focus' | 'down' | 'over' | 'up' | 'cancel',
  state: State,
  ui: Ui,
): Input | 'redraw' | undefined {
  if (id === 'show' || id === 'skip') return phase === 'down' ? { do: id } : undefined;
  const field = fieldFor(state.variant);
  const [x, y] = [Number(id.slice(1)) % field.size, Math.floor(Number(id.slice(1)) / field.size)];
  if (phase !== 'focus' && phase !== 'down') return undefined;
  ui.over = { x, y };
  const square = darkAt(field, x, y);
  if (phase === 'focus' || square === undefined || !isTurn(state)) return 'redraw';
  return choose(square, state, ui);
}

/** Chooses a piece, or a square to go to. */
function choose(square: number, state: State, ui: Ui): Input | 'redraw' {
  const all = openTo(state, ui);
  const whole = all.find(({ path }) => path.join() === ui.path.join());
  if (whole?.path.at(-1) === square) return played(whole, ui);
  if (all.some(({ path }) => path[0] === square) && !leadsTo(goesOn(state, ui), ui, square)) {
    ui.path = [square];
    ui.refused = undefined;
    return 'redraw';
  }
  // One move leads there, whatever is chosen: nobody has to tap twice for it.
  const from = ui.path.length > 0 ? goesOn(state, ui) : all;
  const there = from.filter(({ path }) => path.includes(square, Math.max(1, ui.path.length)));
  const ending = there.filter(({ path }) => path.at(-1) === square);
  const next = there.filter(({ path }) => path[ui.path.length] === square);
  const [only] =
    there.length === 1 ? there : ending.length === 1 || next.length === 0 ? ending : [];
  if (only && (ui.path.length > 0 || there.length === 1)) return played(only, ui);
  if (ui.path.length > 0 && next.length > 0) {
    ui.path = [...ui.path, square];
    return 'redraw';
  }
  const path = ui.path.length > 0 && state.cells[square] === 0 ? [...ui.path, square] : [square];
  ui.refused = refusalOf(state, path);
  ui.refusedFor = REASON;
  return { do: 'move', path, hinted: false };
}

const leadsTo = (moves: readonly Move[], ui: Ui, square: number): boolean =>
  moves.some(({ path }) => path.includes(square, ui.path.length));

function played({ path }: Move, ui: Ui): Input {
  const hinted = ui.hint !== undefined;
  ui.path = [];
  ui.drag = undefined;
  ui.refused = undefined;
  return { do: 'move', path, hinted };
}

/** Passes display time. */
export function follow(ui: Ui, { dt, cues }: Motion<State>): void {
  ui.refusedFor = Math.max(0, ui.refusedFor - dt);
  if (ui.refusedFor === 0) ui.refused = undefined;
  ui.felt += dt;
  if (ui.answered === cues) return;
  ui.answered = cues;
  if (cues.length > 0) ui.felt = 0;
}

/** Where the chosen piece is held. */
export function heldAt(state: State, ui: Ui, layout: Layout): Point | undefined {
  const [square] = ui.path;
  if (square === undefined) return undefined;
  if (ui.drag?.moved) return { x: ui.drag.x, y: ui.drag.y - 26 };
  return middleOf(layout, fieldFor(state.variant), ui.path.at(-1) ?? square);
}
