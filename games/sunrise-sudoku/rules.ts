import type { Career, Ending, Goal, Rules, StepContext } from '@playgrove/kit/contract';
import { puzzleOf, seedsOf } from './levels.ts';
import {
  bitOf,
  candidatesOf,
  CELLS,
  columnOf,
  PEERS,
  rowOf,
  toText,
  UNITS,
  UNITS_OF,
} from './rules/grid.ts';
import { FRESH, readCareer, readInput, readParams } from './rules/reading.ts';
import { inOtherClothes } from './rules/shuffle.ts';
import { GRADES, type Grade } from './rules/technique.ts';

export type Params = { readonly grade: Grade };

/** What is carried from puzzle to puzzle. */
export type Carried = {
  /** Puzzles solved, by grade. */
  readonly solved: readonly number[];
  /** Solved one after the other without a slip or a hint. */
  readonly streak: number;
  readonly longest: number;
};

export type State = {
  readonly grade: Grade;
  /** The puzzle's number in its pack. */
  readonly number: number;
  /** 81 signs, a dot where nothing is given. */
  readonly clues: string;
  readonly solution: string;
  readonly carried: Carried;
  /** By cell, 0 where empty. */
  values: number[];
  /** By cell, a mask of the digits written small. */
  notes: number[];
  /** By cell, a mask of the digits that were ruled out by argument. */
  struck: number[];
  /** Notes were filled in for all cells: from then on, taking one away rules it out. */
  filled: boolean;
  /** What it took so far; taking a move back does not bring it back. */
  seconds: number;
  hints: number;
  slips: number;
};

/** What no undo brings back, as the view counts it: whole seconds, hints seen, slips made. */
export type Count = { readonly t?: number; readonly h?: number; readonly w?: number };

export type Move =
  | { readonly do: 'set' | 'note'; readonly cell: number; readonly digit: number }
  | { readonly do: 'erase'; readonly cell: number }
  /** Writes every digit that is still possible into every empty cell. */
  | { readonly do: 'fill' }
  /** Rules candidates out: each is cell × 9 + digit − 1. */
  | { readonly do: 'strike'; readonly spots: readonly number[] };

export type Input = Move & Count;

const career: Career<Carried, State> = {
  fresh: FRESH,
  parse: readCareer,
  of(state) {
    const { carried, slips, hints } = state;
    const clean = slips === 0 && hints === 0;
    if (!isWon(state)) return { ...carried, streak: clean ? carried.streak : 0 };
    const streak = clean ? carried.streak + 1 : 0;
    const at = GRADES.indexOf(state.grade);
    return {
      solved: carried.solved.map((count, grade) => (grade === at ? count + 1 : count)),
      streak,
      longest: Math.max(carried.longest, streak),
    };
  },
};

export const rules: Rules<Params, State, Input, Carried> = {
  slug: 'sunrise-sudoku',
  version: 1,
  pace: { kind: 'turns', undo: 'unlimited' },
  levels: [
    { id: 'gentle', params: { grade: 'gentle' } },
    { id: 'easy', params: { grade: 'easy' } },
    { id: 'medium', params: { grade: 'medium' } },
    { id: 'hard', params: { grade: 'hard' } },
    { id: 'expert', params: { grade: 'expert' } },
  ],
  scoring: { better: 'lower', unit: 'seconds' },
  parseParams: readParams,
  parseInput: readInput,
  career,

  deal({ grade }, rng, carried) {
    const seeds = seedsOf(grade);
    const number = rng.int(seeds.length);
    const { clues, solution } = inOtherClothes(puzzleOf(grade, seeds[number] as number), rng);
    return {
      grade,
      number: number + 1,
      clues: toText(clues),
      solution: toText(solution),
      carried,
      values: [...clues],
      notes: Array<number>(CELLS).fill(0),
      struck: Array<number>(CELLS).fill(0),
      filled: false,
      seconds: 0,
      hints: 0,
      slips: 0,
    };
  },

  step(state, input, context) {
    if (isWon(state)) return 'refused.over';
    const refused = MOVES[input.do](state, input as never, context);
    if (refused !== undefined) return refused;
    state.seconds = Math.max(state.seconds, input.t ?? 0);
    state.hints = Math.max(state.hints, input.h ?? 0);
    state.slips = Math.max(state.slips, input.w ?? 0);
    return undefined;
  },

  inputs(state) {
    if (isWon(state)) return [];
    const found: Input[] = [];
    for (const [cell, value] of state.values.entries()) {
      if (isGiven(state, cell)) continue;
      if (value !== 0) found.push({ do: 'erase', cell });
      for (let digit = 1; digit <= 9; digit += 1) {
        if (digit !== value) found.push({ do: 'set', cell, digit });
        if (value === 0 && digit % 3 === cell % 3) found.push({ do: 'note', cell, digit });
      }
    }
    return found;
  },

  status: (state) => (isWon(state) ? 'won' : 'playing'),
  score: (state) => state.seconds,
  stars: ({ hints, slips }) => (hints + slips === 0 ? 3 : hints + slips <= 3 ? 2 : 1),
  goal: (state): Goal => ({ name: 'goal.boxes', now: litBoxes(state).length, target: 9 }),

  ending(state): Ending {
    const spent = state.slips + state.hints;
    if (spent === 0) return { reason: 'reason.clean' };
    return { reason: 'reason.solved', almost: 'almost.clean', value: spent };
  },

  text(state) {
    const rows = Array.from({ length: 9 }, (_, row) =>
      state.values
        .slice(row * 9, row * 9 + 9)
        .map((value, column) => {
          if (value === 0) return state.notes[row * 9 + column] === 0 ? '.' : ':';
          return String(value);
        })
        .join('')
        .replace(/^(...)(...)(...)$/, '$1 $2 $3'),
    );
    const left = state.values.filter((value) => value === 0).length;
    return [
      ...rows.slice(0, 3),
      '',
      ...rows.slice(3, 6),
      '',
      ...rows.slice(6),
      `${state.grade} ${state.number}, ${left} left, slips ${state.slips}, hints ${state.hints}`,
    ].join('\n');
  },
};

