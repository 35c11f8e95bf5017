import { expect, test } from 'vitest';
import { cellPoint, gridOf, neighbors4 } from './grid.ts';

const grid = gridOf(4, 3);

test('cells count along rows and come back as points', () => {
  for (let cell = 0; cell < grid.size; cell += 1) {
    const { x, y } = cellPoint(grid, cell);
    expect(y * 4 + x).toBe(cell);
  }
  expect(cellPoint(grid, 11)).toEqual({ x: 3, y: 2 });
});

test('a number that is no cell has no neighbors', () => {
  expect(neighbors4(grid, 12)).toEqual([]);
  expect(neighbors4(grid, -1)).toEqual([]);
});

test('neighbors do not wrap around the edges', () => {
  expect(neighbors4(grid, 5)).toEqual([1, 6, 9, 4]);
  expect(neighbors4(grid, 3)).toEqual([7, 2]);
  expect(grid.around[4]).toEqual([0, 1, 5, 9, 8]);
  expect(grid.around[5]).toHaveLength(8);
});

test('being neighbors is mutual', () => {
  for (const near of [grid.adjacent, grid.around]) {
    for (const [cell, others] of near.entries()) {
      for (const other of others) expect(near[other]).toContain(cell);
    }
  }
});

test('a grid without a whole, positive size throws', () => {
  expect(() => gridOf(0, 3)).toThrow(RangeError);
  expect(() => gridOf(3, 2.5)).toThrow('3 by 2.5');
});
