import type { InputEvent, Motion } from '@playgrove/kit/runtime';
import { CELLS, MINE, SIDE, THEIRS, count, flips, legal } from '../rules/board.ts';
import type { Input, State } from '../rules.ts';
import { CELL, type Layout } from './layout.ts';

/** A ripple on the water around a shell that was placed. */
export type Ripple = { readonly cell: number; readonly warm: boolean; age: number };

/** Seconds that a ripple lasts. */
export const RIPPLE = 1.1;

export type Ui = {
  /** The cell that the keys or the mouse are on. */
  over: number | undefined;
  /** The cell that a hint names. */
  hint: number | undefined;
  ripples: Ripple[];
  answered: unknown;
  /** The counts as shown: they follow the real ones. */
  mine: number;
  theirs: number;
  /** Seconds since the opponent was poked. */
  poked: number;
  /** Legal cells of a position, with how many shells each turns: computed once. */
  open: { readonly of: State; readonly turns: ReadonlyMap<number, number> } | undefined;
};

export function freshUi(state: State): Ui {
  return {
    over: undefined,
    hint: undefined,
    ripples: [],
    answered: undefined,
    mine: count(state.cells, MINE),
    theirs: count(state.cells, THEIRS),
    poked: 9,
    open: undefined,
  };
}

/** The legal cells of the side to move, and how many shells each turns. */
export function openTo(state: State, ui: Ui): ReadonlyMap<number, number> {
  if (ui.open?.of !== state) {
    const turns = new Map(
      legal(state.cells, state.turn).map((cell) => [
        cell,
        flips(state.cells, cell, state.turn).length,
      ]),
    );
    ui.open = { of: state, turns };
  }
  return ui.open.turns;
}

/** What an event means. */
export function readEvent(event: InputEvent, ui: Ui, layout: Layout): Input | 'redraw' | undefined {
  if (event.kind !== 'cell') {
    if (event.kind !== 'press' || event.phase !== 'hover') return undefined;
    const cell = cellUnder(layout, event.x, event.y);
    if (cell === ui.over) return undefined;
    ui.over = cell;
    return 'redraw';
  }
  if (event.id === 'company') {
    if (event.phase !== 'down') return undefined;
    ui.poked = 0;
    return 'redraw';
  }
  const cell = Number(event.id.slice(1));
  if (event.phase === 'focus') {
    ui.over = cell;
    return 'redraw';
  }
  if (event.phase !== 'down') return undefined;
  return cell + (ui.hint === undefined ? 0 : CELLS);
}

function cellUnder({ left, top }: Layout, x: number, y: number): number | undefined {
  const [column, row] = [Math.floor((x - left) / CELL), Math.floor((y - top) / CELL)];
  const inside = column >= 0 && row >= 0 && column < SIDE && row < SIDE;
  return inside ? row * SIDE + column : undefined;
}

/** Passes display time and sets off ripples. */
export function follow(state: State, ui: Ui, { dt, cues }: Motion<State>): void {
  const toward = (shown: number, real: number): number =>
    Math.abs(real - shown) < 0.02 ? real : shown + (real - shown) * (1 - Math.exp(-5 * dt));
  ui.mine = toward(ui.mine, count(state.cells, MINE));
  ui.theirs = toward(ui.theirs, count(state.cells, THEIRS));
  ui.poked += dt;
  for (const ripple of ui.ripples) ripple.age += dt;
  ui.ripples = ui.ripples.filter(({ age }) => age < RIPPLE);
  if (ui.answered === cues) return;
  ui.answered = cues;
  for (const { name, at } of cues) {
    if (at && (name === 'lay' || name === 'answer')) {
      ui.ripples.push({ cell: at.y * 8 + at.x, warm: name === 'lay', age: 0 });
    }
  }
}

/** The cell that the opponent looks at: one it considers, or the last move. */
export function lookedAt(state: State, ui: Ui, time: number): number | undefined {
  if (state.rival !== 'friend' && state.turn === THEIRS) {
    const cells = [...openTo(state, ui).keys()];
    return cells[Math.floor(time * 2.5) % Math.max(1, cells.length)];
  }
  return state.last?.cell;
}
