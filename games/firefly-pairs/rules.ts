import type { Ending, Rules, Status, StepContext } from '@playgrove/kit/contract';
import { oneOf, shape, such, whole } from '@playgrove/kit/core/parse';
import { medalsFor } from '@playgrove/kit/logic/levels';
import {
  type CarriedRounds,
  carriedRounds,
  countRounds,
  type Rounds,
} from '@playgrove/kit/logic/rounds';
import { LEVELS, RIVALS, type Params } from './levels.ts';

/** Pictures that there are. */
export const MOTIFS = 16;
/** Added to a cell that was turned after a look at a hint. */
export const HELP = 64;
/** Turns before dawn from which it is announced. */
const LATE = 3;
/** Pairs ahead of a rival for two stars, and for three. */
const CLEAR = 3;
const GREAT = 5;

/** The cell to turn, row by row; plus `HELP`. */
export type Input = number;
/** 1: the player, or the first of two; 2: the rival, or the second of two. */
export type Side = 1 | 2;

export type State = Params &
  CarriedRounds & {
    /** From 0 to 2^31 − 1: makes the rival vary its guesses from deal to deal. */
    readonly salt: number;
    /** By cell: which picture. */
    cards: number[];
    /** By cell: 0 dark, else the side that lit it. */
    lit: (0 | Side)[];
    /** Who lit each pair, in turn. */
    lanterns: Side[];
    /** By cell: `flips` when it was last seen, 0 for never. */
    shown: number[];
    /** Cards turned and shown so far. */
    flips: number;
    turns: number;
    misses: number;
    /** Pairs in a row. */
    streak: number;
    /** The cell that was turned first in this turn, or −1. */
    first: number;
    /** Cells whose cards are dark again, but are seen a little longer: a miss, or a card shown. */
    open: number[];
    /** The cells that were lit last. */
    pair: number[];
    /** The two cells that have just changed cards. */
    swapped: number[];
    side: Side;
    /** Cards turned after looking at a hint. */
    helped: number;
  };

const medals = medalsFor<State>({
  value: ({ turns }) => turns,
  better: 'lower',
  marks: (state) => marksOf(state).toReversed(),
  almost: 'almost.star',
});

/** The most turns for three stars, and for two. */
export function marksOf({ par, dawn }: Params): readonly [number, number] {
  return [par, Math.round((par + dawn) / 2)];
}

export const rules: Rules<Params, State, Input, Rounds> = {
  slug: 'firefly-pairs',
  version: 2,
  pace: { kind: 'turns', undo: 'none' },
  levels: LEVELS,
  scoring: { better: 'lower', unit: 'moves' },

  parseParams: such(
    shape({
      columns: whole(2, 5),
      rows: whole(2, 6),
      glow: whole(1, 20),
      chain: oneOf(true, false),
      wind: whole(0, 9),
      dawn: whole(0, 99),
      par: whole(0, 99),
      rival: oneOf('none', 'friend', ...RIVALS),
    }),
    ({ columns, rows }) => (columns * rows) % 2 === 0,
    'an even number of cards',
  ),
  parseInput: whole(0, HELP * 2 - 1),

  career: countRounds((state) => state.rival === 'friend' && statusOf(state) === 'over'),

  deal(params, rng, career) {
    const pairs = Math.floor((params.columns * params.rows) / 2);
    const motifs = rng.shuffled([...Array(MOTIFS).keys()]).slice(0, pairs);
    const cards = rng.shuffled([...motifs, ...motifs]);
    return {
      ...params,
      salt: rng.int(0x7fffffff),
      cards,
      lit: cards.map(() => 0 as const),
      lanterns: [],
      shown: cards.map(() => 0),
      flips: 0,
      turns: 0,
      misses: 0,
      streak: 0,
      first: -1,
      open: [],
      pair: [],
      swapped: [],
      side: params.rival === 'friend' && career.rounds % 2 === 1 ? 2 : 1,
      helped: 0,
      ...carriedRounds(career),
    };
  },

  step(state, input, context) {
    const cell = input % HELP;
    if (cell >= state.cards.length) return 'refused.outside';
    if (state.lit[cell] !== 0) return 'refused.lit';
    if (cell === state.first) return 'refused.open';
    if (input >= HELP) state.helped += 1;
    state.open = [];
    state.pair = [];
    state.swapped = [];
    see(state, cell);
    context.cue('turn', pointOf(state, cell), noteOf(state.cards[cell] ?? 0));
    if (state.first < 0) state.first = cell;
    else compare(state, state.first, cell, context);
    return undefined;
  },

  inputs: (state) =>
    statusOf(state) === 'playing' ? darkOf(state).filter((cell) => cell !== state.first) : [],
  status: statusOf,
  waits: (state) => isRival(state) && state.side === 2 && statusOf(state) === 'playing',
  seats: (state) =>
    statusOf(state) === 'playing' ? [state.rival === 'friend' ? state.side - 1 : 0] : [],

  score: ({ rival, turns }) => (rival === 'friend' ? undefined : turns),
  stars(state) {
    if (isRival(state)) return leadOf(state) >= GREAT ? 3 : leadOf(state) >= CLEAR ? 2 : 1;
    return Math.min(state.helped > 0 ? 2 : 3, medals.stars(state));
  },
  goal: (state) => ({
    name: 'goal.pairs',
    now: state.lanterns.length,
    target: state.cards.length / 2,
  }),
  ending,

  text(state) {
    const sign = (cell: number): string => {
      const card = String.fromCodePoint(65 + (state.cards[cell] ?? 0));
      if (state.lit[cell] !== 0) return `${card}${state.lit[cell]}`;
      return `${card.toLowerCase()}${(state.shown[cell] ?? 0) > 0 ? '*' : '.'}`;
    };
    const rows = Array.from({ length: state.rows }, (_, row) =>
      Array.from({ length: state.columns }, (__, at) => sign(row * state.columns + at)).join(' '),
    );
    const { turns, streak, side, first } = state;
    return [...rows, `turn ${turns}, in a row ${streak}, side ${side}, first ${first}`].join('\n');
  },
};

