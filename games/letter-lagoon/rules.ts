import type { Point, Rules } from '@playgrove/kit/contract';
import { oneOf, optional, shape, whole } from '@playgrove/kit/core/parse';
import { medalsFor } from '@playgrove/kit/logic/levels';
import { LEVELS, type Params } from './levels.ts';
import { cellsFrom, WAYS, type Placed } from './rules/grid.ts';
import { answerOf, dealLagoon, IDS, sizeOf } from './rules/themes.ts';

export type State = {
  readonly theme: string;
  /** Row by row. */
  readonly letters: string;
  /** In alphabetical order. */
  readonly words: readonly Placed[];
  /** Places in `words`, in the order in which they were found. */
  found: number[];
  /** Words that still have a fish, in the order in which the pelican calls them. */
  calls: number[];
  /** Fish that were caught: words found while they were called. */
  fish: number;
  /** Lines that were no word of the list. */
  misses: number;
  /** Hints that were read. */
  hints: number;
};

/** A line from one cell to another; `h`: hints read since the deal. */
export type Input = { readonly from: number; readonly to: number; readonly h?: number };

export type { Params };

/** Shorter lines are no try. */
export const SHORTEST = 3;
const CELLS = 90;
const POINTS = { letter: 10, fish: 20, slip: 15 } as const;
/** This many wrong lines drive the pelican away. */
export const MAX_MISSES = 6;
/** Of all words, those that must be caught for two stars and for three. */
const SHARES = [0.45, 0.8] as const;

export const slipsOf = ({ misses, hints }: State): number => misses + hints;

const marksOf = ({ words }: State): readonly number[] =>
  SHARES.map((share) => Math.ceil(words.length * share));

const medals = medalsFor<State>({
  value: ({ fish }) => fish,
  better: 'higher',
  marks: marksOf,
  almost: 'almost.star',
});

/** Fish that the next star still takes; undefined if there is none, or too few are left. */
export function fishToGo(state: State): number | undefined {
  const next = marksOf(state).findLast((mark) => mark <= state.fish + state.calls.length);
  return next !== undefined && next > state.fish ? next - state.fish : undefined;
}

const isDone = ({ found, words }: State): boolean => found.length === words.length;
const isLost = ({ misses }: State): boolean => misses >= MAX_MISSES;

/** The word that the pelican calls. */
export const calledWord = ({ words, calls }: State): Placed | undefined => words[calls[0] ?? -1];

/** Words that are not found. */
export const openWords = ({ words, found }: State): readonly Placed[] =>
  words.filter((_, at) => !found.includes(at));

/** Cells under water: those of words that are found. */
export const wetCells = ({ words, found }: Pick<State, 'words' | 'found'>): ReadonlySet<number> =>
  new Set(found.flatMap((at) => words[at]?.cells ?? []));

/** Cells that words still need: under water their letters float. */
export const neededCells = (state: State): ReadonlySet<number> =>
  new Set(openWords(state).flatMap(({ cells }) => cells));

/** Cells that no word covers, in the order of the secret. */
export function secretCells({ letters, words }: State): readonly number[] {
  const covered = new Set(words.flatMap(({ cells }) => cells));
  return [...letters].flatMap((_, cell) => (covered.has(cell) ? [] : [cell]));
}

export function pointOf({ theme }: State, cell: number): Point {
  const { columns } = sizeOf(theme);
  return { x: cell % columns, y: Math.floor(cell / columns) };
}

/** The cells of a straight line between two, in one of eight directions; undefined for any other. */
export function lineOf(theme: string, from: number, to: number): readonly number[] | undefined {
  const size = sizeOf(theme);
  const { columns } = size;
  const dx = (to % columns) - (from % columns);
  const dy = Math.floor(to / columns) - Math.floor(from / columns);
  if (dx !== 0 && dy !== 0 && Math.abs(dx) !== Math.abs(dy)) return undefined;
  const way = WAYS.findIndex(([x, y]) => x === Math.sign(dx) && y === Math.sign(dy));
  return cellsFrom(size, from, Math.max(0, way), Math.max(Math.abs(dx), Math.abs(dy)) + 1);
}

const isSame = (cells: readonly number[], others: readonly number[]): boolean =>
  cells.length === others.length && cells.every((cell) => others.includes(cell));

/** A word that a line missed by one letter: it ran on, or stopped short. */
const isNear = ({ cells }: Placed, line: readonly number[]): boolean =>
  Math.abs(cells.length - line.length) === 1 &&
  (cells.every((cell) => line.includes(cell)) || line.every((cell) => cells.includes(cell)));

