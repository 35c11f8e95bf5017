import { createBudget } from '@playgrove/kit/core';
import { describe, expect, it } from 'vitest';
import { DAILY_BOARDS, LEVEL_BOARDS, SIZES } from './rules/boards.ts';
import { solutions } from './rules/count.ts';
import { reason } from './rules/deduce.ts';
import { connected, readWood } from './rules/grove.ts';
import { toughness } from './rules/tough.ts';

const EACH = 20;

const ALL = [...LEVEL_BOARDS, ...DAILY_BOARDS];

describe('boards', () => {
  it('are all different, of their sizes, and their groves hang together', () => {
    expect(LEVEL_BOARDS).toHaveLength(SIZES.length * EACH);
    expect(DAILY_BOARDS).toHaveLength(60);
    expect(new Set(ALL).size).toBe(ALL.length);
    LEVEL_BOARDS.forEach((board, at) => {
      expect(readWood(board).size).toBe(SIZES[Math.floor(at / EACH)]);
    });
    for (const board of ALL) {
      const wood = readWood(board);
      expect(new Set(wood.groves).size, board).toBe(wood.size);
      expect(connected(wood), board).toBe(true);
    }
  });

  it('have exactly one solution each, counted by backtracking', () => {
    for (const board of ALL) {
      expect(solutions(readWood(board), 2, createBudget('owl', 2_000_000)), board).toHaveLength(1);
    }
  });

  it('are solved by reasoning alone, without a guess, and to that solution', () => {
    for (const board of ALL) {
      const wood = readWood(board);
      const { solved, owls } = reason(wood);
      expect(solved, board).toBe(true);
      const [only] = solutions(wood, 1, createBudget('owl', 2_000_000));
      const columns = owls.toSorted((a, b) => a - b).map((cell) => cell % wood.size);
      expect(columns, board).toEqual(only);
    }
  });

  it('get tougher within a size', () => {
    for (let pack = 0; pack < SIZES.length; pack += 1) {
      const rising = LEVEL_BOARDS.slice(pack * EACH, pack * EACH + EACH).map((board) =>
        toughness(readWood(board)),
      );
      expect(rising).toEqual(rising.toSorted((a, b) => a - b));
      expect(rising.at(-1)).toBeGreaterThan((rising[0] ?? 0) * 1.3);
    }
  });
});
