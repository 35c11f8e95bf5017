import { dailySeed, Session, utcDate } from '@playgrove/kit/session';
import { createRng } from '@playgrove/kit/core';
import { describe, expect, it } from 'vitest';
import { puzzleOf, seedsOf } from './levels.ts';
import { rules, type State } from './rules.ts';
import { isProper } from './rules/cover.ts';
import { toValues } from './rules/grid.ts';
import { reason } from './rules/reason.ts';
import { inOtherClothes } from './rules/shuffle.ts';
import { GRADES } from './rules/technique.ts';
import { faultOf } from './rules/verify.ts';

const FIRST_DAY = Date.UTC(2026, 10, 21);
const DAY = 86_400_000;

function dealt(level: string, seed: string): State {
  const found = rules.levels.find(({ id }) => id === level) ?? rules.levels[0];
  return new Session(rules as never, { level, params: found.params, seed })
    .state as unknown as State;
}

describe('packs', () => {
  it.each(GRADES)('%s: every grid has one filling and exactly this difficulty', (grade) => {
    const seeds = seedsOf(grade);
    expect(seeds.length).toBeGreaterThanOrEqual(60);
    expect(seeds.map((seed) => faultOf(grade, puzzleOf(grade, seed))).filter(Boolean)).toEqual([]);
  });

  it('difficulties differ in their clues: easier grids show more', () => {
    const clues = GRADES.map((grade) => {
      const counts = seedsOf(grade).map(
        (seed) => puzzleOf(grade, seed).clues.filter((value) => value > 0).length,
      );
      return counts.reduce((sum, count) => sum + count, 0) / counts.length;
    });
    expect(clues[0]).toBeGreaterThan(37);
    expect(clues[1]).toBeGreaterThan(31);
    expect(Math.max(...clues.slice(2))).toBeLessThan(30);
  });

  it('other clothes keep the filling, the difficulty and the picture', () => {
    const rng = createRng('clothes');
    for (const grade of GRADES) {
      for (const seed of seedsOf(grade).slice(0, 12)) {
        const { clues, solution } = inOtherClothes(puzzleOf(grade, seed), rng);
        const found = reason(clues);
        expect([found.solved, found.grade, found.values]).toEqual([true, grade, solution]);
        expect(isProper(clues)).toBe(true);
        const shown = clues.map((value) => value > 0);
        expect([...shown].reverse()).toEqual(shown);
      }
    }
  });
});

describe('the daily puzzle', () => {
  const days = Array.from({ length: 400 }, (_, day) => utcDate(FIRST_DAY + day * DAY));

  it('is a proper grid on each of 400 days, in every difficulty, and never the same twice', () => {
    const seen = new Set<string>();
    for (const day of days) {
      for (const grade of GRADES) {
        const { clues } = dealt(grade, dailySeed('sunrise-sudoku', day));
        expect(isProper(toValues(clues)), `${day} ${grade}`).toBe(true);
        seen.add(clues);
      }
    }
    expect(seen.size).toBe(days.length * GRADES.length);
  });

  it('has the difficulty it says, in a turn of all five over the days', () => {
    for (const [index, day] of days.entries()) {
      const grade = GRADES[index % GRADES.length] ?? 'gentle';
      const found = reason(toValues(dealt(grade, dailySeed('sunrise-sudoku', day)).clues));
      expect([day, found.solved, found.grade]).toEqual([day, true, grade]);
    }
  });
});
