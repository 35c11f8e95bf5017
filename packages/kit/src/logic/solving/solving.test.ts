import { createBudget } from '@playgrove/kit/core';
import { describe, expect, it } from 'vitest';
import {
  allDifferent,
  bitCount,
  depthFirst,
  exactCover,
  fillDomains,
  lowestBit,
  openPack,
  propagate,
  sealPack,
  type Constraint,
  type SearchSpace,
} from './index.ts';

/** n queens: each rank and file once, each diagonal at most once. */
function queens(n: number): ReturnType<typeof exactCover> {
  const rows = Array.from({ length: n * n }, (_, cell) => {
    const [x, y] = [cell % n, Math.floor(cell / n)];
    return [y, n + x, 2 * n + x + y, 2 * n + (2 * n - 1) + (x - y + n - 1)];
  });
  return exactCover(2 * n, rows, 2 * (2 * n - 1));
}

const steps = (count = 100_000): ReturnType<typeof createBudget> => createBudget('test', count);

describe('exactCover', () => {
  it('finds the one cover of the table in the paper', () => {
    const rows = [
      [2, 4, 5],
      [0, 3, 6],
      [1, 2, 5],
      [0, 3],
      [1, 6],
      [3, 4, 6],
    ];
    const [only, ...more] = exactCover(7, rows).solutions({ limit: 9, budget: steps() });
    expect([...(only ?? [])].sort()).toEqual([0, 3, 4]);
    expect(more).toEqual([]);
  });

  it('counts the known number of queens solutions', () => {
    const counts = [1, 2, 3, 4, 5, 6, 7, 8].map((n) =>
      queens(n).count({ limit: 1000, budget: steps() }),
    );
    expect(counts).toEqual([1, 0, 0, 2, 10, 4, 40, 92]);
  });

  it('stops at the limit and restores its table', () => {
    const board = queens(8);
    expect(board.count({ limit: 2, budget: steps() })).toBe(2);
    expect(board.count({ limit: 0, budget: steps() })).toBe(0);
    expect(board.count({ limit: 1000, budget: steps() })).toBe(92);
  });

  it('includes given rows, and reports if they conflict', () => {
    const board = queens(8);
    const corner = board.solutions({ given: [0], limit: 99, budget: steps() });
    expect(corner).toHaveLength(4);
    expect(corner.every((rows) => rows[0] === 0 && rows.length === 8)).toBe(true);
    expect(board.count({ given: [0, 9], limit: 99, budget: steps() })).toBe(0);
    expect(board.count({ limit: 1000, budget: steps() })).toBe(92);
  });

  it('throws when the budget is spent, and restores its table', () => {
    const board = queens(8);
    expect(() => board.count({ limit: 1000, budget: createBudget('queens', 50) })).toThrow(
      'queens: budget of 50 steps spent',
    );
    expect(board.count({ limit: 1000, budget: steps() })).toBe(92);
  });

  it.each([
    ['a column that there is not', [[0, 2]], 'row 0: there is no column 2, only 0 to 1'],
    ['a column twice', [[1], [1, 1]], 'row 1: names column 1 twice'],
  ])('refuses a row that names %s', (_, rows, message) => {
    expect(() => exactCover(2, rows)).toThrow(message);
  });

  it('refuses a given row that does not exist', () => {
    const table = exactCover(1, [[0]]);
    expect(() => table.count({ given: [1], limit: 1, budget: steps() })).toThrow('no row 1');
  });
});