const isWon = (state: State): boolean =>
  state.values.every((value, cell) => value === Number(state.solution[cell]));

export const isGiven = (state: State, cell: number): boolean => state.clues[cell] !== '.';

/** Whether a cell holds what it must. */
export const isRight = (state: State, cell: number): boolean =>
  String(state.values[cell]) === state.solution[cell];

const isDone = (state: State, unit: number): boolean =>
  (UNITS[unit] ?? []).every((cell) => isRight(state, cell));

/** Boxes, 0 to 8, whose nine digits are right. */
export function litBoxes(state: State): number[] {
  return [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((box) => isDone(state, 18 + box));
}

/** By cell: what may still stand there, less what was ruled out; the truth is never ruled out. */
export function openDigits(state: State): number[] {
  return candidatesOf(state.values).map((mask, cell) => {
    const struck = state.struck[cell] as number;
    const truth = bitOf(Number(state.solution[cell]));
    return struck & truth ? mask : mask & ~struck;
  });
}

const at = (cell: number): { x: number; y: number } => ({ x: columnOf(cell), y: rowOf(cell) });

type Step<K extends Move['do']> = (
  state: State,
  move: Extract<Move, { readonly do: K }>,
  context: StepContext,
) => string | undefined;

const MOVES: { readonly [K in Move['do']]: Step<K> } = {
  set(state, { cell, digit }, context) {
    if (isGiven(state, cell)) return 'refused.given';
    if (state.values[cell] === digit) return 'refused.same';
    const done = (UNITS_OF[cell] ?? []).map((unit) => isDone(state, unit));
    state.values[cell] = digit;
    state.notes[cell] = 0;
    for (const peer of PEERS[cell] ?? []) {
      state.notes[peer] = (state.notes[peer] as number) & ~bitOf(digit);
    }
    if (!isRight(state, cell)) state.slips += 1;
    context.cue('digit', at(cell), digit);
    tellDone(state, cell, done, context);
    return undefined;
  },

  note(state, { cell, digit }, context) {
    if (isGiven(state, cell)) return 'refused.given';
    if (state.values[cell] !== 0) return 'refused.filled';
    const bit = bitOf(digit);
    state.notes[cell] = (state.notes[cell] as number) ^ bit;
    const written = ((state.notes[cell] as number) & bit) !== 0;
    if (written) state.struck[cell] = (state.struck[cell] as number) & ~bit;
    else if (state.filled) state.struck[cell] = (state.struck[cell] as number) | bit;
    context.cue(written ? 'note' : 'unnote', at(cell), digit);
    return undefined;
  },

  erase(state, { cell }, context) {
    if (isGiven(state, cell)) return 'refused.given';
    if (state.values[cell] === 0 && state.notes[cell] === 0) return 'refused.empty';
    state.values[cell] = 0;
    state.notes[cell] = 0;
    context.cue('erase', at(cell));
    return undefined;
  },

  fill(state, _, context) {
    const open = openDigits(state);
    if (open.every((mask, cell) => mask === state.notes[cell])) return 'refused.noted';
    state.notes = open;
    state.filled = true;
    context.cue('fill');
    return undefined;
  },

  strike(state, { spots }, context) {
    const open = openDigits(state);
    const fits = (spot: number): boolean =>
      ((open[Math.floor(spot / 9)] as number) & (1 << (spot % 9))) !== 0;
    if (!spots.every(fits)) return 'refused.struck';
    for (const spot of spots) {
      const [cell, bit] = [Math.floor(spot / 9), 1 << (spot % 9)];
      if (state.notes[cell] === 0) state.notes[cell] = open[cell] as number;
      state.notes[cell] = (state.notes[cell] as number) & ~bit;
      state.struck[cell] = (state.struck[cell] as number) | bit;
      context.cue('strike', at(cell), (spot % 9) + 1);
    }
    return undefined;
  },
};

/** Says which units and which digit were finished by a cell. */
function tellDone(
  state: State,
  cell: number,
  before: readonly boolean[],
  context: StepContext,
): void {
  const now = (UNITS_OF[cell] ?? []).map((unit, index) => !before[index] && isDone(state, unit));
  const [row, column, box] = now;
  if (row || column) context.cue('line', at(cell));
  const boxAt = UNITS[UNITS_OF[cell]?.[2] ?? 18]?.[4] ?? cell;
  if (box) context.cue('box', at(boxAt), litBoxes(state).length);
  const digit = state.values[cell] as number;
  const placed = state.values.filter((value, each) => value === digit && isRight(state, each));
  if (placed.length === 9) context.cue('ninth', at(cell), digit);
  if (!state.values.includes(0) && !isWon(state)) context.cue('astray');
}
