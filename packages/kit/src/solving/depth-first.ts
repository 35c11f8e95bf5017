import type { Budget } from '@playgrove/kit/rules';
import type { SearchSpace } from './shortest.ts';

/**
 * Some way from `start` to a goal, not the shortest: for spaces too wide for `breadthFirst`.
 * Moves are tried in the order the space names them; a position is looked at again only when
 * it is reached in fewer moves.
 * Spends one step of the budget for each position looked at.
 * @param deepest the most moves a way may have
 * @returns nothing when no goal was found within that depth
 * @throws BudgetSpent
 */
export function depthFirst<Position, Move>(
  space: SearchSpace<Position, Move>,
  start: Position,
  budget: Budget,
  deepest = 10_000,
): readonly Move[] | undefined {
  /** By position: at how many moves it was looked at. Seen again nearer the start, it is looked at again. */
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
