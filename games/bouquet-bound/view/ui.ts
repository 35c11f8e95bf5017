import type { SavedStats } from '@playgrove/kit/runtime';
import { advice } from '../rules/look.ts';
import { swapCells } from '@playgrove/kit/logic/gridboard';
import { gridFor, type State } from '../rules/state.ts';
import { growthOf } from './scene.ts';

/** Something on its way from the bed to the order. */
export type Flyer = {
  readonly want: number;
  readonly from: { readonly x: number; readonly y: number };
  age: number;
};

/** What undo must not bring back. */
export type Ui = {
  cursor: number;
  /** The keyboard is in use: show the cursor. */
  keys: boolean;
  picked: number;
  /** Where a finger went down, for a swap that follows it. */
  pressed: number;
  /** Seconds without an input. */
  idle: number;
  glow: readonly number[];
  /** The position that `glow` belongs to. */
  glowFor: number;
  /** Cells that may not change places, and seconds since they tried. */
  wiggle: { readonly a: number; readonly b: number; age: number } | undefined;
  /** Pieces shown now, and whether everything has come to rest. */
  shown: readonly number[];
  still: boolean;
  /** The wave shown last, and the move it belongs to. */
  wave: number;
  move: number;
  flyers: Flyer[];
  /** By want: how much its card swells, 1 just now to 0. */
  beats: number[];
  growth: number;
};

export function freshUi(state: State, saved: SavedStats): Ui {
  let stars = 0;
  for (const won of Object.values(saved.stars)) stars += won;
  const [first] = advised(state);
  return {
    cursor: first ?? 0,
    keys: false,
    picked: -1,
    pressed: -1,
    idle: 0,
    glow: [],
    glowFor: -1,
    wiggle: undefined,
    shown: state.ids,
    still: true,
    wave: -1,
    move: state.nextId,
    flyers: [],
    beats: state.wants.map(() => 0),
    growth: growthOf(stars),
  };
}

/** The two cells of the best swap at hand. */
export function advised(state: State): readonly number[] {
  const swap = advice(state)[0]?.swap;
  return swap === undefined ? [] : (swapCells(gridFor(state), swap) ?? []);
}
