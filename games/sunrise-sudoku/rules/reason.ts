import { createBudget } from '@playgrove/kit/core';
import { bitOf, candidatesOf, PEERS } from './grid.ts';
import {
  hiddenSingleBox,
  hiddenSingleLine,
  lastCell,
  nakedSingle,
  type Finder,
} from './singles.ts';
import { boxLine, hidden, naked, pointing } from './subsets.ts';
import { gradeOf, TECHNIQUES, type Grade, type Step, type Technique } from './technique.ts';
import { fish, skyscraper, xyWing, xyzWing } from './wings.ts';

const FINDERS: Readonly<Record<Technique, Finder>> = {
  'last-cell': lastCell,
  'hidden-single-box': hiddenSingleBox,
  'hidden-single-line': hiddenSingleLine,
  'naked-single': nakedSingle,
  pointing,
  'box-line': boxLine,
  'naked-pair': naked(2),
  'hidden-pair': hidden(2),
  'naked-triple': naked(3),
  'hidden-triple': hidden(3),
  'x-wing': fish(2),
  'xy-wing': xyWing,
  skyscraper,
  swordfish: fish(3),
  'xyz-wing': xyzWing,
};

/** The simplest step there is with these techniques; nothing when only a guess would go on. */
export function nextStep(
  candidates: readonly number[],
  known: readonly Technique[] = TECHNIQUES,
): Step | undefined {
  for (const technique of known) {
    const found = FINDERS[technique](candidates);
    if (found) return found;
  }
  return undefined;
}

/** Writes a step into values and candidates, in place. */
export function applyStep(values: number[], candidates: number[], step: Step): void {
  for (const { cell, digit } of step.strikes) {
    candidates[cell] = (candidates[cell] as number) & ~bitOf(digit);
  }
  if (!step.place) return;
  const { cell, digit } = step.place;
  values[cell] = digit;
  candidates[cell] = 0;
  for (const peer of PEERS[cell] ?? []) {
    candidates[peer] = (candidates[peer] as number) & ~bitOf(digit);
  }
}

export type Reasoned = {
  /** What was reached; no zeros when it is solved. */
  readonly values: readonly number[];
  readonly steps: readonly Step[];
  readonly solved: boolean;
  /** Of the hardest step. */
  readonly grade: Grade;
};

/** More steps than any grid has: 81 digits and 729 candidates. */
const MAX_STEPS = 900;

/** Solves as a person does, never guessing, always with the simplest technique that applies. */
export function reason(
  clues: readonly number[],
  known: readonly Technique[] = TECHNIQUES,
): Reasoned {
  const budget = createBudget('sunrise-sudoku reasoning', MAX_STEPS);
  const values = [...clues];
  const candidates = candidatesOf(values);
  const steps: Step[] = [];
  let hardest = 0;
  for (let step = nextStep(candidates, known); step; step = nextStep(candidates, known)) {
    budget.spend();
    steps.push(step);
    applyStep(values, candidates, step);
    hardest = Math.max(hardest, TECHNIQUES.indexOf(step.technique));
  }
  const grade = gradeOf(TECHNIQUES[hardest] ?? 'last-cell');
  return { values, steps, solved: !values.includes(0), grade };
}
