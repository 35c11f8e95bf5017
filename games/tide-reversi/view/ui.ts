import type { Hint } from '@playgrove/kit/contract';
import type { InputEvent, Motion } from '@playgrove/kit/stage';
import { CELLS, MINE, SIDE, THEIRS, count, flips, legal } from '../rules/board.ts';
import type { Input, State } from '../rules.ts';
import { CELL, type Layout } from './layout.ts';

/** A ripple on the water, from where a shell was laid. */
export type Ripple = { readonly cell: number; readonly warm: boolean; age: number };

/** Seconds that a ripple runs. */
export const RIPPLE = 1.1;

export type Ui = {
  /** The cell that the keys or the mouse are on. */
  over: number | undefined;
  hint: { readonly of: State; readonly cell: number } | undefined;
  ripples: Ripple[];
  heard: unknown;
  /** The shares of the counts as shown: they run after the real ones. */
  mine: number;
  theirs: number;
  /** Seconds since whoever sits across was poked, and since it last was surprised. */
  poked: number;
  /** Legal cells of a position, with how much each turns: worked out once. */
  open: { readonly of: State; readonly turns: ReadonlyMap<number, number> } | undefined;
  /** As drawn last. */
  layout: Layout | undefined;
};

export function freshUi(state: State): Ui {
  return {
    over: undefined,
    hint: undefined,
    ripples: [],
    heard: undefined,
    mine: count(state.cells, MINE),
    theirs: count(state.cells, THEIRS),
    poked: 9,
    open: undefined,
    layout: undefined,
  };
}

/** Where whoever moves may go, and how many shells that turns. */
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

export function takeHint(hint: Hint<Input>, state: State, ui: Ui): void {
  if (hint.input !== undefined) ui.hint = { of: state, cell: hint.input };
}

export const hintOf = (state: State, ui: Ui): number | undefined =>
  ui.hint?.of === state ? ui.hint.cell : undefined;

/** What an event means. */
export function readEvent(event: InputEvent, state: State, ui: Ui): Input | 'redraw' | undefined {
  if (event.kind !== 'cell') {
    if (event.kind !== 'press' || event.phase !== 'hover' || !ui.layout) return undefined;
    const cell = cellUnder(ui.layout, event.x, event.y);
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
  return cell + (hintOf(state, ui) === undefined ? 0 : CELLS);
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
  if (ui.heard === cues) return;
  ui.heard = cues;
  for (const { name, at } of cues) {
    if (at && (name === 'lay' || name === 'answer')) {
      ui.ripples.push({ cell: at.y * 8 + at.x, warm: name === 'lay', age: 0 });
    }
  }
}

/** The cell that whoever sits across looks at: what it thinks of, else what was laid last. */
export function lookedAt(state: State, ui: Ui, time: number): number | undefined {
  if (state.rival !== 'friend' && state.turn === THEIRS) {
    const cells = [...openTo(state, ui).keys()];
    return cells[Math.floor(time * 2.5) % Math.max(1, cells.length)];
  }
  return state.last?.cell;
}