/** In cells, from the top left. */
export function pointOf({ columns }: Params, cell: number): { x: number; y: number } {
  return { x: cell % columns, y: Math.floor(cell / columns) };
}

/** Every picture has its own note, a MIDI key of a pentatonic scale. */
const noteOf = (card: number): number =>
  60 + Math.floor(card / 5) * 12 + ([0, 2, 4, 7, 9][card % 5] ?? 0);

export const isRival = ({ rival }: Params): boolean => rival !== 'none' && rival !== 'friend';

export const pairsOf = ({ lanterns }: State, side: Side): number =>
  lanterns.filter((by) => by === side).length;

const leadOf = (state: State): number => pairsOf(state, 1) - pairsOf(state, 2);

export const darkOf = ({ lit }: State): number[] =>
  [...lit.keys()].filter((cell) => lit[cell] === 0);

function see(state: State, cell: number): void {
  state.flips += 1;
  state.shown[cell] = state.flips;
}

/** Two cards are open: lights them, or darkens them again. */
function compare(state: State, one: number, other: number, context: StepContext): void {
  state.first = -1;
  state.turns += 1;
  if (state.cards[one] === state.cards[other]) light(state, one, other, context);
  else miss(state, one, other, context);
  if (state.dawn - state.turns === LATE && statusOf(state) === 'playing') context.cue('late');
}

function light(state: State, one: number, other: number, { cue, rng }: StepContext): void {
  state.lit[one] = state.side;
  state.lit[other] = state.side;
  state.lanterns.push(state.side);
  state.pair = [one, other];
  state.streak += 1;
  const isTheirs = isRival(state) && state.side === 2;
  cue(isTheirs ? 'theirs' : 'match', pointOf(state, other), state.streak);
  if (state.streak < 2 || isTheirs) return;
  cue('streak', pointOf(state, other), state.streak);
  const unseen = darkOf(state).filter((cell) => state.shown[cell] === 0);
  if (!state.chain || unseen.length === 0) return;
  const cell = rng.pick(unseen);
  see(state, cell);
  state.open = [cell];
  cue('peek', pointOf(state, cell));
}

function miss(state: State, one: number, other: number, { cue, rng }: StepContext): void {
  state.streak = 0;
  state.misses += 1;
  state.open = [one, other];
  cue('miss', pointOf(state, other));
  if (state.rival !== 'none') state.side = state.side === 1 ? 2 : 1;
  if (state.wind === 0 || state.misses % state.wind !== 0) return;
  // The two that were just turned stay where they are: the player is looking at them.
  const still = rng.shuffled(darkOf(state).filter((cell) => cell !== one && cell !== other));
  const a = still.find((cell) => (state.shown[cell] ?? 0) > 0) ?? still[0];
  const b = still.find((cell) => cell !== a);
  if (a === undefined || b === undefined) return;
  for (const row of [state.cards, state.shown]) [row[a], row[b]] = [row[b] ?? 0, row[a] ?? 0];
  state.swapped = [a, b];
  cue('swap', pointOf(state, a));
}

function statusOf(state: State): Status {
  if (!state.lit.includes(0)) {
    if (state.rival === 'friend' || leadOf(state) === 0) return 'over';
    return leadOf(state) > 0 ? 'won' : 'lost';
  }
  return state.dawn > 0 && state.turns >= state.dawn ? 'lost' : 'playing';
}

function ending(state: State): Ending | undefined {
  const status = statusOf(state);
  if (status === 'playing') return undefined;
  const lead = leadOf(state);
  if (state.rival === 'friend') {
    return { reason: lead > 0 ? 'reason.gold' : lead < 0 ? 'reason.blue' : 'reason.even' };
  }
  if (isRival(state)) {
    if (status === 'lost') return { reason: 'reason.rival', almost: 'almost.pairs', value: -lead };
    const almost = lead >= GREAT ? {} : { almost: 'almost.lead', value: lead };
    return { reason: 'reason.ahead', ...almost };
  }
  if (status === 'won') {
    const isHelped = state.helped > 0 && medals.stars(state) === 3;
    const almost = isHelped ? { almost: 'almost.hint' } : medals.almost(state);
    return { reason: 'reason.lit', ...almost };
  }
  const left = darkOf(state);
  const at = pointOf(state, left[0] ?? 0);
  return { reason: 'reason.dawn', almost: 'almost.dark', value: left.length / 2, at };
}
