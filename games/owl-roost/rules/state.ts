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

/** What a player brings from wood to wood. */
export type Carried = {
  readonly solved: number;
  /** Woods in a row solved without a hoot or a hint. */
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
  /** Time, hints and hoots so far; undo does not reset them. */
  seconds: number;
  hints: number;
  hoots: number;
};

/** What undo does not reset, as the view counts it: whole seconds, hints seen, owls woken. */
export type Count = { readonly t?: number; readonly h?: number; readonly w?: number };

/** One stroke: cells that get the same mark. An owl is placed alone. */
export type Input = { readonly set: readonly number[]; readonly to: Mark } & Count;

/** The woods read last, with what is known about them; only one is played at a time. */
const woods = new Map<string, Wood>();
const MAX_WOODS = 4;

/** The wood that a text describes, read once while it is played. */
export function woodOf({ wood }: Pick<State, 'wood'>): Wood {
  let read = woods.get(wood);
  if (!read) {
    read = readWood(wood);
    const [oldest] = woods.keys();
    if (oldest !== undefined && woods.size >= MAX_WOODS) woods.delete(oldest);
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

/** As many owls as rows, all asleep; every wood has exactly one solution. */
export function isWon(state: State): boolean {
  return owlsOf(state).length === state.size && awake(state).length === 0;
}

export const belongs = (state: Pick<State, 'solution' | 'size'>, cell: number): boolean =>
  state.solution[Math.floor(cell / state.size)] === cell % state.size;
