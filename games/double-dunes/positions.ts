/** Positions for the tests. */
import { createRng } from '@playgrove/kit/core';
import { rules, type State, type Tile } from './rules.ts';
import { FRESH } from './rules/career.ts';
import type { BoardName } from './rules/board.ts';

/** A position from exponents, row by row; 0 is an empty cell. */
export function position(board: BoardName, values: readonly number[]): State {
  const tiles = values.map((v, index): Tile | null => (v > 0 ? { id: index + 1, v } : null));
  const top = Math.max(...values);
  const state = rules.deal({ board: board === 'oasis' ? 'five' : board }, createRng('x'), FRESH);
  return { ...state, board, tiles, nextId: 100, top, fresh: 0 };
}

export function exponents(state: State): number[] {
  return state.tiles.map((tile) => tile?.v ?? 0);
}

export function move(
  state: State,
  direction: number,
): { refused: string | undefined; cues: string[] } {
  const cues: string[] = [];
  const rng = createRng('test');
  const refused = rules.step(state, direction, { rng, cue: (name) => void cues.push(name) });
  return { refused: refused ?? undefined, cues };
}

/** An oasis board with nothing on it but what is given. */
export function oasis(change: Partial<State>): State {
  const state = rules.deal({ board: 'oasis' }, createRng('oasis'), FRESH);
  return { ...state, tiles: state.tiles.map(() => null), stones: [], wells: [], ...change };
}

export function put(state: State, cell: number, v: number): void {
  state.tiles[cell] = { id: state.nextId, v };
  state.nextId += 1;
  state.top = Math.max(state.top, v);
}
