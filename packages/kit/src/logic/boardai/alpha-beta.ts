import { BudgetSpent, createBudget, type Budget } from '@playgrove/kit/core';
import type { BoardGame, Limit, Thought } from './game.ts';

/** A move with its exact value to the side that makes it. */
export type Ranked<M> = { readonly move: M; readonly value: number };

type Bound = 'exact' | 'least' | 'most';
type Entry = {
  readonly depth: number;
  readonly value: number;
  readonly bound: Bound;
  /** The index of the best move among the position's moves. */
  readonly best: number;
};

/** The most positions remembered in one search; after that, new ones are not stored. */
const MAX_REMEMBERED = 200_000;

/** Alpha-beta over one game, with a table of positions that stays from one depth to the next. */
class Reader<P, M> {
  readonly #game: BoardGame<P, M>;
  readonly #budget: Budget;
  readonly #table = new Map<string | number, Entry>();
  /** Whether the last search stopped anywhere before the end of the game. */
  stopped = false;

  constructor(game: BoardGame<P, M>, budget: Budget) {
    this.#game = game;
    this.#budget = budget;
  }

  /** The value of `move` to the side that makes it, exact between `low` and `high`. */
  along(at: P, move: M, depth: number, low: number, high: number): number {
    const next = this.#game.after(at, move);
    if (this.#game.mover(next) === this.#game.mover(at)) return this.value(next, depth, low, high);
    // Not a sign: that would turn a draw into −0.
    return 0 - this.value(next, depth, -high, -low);
  }

  /** The value of `at` to the side to move, exact between `low` and `high`, `depth` plies ahead. */
  value(at: P, depth: number, low: number, high: number): number {
    this.#budget.spend();
    const game = this.#game;
    const moves = game.moves(at);
    if (moves.length === 0 || depth <= 0) {
      if (moves.length > 0) this.stopped = true;
      return game.mover(at) === 0 ? game.worth(at) : 0 - game.worth(at);
    }
    const key = game.key?.(at);
    const known = key === undefined ? undefined : this.#table.get(key);
    if (known && known.depth >= depth && settles(known, low, high)) {
      if (known.depth !== Infinity) this.stopped = true;
      return known.value;
    }
    return this.#read(at, moves, depth, low, high, key, known?.best ?? 0);
  }

  #read(
    at: P,
    moves: readonly M[],
    depth: number,
    low: number,
    high: number,
    key: string | number | undefined,
    first: number,
  ): number {
    const before = this.stopped;
    this.stopped = false;
    let value = -Infinity;
    let best = first;
    for (let turn = 0; turn < moves.length; turn += 1) {
      // The best move of an earlier search goes first; the others stay in order.
      const index = turn === 0 ? first : turn <= first ? turn - 1 : turn;
      const reached = this.along(at, moves[index] as M, depth - 1, Math.max(low, value), high);
      if (reached > value) {
        value = reached;
        best = index;
      }
      if (value >= high) break;
    }
    const bound: Bound = value >= high ? 'least' : value <= low ? 'most' : 'exact';
    if (key !== undefined && (this.#table.size < MAX_REMEMBERED || this.#table.has(key))) {
      this.#table.set(key, { depth: this.stopped ? depth : Infinity, value, bound, best });
    }
    this.stopped ||= before;
    return value;
  }
}

function settles({ bound, value }: Entry, low: number, high: number): boolean {
  return bound === 'exact' || (bound === 'least' ? value >= high : value <= low);
}

/**
 * Searches deeper and deeper: calls `round` for each depth until the game is solved or the budget
 * is spent.
 */
function deepen<P, M>(
  game: BoardGame<P, M>,
  { nodes, depth = Infinity }: Limit,
  round: (reader: Reader<P, M>, depth: number) => void,
): { depth: number; nodes: number; sure: boolean } {
  // The first ply is always finished, so that there is an answer.
  round(new Reader(game, createBudget('first ply', Number.MAX_SAFE_INTEGER)), 0);
  const budget = createBudget('board thinking', nodes);
  const reader = new Reader(game, budget);
  let read = 1;
  let sure = false;
  try {
    for (let ahead = 0; ahead < depth && !sure; ahead += 1) {
      reader.stopped = false;
      round(reader, ahead);
      read = ahead + 1;
      sure = !reader.stopped;
    }
  } catch (error) {
    if (!(error instanceof BudgetSpent)) throw error;
  }
  return { depth: read, nodes: nodes - budget.left, sure };
}

/**
 * The best move: iterative deepening alpha-beta until the nodes are spent, with a table of
 * positions if the game has keys. The same position and limit give the same answer.
 *
 * ```ts
 * const thought = think(game, position, { nodes: 20_000, depth: 6 });
 * if (thought) play(thought.move);
 * ```
 *
 * @returns undefined if the game is over
 */
export function think<P, M>(game: BoardGame<P, M>, at: P, limit: Limit): Thought<M> | undefined {
  let order = [...game.moves(at)];
  const [first] = order;
  if (first === undefined) return undefined;
  let found: Ranked<M> = { move: first, value: -Infinity };
  const result = deepen(game, limit, (reader, ahead) => {
    let here: Ranked<M> | undefined;
    for (const move of order) {
      const low = here?.value ?? -Infinity;
      const value = reader.along(at, move, ahead, low, Infinity);
      if (here && value <= low) continue;
      here = { move, value };
      // The best move so far was searched first, so even part of a round only improves the result.
      found = here;
    }
    order = [found.move, ...order.filter((move) => move !== found.move)];
  });
  return { ...found, ...result };
}

/**
 * Every move with its value, best first. More expensive than `think`: for hints, for rivals that
 * make deliberate mistakes and for puzzles with exactly one answer. Equal moves stay in the game's
 * order.
 * @returns the moves as of the last finished depth, and whether that is exact
 */
export function rank<P, M>(
  game: BoardGame<P, M>,
  at: P,
  limit: Limit,
): { readonly moves: readonly Ranked<M>[]; readonly depth: number; readonly sure: boolean } {
  let moves: readonly Ranked<M>[] = game.moves(at).map((move) => ({ move, value: 0 }));
  if (moves.length === 0) return { moves, depth: 0, sure: true };
  const { depth, sure } = deepen(game, limit, (reader, ahead) => {
    const read = moves.map(({ move }) => ({
      move,
      value: reader.along(at, move, ahead, -Infinity, Infinity),
    }));
    moves = read.toSorted((one, other) => other.value - one.value);
  });
  return { moves, depth, sure };
}

/**
 * How much less a move is worth than the best one, to the side that makes it: for telling players
 * which of their moves to look at again.
 * @param move one of `game.moves(at)`
 * @returns the best move and the difference as of the last finished depth; undefined if no depth
 *   of at least two plies was finished
 */
export function compare<P, M>(
  game: BoardGame<P, M>,
  at: P,
  move: M,
  limit: Limit,
): { readonly best: Ranked<M>; readonly lost: number } | undefined {
  let order = [...game.moves(at)];
  let found: { readonly best: Ranked<M>; readonly lost: number } | undefined;
  deepen(game, limit, (reader, ahead) => {
    let best: Ranked<M> = { move, value: -Infinity };
    for (const other of order) {
      const value = reader.along(at, other, ahead, best.value, Infinity);
      if (value > best.value) best = { move: other, value };
    }
    order = [best.move, ...order.filter((other) => other !== best.move)];
    const value =
      best.move === move ? best.value : reader.along(at, move, ahead, -Infinity, best.value);
    if (ahead > 0) found = { best, lost: Math.max(0, best.value - value) };
  });
  return found;
}
