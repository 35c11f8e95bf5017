import type { Scene } from '@playgrove/kit/logic/physics2d';

/** Which board, from 0. */
export type Params = { readonly board: number };

/**
 * Lines that were drawn and, where they touch, are one body. Flat lists of whole board units.
 * `solid`: an outline that came back to where it began; it is filled.
 */
export type Stroke = {
  readonly lines: readonly { readonly points: readonly number[]; readonly solid: boolean }[];
  /** Its body's 0, 0. */
  readonly middle: readonly [number, number];
  readonly pins: readonly (readonly [number, number])[];
};

export type State = {
  readonly params: Params;
  /** `film`: it is solved, and the doodle is shown once more before the results. */
  phase: 'plan' | 'run' | 'film' | 'won';
  /** Each line as it was drawn, in order: what undo takes back. */
  lines: (readonly number[])[];
  /** The same lines as bodies. */
  strokes: Stroke[];
  /** Length of all lines. */
  chalk: number;
  scene: Scene;
  /** Body of each thing, −1 where it has none or has it no more. */
  bodies: number[];
  /** Ticks of this try. */
  tick: number;
  /** The plan has changed since it was last tried. */
  fresh: boolean;
  /** Tries that failed. */
  tries: number;
  /** Ticks each ball has been in its jar, in the order of balls. */
  home: number[];
  /** Ticks in which no ball moved; of the film that was shown. */
  still: number;
  /** Keys and panes that are gone, by thing. */
  gone: number[];
  /** How near a ball came to its jar in this try, board units. */
  near: number;
  /** The way of the first ball in the last try, `[x, y, …]`. */
  trail: number[];
};

/**
 * `draw`: one stroke as whole board units `[x, y, x, y, …]`. `undo` takes the last line back,
 * `wipe` all; `go` lets everything fall, `stop` puts everything
 * back, `skip` ends the film.
 */
export type Input =
  | { readonly kind: 'draw'; readonly points: readonly number[] }
  | { readonly kind: 'undo' | 'wipe' | 'go' | 'stop' | 'skip' };
