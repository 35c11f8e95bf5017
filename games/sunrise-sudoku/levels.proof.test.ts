import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { dailySeed, Session, utcDate } from '@playgrove/kit/session';
import { createRng } from '@playgrove/kit/core';
import { sealPack } from '@playgrove/kit/logic/solving';
import { describe, expect, it } from 'vitest';
import { makerOf, puzzleOf, seedsOf } from './levels.ts';
import { rules, type State } from './rules.ts';
import { isProper } from './rules/cover.ts';
import { toValues } from './rules/grid.ts';
import { makePuzzle } from './rules/make.ts';
import { reason } from './rules/reason.ts';
import { inOtherClothes } from './rules/shuffle.ts';
import { GRADES } from './rules/technique.ts';
import { faultOf } from './rules/verify.ts';

const PACKED = 72;
const FIRST_DAY = Date.UTC(2026, 10, 21);
const DAY = 86_400_000;

function dealt(level: string, seed: string): State {
  const found = rules.levels.find(({ id }) => id === level) ?? rules.levels[0];
  return new Session(rules as never, { level, params: found.params, seed })
    .state as unknown as State;
}

/** `UPDATE_LEVELS=1` looks for seeds again: minutes, not seconds. */
it.runIf(process.env['UPDATE_LEVELS'] === '1')(
  'finds seeds for every grade',
  () => {
    const packs = GRADES.map((grade) => {
      const seeds: number[] = [];
      for (let seed = 1; seeds.length < PACKED; seed += 1) {
        if (faultOf(grade, makePuzzle(grade, seed)) === undefined) seeds.push(seed);
      }
      return [
        grade,
        sealPack(makerOf(grade), seeds, (seed) => faultOf(grade, makePuzzle(grade, seed))),
      ] as const;
    });
    const text = JSON.stringify(Object.fromEntries(packs), undefined, 1);
    const path = fileURLToPath(new URL('rules/packs.json', import.meta.url));
    writeFileSync(path, `${text.replaceAll(/,\n\s+(?=\d)/g, ', ')}\n`);
    expect(packs).toHaveLength(GRADES.length);
  },
  3_600_000,
);

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
