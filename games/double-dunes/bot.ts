import type { Bot } from '@playgrove/kit/contract';
import { BOARDS, type Board } from './board.ts';
import { bestOnFour, type Rows } from './bot-four.ts';
import { rules, type Input, type State } from './rules.ts';

/** Exponents by cell, 0 where empty. */
type Cells = Uint8Array;

/** What the evaluation gives and takes; found by trying on a few hundred games. */
const EMPTY = 270;
const PAIR = 700;
const DISORDER = 12;
const CARRIED = 11;

/** With no more empty cells than this the classic board is searched a tile deeper. */
const CROWDED = 5;

/** Chance nodes look at no more empty cells than this; the rest are much alike. */
const MOST_SPAWNS = 6;

/**
 * Expectimax over slides and new tiles. The evaluation wants room, equal or neighbouring values
 * side by side, and the big tiles in order along a snake from one corner.
 * Skill 0 picks at random, 0.5 looks one move ahead, 1 looks three.
 */
export const bot: Bot<State, Input> = (state, rng, skill) => {
  if (skill < 0.25) return rng.pick(rules.inputs(state, rng));
  const board = BOARDS[state.board];
  const cells = Uint8Array.from(state.tiles, (tile) => tile?.v ?? 0);
  const empty = cells.reduce((count, v) => count + (v === 0 ? 1 : 0), 0);
  if (state.board === 'four') {
    const crowded = empty <= CROWDED ? 2 : 1;
    return bestOnFour(rowsOf(state), skill < 0.75 ? 0 : crowded);
  }
  const depth = skill < 0.75 ? 0 : empty > 6 ? 1 : 2;
  let best: Input | undefined;
  let bestValue = -Infinity;
  for (let direction = 0; direction < board.lines.length; direction += 1) {
    const after = slid(board, cells, direction);
    if (!after) continue;
    const value = afterMove(board, after, depth);
    if (value <= bestValue) continue;
    best = direction;
    bestValue = value;
  }
  return best;
};

function rowsOf(state: State): Rows {
  const row = (from: number): number =>
    [0, 1, 2, 3].reduce(
      (bits, place) => bits | ((state.tiles[from + place]?.v ?? 0) << (place * 4)),
      0,
    );
  return [row(0), row(4), row(8), row(12)];
}

function afterMove(board: Board, cells: Cells, depth: number): number {
  if (depth === 0) return evaluate(board, cells);
  const empty: number[] = [];
  for (let cell = 0; cell < cells.length; cell += 1) if (cells[cell] === 0) empty.push(cell);
  const stride = Math.max(1, Math.ceil(empty.length / MOST_SPAWNS));
  let sum = 0;
  let count = 0;
  for (let index = 0; index < empty.length; index += stride) {
    const cell = empty[index] as number;
    cells[cell] = 1;
    sum += 0.9 * bestMove(board, cells, depth - 1);
    cells[cell] = 2;
    sum += 0.1 * bestMove(board, cells, depth - 1);
    cells[cell] = 0;
    count += 1;
  }
  return count === 0 ? evaluate(board, cells) : sum / count;
}

function bestMove(board: Board, cells: Cells, depth: number): number {
  let best = LOSS;
  for (let direction = 0; direction < board.lines.length; direction += 1) {
    const after = slid(board, cells, direction);
    if (after) best = Math.max(best, afterMove(board, after, depth));
  }
  return best;
}

const LOSS = -1e6;

/** The position after a slide, or nothing when no tile would move. */
function slid(board: Board, cells: Cells, direction: number): Cells | undefined {
  const after = new Uint8Array(cells.length);
  let moved = false;
  for (const line of board.lines[direction] ?? []) {
    let place = 0;
    let waiting = 0;
    for (const cell of line) {
      const v = cells[cell] as number;
      if (v === 0) continue;
      if (v === waiting) {
        after[line[place - 1] as number] = v + 1;
        waiting = 0;
        moved = true;
        continue;
      }
      const to = line[place] as number;
      after[to] = v;
      if (to !== cell) moved = true;
      waiting = v;
      place += 1;
    }
  }
  return moved ? after : undefined;
}

const ORDER = Float64Array.from({ length: 24 }, (_, v) => v ** 3.5);

/** Weighs every line: order along it, likeness of neighbours, the weight it carries; and empty cells. */
function evaluate(board: Board, cells: Cells): number {
  let value = 0;
  for (let cell = 0; cell < cells.length; cell += 1) if (cells[cell] === 0) value += EMPTY;
  // The other half of the directions are these backwards.
  for (let direction = 0; direction < board.lines.length / 2; direction += 1) {
    for (const line of board.lines[direction] ?? []) {
      let rising = 0;
      let falling = 0;
      for (let place = 1; place < line.length; place += 1) {
        const a = cells[line[place - 1] as number] as number;
        const b = cells[line[place] as number] as number;
        if (a === b && a !== 0) value += PAIR;
        const gap = (ORDER[a] as number) - (ORDER[b] as number);
        if (gap > 0) falling += gap;
        else rising -= gap;
      }
      value -= DISORDER * Math.min(rising, falling);
      for (const cell of line) value -= CARRIED * (ORDER[cells[cell] as number] as number);
    }
  }
  return value;
}
