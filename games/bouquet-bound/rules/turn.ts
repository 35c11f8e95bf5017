import type { Rng, StepContext } from '@playgrove/kit/contract';
import type { Grid } from '@playgrove/kit/core';
import {
  type Board,
  type Flight,
  gridFor,
  left,
  type State,
  UNKNOWN,
  type WaveName,
} from './state.ts';

/** One move being played out, for good or while looking ahead. */
export type Turn = {
  readonly state: State;
  readonly grid: Grid;
  /** Nothing while looking ahead: what falls in is unknown then, and nothing is left to chance. */
  readonly rng: Rng | undefined;
  /** The kind of a new blossom. */
  readonly refill: () => number;
  /** Says what happens in the wave that is noted next. */
  readonly cue: (name: string, cell: number, value?: number) => void;
  depth: number;
  vinesCut: number;
};

export function turnFor(state: State, context: StepContext): Turn {
  const { columns, kindCount } = state;
  const { rng } = context;
  state.waves = [];
  return {
    state,
    grid: gridFor(state),
    rng,
    refill: () => rng.int(kindCount),
    cue: (name, cell, value) => {
      const at = { x: cell % columns, y: Math.floor(cell / columns) };
      context.cue(name, at, value, state.waves.length);
    },
    depth: 1,
    vinesCut: 0,
  };
}

/** A look ahead: edits `state`, which must be a copy, and knows nothing of what falls in. */
export function lookingTurn(state: State): Turn {
  return {
    state,
    grid: gridFor(state),
    rng: undefined,
    refill: () => UNKNOWN,
    cue: () => {},
    depth: 1,
    vinesCut: 0,
  };
}

export function boardOf({ kinds, power, ids, wall, vine, soil, dew }: Board): Board {
  return {
    kinds: [...kinds],
    power: [...power],
    ids: [...ids],
    wall: [...wall],
    vine: [...vine],
    soil: [...soil],
    dew: [...dew],
  };
}

/** Ends a wave: writes down what the bed looks like now. */
export function note(
  turn: Turn,
  name: WaveName,
  cells: readonly number[] = [],
  flights: readonly Flight[] = [],
): void {
  if (!turn.rng) return;
  const { state, depth } = turn;
  state.waves.push({
    name,
    depth,
    cells: [...cells],
    flights: [...flights],
    after: boardOf(state),
    left: left(state),
    score: state.score,
  });
}
