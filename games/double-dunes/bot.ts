import type { Bot, Proof } from '@playgrove/kit/contract';
import { power } from '@playgrove/kit/core/power';
import { weighFour, type Rows } from './bot-four.ts';
import { legal, type Input, type State } from './rules.ts';
import { linesAround, type Lines } from './rules/board.ts';
import { slide } from './rules/slide.ts';

/** Exponents by cell, 0 where empty, `STONE` where a stone lies. */
type Cells = Uint8Array;
const STONE = 255;

/** What the evaluation gives and takes; found by trying on a few hundred games. */
const EMPTY = 270;
const PAIR = 700;
const DISORDER = 12;
const CARRIED = 11;

/** With no more empty cells than this the classic board is searched a tile deeper. */
const CROWDED = 4;

/** Chance nodes look at no more empty cells than this; the rest are much alike. */
const MAX_SPAWNS = 6;

/** What a well's wish is worth: two stones less. */
const WISH = 5200;

/**
 * Expectimax over slides and new tiles. The evaluation wants room, equal or neighboring values
 * side by side, and the big tiles in order along a snake from one corner.
 * Skill 0 picks at random, 0.5 looks one move ahead, 0.75 two, 1 three where room is scarce.
 */
export const bot: Bot<State, Input> = (state, rng, skill) => {
  if (skill < 0.25) return rng.pick(legal(state));
  return weighed(state, skill)[0]?.direction;
};

/** Bots that differ clearly, in games short enough for every run of the tests. */
export const proof: Proof = { skills: [0, 0.5], limit: 2500 };

export type Weighed = { readonly direction: Input; readonly value: number };

/** Every slide with what it is worth, best first. */
export function weighed(state: State, skill: number): readonly Weighed[] {
  const found = state.board === 'four' && state.stones.length === 0 ? onFour : onAny;
  return found(state, skill).toSorted((a, b) => b.value - a.value);
}

function onFour(state: State, skill: number): Weighed[] {
  const empty = state.tiles.filter((tile) => tile === null).length;
  const crowded = empty <= CROWDED ? 2 : 1;
  return weighFour(rowsOf(state), skill < 0.6 ? 0 : skill < 0.9 ? 1 : crowded);
}

function onAny(state: State, skill: number): Weighed[] {
  const cells = Uint8Array.from(state.tiles, (tile) => tile?.v ?? 0);
  for (const stone of state.stones) cells[stone] = STONE;
  const empty = cells.reduce((count, v) => count + (v === 0 ? 1 : 0), 0);
  const deepest = empty > 6 ? 1 : 2;
  const depth = skill < 0.6 ? 0 : skill < 0.9 ? 1 : deepest;
  const lines = linesAround(state.board, state.stones);
  return lines.flatMap((way, direction) => {
    const after = slid(way, cells);
    if (!after) return [];
    const wish = skill < 0.6 ? 0 : wishes(state, way) * WISH;
    return [{ direction, value: afterMove(lines, after, depth) + wish }];
  });
}

/** Wells that a slide would give what they want. */
function wishes(state: State, way: Lines[number]): number {
  if (state.wells.length === 0) return 0;
  const { merges } = slide(state, way);
  return state.wells.filter((well) =>
    merges.some(({ cell, v }) => cell === well.cell && v >= well.wants),
  ).length;
}

function rowsOf(state: State): Rows {
  const row = (from: number): number =>
    [0, 1, 2, 3].reduce(
      (bits, place) => bits | ((state.tiles[from + place]?.v ?? 0) << (place * 4)),
      0,
    );
  return [row(0), row(4), row(8), row(12)];
}

function afterMove(lines: Lines, cells: Cells, depth: number): number {
  if (depth === 0) return evaluate(lines, cells);
  const empty: number[] = [];
  for (let cell = 0; cell < cells.length; cell += 1) if (cells[cell] === 0) empty.push(cell);
  const stride = Math.max(1, Math.ceil(empty.length / MAX_SPAWNS));
  let sum = 0;
  let count = 0;
  for (let index = 0; index < empty.length; index += stride) {
    const cell = empty[index] as number;
    cells[cell] = 1;
    sum += 0.9 * bestMove(lines, cells, depth - 1);
    cells[cell] = 2;
    sum += 0.1 * bestMove(lines, cells, depth - 1);
    cells[cell] = 0;
    count += 1;
  }
  return count === 0 ? evaluate(lines, cells) : sum / count;
}

function bestMove(lines: Lines, cells: Cells, depth: number): number {
  let best = LOSS;
  for (const way of lines) {
    const after = slid(way, cells);
    if (after) best = Math.max(best, afterMove(lines, after, depth));
  }
  return best;
}

const LOSS = -1e6;

/** The position after a slide, or nothing when no tile would move. */
function slid(way: Lines[number], cells: Cells): Cells | undefined {
  const after = new Uint8Array(cells.length);
  for (let cell = 0; cell < cells.length; cell += 1) if (cells[cell] === STONE) after[cell] = STONE;
  let moved = false;
  for (const line of way) {
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

const ORDER = Float64Array.from({ length: 24 }, (_, v) => power(v, 3.5));

/** Weighs every line: order along it, likeness of neighbors, the weight it carries; and empty cells. */
function evaluate(lines: Lines, cells: Cells): number {
  let value = 0;
  for (let cell = 0; cell < cells.length; cell += 1) if (cells[cell] === 0) value += EMPTY;
  // The other half of the directions are these backward.
  for (let direction = 0; direction < lines.length / 2; direction += 1) {
    for (const line of lines[direction] ?? []) {
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
