import { openPack, type Pack, type PackMaker } from '@playgrove/kit/logic/solving';
import { makePuzzle, SOLVER, type Puzzle } from './rules/make.ts';
import packs from './rules/packs.json' with { type: 'json' };
import type { Grade } from './rules/technique.ts';

export const makerOf = (grade: Grade): PackMaker => ({
  maker: `sunrise-sudoku/${grade}`,
  solver: SOLVER,
});

const opened = new Map<Grade, readonly number[]>();

/** The verified seeds of a grade. @throws Error when its pack was not verified by this solver */
export function seedsOf(grade: Grade): readonly number[] {
  const known = opened.get(grade);
  if (known) return known;
  const seeds = openPack((packs as Readonly<Record<Grade, Pack>>)[grade], makerOf(grade));
  opened.set(grade, seeds);
  return seeds;
}

const made = new Map<string, Puzzle>();

/** A seed's puzzle; making one takes some milliseconds, so each is made once. */
export function puzzleOf(grade: Grade, seed: number): Puzzle {
  const key = `${grade} ${seed}`;
  const puzzle = made.get(key) ?? makePuzzle(grade, seed);
  made.set(key, puzzle);
  return puzzle;
}
