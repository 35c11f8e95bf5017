import { factsOf, type Board } from './board.ts';

export type Search = {
  /** Up to two. */
  readonly routes: readonly (readonly number[])[];
  /** Positions looked at: how much there is to think about. Past the budget nothing is proven. */
  readonly looks: number;
};

/** Every route of a board, or the first two: proves that there is just one. */
export function routesOf(board: Board, budget: number): Search {
  const { links, houses } = factsOf(board);
  const { path, stops } = board;
  const last = stops.at(-1) ?? -1;
  const used = links.map((near) => near.length === 0);
  const marks = links.map(() => 0);
  const route: number[] = [];
  const routes: number[][] = [];
  const stack: number[] = [];
  let [looks, mark] = [0, 0];

  /** Whether each free cell can be entered and left, and all of them and the next house be reached. */
  const hopeful = (head: number, next: number): boolean => {
    for (const cell of path) {
      if (used[cell]) continue;
      let ways = 0;
      for (const near of links[cell] ?? []) if (!used[near] || near === head) ways += 1;
      if (ways < (cell === last ? 1 : 2)) return false;
    }
    return flood(head, 0) === path.length - route.length && flood(head, next) < 0;
  };
  /** Free cells within reach; −1 if it meets the house `goal`, which other houses hide. */
  const flood = (head: number, goal: number): number => {
    let count = 0;
    mark += 1;
    stack.push(head);
    for (let cell = stack.pop(); cell !== undefined; cell = stack.pop())
      for (const near of links[cell] ?? []) {
        if (used[near] || marks[near] === mark) continue;
        marks[near] = mark;
        count += 1;
        const house = houses[near] ?? -1;
        if (goal > 0 && house === goal) {
          stack.length = 0;
          return -1;
        }
        if (goal === 0 || house < 0) stack.push(near);
      }
    return count;
  };
  const go = (head: number, next: number): void => {
    if (routes.length > 1 || (looks += 1) > budget) return;
    used[head] = true;
    route.push(head);
    if (route.length === path.length) routes.push([...route]);
    else if (hopeful(head, next))
      for (const to of links[head] ?? []) {
        const house = houses[to] ?? -1;
        if (used[to] || (house >= 0 && house !== next)) continue;
        if (to === last && route.length < path.length - 1) continue;
        go(to, house < 0 ? next : next + 1);
      }
    route.pop();
    used[head] = false;
  };
  go(stops[0] ?? 0, 1);
  return { routes, looks };
}
