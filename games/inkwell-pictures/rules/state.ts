import { EMPTY, FULL, linesOf, type Known, type Line, UNKNOWN } from './lines.ts';
import { isInked } from './pictures.ts';

export const FREE = 0;
export const INK = 1;
export const CROSS = 2;
/** Ink that went where the picture has none: it stays as a stain. */
export const BLOT = 3;

export type Mark = typeof FREE | typeof INK | typeof CROSS | typeof BLOT;

export type Params = {
  /** A picture's id, or `daily`. */
  readonly picture: string;
  /** Blots that spoil the page. */
  readonly drops: number;
};

export type State = {
  picture: string;
  mirrored: boolean;
  width: number;
  /** The picture's letters, as they stand on the page. */
  colors: string;
  /** By cell, row by row. */
  marks: Mark[];
  /** Blots left before the page is spoiled. */
  drops: number;
  blots: number;
  /** The cell of the last blot, or −1. */
  stain: number;
  hints: number;
  seconds: number;
};

export type Input = {
  readonly cell: number;
  readonly to: typeof FREE | typeof INK | typeof CROSS;
  /** Seconds so far. */
  readonly t?: number;
  /** Hints so far. */
  readonly h?: number;
};

/** What follows from the picture alone, once for each picture. */
export type Facts = { readonly full: readonly boolean[]; readonly lines: readonly Line[] };

const facts = new Map<string, Facts>();
const MAX_FACTS = 8;

export function factsOf({ colors, width }: Pick<State, 'colors' | 'width'>): Facts {
  const known = facts.get(colors);
  if (known) return known;
  if (facts.size >= MAX_FACTS) facts.clear();
  const full = [...colors].map((letter) => isInked(letter));
  const made = { full, lines: linesOf(full, width) };
  facts.set(colors, made);
  return made;
}

/** The row and the column through a cell. */
export function linesThrough(state: State, cell: number): readonly Line[] {
  const { lines } = factsOf(state);
  const height = state.colors.length / state.width;
  const row = lines[Math.floor(cell / state.width)];
  const column = lines[height + (cell % state.width)];
  return row && column ? [row, column] : [];
}

/** Whether everything of a line is inked that belongs to the picture. */
export function isDone({ marks, colors }: State, { cells }: Line): boolean {
  return cells.every((cell) => marks[cell] === INK || !isInked(colors[cell]));
}

export const inkedOf = ({ marks }: State): number => marks.filter((mark) => mark === INK).length;

export const isWon = (state: State): boolean =>
  state.marks.every((mark, cell) => mark === INK || !isInked(state.colors[cell]));

/** The marks as what they prove. Crosses are the player's word, and count only if they are right. */
export function knownOf({ marks, colors }: State): readonly Known[] {
  return marks.map((mark, cell) => {
    if (mark === INK) return FULL;
    return mark === BLOT || (mark === CROSS && !isInked(colors[cell])) ? EMPTY : UNKNOWN;
  });
}

/** Crosses on cells that belong to the picture. */
export const wrongCrosses = ({ marks, colors }: State): readonly number[] =>
  marks.flatMap((mark, cell) => (mark === CROSS && isInked(colors[cell]) ? [cell] : []));

/** How many cells are inked without a gap around one cell of a line. */
export function runThrough({ marks }: State, cells: readonly number[], cell: number): number {
  const at = cells.indexOf(cell);
  let [from, until] = [at, at];
  while (marks[cells[from - 1] ?? -1] === INK) from -= 1;
  while (marks[cells[until + 1] ?? -1] === INK) until += 1;
  return until - from + 1;
}
