import type { Hint, Mind } from '@playgrove/kit/contract';
import { thawed, written, type Board } from './rules/board.ts';
import { leapsFrom, repacked, perform, tap, unpacked, type Leap } from './rules/leaps.ts';
import { lengthOf, planFrom, shortened } from './rules/plan.ts';
import { search } from './rules/search.ts';
import { turns } from './rules/greedy.ts';
import { COLUMNS, isWon, movesFrom, type Input, type State } from './rules/table.ts';
import { finishing } from './rules/finish.ts';

/** Positions opened for one plan at first: a second on a slow phone, and off the page's own thread. */
const BUDGET = 12_000;

/** Draws that a hint asks for without looking whether something nearer wins as well. */
const PATIENCE = 2;
/** How many nearer moves are looked at, and the positions opened for each. */
const NEARER = 4;
const LOOK = 2000;

/**
 * The way to the win that was advised last, and the positions on it. Searched again for every
 * position, advice may go to and fro. A way is left only for a shorter one, so that who follows
 * comes nearer with every step; who goes a way of their own gets a new one.
 */
let way: readonly Leap[] = [];
const places = new Map<string, { readonly at: number; readonly taps: number }>();
/** The leap of that way for which nearer ones have been looked at. */
let compared = -1;

/** The next move of a real solution from here, or the honest word that none was found. */
export const mind: Mind<State, Input> = {
  hint(state): Hint<Input> | undefined {
    if (isWon(state)) return undefined;
    if (finishing(state)) return { say: 'hint.finish', input: { kind: 'finish' } };
    if (!places.has(keyOf(state, state.draw))) {
      const found = planFrom(state, BUDGET);
      if (found.kind !== 'won') return { say: `hint.${found.kind}` };
      follow(state, found.leaps);
    }
    shorten(state);
    preferTable(state);
    const [next] = left(state);
    return next && advice(next);
  },
};

const keyOf = (board: Board, draw: number): string => draw + written(board);

/** What is left of the way. */
function left(state: State): readonly Leap[] {
  const place = places.get(keyOf(state, state.draw));
  if (!place) return [];
  const [leap, ...rest] = way.slice(place.at);
  return leap ? [{ ...leap, taps: place.taps }, ...rest] : [];
}

function follow(state: State, leaps: readonly Leap[]): void {
  const { draw } = state;
  const board = thawed(state);
  places.clear();
  way = leaps;
  compared = -1;
  leaps.forEach((leap, at) => {
    for (let { taps } = leap; taps > 0; taps -= 1) {
      places.set(keyOf(board, draw), { at, taps });
      tap(board, draw);
    }
    places.set(keyOf(board, draw), { at, taps: 0 });
    perform(board, repacked({ ...leap, taps: 0 }), draw);
  });
}

/**
 * Where many draws are due: a move with fewer draws before it, if that is a shorter way. A search
 * goes straight for its own, however long the way through the stock, while people see a card that fits.
 */
function shorten(state: State): void {
  const { draw } = state;
  const place = places.get(keyOf(state, draw));
  if (!place || place.taps <= PATIENCE || place.at === compared) return;
  compared = place.at;
  let best = left(state);
  // The last is the most natural one.
  const sooner = leapsFrom(thawed(state), draw)
    .reverse()
    .map(unpacked)
    .filter(({ taps }) => taps < place.taps)
    .sort((a, b) => a.taps - b.taps)
    .slice(0, NEARER);
  for (const leap of sooner) {
    const board = thawed(state);
    perform(board, repacked(leap), draw);
    const found = search({ ...board, draw }, LOOK);
    if (found.kind !== 'won') continue;
    const leaps = shortened(state, [leap, ...found.leaps]);
    if (lengthOf(leaps) < lengthOf(best)) best = leaps;
  }
  if (lengthOf(best) < lengthOf(left(state))) follow(state, best);
}

/** Moves that turn a card over and were found to lead nowhere, by position; as many as one deal can have. */
const hopeless = new Set<string>();
const MAX_HOPELESS = 200;

/**
 * Where a draw is due: a move on the table that turns a card over, if the deal can still be won after
 * it. Any player sees that move first. Cards face down grow fewer with each, so it never goes in circles.
 */
function preferTable(state: State): void {
  const [next] = left(state);
  if (!next || next.taps === 0) return;
  const { draw, columns, homes, talon, drawn } = state;
  let best: readonly Leap[] | undefined;
  for (const move of movesFrom(state)) {
    if (move.from >= COLUMNS || move.to >= COLUMNS || !turns(state, move)) continue;
    const key = JSON.stringify([draw, columns, homes, talon, drawn, move]);
    if (hopeless.has(key)) continue;
    const leap: Leap = { taps: 0, from: move.from, count: move.count, to: move.to };
    const board = thawed(state);
    perform(board, repacked(leap), draw);
    const found = search({ ...board, draw }, LOOK);
    if (found.kind !== 'won') {
      if (hopeless.size >= MAX_HOPELESS) hopeless.clear();
      hopeless.add(key);
      continue;
    }
    const leaps = [leap, ...shortened({ ...board, draw }, found.leaps)];
    if (!best || lengthOf(leaps) < lengthOf(best)) best = leaps;
  }
  if (best) follow(state, best);
}

function advice({ taps, from, count, to }: Leap): Hint<Input> {
  if (taps > 0) return { say: 'hint.draw', values: { taps }, input: { kind: 'draw' } };
  const say = to >= 7 ? 'hint.home' : from >= 7 && from < 11 ? 'hint.back' : 'hint.move';
  return {
    say,
    at: [
      { x: from, y: 0 },
      { x: to, y: 0 },
    ],
    input: { kind: 'move', from, count, to },
  };
}
