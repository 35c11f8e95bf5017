import type { Point } from '@playgrove/kit/runtime';
import { fits, inMotif, placesOf, sewn, SIDE, type Sewn } from '../rules/board.ts';
import { patchFor, type Patch } from '../rules/patches.ts';
import type { State } from '../rules/state.ts';
import { CELL, lifted, type Layout } from './layout.ts';

/** A patch that floats over the finger. */
export type Drag = { slot: number; pointer: number; finger: Point; from: Point; moved: boolean };

/** What undo must not bring back. */
export type Ui = {
  layout: Layout | undefined;
  drag: Drag | undefined;
  /** The slot chosen by a tap or by keys; −1 for none. */
  chosen: number;
  /** With keys: the cell of the chosen patch's upper left corner. */
  cursor: number;
  keys: boolean;
  /** An advised input. */
  hint: number | undefined;
  /** Patches on their way back to the tray: slot, where from, and seconds since. */
  returning: { slot: number; from: Point; age: number } | undefined;
  /** Where the cat looks, and how long it is happy, seconds. */
  gaze: Point;
  joy: number;
  /** What is known of the position that was drawn last. */
  known: Known | undefined;
};

type Known = {
  readonly cells: readonly number[];
  readonly motif: readonly boolean[];
  /** By slot: whether the patch fits anywhere. */
  readonly open: readonly boolean[];
};

export const freshUi = (): Ui => ({
  layout: undefined,
  drag: undefined,
  chosen: -1,
  cursor: 27,
  keys: false,
  hint: undefined,
  returning: undefined,
  gaze: { x: 0, y: 0 },
  joy: 0,
  known: undefined,
});

/** Worked out once for each position. */
export function knownOf(ui: Ui, state: State): Known {
  if (ui.known?.cells === state.cells) return ui.known;
  const open = state.hand.map(
    (held) => held !== null && placesOf(state.cells, patchFor(held.shape)).length > 0,
  );
  ui.known = { cells: state.cells, motif: inMotif(state.cells), open };
  return ui.known;
}

export type Ghost = {
  readonly slot: number;
  readonly at: number;
  readonly patch: Patch;
  readonly fabric: number;
  /** Undefined where it does not fit. */
  readonly result: Sewn | undefined;
};

/** The place that a patch with its middle here snaps to: the nearest where it fits, within a cell. */
export function snapped(state: State, layout: Layout, patch: Patch, middle: Point): number {
  const column = (middle.x - layout.x) / CELL - patch.width / 2;
  const row = (middle.y - layout.y) / CELL - patch.height / 2;
  let best = -1;
  let least = 1.05;
  const [x0, y0] = [Math.floor(column) - 1, Math.floor(row) - 1];
  for (let y = Math.max(0, y0); y <= y0 + 3 && y < SIDE; y += 1) {
    for (let x = Math.max(0, x0); x <= x0 + 3 && x < SIDE; x += 1) {
      const far = Math.hypot(x - column, y - row);
      if (far >= least || !fits(state.cells, patch, y * SIDE + x)) continue;
      least = far;
      best = y * SIDE + x;
    }
  }
  return best;
}

/** The place exactly under a patch with its middle here; −1 if part of it is beside the quilt. */
export function under(layout: Layout, patch: Patch, middle: Point): number {
  const x = Math.round((middle.x - layout.x) / CELL - patch.width / 2);
  const y = Math.round((middle.y - layout.y) / CELL - patch.height / 2);
  const inside = x >= 0 && y >= 0 && x + patch.width <= SIDE && y + patch.height <= SIDE;
  return inside ? y * SIDE + x : -1;
}

/** Keeps a patch's upper left corner where the whole patch is on the quilt. */
export function clampedCursor(patch: Patch, cursor: number): number {
  const x = Math.min(cursor % SIDE, SIDE - patch.width);
  const y = Math.min(Math.floor(cursor / SIDE), SIDE - patch.height);
  return y * SIDE + x;
}

/** What would happen if the player let go now. */
export function ghostOf(state: State, ui: Ui, layout: Layout): Ghost | undefined {
  const { drag, hint } = ui;
  const slot = drag
    ? drag.slot
    : ui.keys
      ? ui.chosen
      : hint === undefined
        ? -1
        : Math.floor(hint / 64);
  const held = state.hand[slot];
  if (!held) return undefined;
  const patch = patchFor(held.shape);
  const at = drag
    ? drag.moved
      ? snapped(state, layout, patch, lifted(layout, patch, drag.finger))
      : -1
    : ui.keys
      ? clampedCursor(patch, ui.cursor)
      : (hint ?? 0) % 64;
  if (at < 0) return undefined;
  const result = fits(state.cells, patch, at)
    ? sewn(state.cells, patch, held.fabric, at)
    : undefined;
  return { slot, at, patch, fabric: held.fabric, result };
}
