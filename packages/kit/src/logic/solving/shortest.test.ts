import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  BudgetSpent,
  cellPoint,
  createBudget,
  createRng,
  gridOf,
  neighbors4,
} from '@playgrove/kit/core';
import { aStar, breadthFirst, type SearchSpace } from './shortest.ts';

const grid = gridOf(9, 7);
const GOAL = grid.size - 1;

/** Walls on about a third of the cells; entering a cell costs its toll. */
function maze(seed: number): { space: SearchSpace<number, number>; toll: readonly number[] } {
  const rng = createRng(seed);
  const open = Array.from({ length: grid.size }, (_, cell) => cell === GOAL || rng.chance(0.7));
  const toll = open.map(() => 1 + rng.int(9));
  const space: SearchSpace<number, number> = {
    key: (cell) => cell,
    isGoal: (cell) => cell === GOAL,
    moves: (cell) =>
      neighbors4(grid, cell)
        .filter((to) => open[to])
        .map((to) => [to, to] as const),
    cost: (_, to) => toll[to] ?? 1,
    estimate: (cell) => {
      const [here, there] = [cellPoint(grid, cell), cellPoint(grid, GOAL)];
      return Math.abs(here.x - there.x) + Math.abs(here.y - there.y);
    },
  };
  return { space, toll };
}

/** Bellman-Ford by plain relaxation, the reference for both searches. */
function cheapestByRelaxing(
  space: SearchSpace<number, number>,
  priceOf: (to: number) => number,
): number {
  const cost = Array.from({ length: grid.size }, (_, cell) => (cell === 0 ? 0 : Infinity));
  for (let round = 0; round < grid.size; round += 1) {
    for (let cell = 0; cell < grid.size; cell += 1) {
      for (const [, to] of space.moves(cell)) {
        cost[to] = Math.min(cost[to] ?? Infinity, (cost[cell] ?? Infinity) + priceOf(to));
      }
    }
  }
  return cost[GOAL] ?? Infinity;
}

function expectWalkable(space: SearchSpace<number, number>, path: readonly number[]): void {
  let at = 0;
  for (const to of path) {
    expect([...space.moves(at)].map(([move]) => move)).toContain(to);
    at = to;
  }
  expect(at).toBe(GOAL);
}

test('on any maze, breadth first finds as few moves and A* as low a cost as relaxing all edges does', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const { space, toll } = maze(seed);
      const fewest = cheapestByRelaxing(space, () => 1);
      const cheapest = cheapestByRelaxing(space, (to) => toll[to] ?? 1);
      const short = breadthFirst(space, 0, createBudget('short', 1000));
      const cheap = aStar(space, 0, createBudget('cheap', 1000));
      if (fewest === Infinity) {
        expect([short, cheap]).toEqual([undefined, undefined]);
        return;
      }
      expectWalkable(space, short ?? []);
      expectWalkable(space, cheap ?? []);
      expect(short).toHaveLength(fewest);
      expect((cheap ?? []).reduce((sum, to) => sum + (toll[to] ?? 1), 0)).toBe(cheapest);
    }),
    { numRuns: 60, seed: 4 },
  );
});

test('starting on the goal needs no moves', () => {
  const { space } = maze(1);
  expect(breadthFirst(space, GOAL, createBudget('none', 1))).toEqual([]);
  expect(aStar(space, GOAL, createBudget('none', 1))).toEqual([]);
});

test('an infinite graph stops at the budget', () => {
  const endless: SearchSpace<number, '+'> = {
    key: (at) => at,
    isGoal: () => false,
    moves: (at) => [['+', at + 1]],
  };
  expect(() => breadthFirst(endless, 0, createBudget('count', 500))).toThrow(BudgetSpent);
  expect(() => aStar(endless, 0, createBudget('count', 500))).toThrow('count: budget of 500');
});

test('a good estimate visits fewer positions than none', () => {
  const open = maze(1).space;
  const free: SearchSpace<number, number> = {
    key: open.key,
    isGoal: open.isGoal,
    moves: (cell) => neighbors4(grid, cell).map((to) => [to, to] as const),
  };
  const plain = createBudget('plain', 1000);
  const guided = createBudget('guided', 1000);
  aStar(free, 0, plain);
  aStar({ ...free, estimate: (cell) => open.estimate?.(cell) ?? 0 }, 0, guided);
  expect(guided.left).toBeGreaterThan(plain.left);
});
