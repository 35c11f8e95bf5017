import { expect, test } from 'vitest';
import { cellIndex, cellPoint, gridOf, neighbors4, neighbors8 } from './grid.ts';

const grid = gridOf(4, 3);

test('cells count along rows and come back as points', () => {
  for (let cell = 0; cell < grid.size; cell += 1) {
    const { x, y } = cellPoint(grid, cell);
    expect(cellIndex(grid, x, y)).toBe(cell);
  }
  expect(cellIndex(grid, 3, 2)).toBe(11);
});

test('outside the grid, and between cells, there is no cell', () => {
  for (const [x, y] of [
    [-1, 0],
    [4, 0],
    [0, 3],
    [0, -1],
    [0.5, 1],
    [NaN, 0],
  ] as const) {
    expect(cellIndex(grid, x, y)).toBe(-1);
  }
  expect(neighbors4(grid, 12)).toEqual([]);
  expect(neighbors8(grid, -1)).toEqual([]);
});

test('neighbors do not wrap around the edges', () => {
  expect(neighbors4(grid, 5)).toEqual([1, 6, 9, 4]);
  expect(neighbors4(grid, 3)).toEqual([7, 2]);
  expect(neighbors8(grid, 4)).toEqual([0, 1, 5, 9, 8]);
  expect(neighbors8(grid, 5)).toHaveLength(8);
});

test('being neighbors is mutual', () => {
  for (const near of [neighbors4, neighbors8]) {
    for (let cell = 0; cell < grid.size; cell += 1) {
      for (const other of near(grid, cell)) expect(near(grid, other)).toContain(cell);
    }
  }
});

test('a grid without a whole, positive size throws', () => {
  expect(() => gridOf(0, 3)).toThrow(RangeError);
  expect(() => gridOf(3, 2.5)).toThrow('3 by 2.5');
});
