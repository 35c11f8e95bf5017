import type { Budget } from '@playgrove/kit/core';

/** A puzzle as a graph: positions joined by moves. */
export interface SearchSpace<Position, Move> {
  /** Equal exactly if the search should treat two positions as the same. */
  key(position: Position): string | number;
  isGoal(position: Position): boolean;
  /** Every move from here and its result. */
  moves(position: Position): Iterable<readonly [move: Move, to: Position]>;
  /** The cost of a move, default 1; not negative. Ignored by `breadthFirst`. */
  cost?(position: Position, move: Move): number;
  /** `aStar`: a lower bound on the cost to a goal from here, default 0. */
  estimate?(position: Position): number;
}

type Step<Position, Move> = {
  readonly position: Position;
  readonly move: Move | undefined;
  readonly before: Step<Position, Move> | undefined;
};

/**
 * The fewest moves from `start` to a goal; empty if `start` is one.
 * Spends one step of the budget for each visited position.
 * @returns undefined if no goal can be reached
 * @throws BudgetSpent
 */
export function breadthFirst<Position, Move>(
  space: SearchSpace<Position, Move>,
  start: Position,
  budget: Budget,
): readonly Move[] | undefined {
  const seen = new Set([space.key(start)]);
  let layer: Step<Position, Move>[] = [{ position: start, move: undefined, before: undefined }];
  while (layer.length > 0) {
    const next: Step<Position, Move>[] = [];
    for (const step of layer) {
      budget.spend();
      if (space.isGoal(step.position)) return movesTo(step);
      for (const [move, position] of space.moves(step.position)) {
        const key = space.key(position);
        if (seen.has(key)) continue;
        seen.add(key);
        next.push({ position, move, before: step });
      }
    }
    layer = next;
  }
  return undefined;
}

type Open<Position, Move> = Step<Position, Move> & {
  readonly cost: number;
  readonly bound: number;
  readonly order: number;
};

/**
 * The cheapest moves from `start` to a goal, as long as `estimate` never overestimates.
 * Ties go to the position nearest a goal, then to the one found first, so the answer is always the
 * same.
 * Spends one step of the budget for each visited position.
 * @returns undefined if no goal can be reached
 * @throws BudgetSpent
 */
export function aStar<Position, Move>(
  space: SearchSpace<Position, Move>,
  start: Position,
  budget: Budget,
): readonly Move[] | undefined {
  const estimate = (position: Position): number => space.estimate?.(position) ?? 0;
  const cheapest = new Map<string | number, number>([[space.key(start), 0]]);
  const open: Open<Position, Move>[] = [];
  let found = 0;
  const add = (
    position: Position,
    cost: number,
    move?: Move,
    before?: Step<Position, Move>,
  ): void => {
    const bound = cost + estimate(position);
    push(open, { position, move, before, cost, bound, order: found });
    found += 1;
  };
  add(start, 0);
  for (let step = pop(open); step; step = pop(open)) {
    if (step.cost > (cheapest.get(space.key(step.position)) ?? Infinity)) continue;
    budget.spend();
    if (space.isGoal(step.position)) return movesTo(step);
    for (const [move, position] of space.moves(step.position)) {
      const cost = step.cost + (space.cost?.(step.position, move) ?? 1);
      const key = space.key(position);
      if (cost >= (cheapest.get(key) ?? Infinity)) continue;
      cheapest.set(key, cost);
      add(position, cost, move, step);
    }
  }
  return undefined;
}

function movesTo<Position, Move>(end: Step<Position, Move>): Move[] {
  const moves: Move[] = [];
  for (let step = end; step.before; step = step.before) moves.push(step.move as Move);
  return moves.reverse();
}

type Ranked = { readonly cost: number; readonly bound: number; readonly order: number };

function isBefore(a: Ranked, b: Ranked): boolean {
  if (a.bound !== b.bound) return a.bound < b.bound;
  if (a.cost !== b.cost) return a.cost > b.cost;
  return a.order < b.order;
}

/** A binary heap in an array: parent of `i` at `(i − 1) / 2`. */
function push<T extends Ranked>(heap: T[], item: T): void {
  let at = heap.length;
  heap.push(item);
  while (at > 0) {
    const above = (at - 1) >> 1;
    const parent = heap[above] as T;
    if (!isBefore(item, parent)) break;
    heap[at] = parent;
    at = above;
  }
  heap[at] = item;
}

function pop<T extends Ranked>(heap: T[]): T | undefined {
  const top = heap[0];
  const last = heap.pop();
  if (top === undefined || last === undefined || heap.length === 0) return top;
  let at = 0;
  for (let below = 1; below < heap.length; below = 2 * at + 1) {
    const right = heap[below + 1];
    const child = right && isBefore(right, heap[below] as T) ? below + 1 : below;
    if (!isBefore(heap[child] as T, last)) break;
    heap[at] = heap[child] as T;
    at = child;
  }
  heap[at] = last;
  return top;
}
