import type { Ending, Goal, Rng, Rules, StepContext } from '@playgrove/kit/contract';
import { BOARDS, type BoardName } from './board.ts';

export type Params = { readonly board: BoardName };

/** `v` is the exponent: a tile of 2048 has v = 11. `merged`: the two tiles that became this one in the last move. */
export type Tile = {
  readonly id: number;
  readonly v: number;
  readonly merged?: readonly [number, number];
};

export type State = {
  readonly board: BoardName;
  /** By cell, null where empty. */
  tiles: (Tile | null)[];
  nextId: number;
  score: number;
  moves: number;
  /** The exponent of the highest tile ever on this board. */
  top: number;
  /** The tile that appeared with the last move. */
  fresh: number;
};

/** A direction, clockwise from right: 0 to 3 on square boards, 0 to 5 on hex. */
export type Input = number;

/** The exponents worth naming as goals; after the last one, each next power. */
const LADDER = [5, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17] as const;
const FOUR_CHANCE = 0.1;
const OPENING_TILES = 2;
/** Merges in one move worth a shout. */
const COMBO = 3;

export const rules: Rules<Params, State, Input> = {
  slug: 'double-dunes',
  version: 1,
  pace: { kind: 'turns', undo: 3 },
  levels: [
    { id: 'four', params: { board: 'four' } },
    { id: 'five', params: { board: 'five' } },
    { id: 'hex', params: { board: 'hex' } },
  ],
  scoring: { better: 'higher', unit: 'points' },

  parseParams(raw) {
    const board = typeof raw === 'object' && raw !== null && 'board' in raw ? raw.board : undefined;
    if (board === 'four' || board === 'five' || board === 'hex')
      return { ok: true, value: { board } };
    return {
      ok: false,
      error: `params.board: expected four, five or hex, got ${JSON.stringify(board)}`,
    };
  },

  parseInput(raw) {
    if (typeof raw === 'number' && Number.isInteger(raw) && raw >= 0 && raw < 6)
      return { ok: true, value: raw };
    return {
      ok: false,
      error: `input: expected a direction from 0 to 5, got ${JSON.stringify(raw)}`,
    };
  },

  deal({ board }, rng) {
    const state: State = {
      board,
      tiles: BOARDS[board].cells.map(() => null),
      nextId: 1,
      score: 0,
      moves: 0,
      top: 1,
      fresh: 0,
    };
    for (let count = 0; count < OPENING_TILES; count += 1) spawn(state, rng);
    return state;
  },

  step(state, direction, context) {
    const lines = BOARDS[state.board].lines[direction];
    if (!lines) return 'refused.direction';
    const before = state.top;
    const slid = slide(state, lines, context);
    if (!slid.moved) return 'refused.stuck';
    state.tiles = slid.tiles;
    state.moves += 1;
    spawn(state, context.rng);
    context.cue('slide');
    if (slid.merges >= COMBO) context.cue('combo', slid.last, slid.merges);
    if (state.top > before && state.top >= LADDER[0])
      context.cue('milestone', slid.last, 2 ** state.top);
    return undefined;
  },

  inputs: (state) => legal(state),

  status: (state) =>
    BOARDS[state.board].lines.some((lines) => canSlide(state, lines)) ? 'playing' : 'over',

  score: (state) => state.score,

  goal(state): Goal {
    const target = LADDER.find((exponent) => exponent > state.top) ?? state.top + 1;
    return { name: 'goal.tile', now: 2 ** state.top, target: 2 ** target };
  },

  ending(state): Ending {
    const atTop = state.tiles.filter((tile) => tile?.v === state.top).length;
    if (atTop < 2) return { reason: 'reason.full' };
    return { reason: 'reason.full', almost: 'almost.pair', value: 2 ** (state.top + 1) };
  },

  text(state) {
    const { cells, name } = BOARDS[state.board];
    const rows = new Map<number, string[]>();
    for (const [index, cell] of cells.entries()) {
      const tile = state.tiles[index];
      const row = rows.get(cell.y) ?? [];
      row.push((tile ? String(2 ** tile.v) : '.').padStart(6));
      rows.set(cell.y, row);
    }
    const lines = [...rows.values()].map((row) =>
      row.join('').padStart(name === 'hex' ? 15 + row.length * 3 : 0),
    );
    return `${lines.join('\n')}\nscore ${state.score}, moves ${state.moves}`;
  },
};

/** The directions in which some tile can slide. */
export function legal(state: State): Input[] {
  const { lines } = BOARDS[state.board];
  return lines.flatMap((each, direction) => (canSlide(state, each) ? [direction] : []));
}

type Slid = {
  readonly moved: boolean;
  readonly tiles: (Tile | null)[];
  readonly merges: number;
  /** Where the last merge happened. */
  readonly last: { readonly x: number; readonly y: number } | undefined;
};

/** Slides every tile along its line; equal neighbours merge once a move, nearest the edge first. */
function slide(state: State, lines: readonly (readonly number[])[], context: StepContext): Slid {
  const { cells } = BOARDS[state.board];
  const tiles: (Tile | null)[] = state.tiles.map(() => null);
  let moved = false;
  let merges = 0;
  let last: Slid['last'];
  for (const line of lines) {
    let place = 0;
    let waiting: Tile | undefined;
    for (const cell of line) {
      const tile = state.tiles[cell];
      if (!tile) continue;
      if (waiting && waiting.v === tile.v) {
        const to = line[place - 1] as number;
        const merged: Tile = { id: state.nextId, v: tile.v + 1, merged: [waiting.id, tile.id] };
        state.nextId += 1;
        tiles[to] = merged;
        state.score += 2 ** merged.v;
        state.top = Math.max(state.top, merged.v);
        merges += 1;
        last = cells[to];
        context.cue('merge', last, merged.v);
        waiting = undefined;
        moved = true;
        continue;
      }
      const to = line[place] as number;
      tiles[to] = { id: tile.id, v: tile.v };
      moved ||= to !== cell;
      waiting = tile;
      place += 1;
    }
  }
  return { moved, tiles, merges, last };
}

function canSlide(state: State, lines: readonly (readonly number[])[]): boolean {
  return lines.some((line) => {
    for (let place = 1; place < line.length; place += 1) {
      const here = state.tiles[line[place] as number];
      const ahead = state.tiles[line[place - 1] as number];
      if (here && (!ahead || ahead.v === here.v)) return true;
    }
    return false;
  });
}

function spawn(state: State, rng: Rng): void {
  const empty = state.tiles.flatMap((tile, cell) => (tile ? [] : [cell]));
  const cell = rng.pick(empty);
  const v = rng.chance(FOUR_CHANCE) ? 2 : 1;
  state.tiles[cell] = { id: state.nextId, v };
  state.fresh = state.nextId;
  state.nextId += 1;
  state.top = Math.max(state.top, v);
}
