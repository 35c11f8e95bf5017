/** What the desert does: new tiles, the wind's stones, wells and the scarab. */
import type { Rng, StepContext } from '@playgrove/kit/contract';
import { BOARDS } from './board.ts';
import { charmAt } from './charms.ts';
import type { State } from './state.ts';

/** Moves from one stone to the next. */
export const WIND_EVERY = 40;
/** The wind waits while there is no more room than this. */
const LEAST_ROOM = 2;
const MOST_STONES = 9;
/** Stones that crumble for a well's wish. */
const CRUMBLE = 2;
/** Points for a wish, times the tile it wanted. */
const WISH_PAYS = 2;
/** The scarab swallows tiles up to this exponent. */
const SWALLOWED = 2;

/** Cells with neither tile nor stone. */
export function emptyCells({ tiles, stones }: Pick<State, 'tiles' | 'stones'>): number[] {
  return tiles.flatMap((tile, cell) => (tile || stones.includes(cell) ? [] : [cell]));
}

/** A new tile on an empty cell; with the sphinx nearest to where she said. */
export function spawn(state: State, rng: Rng): void {
  const empty = emptyCells(state);
  const cell = state.omen < 0 ? rng.pick(empty) : nearest(state, empty, state.omen);
  const v = rng.chance(charmAt(state.charm).fours) ? 2 : 1;
  state.tiles[cell] = { id: state.nextId, v };
  state.fresh = state.nextId;
  state.nextId += 1;
  state.top = Math.max(state.top, v);
  foresee(state, rng);
}

/** With the sphinx, says where the next tile will come. */
export function foresee(state: State, rng: Rng): void {
  const empty = emptyCells(state);
  state.omen = charmAt(state.charm).foresees && empty.length > 0 ? rng.pick(empty) : -1;
}

function nearest({ board }: State, empty: readonly number[], wanted: number): number {
  const { cells } = BOARDS[board];
  const far = (cell: number): number => {
    const [a, b] = [cells[cell], cells[wanted]];
    return a && b ? (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y) : Infinity;
  };
  const sorted = empty.toSorted((a, b) => far(a) - far(b) || a - b);
  const [cell] = sorted;
  if (cell === undefined) throw new Error('spawn: no cell is empty');
  return cell;
}

/** Where the wind could carry its next stone. */
function windCells(state: State): number[] {
  return emptyCells(state).filter((cell) => state.wells.every((well) => well.cell !== cell));
}

export function raiseWind(state: State, rng: Rng): void {
  const free = windCells(state);
  if (free.length > 0) state.wind = { cell: rng.pick(free), moves: WIND_EVERY };
}

/** One move nearer to the next stone. A tile that stands there sends the stone elsewhere. */
export function blow(state: State, { rng, cue }: StepContext): void {
  if (!state.wind) return;
  const { cell, moves } = state.wind;
  if (moves > 1) {
    state.wind = { cell, moves: moves - 1 };
    return;
  }
  const free = windCells(state);
  if (emptyCells(state).length <= LEAST_ROOM || free.length === 0) return;
  if (state.stones.length < MOST_STONES) {
    const to = free.includes(cell) ? cell : rng.pick(free);
    state.stones = [...state.stones, to];
    cue('stone', BOARDS[state.board].cells[to]);
    if (state.omen === to) foresee(state, rng);
  }
  raiseWind(state, rng);
}

/** Wells on which just the tile they want, or a higher one, was merged. @returns what they wanted */
export function feed(state: State, { cue }: StepContext): number[] {
  const { cells } = BOARDS[state.board];
  const wanted: number[] = [];
  state.wells = state.wells.map((well) => {
    const tile = state.tiles[well.cell];
    if (!tile?.merged || tile.v < well.wants) return well;
    wanted.push(2 ** well.wants);
    cue('fed', cells[well.cell], 2 ** well.wants);
    return { cell: well.cell, wants: well.wants + 1 };
  });
  for (const wants of wanted) {
    state.score += wants * WISH_PAYS;
    state.fed += 1;
    for (const stone of state.stones.slice(0, CRUMBLE)) cue('crumble', cells[stone]);
    if (state.stones.length > 0 && state.stones.length <= CRUMBLE) cue('bloom');
    state.stones = state.stones.slice(CRUMBLE);
  }
  return wanted;
}

/** Makes room once when nothing can slide, for who wears the scarab. */
export function swallow(state: State, { cue, rng }: StepContext): void {
  if (state.swallowed || !charmAt(state.charm).swallows) return;
  const found = state.tiles.flatMap((tile) => tile?.v ?? []);
  const least = Math.min(...found);
  // Something must be left to play with.
  const limit = found.every((v) => v <= SWALLOWED) ? least : Math.max(least, SWALLOWED);
  const { cells } = BOARDS[state.board];
  for (const [cell, tile] of state.tiles.entries()) {
    if (!tile || tile.v > limit) continue;
    state.tiles[cell] = null;
    cue('swallow', cells[cell]);
  }
  state.swallowed = true;
  foresee(state, rng);
}