describe('domains', () => {
  it('counts and finds bits', () => {
    expect([0, 1, 0b1011, 0xffffffff].map(bitCount)).toEqual([0, 1, 3, 32]);
    expect([0, 1, 0b1000, 0x80000000].map(lowestBit)).toEqual([-1, 0, 3, 31]);
  });

  it('draws conclusions without branching', () => {
    const domains = Uint32Array.of(0b001, 0b011, 0b111);
    expect(propagate(domains, [allDifferent([0, 1, 2])], steps())).toBe(true);
    expect([...domains]).toEqual([0b001, 0b010, 0b100]);
  });

  it('detects contradictions', () => {
    const domains = Uint32Array.of(0b01, 0b11, 0b11);
    expect(propagate(domains, [allDifferent([0, 1, 2])], steps())).toBe(false);
  });

  it('finds every solution, up to the limit', () => {
    const domains = new Uint32Array(4).fill(0b1111);
    const all = [allDifferent([0, 1, 2, 3])];
    const found = fillDomains(domains, all, 100, steps());
    expect(new Set(found.map(String)).size).toBe(24);
    expect(fillDomains(domains, all, 5, steps())).toHaveLength(5);
    expect([...domains]).toEqual([15, 15, 15, 15]);
  });

  it('takes custom constraints', () => {
    /** The second is twice the first. */
    const twice: Constraint = {
      over: [0, 1],
      narrow(domains) {
        const [one = 0, other = 0] = domains;
        const values = [...Array(16).keys()];
        const ones = values.filter((v) => (one >> v) & 1 && (other >> (2 * v)) & 1);
        domains[0] = ones.reduce((mask, v) => mask | (1 << v), 0);
        domains[1] = ones.reduce((mask, v) => mask | (1 << (2 * v)), 0);
        return ones.length > 0;
      },
    };
    const found = fillDomains(Uint32Array.of(0xff, 0xff), [twice], 100, steps());
    expect(found.map(String)).toEqual(['0,0', '1,2', '2,4', '3,6']);
  });

  it('throws when the budget is spent', () => {
    const domains = new Uint32Array(8).fill(0xff);
    const rule = allDifferent([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(() => fillDomains(domains, [rule], 1e9, createBudget('fill', 60))).toThrow(
      'fill: budget',
    );
  });
});

describe('depthFirst', () => {
  /** Doubling and adding three, from 1. */
  const numbers = (goal: number): SearchSpace<number, string> => ({
    key: (position) => position,
    isGoal: (position) => position === goal,
    moves: (position) =>
      position > 60
        ? []
        : [
            ['double', position * 2],
            ['add', position + 3],
          ],
  });
  const walk = (moves: readonly string[]): number =>
    moves.reduce((at, move) => (move === 'add' ? at + 3 : at * 2), 1);

  it('finds a path', () => {
    const way = depthFirst(numbers(23), 1, steps());
    expect(walk(way ?? [])).toBe(23);
  });

  it('returns an empty path at the goal', () => {
    expect(depthFirst(numbers(1), 1, steps())).toEqual([]);
  });

  it('returns undefined if there is none', () => {
    expect(depthFirst(numbers(9), 1, steps())).toBeUndefined();
  });

  it('goes no deeper than its limit, and still finds what is within it', () => {
    expect(depthFirst(numbers(23), 1, steps(), 4)).toBeUndefined();
    const five = depthFirst(numbers(23), 1, steps(), 5);
    expect(walk(five ?? [])).toBe(23);
    expect(five).toHaveLength(5);
  });

  it('throws when the budget is spent', () => {
    expect(() => depthFirst(numbers(9), 1, createBudget('walk', 5))).toThrow('walk: budget');
  });
});

describe('packs', () => {
  const maker = { maker: 'river/hard', solver: 3 };
  const pack = sealPack(maker, [4, 8, 15], () => undefined);

  it('return the verified seeds', () => {
    expect(openPack(pack, maker)).toEqual([4, 8, 15]);
  });

  it('are not sealed with a failing or duplicate level', () => {
    const odd = (seed: number): string | undefined =>
      seed % 2 === 1 ? 'two solutions' : undefined;
    expect(() => sealPack(maker, [4, 15], odd)).toThrow('river/hard: seed 15: two solutions');
    expect(() => sealPack(maker, [4, 4], odd)).toThrow('seed 4 is there twice');
  });

  it.each([
    ['changed seeds', { ...pack, seeds: [4, 8, 16] }, 'not verified'],
    ['more seeds', { ...pack, seeds: [4, 8, 15, 16] }, 'not verified'],
    ['no seeds', { ...pack, seeds: [] }, 'no seeds'],
    ['another solver', { ...pack, solver: 2 }, 'verified by solver 2, now it is 3'],
    ['another maker', { ...pack, maker: 'river/easy' }, 'made for something else'],
  ])('are refused with %s', (_, broken, message) => {
    expect(() => openPack(broken, maker)).toThrow(message);
  });
});
