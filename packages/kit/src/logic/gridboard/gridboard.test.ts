import { createRng, gridOf } from '@playgrove/kit/core';
import { describe, expect, it } from 'vitest';
import {
  boardFrame,
  settledKinds,
  cellUnder,
  fall,
  flood,
  lined,
  liningSwaps,
  middleOf,
  moveCursor,
  runs,
  swapBetween,
  swapCells,
} from './index.ts';

/** Letters are kinds, a dot is empty. */
function board(...rows: readonly string[]): number[] {
  return rows.flatMap((row) => [...row].map((mark) => 'abcdef'.indexOf(mark)));
}

describe('runs', () => {
  it('are the longest lines of one kind, rows first', () => {
    const grid = gridOf(5, 3);
    expect(runs(grid, board('aaaab', 'cdc.b', '....b'))).toEqual([
      { kind: 0, along: 'row', cells: [0, 1, 2, 3] },
      { kind: 1, along: 'column', cells: [4, 9, 14] },
    ]);
  });

  it('stop at the edge, and empty cells never match', () => {
    expect(runs(gridOf(3, 3), board('.aa', 'a..', '...'))).toEqual([]);
  });

  it('that cross share a cell', () => {
    const found = runs(gridOf(3, 3), board('aaa', '.a.', '.a.'));
    expect(found.map(({ cells }) => cells)).toEqual([
      [0, 1, 2],
      [1, 4, 7],
    ]);
  });

  it('can have a minimum length', () => {
    expect(runs(gridOf(4, 1), board('aaab'), 4)).toEqual([]);
  });

  it('agree with the check of a single cell', () => {
    const grid = gridOf(6, 6);
    const rng = createRng('runs');
    for (let round = 0; round < 50; round += 1) {
      const kinds = Array.from({ length: grid.size }, () => rng.int(3));
      const inRuns = new Set(runs(grid, kinds).flatMap(({ cells }) => cells));
      kinds.forEach((_, cell) => expect(lined(grid, kinds, cell)).toBe(inRuns.has(cell)));
    }
  });
});

describe('swaps', () => {
  const grid = gridOf(3, 2);

  it('are numbered by their upper or left cell', () => {
    expect(swapCells(grid, 0)).toEqual([0, 1]);
    expect(swapCells(grid, 1)).toEqual([0, 3]);
    expect(swapCells(grid, 4)).toBeUndefined();
    expect(swapCells(grid, 7)).toBeUndefined();
    expect(swapCells(grid, 99)).toBeUndefined();
  });

  it('are found from their cells, in either order', () => {
    expect(swapBetween(grid, 4, 1)).toBe(3);
    expect(swapBetween(grid, 1, 4)).toBe(3);
    expect(swapBetween(grid, 2, 3)).toBeUndefined();
  });

  it('that match are exactly those that do when they are tried', () => {
    const large = gridOf(6, 6);
    const kinds = settledKinds(large, 4, createRng('swaps'));
    const tried = Array.from({ length: large.size * 2 }, (_, swap) => swap).filter((swap) => {
      const pair = swapCells(large, swap);
      if (!pair) return false;
      const after = [...kinds];
      [after[pair[0]], after[pair[1]]] = [kinds[pair[1]] ?? -1, kinds[pair[0]] ?? -1];
      return runs(large, after).length > 0;
    });
    expect(tried.length).toBeGreaterThan(0);
    expect(liningSwaps(large, kinds)).toEqual(tried);
  });

  it('skip fixed pieces', () => {
    const kinds = board('aab', 'bba');
    expect(liningSwaps(grid, kinds)).toContain(5);
    expect(liningSwaps(grid, kinds, (cell) => cell !== 2)).not.toContain(5);
  });
});

