import type { Ending, Json, Result, Rules, Status, StepContext } from '@playgrove/kit/contract';
import { oneOf, shape, such, text, whole } from '@playgrove/kit/core/parse';
import {
  CELLS,
  CORNERS,
  EMPTY,
  MINE,
  SIDE,
  THEIRS,
  count,
  flips,
  legal,
  margin,
  opening,
  other,
  read,
  written,
  type Cells,
  type Side,
} from './rules/board.ts';
import {
  type CarriedRounds,
  carriedRounds,
  countRounds,
  type Rounds,
} from '@playgrove/kit/logic/rounds';
import { LEVELS, type Params } from './rules/levels.ts';
import { RIVALS, type RivalName } from './rules/rivals.ts';

/** The cell, 0 to 63, row by row from the top left; plus 64 when a hint was shown before. */
export type Input = number;

/** One shell that was placed and what it turned, nearest first along each ray. */
export type Laid = {
  readonly side: Side;
  readonly cell: number;
  readonly turned: readonly number[];
};

export type State = CarriedRounds & {
  /** Who answers: one of the five, perfect play (endings), or a friend on the same device. */
  readonly rival: RivalName | 'perfect' | 'friend';
  /** From 0 to 2^31 − 1: makes the rival vary its moves from deal to deal. */
  readonly salt: number;
  /** Endings: the margin that perfect play reaches. Else 0. */
  readonly par: number;
  cells: Cells;
  turn: Side;
  /** Who has just passed; 0 for nobody. */
  passed: 0 | Side;
  last: Laid | null;
  moves: number;
  /** Moves made after looking at a hint. */
  helped: number;
};

/** Shells turned at once that make a wave. */
const WAVE = 7;
/** Shells on the board from which a change of the lead is announced. */
const TIDES_FROM = 24;
/** Margins of a won game for two and three stars. */
const CLEAR = 10;
const GREAT = 20;
/** Endings: shells short of the best that still earn two stars. */
const NEAR_PAR = 6;
/** A loss by this many shells or fewer is a near win. */
const CLOSE = 6;

const parseTwo = shape({ two: oneOf(true) });
const parseRival = shape({ rival: oneOf(...RIVALS) });
const parseBoard = shape({
  board: such(text(CELLS), isPlayable, '64 of ".ox" with a move for o'),
  par: whole(1, CELLS),
});

function isPlayable(board: string): boolean {
  const cells = read(board);
  return cells !== undefined && legal(cells, MINE).length > 0;
}

function parseParams(raw: Json): Result<Params> {
  const fields = typeof raw === 'object' && raw !== null ? raw : {};
  if ('rival' in fields) return parseRival(raw);
  return 'board' in fields ? parseBoard(raw) : parseTwo(raw);
}

export const rules: Rules<Params, State, Input, Rounds> = {
  slug: 'tide-reversi',
  version: 1,
  pace: { kind: 'turns', undo: 'unlimited' },
  levels: LEVELS,
  scoring: { better: 'higher', unit: 'points' },

  parseParams,
  parseInput: whole(0, CELLS * 2 - 1),

  career: countRounds((state) => state.rival === 'friend' && statusOf(state) === 'over'),

  deal(params, rng, career) {
    const salt = rng.int(0x7fffffff);
    const from = (rival: State['rival'], cells: Cells, par: number): State => ({
      rival,
      salt,
      par,
      cells,
      turn: MINE,
      passed: 0,
      last: null,
      moves: 0,
      helped: 0,
      ...carriedRounds(career),
    });
    if ('two' in params) {
      return { ...from('friend', opening(), 0), turn: career.rounds % 2 === 0 ? MINE : THEIRS };
    }
    if ('rival' in params) return from(params.rival, opening(), 0);
    return from('perfect', read(params.board) ?? opening(), params.par);
  },

  step(state, input, context) {
    const cell = input % CELLS;
    if (state.cells[cell] !== EMPTY) return 'refused.taken';
    const side = state.turn;
    const turned = flips(state.cells, cell, side);
    if (turned.length === 0) return 'refused.nothing';
    const ahead = Math.sign(margin(state.cells, MINE));
    for (const each of [cell, ...turned]) state.cells[each] = side;
    state.last = { side, cell, turned };
    state.moves += 1;
    if (input >= CELLS) state.helped += 1;
    cueTurns(state, state.last, context);
    cueTide(state, ahead, context);
    pass(state, side, context);
    return undefined;
  },

  inputs: (state) => legal(state.cells, state.turn),
  status: statusOf,
  waits: (state) =>
    state.rival !== 'friend' && state.turn === THEIRS && statusOf(state) === 'playing',

  score: ({ rival, cells }) => (rival === 'friend' ? undefined : count(cells, MINE)),

  stars(state) {
    const lead = margin(state.cells, MINE);
    if (state.rival === 'perfect') {
      const stars = lead >= state.par ? 3 : lead >= state.par - NEAR_PAR ? 2 : 1;
      return state.helped > 0 ? Math.min(2, stars) : stars;
    }
    return lead >= GREAT ? 3 : lead >= CLEAR ? 2 : 1;
  },

  ending,

  text(state) {
    const board = written(state.cells);
    const rows = Array.from({ length: SIDE }, (_, y) => board.slice(y * SIDE, (y + 1) * SIDE));
    const [mine, theirs] = [count(state.cells, MINE), count(state.cells, THEIRS)];
    const next = statusOf(state) === 'playing' ? ` ${'-ox'[state.turn]} to move` : '';
    return `${rows.join('\n')}\n${state.rival}: ${mine} to ${theirs}, ${state.moves} moves${next}`;
  },
};