/** The word that a line spells, as its index in `words`; otherwise a message key that says why not. */
export function verdictOf(state: State, from: number, to: number): number | string {
  const line = lineOf(state.theme, from, to);
  if (!line) return 'refused.line';
  if (line.length < SHORTEST) return 'refused.short';
  const at = state.words.findIndex(({ cells }) => isSame(cells, line));
  if (at >= 0) return state.found.includes(at) ? 'refused.found' : at;
  return openWords(state).some((placed) => isNear(placed, line)) ? 'refused.near' : -1;
}

export const rules: Rules<Params, State, Input> = {
  slug: 'letter-lagoon',
  version: 2,
  // The player knows a word once it is found, so undo would take nothing back.
  pace: { kind: 'turns', undo: 'none' },
  levels: LEVELS,
  scoring: { better: 'higher', unit: 'points' },
  parseParams: shape({ theme: oneOf('', ...IDS) }),
  parseInput: shape({
    from: whole(0, CELLS - 1),
    to: whole(0, CELLS - 1),
    h: optional(whole(0, 99)),
  }),

  deal({ theme }, rng) {
    const lagoon = dealLagoon(theme, rng);
    const calls = rng.shuffled(lagoon.words.map((_, at) => at));
    return { ...lagoon, found: [], calls, fish: 0, misses: 0, hints: 0 };
  },

  step(state, { from, to, h = 0 }, { cue }) {
    if (isDone(state) || isLost(state)) return 'refused.over';
    if (Math.max(from, to) >= state.letters.length) return 'refused.line';
    const verdict = verdictOf(state, from, to);
    if (typeof verdict === 'string') return verdict;
    const [first, last] = [pointOf(state, from), pointOf(state, to)];
    const at = { x: (first.x + last.x) / 2, y: (first.y + last.y) / 2 };
    const isTold = h > state.hints;
    state.hints = Math.max(state.hints, h);
    if (verdict < 0) {
      state.misses += 1;
      // The fish of the called word is scared off.
      state.calls.shift();
      cue('miss', at);
      return undefined;
    }
    const isCaught = verdict === state.calls[0] && !isTold;
    state.calls = state.calls.filter((call) => call !== verdict);
    state.found.push(verdict);
    cue('found', at, state.found.length);
    if (isCaught) {
      state.fish += 1;
      cue('catch', at, state.fish);
    }
    const left = state.words.length - state.found.length;
    if (left === 1) cue('close', at);
    if (left > 0) return undefined;
    for (const [place, cell] of secretCells(state).entries())
      cue('rise', pointOf(state, cell), place + 1, place);
    cue('secret', at);
    return undefined;
  },

  inputs(state, rng) {
    if (isDone(state) || isLost(state)) return [];
    const words = openWords(state).map(({ cells }) => lineInput(cells));
    const from = rng.int(state.letters.length);
    const wrong = WAYS.flatMap((_, way) => {
      const cells = cellsFrom(sizeOf(state.theme), from, way, SHORTEST + 1);
      return cells && verdictOf(state, cells[0] ?? 0, cells.at(-1) ?? 0) === -1
        ? [lineInput(cells)]
        : [];
    });
    return [...words, ...wrong.slice(0, 2)];
  },

  status: (state) => (isDone(state) ? 'won' : isLost(state) ? 'lost' : 'playing'),

  score(state) {
    const letters = state.found.reduce((sum, at) => sum + (state.words[at]?.word.length ?? 0), 0);
    const caught = state.fish * POINTS.fish;
    return Math.max(0, letters * POINTS.letter + caught - slipsOf(state) * POINTS.slip);
  },

  stars: (state) => (isDone(state) ? medals.stars(state) : 0),
  goal: ({ found, words }) => ({ name: 'goal.words', now: found.length, target: words.length }),
  ending(state) {
    if (isDone(state)) return { reason: 'ending.won', ...medals.almost(state) };
    return isLost(state) ? { reason: 'ending.lost' } : undefined;
  },

  text(state) {
    const { columns, rows } = sizeOf(state.theme);
    const [wet, needed] = [wetCells(state), neededCells(state)];
    const shown = [...state.letters].map((letter, cell) =>
      !wet.has(cell) ? letter : needed.has(cell) ? letter.toUpperCase() : '~',
    );
    const lines = Array.from({ length: rows }, (_, y) =>
      shown.slice(y * columns, (y + 1) * columns).join(''),
    );
    const list = openWords(state).map(({ word }) => word);
    const { fish, misses, hints } = state;
    const call = calledWord(state)?.word ?? 'nothing';
    const counts = `calls ${call}, fish ${fish}, misses ${misses}, hints ${hints}`;
    return [`${state.theme}: ${list.join(' ') || answerOf(state.theme)}`, counts, ...lines].join(
      '\n',
    );
  },
};

export const lineInput = (cells: readonly number[]): Input => ({
  from: cells[0] ?? 0,
  to: cells.at(-1) ?? 0,
});
