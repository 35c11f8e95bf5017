import { expect, it } from 'vitest';
import { read } from './rules/board.ts';
import { mateIn, mating, readsFor } from './rules/mates.ts';
import { PUZZLES } from './rules/sealed.ts';

it('are 72, all different', () => {
  expect(new Set(PUZZLES.map(({ board }) => board)).size).toBe(72);
});

it.each(PUZZLES.map(({ board, within }, index) => [index + 1, within, board] as const))(
  'puzzle %i mates in %i by exactly one first move',
  { timeout: 120_000 },
  (_, within, board) => {
    const at = read(board);
    if (!at) throw new Error(board);
    expect(mateIn(at, within, readsFor())).toBe(within);
    expect(mating(at, within, readsFor())).toHaveLength(1);
  },
);