describe('a fall', () => {
  const drop = (grid: ReturnType<typeof gridOf>, kinds: number[], wall = -1): number[] => {
    const after = [...kinds];
    const { moves, openings } = fall(
      grid,
      (cell) => kinds[cell] === -1,
      (cell) => cell === wall,
    );
    for (const { from, to } of moves) {
      expect(after[to]).toBe(-1);
      [after[from], after[to]] = [-1, after[from] ?? -1];
    }
    for (const { cell } of openings) {
      expect(after[cell]).toBe(-1);
      after[cell] = 9;
    }
    return after;
  };

  it('preserves the order of a column and fills it from above', () => {
    expect(drop(gridOf(1, 5), board('a', '.', 'b', '.', '.'))).toEqual([9, 9, 9, 0, 1]);
  });

  it('does not pass fixed pieces, and fills below them too', () => {
    expect(drop(gridOf(1, 5), board('a', '.', 'f', '.', 'b'), 2)).toEqual([9, 0, 5, 9, 1]);
  });

  it('lets new pieces start as a column', () => {
    const { openings } = fall(gridOf(1, 3), (cell) => cell < 2);
    expect(openings).toEqual([
      { cell: 1, above: 2 },
      { cell: 0, above: 2 },
    ]);
  });

  it('leaves no cell empty on any board', () => {
    const grid = gridOf(5, 6);
    const rng = createRng('fall');
    for (let round = 0; round < 50; round += 1) {
      const kinds = Array.from({ length: grid.size }, () => (rng.chance(0.4) ? -1 : rng.int(4)));
      const wall = rng.int(grid.size);
      kinds[wall] = 7;
      const after = drop(grid, kinds, wall);
      expect(after).not.toContain(-1);
      expect(after[wall]).toBe(7);
    }
  });
});

describe('a flood', () => {
  it('is the group that is connected by its sides', () => {
    const kinds = board('aab', 'bab', 'aba');
    const group = flood(gridOf(3, 3), 0, (from, to) => kinds[from] === kinds[to]);
    expect(group.toSorted((a, b) => a - b)).toEqual([0, 1, 4]);
  });
});

describe('a settled board', () => {
  it('has no match, whatever it was given', () => {
    for (let seed = 0; seed < 50; seed += 1) {
      const rng = createRng(seed);
      const grid = gridOf(7, 8);
      const given = new Map([[30, 1]]);
      for (let count = 0; count < 6; count += 1) given.set(rng.int(20), -2);
      const kinds = settledKinds(grid, 4, rng, (cell) => given.get(cell));
      expect(runs(grid, kinds)).toEqual([]);
      for (const [cell, kind] of given) expect(kinds[cell]).toBe(kind);
    }
  });

  it('refuses fewer than three kinds', () => {
    expect(() => settledKinds(gridOf(3, 3), 2, createRng(1))).toThrow(/at least 3 kinds, got 2/);
  });
});

describe('a cursor', () => {
  const grid = gridOf(4, 2);

  it('moves cell by cell and stops at the edge', () => {
    expect(moveCursor(grid, 1, 'right')).toBe(2);
    expect(moveCursor(grid, 3, 'right')).toBe(3);
    expect(moveCursor(grid, 5, 'up')).toBe(1);
    expect(moveCursor(grid, 5, 'down')).toBe(5);
  });

  it('skips closed cells', () => {
    expect(moveCursor(grid, 0, 'right', (cell) => cell !== 1)).toBe(2);
    expect(moveCursor(grid, 0, 'down', (cell) => cell !== 4)).toBe(0);
  });
});

describe('a frame', () => {
  const grid = gridOf(4, 2);
  const frame = boardFrame(grid, { x: 10, y: 20, width: 100, height: 100 });

  it('centers the largest board', () => {
    expect(frame).toEqual({ x: 10, y: 45, cell: 25 });
  });

  it('finds each cell at its center, and none outside', () => {
    for (let cell = 0; cell < grid.size; cell += 1) {
      expect(cellUnder(grid, frame, middleOf(grid, frame, cell))).toBe(cell);
    }
    expect(cellUnder(grid, frame, { x: 9, y: 50 })).toBe(-1);
    expect(cellUnder(grid, frame, { x: 50, y: 96 })).toBe(-1);
  });
});
