/** Every technique the grader knows, simplest first: a grid's steps always use the first that applies. */
export const TECHNIQUES = [
  'last-cell',
  'hidden-single-box',
  'hidden-single-line',
  'naked-single',
  'pointing',
  'box-line',
  'naked-pair',
  'hidden-pair',
  'naked-triple',
  'hidden-triple',
  'x-wing',
  'xy-wing',
  'skyscraper',
  'swordfish',
  'xyz-wing',
] as const;

export type Technique = (typeof TECHNIQUES)[number];

export type Spot = { readonly cell: number; readonly digit: number };

/** One thing that follows from the grid and its candidates, and why. */
export type Step = {
  readonly technique: Technique;
  /** The digit that must stand there. */
  readonly place?: Spot;
  /** Candidates that cannot be. */
  readonly strikes: readonly Spot[];
  /** The cells that show it. */
  readonly cells: readonly number[];
  /** The digits it is about, smallest first. */
  readonly digits: readonly number[];
  /** The row, column or box it is seen in (see `UNITS`), where there is one. */
  readonly unit?: number;
};

/** Five difficulties, by the hardest technique that a grid needs. */
export const GRADES = ['gentle', 'easy', 'medium', 'hard', 'expert'] as const;
export type Grade = (typeof GRADES)[number];

/** By grade: how many of `TECHNIQUES`, from the front, may be needed. */
const KNOWN: Readonly<Record<Grade, number>> = {
  gentle: 2,
  easy: 4,
  medium: 7,
  hard: 10,
  expert: TECHNIQUES.length,
};

/** The techniques that suffice for a grade. */
export const techniquesOf = (grade: Grade): readonly Technique[] =>
  TECHNIQUES.slice(0, KNOWN[grade]);

/** The lowest grade that a technique belongs to. */
export function gradeOf(technique: Technique): Grade {
  const rank = TECHNIQUES.indexOf(technique);
  return GRADES.find((grade) => rank < KNOWN[grade]) ?? 'expert';
}