function statusOf(state: State): Status {
  if (legal(state.cells, state.turn).length > 0) return 'playing';
  // A player without a move is skipped at once, so nobody can move.
  if (state.rival === 'friend') return 'over';
  const lead = margin(state.cells, MINE);
  if (lead === 0 && state.rival !== 'perfect') return 'over';
  return lead > 0 ? 'won' : 'lost';
}

function ending(state: State): Ending {
  const lead = margin(state.cells, MINE);
  if (state.rival === 'friend') {
    if (lead === 0) return { reason: 'reason.level' };
    const reason = lead > 0 ? 'reason.scallops' : 'reason.snails';
    return { reason, almost: 'almost.ahead', value: Math.abs(lead) };
  }
  if (state.rival === 'perfect' && lead > 0) {
    return { reason: lead >= state.par ? 'reason.perfect' : 'reason.could-more' };
  }
  if (lead >= GREAT) return { reason: 'reason.spring-tide' };
  if (lead > 0) return { reason: 'reason.won', almost: 'almost.stars', value: lead };
  if (lead === 0) {
    return { reason: 'reason.level', almost: 'almost.one', value: 1 };
  }
  const almost = lead >= -CLOSE ? { almost: 'almost.few', value: 1 - lead } : {};
  // Endings begin with corners taken: they are no reason there.
  if (state.rival === 'perfect') return { reason: 'reason.missed', ...almost };
  // The rival's corners are what most games are lost by.
  const lost = CORNERS.filter((corner) => state.cells[corner] === THEIRS);
  const at = lost[0] === undefined ? {} : { at: pointOf(lost[0]) };
  return { reason: lost.length > 1 ? 'reason.corners' : 'reason.fewer', ...at, ...almost };
}

/** In cells, from the top left. */
export function pointOf(cell: number): { x: number; y: number } {
  return { x: cell % SIDE, y: Math.floor(cell / SIDE) };
}

/** Steps between two cells, slanting ones included. */
export function apart(one: number, other_: number): number {
  const [a, b] = [pointOf(one), pointOf(other_)];
  return Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
}

/** The turned shells ripple outward: one cue each, staged by how far they are, counted up. */
function cueTurns(state: State, { side, cell, turned }: Laid, { cue }: StepContext): void {
  const mine = side === MINE;
  cue(mine ? 'lay' : 'answer', pointOf(cell));
  const outward = turned.toSorted((one, two) => apart(cell, one) - apart(cell, two));
  for (const [index, each] of outward.entries()) {
    cue(mine ? 'turn' : 'turned', pointOf(each), index + 1, apart(cell, each));
  }
  const last = apart(cell, outward.at(-1) ?? cell);
  if (turned.length >= WAVE) {
    cue(
      mine || state.rival === 'friend' ? 'wave' : 'their-wave',
      pointOf(cell),
      turned.length,
      last,
    );
  }
  if (!CORNERS.includes(cell)) return;
  cue(mine || state.rival === 'friend' ? 'corner' : 'corner-lost', pointOf(cell), 1, last);
}

/** Who leads has changed: in the open sea of the first moves that means nothing. */
function cueTide(state: State, before: number, { cue }: StepContext): void {
  const now = Math.sign(margin(state.cells, MINE));
  if (state.rival === 'friend' || count(state.cells, EMPTY) > CELLS - TIDES_FROM) return;
  if (now > 0 && before <= 0) cue('tide-in');
  if (now < 0 && before >= 0) cue('tide-out');
}

/** Gives the move to the other side, or leaves it where it is when that side has none. */
function pass(state: State, side: Side, { cue }: StepContext): void {
  const next = other(side);
  state.passed = 0;
  state.turn = next;
  if (legal(state.cells, next).length > 0) return;
  if (legal(state.cells, side).length === 0) return;
  state.turn = side;
  state.passed = next;
  if (state.rival === 'friend') cue(next === MINE ? 'scallops-pass' : 'snails-pass');
  else cue(next === MINE ? 'you-pass' : 'rival-passes');
}
