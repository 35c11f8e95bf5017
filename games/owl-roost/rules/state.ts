import { factsOf, readWood, type Wood } from './grove.ts';

/** What a cell holds. */
export const FREE = 0;
export const CROSS = 1;
export const OWL = 2;

export type Mark = typeof FREE | typeof CROSS | typeof OWL;

export type Params = {
  /** Which level, from 1; 0 for the daily wood. */
  readonly level: number;
};

/** What is carried from wood to wood. */
export type Carried = {
  readonly solved: number;
  /** Woods one after the other without a hoot and without a hint. */
  readonly streak: number;
  readonly longest: number;
};

export type State = {
  readonly level: number;
  readonly size: number;
  /** A letter a cell: its grove. */
  readonly wood: string;
  /** By row, the column of its owl. */
  readonly solution: readonly number[];
  readonly carried: Carried;
  marks: Mark[];
  /** What it took so far; taking a move back does not bring it back. */
  seconds: number;
  hints: number;
  hoots: number;
};

/** What no undo brings back, as the view counts it: whole seconds, hints seen, owls woken. */
export type Count = { readonly t?: number; readonly h?: number; readonly w?: number };

/** One stroke: cells that get the same mark. An owl is put down alone. */
export type Input = { readonly set: readonly number[]; readonly to: Mark } & Count;

/** Woods that were read last, with what was found out about them; one at a time is played. */
const woods = new Map<string, Wood>();
const MOST_WOODS = 4;

/** The wood of a text, read once while it is played. */
export function woodOf({ wood }: Pick<State, 'wood'>): Wood {
  let read = woods.get(wood);
  if (!read) {
    read = readWood(wood);
    const [oldest] = woods.keys();
    if (oldest !== undefined && woods.size >= MOST_WOODS) woods.delete(oldest);
    woods.set(wood, read);
  }
  return read;
}

export function owlsOf({ marks }: Pick<State, 'marks'>): number[] {
  return marks.flatMap((mark, cell) => (mark === OWL ? [cell] : []));
}

/** Owls that see another one: they cannot sleep. */
export function awake(state: Pick<State, 'marks' | 'wood'>): number[] {
  const owls = owlsOf(state);
  const { seen } = factsOf(woodOf(state));
  return owls.filter((owl) => owls.some((other) => seen[owl]?.includes(other)));
}

/** As many owls as rows, all asleep: there is one way only. */
export function isWon(state: State): boolean {
  return owlsOf(state).length === state.size && awake(state).length === 0;
}

export const belongs = (state: Pick<State, 'solution' | 'size'>, cell: number): boolean =>
  state.solution[Math.floor(cell / state.size)] === cell % state.size;
