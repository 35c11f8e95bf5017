import { describe, expect, it } from 'vitest';
import {
  hexAt,
  hexCenter,
  hexDistance,
  hexExists,
  hexFlood,
  hexGrid,
  hexLine,
  hexMove,
  hexReach,
  hexSide,
} from './index.ts';

const SHAPES = ([0, 1] as const).flatMap((shift) =>
  [false, true].map((short) => hexGrid({ columns: 5, rows: 6, shift, short })),
);
const cellsOf = (grid: (typeof SHAPES)[number]): number[] =>
  Array.from({ length: grid.count }, (_, cell) => cell).filter((cell) => hexExists(grid, cell));

describe.each(SHAPES)('a grid shifted by $shift, short $short', (grid) => {
  it('has neighbors exactly where centers are one apart', () => {
    for (const cell of cellsOf(grid)) {
      const near = cellsOf(grid).filter((other) => {
        const [a, b] = [hexCenter(grid, cell), hexCenter(grid, other)];
        return Math.abs(Math.hypot(a.x - b.x, a.y - b.y) - 1) < 1e-9;
      });
      expect((grid.adjacent[cell] ?? []).toSorted((a, b) => a - b)).toEqual(near);
    }
  });

  it('finds each cell at its center and near it, and none outside', () => {
    for (const cell of cellsOf(grid)) {
      const { x, y } = hexCenter(grid, cell);
      for (const [dx, dy] of [
        [0, 0],
        [0.4, 0.1],
        [-0.4, -0.1],
        [0, 0.5],
      ] as const) {
        expect(hexAt(grid, { x: x + dx, y: y + dy })).toBe(cell);
      }
    }
    expect(hexAt(grid, { x: -1, y: 0.5 })).toBe(-1);
    expect(hexAt(grid, { x: 2.5, y: -0.8 })).toBe(-1);
    expect(hexAt(grid, { x: 2.5, y: 7 })).toBe(-1);
  });

  it('counts distances as the fewest steps from cell to cell', () => {
    const steps = new Map([[7, 0]]);
    for (const [cell, far] of steps) {
      for (const other of grid.adjacent[cell] ?? []) {
        if (!steps.has(other)) steps.set(other, far + 1);
      }
    }
    for (const cell of cellsOf(grid)) {
      // Short rows leave gaps at the edge that no path can cross.
      if (!grid.short) expect(hexDistance(grid, 7, cell)).toBe(steps.get(cell));
      else expect(hexDistance(grid, 7, cell)).toBeLessThanOrEqual(steps.get(cell) ?? 0);
    }
  });

  it('gives two neighbors opposite sides', () => {
    for (const cell of cellsOf(grid)) {
      for (const other of grid.adjacent[cell] ?? []) {
        expect(hexSide(grid, other, cell)).toBe((hexSide(grid, cell, other) + 3) % 6);
      }
    }
    expect(hexSide(grid, 0, 20)).toBe(-1);
    expect(hexSide(grid, 0, -1)).toBe(-1);
  });

  it('reaches every cell with the cursor, and never leaves the board', () => {
    const found = new Set([0]);
    for (const cell of found) {
      for (const way of ['up', 'down', 'left', 'right'] as const) {
        found.add(hexMove(grid, cell, way));
      }
    }
    expect([...found].toSorted((a, b) => a - b)).toEqual(cellsOf(grid));
  });
});

describe('hexes', () => {
  const grid = hexGrid({ columns: 5, rows: 6, shift: 0, short: false });

  it('are seven within one step and nineteen within two, where there is room', () => {
    expect(hexReach(grid, 12, 1)).toHaveLength(7);
    expect(hexReach(grid, 12, 2)).toHaveLength(19);
    expect(hexReach(grid, 0, 1)).toEqual([0, 1, 5]);
  });

  it('flood over equal cells, nearest first, and no farther', () => {
    const kinds = [1, 1, 2, 1, 1, 1, 2, 2];
    expect(hexFlood(grid, [0], (cell) => kinds[cell] === 1)).toEqual([0, 1, 5]);
    expect(hexFlood(grid, [2], (cell) => kinds[cell] === 1)).toEqual([]);
  });

  it('are in straight lines across a side', () => {
    expect(hexLine(grid, 10, 0)).toEqual([11, 12, 13, 14]);
    const middles = [10, ...hexLine(grid, 10, 1)].map((cell) => hexCenter(grid, cell));
    expect(middles.map(({ x }) => x)).toEqual([0.5, 1, 1.5, 2]);
  });

  it('let the cursor skip closed cells', () => {
    expect(hexMove(grid, 0, 'right', (cell) => cell !== 1)).toBe(2);
    expect(hexMove(grid, 0, 'down', (cell) => cell >= 10)).toBe(10);
  });

  it('are shared by shape, and refuse invalid sides', () => {
    expect(hexGrid({ columns: 5, rows: 6, shift: 0, short: false })).toBe(grid);
    expect(() => hexGrid({ columns: 0, rows: 6, shift: 0, short: true })).toThrow(/columns/);
    expect(() => hexGrid({ columns: 3, rows: 1.5, shift: 0, short: true })).toThrow(/rows/);
  });
});
