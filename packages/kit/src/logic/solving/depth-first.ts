import type { Budget } from '@playgrove/kit/core';
import type { SearchSpace } from './shortest.ts';

/**
 * A path from `start` to a goal, not the shortest: for spaces too wide for `breadthFirst`. Tries
 * moves in the order of the space; visits a position again only if it is reached in fewer moves.
 * Spends one step of the budget for each visited position.
 * @param deepest the most moves of a path
 * @returns undefined if there is no goal within that depth
 * @throws BudgetSpent
 */
export function depthFirst<Position, Move>(
  space: SearchSpace<Position, Move>,
  start: Position,
  budget: Budget,
  deepest = 10_000,
): readonly Move[] | undefined {
  /** By position: the number of moves at its last visit. It is visited again with fewer. */
  const seen = new Map([[space.key(start), 0]]);
  const way: {
    readonly move: Move | undefined;
    readonly rest: Iterator<readonly [Move, Position]>;
  }[] = [];
  const enter = (move: Move | undefined, position: Position): boolean => {
    budget.spend();
    way.push({ move, rest: space.moves(position)[Symbol.iterator]() });
    return space.isGoal(position);
  };
  if (enter(undefined, start)) return [];
  for (let last = way.at(-1); last; last = way.at(-1)) {
    const next = way.length > deepest ? undefined : last.rest.next();
    if (!next || next.done) {
      way.pop();
      continue;
    }
    const [move, position] = next.value;
    const key = space.key(position);
    if ((seen.get(key) ?? Infinity) <= way.length) continue;
    seen.set(key, way.length);
    if (enter(move, position)) return way.slice(1).map((step) => step.move as Move);
  }
  return undefined;
}
