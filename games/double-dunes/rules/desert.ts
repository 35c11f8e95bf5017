/** What the desert does: new tiles, the wind's stones and wells. */
import type { Rng, StepContext } from '@playgrove/kit/contract';
import { BOARDS } from './board.ts';
import type { State } from './state.ts';

/** Moves from one stone to the next. */
export const WIND_EVERY = 40;
/** The wind waits while there is no more room than this. */
const MIN_ROOM = 2;
const MAX_STONES = 9;
/** Stones that crumble for a well's wish. */
const CRUMBLE = 2;
/** Points for a wish, times the tile it wanted. */
const WISH_PAYS = 2;

/** Cells with neither tile nor stone. */
export function emptyCells({ tiles, stones }: Pick<State, 'tiles' | 'stones'>): number[] {
  return tiles.flatMap((tile, cell) => (tile || stones.includes(cell) ? [] : [cell]));
}

/** How often a new tile is a four. */
const FOURS = 0.1;

/** A new tile on an empty cell. */
export function spawn(state: State, rng: Rng): void {
  const cell = rng.pick(emptyCells(state));
  const v = rng.chance(FOURS) ? 2 : 1;
  state.tiles[cell] = { id: state.nextId, v };
  state.fresh = state.nextId;
  state.nextId += 1;
  state.top = Math.max(state.top, v);
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
  if (emptyCells(state).length <= MIN_ROOM || free.length === 0) return;
  if (state.stones.length < MAX_STONES) {
    const to = free.includes(cell) ? cell : rng.pick(free);
    state.stones = [...state.stones, to];
    cue('stone', BOARDS[state.board].cells[to]);
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
