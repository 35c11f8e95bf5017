import {
  besides,
  canMerge,
  canReach,
  chainOf,
  EMPTY,
  isCrate,
  isPiece,
  landingOf,
  pieceOf,
  productOf,
  tierOf,
  valueOf,
  windingsOf,
  works,
  type Grid,
} from './pieces.ts';
import { leftIn, type Input, type Last, type State } from './state.ts';

type Bench = Pick<State, 'columns' | 'cells' | 'wind' | 'hidden'>;
type Shaken = Pick<Last, 'made' | 'opened'>;
/** What a move did, or why it cannot be made. */
type Outcome = Last | string;

const POINTS = 10;

/**
 * A merge shakes the cells beside it: crates open, and gadgets run. A gadget that runs takes those
 * beside it along, and drops a part next to it while it is wound up: onto a twin, which is a merge
 * that shakes in turn, else into the first free cell. Further on, a chain fills no cell.
 */
export function shake(bench: Bench, first: number): Shaken {
  const opened: number[] = [];
  const made: Last['made'][number][] = [];
  let merged = [first];
  for (let wave = 0; merged.length > 0; wave += 1)
    merged = merged.flatMap((at) => shakeOnce(bench, at, wave, opened, made));
  return { made, opened };
}

/** @returns the cells in which parts have merged */
function shakeOnce(
  bench: Bench,
  at: number,
  wave: number,
  opened: number[],
  made: Last['made'][number][],
): number[] {
  const { cells, wind, hidden } = bench;
  for (const cell of besides(at, bench)) {
    const content = cells[cell] ?? EMPTY;
    if (!isCrate(content)) continue;
    const [left, inside = EMPTY] = [content + 1, hidden[cell]];
    cells[cell] = left < 0 ? left : inside;
    wind[cell] = left < 0 ? 0 : windingsOf(inside);
    opened.push(cell);
  }
  const train = trainAt(bench, at).filter((cell) => !opened.includes(cell));
  const merged: number[] = [];
  for (const cell of train) {
    const piece = productOf(cells[cell] ?? EMPTY);
    const near = besides(cell, bench);
    // Machines never make machines, or they would fill a bench by themselves.
    const isSmall = !works(piece + 1);
    const twin = isSmall ? near.find((beside) => cells[beside] === piece) : undefined;
    const room = wave === 0 ? near.find((beside) => cells[beside] === EMPTY) : undefined;
    const to = twin ?? room;
    if ((wind[cell] ?? 0) <= 0 || to === undefined) continue;
    wind[cell] = (wind[cell] ?? 0) - 1;
    cells[to] = twin === undefined ? piece : piece + 1;
    wind[to] = windingsOf(cells[to] ?? EMPTY);
    made.push({ from: cell, to, piece, wave, merges: twin !== undefined });
    if (twin !== undefined) merged.push(twin);
  }
  return merged;
}

/** Gadgets that a merge sets going, the nearest first. */
export function trainAt(grid: Grid, at: number): readonly number[] {
  const seen = [at];
  for (const from of seen)
    for (const cell of besides(from, grid))
      if (works(grid.cells[cell] ?? EMPTY) && !seen.includes(cell)) seen.push(cell);
  return seen.slice(1);
}

/** Makes a move on the bench. Seats are filled again by the caller. */
export function play(state: State, input: Input): Outcome {
  if (input.act === 'draw') return draw(state, input.to);
  const piece = state.cells[input.from] ?? EMPTY;
  if (!isPiece(piece)) return 'refused.nothing';
  return input.act === 'give'
    ? give(state, input.from, input.seat, piece)
    : go(state, input.from, input.to, piece);
}

function draw(state: State, to: number): Outcome {
  const { cells } = state;
  const [next] = state.parts;
  if (next === undefined) return 'refused.box';
  const cell = to < 0 ? landingOf(state) : to;
  const there = cells[cell];
  if (there === undefined) return leftIn(state) > 0 && to < 0 ? 'refused.full' : 'refused.place';
  if (there !== EMPTY && !canMerge(next, there)) return 'refused.place';
  state.parts.shift();
  state.drawn += 1;
  if (there !== EMPTY) return merge(state, -1, cell, next);
  put(state, cell, next, 0);
  return { act: 'draw', from: -1, to: cell, piece: next, made: [], opened: [], served: -1 };
}

function go(state: State, from: number, to: number, piece: number): Outcome {
  const { cells, wind } = state;
  const there = cells[to];
  const fits = there === EMPTY || canMerge(piece, there ?? EMPTY);
  if (from === to || !fits) return 'refused.place';
  if (!canReach(from, to, state)) return 'refused.way';
  if (there !== EMPTY) {
    put(state, from, EMPTY, 0);
    return merge(state, from, to, piece);
  }
  put(state, to, piece, wind[from] ?? 0);
  put(state, from, EMPTY, 0);
  return { act: 'move', from, to, piece, made: [], opened: [], served: -1 };
}

function merge(state: State, from: number, to: number, part: number): Last {
  const piece = pieceOf(chainOf(part), tierOf(part) + 1);
  put(state, to, piece, windingsOf(piece));
  state.merges += 1;
  return { act: 'merge', from, to, piece, served: -1, ...shake(state, to) };
}

function give(state: State, from: number, seat: number, piece: number): Outcome {
  const order = state.seats[seat];
  const at = order?.wants.indexOf(piece) ?? -1;
  if (!order || at < 0) return 'refused.wish';
  order.wants[at] = -piece;
  put(state, from, EMPTY, 0);
  state.points += valueOf(piece) * POINTS;
  const isDone = order.wants.every((want) => want < 0);
  if (isDone) {
    state.served += 1;
    state.seats[seat] = state.queue.shift() ?? null;
  }
  const served = isDone ? order.who : -1;
  return { act: 'give', from, to: seat, piece, made: [], opened: [], served };
}

function put(
  { cells, wind }: Pick<Bench, 'cells' | 'wind'>,
  cell: number,
  piece: number,
  wound: number,
): void {
  cells[cell] = piece;
  wind[cell] = wound;
}
