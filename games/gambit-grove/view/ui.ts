import { since } from '@playgrove/kit/draw/animate';
import type { InputEvent, PadButton, Point, Sizes } from '@playgrove/kit/runtime';
import { legal, PROMOTIONS, type Move } from '../rules/board.ts';
import { inputOf, type Input, type State } from '../rules.ts';
import { isTurned, layoutOf, squareAt } from './layout.ts';

export type Ui = {
  /** The square that the keys or the mouse are on. */
  over: number | undefined;
  /** The chosen piece. */
  from: number | undefined;
  /** Where a pawn arrives that has not said yet what it becomes. */
  arrives: number | undefined;
  /** The finger that holds the chosen piece; `again`: it was chosen before. */
  drag:
    | (Point & {
        readonly pointer: number;
        readonly begin: Point;
        readonly again: boolean;
        readonly moved: boolean;
      })
    | undefined;
  hint: Input | undefined;
  /** Legal moves of a position: listed once. */
  open: { readonly of: State; readonly moves: readonly Move[] } | undefined;
  readonly show: { readonly felt: ReturnType<typeof since> };
};

/** Where most games begin. */
export const KINGS_PAWN = 52;

/** World units from which a press is a drag. */
const DRAGS = 26;

export const freshUi = (): Ui => ({
  over: undefined,
  from: undefined,
  arrives: undefined,
  drag: undefined,
  hint: undefined,
  open: undefined,
  show: { felt: since('take', 'lost', 'check', 'their-check', 'promote', 'their-promote') },
});

/** Whether somebody at this device moves now. */
export const isOwnTurn = ({ end, turn, side, rival }: State): boolean =>
  end === null && (turn === side || rival === 'friend');

/** The legal moves of a player at this device. */
export function openTo(state: State, ui: Ui): readonly Move[] {
  if (ui.open?.of !== state) {
    ui.open = { of: state, moves: isOwnTurn(state) ? legal(state) : [] };
    if (!ui.open.moves.some(({ from }) => from === ui.from)) ui.from = undefined;
    ui.arrives = undefined;
  }
  return ui.open.moves;
}

/** The moves of the chosen piece. */
export const goesOn = (state: State, ui: Ui): readonly Move[] =>
  openTo(state, ui).filter(({ from }) => from === ui.from);

export function readEvent(
  event: InputEvent,
  state: State,
  ui: Ui,
  to: Sizes,
): Input | 'redraw' | undefined {
  if (event.kind === 'cell') {
    if (event.phase !== 'down' && event.phase !== 'focus') return undefined;
    if (event.id.startsWith('p')) {
      return event.phase === 'down' ? promoted(Number(event.id.slice(1)), state, ui) : undefined;
    }
    const square = Number(event.id.slice(1));
    ui.over = square;
    return event.phase === 'focus' ? 'redraw' : choose(square, state, ui);
  }
  if (event.kind === 'pad') {
    return event.phase === 'up' ? undefined : readPad(event.button, state, ui);
  }
  if (event.kind !== 'press' || !isOwnTurn(state)) return undefined;
  const square = squareAt(layoutOf(to), event, isTurned(state));
  if (event.phase === 'hover') {
    if (square === ui.over) return undefined;
    ui.over = square;
    return 'redraw';
  }
  if (event.phase === 'down') {
    if (square === undefined) return undefined;
    const again = ui.from === square;
    const input = again ? 'redraw' : choose(square, state, ui);
    if (ui.from === square) {
      const { x, y, pointer } = event;
      ui.drag = { x, y, pointer, begin: { x, y }, again, moved: false };
    }
    return input;
  }
  return readDrag(event, square, state, ui);
}

/** Two buttons go through the legal moves, and a third plays the one that is shown. */
function readPad(button: PadButton, state: State, ui: Ui): Input | 'redraw' | undefined {
  const moves = openTo(state, ui);
  if (moves.length === 0) return undefined;
  if (button === 'x') return ui.over === undefined ? undefined : choose(ui.over, state, ui);
  if (button !== 'l' && button !== 'r') return undefined;
  const at = moves.findIndex(({ from, to }) => from === ui.from && to === ui.over);
  const step = button === 'r' ? 1 : -1;
  const next = moves.at(at < 0 && step < 0 ? -1 : (at + step) % moves.length);
  ui.from = next?.from;
  ui.over = next?.to;
  ui.arrives = undefined;
  return 'redraw';
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
    const moved = drag.moved || Math.hypot(x - drag.begin.x, y - drag.begin.y) > DRAGS;
    ui.drag = { ...drag, x, y, moved };
    if (moved) ui.over = square;
    return 'redraw';
  }
  ui.drag = undefined;
  ui.over = undefined;
  if (!drag.moved && drag.again) ui.from = undefined;
  if (phase !== 'up' || !drag.moved || square === undefined || square === ui.from) return 'redraw';
  return choose(square, state, ui);
}

/** Chooses a piece, or a square to go to. */
function choose(square: number, state: State, ui: Ui): Input | 'redraw' {
  const all = openTo(state, ui);
  const { from } = ui;
  ui.arrives = undefined;
  const there = all.filter((move) => move.from === from && move.to === square);
  if (there.length > 1) {
    ui.arrives = square;
    return 'redraw';
  }
  const [only] = there;
  if (only) return played(only, ui);
  if (square === from) {
    ui.from = undefined;
    return 'redraw';
  }
  if (all.some((move) => move.from === square)) {
    ui.from = square;
    return 'redraw';
  }
  // The rules say why not.
  return inputOf({ from: from ?? square, to: square, promotes: 0 });
}

function promoted(index: number, state: State, ui: Ui): Input | undefined {
  const move = goesOn(state, ui).find(
    ({ to, promotes }) => to === ui.arrives && promotes === PROMOTIONS[index],
  );
  return move && played(move, ui);
}

function played(move: Move, ui: Ui): Input {
  const hinted = ui.hint !== undefined;
  ui.from = undefined;
  ui.arrives = undefined;
  ui.drag = undefined;
  return inputOf(move, hinted);
}
