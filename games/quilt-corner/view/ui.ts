import type { Picked } from '@playgrove/kit/draw/controls';
import type { Point } from '@playgrove/kit/runtime';
import { fits, inMotif, placesOf, sewn, SIDE, type Sewn } from '../rules/board.ts';
import { patchFor, type Patch } from '../rules/patches.ts';
import type { State } from '../rules/state.ts';
import { CELL, type Layout } from './layout.ts';

/** What undo must not bring back. */
export type Ui = {
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

/** The place exactly under a patch with its middle here; −1 if part of it is beside the quilt. */
export function under(layout: Layout, patch: Patch, middle: Point): number {
  const x = Math.round((middle.x - layout.x) / CELL - patch.width / 2);
  const y = Math.round((middle.y - layout.y) / CELL - patch.height / 2);
  const inside = x >= 0 && y >= 0 && x + patch.width <= SIDE && y + patch.height <= SIDE;
  return inside ? y * SIDE + x : -1;
}

/** What would happen if the player let go now, or what a hint advises. */
export function ghostOf(state: State, { hint }: Ui, picked: Picked | undefined): Ghost | undefined {
  const slot = picked?.piece ?? Math.floor((hint ?? -1) / SIDE ** 2);
  const target = picked ? picked.target : (hint ?? 0) % SIDE ** 2;
  const held = state.hand[slot];
  if (!held || target === undefined) return undefined;
  const patch = patchFor(held.shape);
  const at = clamped(patch, target);
  const result = fits(state.cells, patch, at)
    ? sewn(state.cells, patch, held.fabric, at)
    : undefined;
  return { slot, at, patch, fabric: held.fabric, result };
}

/** Keeps a patch's upper left corner where the whole patch is on the quilt. */
export function clamped(patch: Patch, at: number): number {
  const x = Math.min(at % SIDE, SIDE - patch.width);
  const y = Math.min(Math.floor(at / SIDE), SIDE - patch.height);
  return y * SIDE + x;
}
