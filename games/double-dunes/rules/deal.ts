import type { Rng } from '@playgrove/kit/contract';
import { endRun } from '@playgrove/kit/logic/missions';
import { BOARDS, type BoardName } from './board.ts';
import { FRESH, type Carried } from './career.ts';
import { raiseWind, spawn } from './desert.ts';
import { LADDERS } from './missions.ts';
import type { Params, State, Well } from './state.ts';

const OPENING_TILES = 2;

/** Pairs of opposite middles of the oasis board's edges. */
const WELLS = [
  [2, 22],
  [10, 14],
] as const;
/** What a well wants first: 16. */
const FIRST_WISH = 4;
const OASIS_STONES = 4;
/** The inner cells of the oasis board: stones on them shut nothing off. */
const INNER = [6, 7, 8, 11, 12, 13, 16, 17, 18] as const;

/** The day's treks: stones, the exponent to reach, and moves allowed. */
export const TREKS: Readonly<
  Partial<
    Record<BoardName, { readonly stones: number; readonly goal: number; readonly moves: number }>
  >
> = {
  four: { stones: 1, goal: 8, moves: 200 },
  five: { stones: 3, goal: 8, moves: 230 },
  hex: { stones: 2, goal: 8, moves: 185 },
};

/** Moves left over that are worth the second and third star of a trek. */
export const TREK_STARS = [20, 40] as const;

export function deal(params: Params, rng: Rng, career: Carried | null): State {
  const { board } = params;
  const carried = career ?? FRESH;
  const trek = params.trek ? TREKS[board] : undefined;
  const ladder = endRun(LADDERS[board], carried.ladders[board]);
  const state: State = {
    board,
    tiles: BOARDS[board].cells.map(() => null),
    nextId: 1,
    score: 0,
    moves: 0,
    top: 1,
    fresh: 0,
    stones: [],
    wells: [],
    wind: null,
    fed: 0,
    trek: trek ? { goal: trek.goal, moves: trek.moves } : null,
    camped: false,
    merging: 0,
    cornered: 0,
    career: { ...carried, ladders: { ...carried.ladders, [board]: ladder } },
  };
  if (board === 'oasis') digWells(state, rng);
  if (trek) state.stones = layStones(board, trek.stones, rng);
  for (let count = 0; count < OPENING_TILES; count += 1) spawn(state, rng);
  if (board === 'oasis') raiseWind(state, rng);
  return state;
}

function digWells(state: State, rng: Rng): void {
  state.wells = rng.pick(WELLS).map((cell): Well => ({ cell, wants: FIRST_WISH }));
  state.stones = rng.shuffled(INNER).slice(0, OASIS_STONES);
}

/** Stones that do not touch each other and leave every corner free. */
function layStones(board: BoardName, count: number, rng: Rng): number[] {
  const { cells, corners } = BOARDS[board];
  const stones: number[] = [];
  for (const cell of rng.shuffled(cells.map((_, index) => index))) {
    if (stones.length === count) break;
    const here = cells[cell];
    const near = stones.some((other) => {
      const there = cells[other];
      return (
        here &&
        there &&
        (here.x - there.x) * (here.x - there.x) + (here.y - there.y) * (here.y - there.y) <
          TOUCHING * TOUCHING
      );
    });
    if (!near && !corners.includes(cell)) stones.push(cell);
  }
  return stones.toSorted((a, b) => a - b);
}

/** Centers nearer than this, in cells, are neighbors. */
const TOUCHING = 1.2;
