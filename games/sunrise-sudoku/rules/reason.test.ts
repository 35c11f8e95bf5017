import { describe, expect, it } from 'vitest';
import { puzzleOf, seedsOf } from '../levels.ts';
import { reason } from './reason.ts';
import { GRADES, gradeOf, TECHNIQUES, techniquesOf } from './technique.ts';

const grids = GRADES.flatMap((grade) =>
  seedsOf(grade).map((seed) => ({ grade, seed, ...puzzleOf(grade, seed) })),
);
const solved = grids.map((grid) => ({ ...grid, ...reason(grid.clues) }));

describe('the technique solver', () => {
  it('never strikes a digit that is right and never writes one that is wrong', () => {
    for (const { seed, solution, steps } of solved) {
      for (const { technique, place, strikes } of steps) {
        const at = `seed ${seed}, ${technique}`;
        if (place) expect([at, solution[place.cell]]).toEqual([at, place.digit]);
        const lost = strikes.filter(({ cell, digit }) => solution[cell] === digit);
        expect([at, lost]).toEqual([at, []]);
      }
    }
  });

  it('uses every technique somewhere, each only in grids of its grade or above', () => {
    const used = new Set<string>();
    for (const { grade, steps } of solved) {
      for (const { technique } of steps) {
        used.add(technique);
        expect(GRADES.indexOf(gradeOf(technique))).toBeLessThanOrEqual(GRADES.indexOf(grade));
      }
    }
    expect(TECHNIQUES.filter((technique) => !used.has(technique))).toEqual([]);
  });

  it('says where it sees what it sees: every step names its cells and digits', () => {
    for (const { steps } of solved) {
      for (const { cells, digits, place, strikes } of steps) {
        expect(cells.length * digits.length).toBeGreaterThan(0);
        expect(place !== undefined || strikes.length > 0).toBe(true);
      }
    }
  });

  it('solves a grade with exactly what that grade teaches: nobody gets further, nobody less', () => {
    const table = GRADES.map((known) =>
      Object.fromEntries(
        GRADES.map((grade) => {
          const tried = grids.filter((grid) => grid.grade === grade).slice(0, 12);
          const won = tried.filter(({ clues }) => reason(clues, techniquesOf(known)).solved);
          return [grade, won.length / tried.length];
        }),
      ),
    );
    console.table(Object.fromEntries(GRADES.map((known, at) => [`knows ${known}`, table[at]])));
    for (const [skill, row] of table.entries()) {
      for (const [at, grade] of GRADES.entries()) expect(row[grade]).toBe(at <= skill ? 1 : 0);
    }
  });
});
