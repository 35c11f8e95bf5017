import {
  besides,
  chainOf,
  EMPTY,
  isPiece,
  reachOf,
  tierOf,
  windingsOf,
  type Grid,
} from './pieces.ts';
import { shake } from './play.ts';
import { dropsOf, leftIn, pairsOf, seatFor, twinsOf, type Input, type State } from './state.ts';

/** Part of the bench at which a careful player merges whatever goes before the next part. */
const RESERVE = 0.17;
/** Part of the bench that is free when it begins to be crowded. */
const CROWDED = 0.5;

/** How far a careful player thinks to make room, in moves and in benches. */
const STEPS = 4;
const MAX_BENCHES = 600;

type Tops = ReadonlyMap<number, number>;

/**
 * What a careful player does next: hand over, merge toward an order, drop the next part on its
 * like, clear the way for a pair, and only then take a part.
 */
export function choose(state: State): Input | undefined {
  const { cells } = state;
  const from = cells.findIndex((piece) => seatFor(state, piece) >= 0);
  if (from >= 0) return { act: 'give', from, seat: seatFor(state, cells[from] ?? EMPTY) };
  const tops = highest(state);
  return (
    merge(state, (piece) => isUseful(piece, tops), tops) ??
    drop(state, tops) ??
    clear(state, (piece) => isUseful(piece, tops), 1) ??
    (freeOf(cells) < cells.length * CROWDED ? tidy(state, tops) : undefined) ??
    (freeOf(cells) > cells.length * RESERVE ? draw(state) : undefined) ??
    merge(state, () => true, tops) ??
    clear(state, () => true, STEPS) ??
    draw(state) ??
    dropAny(state)
  );
}

/** On a crowded bench, pairs that nobody waits for are merged too, as far as orders go. */
function tidy(state: State, tops: Tops): Input | undefined {
  const most = Math.max(...tops.values());
  return merge(state, (piece) => tierOf(piece) < most, tops);
}

/** The highest tier that somebody waits for, by chain. */
function highest(state: State): Tops {
  const tops = new Map<number, number>();
  for (const want of state.seats.flatMap((order) => order?.wants ?? []))
    if (want > 0) tops.set(chainOf(want), Math.max(tierOf(want), tops.get(chainOf(want)) ?? 0));
  return tops;
}

const isUseful = (piece: number, tops: Tops): boolean =>
  tierOf(piece) < (tops.get(chainOf(piece)) ?? 0);

const freeOf = (cells: readonly number[]): number =>
  cells.reduce((sum, content) => sum + Number(content === EMPTY), 0);

/** The best pair that can be merged, at the better of its two places. */
function merge(state: State, isFit: (piece: number) => boolean, tops: Tops): Input | undefined {
  let best: Input | undefined;
  let most = -Infinity;
  for (const [one, other] of pairsOf(state)) {
    const piece = state.cells[one] ?? EMPTY;
    if (!isFit(piece)) continue;
    const base = -tierOf(piece) * (isUseful(piece, tops) ? 0.5 : 10);
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const) {
      const worth = base + worthAt(state, to, from, tops);
      if (worth > most) [best, most] = [{ act: 'go', from, to }, worth];
    }
  }
  return best;
}

/** What a merge at a cell sets going. Parts that nobody needs only take room. */
function worthAt(state: State, at: number, from: number, tops: Tops): number {
  const bench = { ...state, cells: [...state.cells], wind: [...state.wind] };
  const { cells } = bench;
  let worth = besides(at, state).filter((cell) => cells[cell] === EMPTY).length * 0.3;
  const piece = (cells[at] ?? EMPTY) + 1;
  [cells[from], cells[at]] = [EMPTY, piece];
  [bench.wind[from], bench.wind[at]] = [0, windingsOf(piece)];
  let room = freeOf(cells);
  const { made, opened } = shake(bench, at);
  worth += opened.length * 3;
  for (const { piece: part, merges } of made) {
    room -= merges ? 0 : 1;
    const isWanted = merges || tops.has(chainOf(part));
    worth += !merges && room <= cells.length * RESERVE ? -2 : isWanted ? 2 : -0.5;
  }
  return worth;
}

/** The next part onto its like. */
function drop(state: State, tops: Tops): Input | undefined {
  const to = dropsOf(state).find((cell) => isUseful(state.cells[cell] ?? EMPTY, tops));
  return to !== undefined && leftIn(state) > 0 ? { act: 'draw', to } : undefined;
}

function dropAny(state: State): Input | undefined {
  const [to] = dropsOf(state);
  return to === undefined ? undefined : { act: 'draw', to };
}

/** The first of the fewest moves after which a pair has a way that has none now. */
function clear(state: State, isFit: (piece: number) => boolean, steps: number): Input | undefined {
  const { columns, cells } = state;
  if (!twinsOf(cells).some(([cell]) => isFit(cells[cell] ?? EMPTY))) return undefined;
  const known = new Set([cells.join()]);
  type Way = Grid & { readonly first: Input | undefined; readonly far: number };
  const ways: Way[] = [{ columns, cells, first: undefined, far: 0 }];
  for (const way of ways) {
    if (way.far === steps || known.size > MAX_BENCHES) break;
    for (const [from, piece] of way.cells.entries()) {
      if (!isPiece(piece)) continue;
      for (const to of reachOf(from, way)) {
        const after = { columns, cells: slid(way.cells, from, to) };
        const key = after.cells.join();
        if (known.has(key)) continue;
        known.add(key);
        const first = way.first ?? { act: 'go', from, to };
        if (pairsOf(after).some(([cell]) => isFit(after.cells[cell] ?? EMPTY))) return first;
        ways.push({ ...after, first, far: way.far + 1 });
      }
    }
  }
  return undefined;
}

function slid(cells: readonly number[], from: number, to: number): readonly number[] {
  const after = [...cells];
  [after[from], after[to]] = [EMPTY, after[from] ?? EMPTY];
  return after;
}

/** The next part to the free cell that keeps the most ways open. */
function draw(state: State): Input | undefined {
  const [next] = state.parts;
  if (next === undefined) return undefined;
  let best = -1;
  let most = -Infinity;
  for (const [to, content] of state.cells.entries()) {
    if (content !== EMPTY) continue;
    const worth = openness(state, to, next);
    if (worth > most) [best, most] = [to, worth];
  }
  return best < 0 ? undefined : { act: 'draw', to: best };
}

/** How well a bench stands with a part there: near its chain, and nothing walled in. */
function openness({ cells, columns }: State, at: number, part: number): number {
  const grid = { columns, cells: cells.with(at, part) };
  let worth = 0;
  for (const cell of besides(at, grid)) {
    const near = cells[cell] ?? EMPTY;
    if (near === EMPTY) worth -= 0.4;
    else if (isPiece(near) && chainOf(near) === chainOf(part)) worth += near === part ? 2 : 0.7;
  }
  for (const [cell, content] of grid.cells.entries())
    if (isPiece(content) && besides(cell, grid).every((one) => grid.cells[one] !== EMPTY))
      worth -= 1;
  return worth;
}
