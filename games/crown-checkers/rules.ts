import type { Json, Result, Rules, StepContext } from '@playgrove/kit/contract';
import { list, oneOf, shape, such, text, union, whole } from '@playgrove/kit/core/parse';
import {
  after,
  count,
  crowns,
  EIGHT,
  fieldFor,
  IVORY,
  isKing,
  legal,
  opening,
  other,
  pointOf,
  read,
  RED,
  sideOf,
  TEN,
  VARIANTS,
  written,
  type Move,
  type Variant,
} from './rules/board.ts';
import { carriedRounds, countRounds, type Rounds } from '@playgrove/kit/logic/rounds';
import { endingOf, refusalOf, starsOf } from './rules/verdict.ts';
import { LEVELS, PIPS_ROWS, type Params } from './rules/levels.ts';
import { bestShot, betterMissed, shotBy, trapIn } from './rules/missed.ts';
import { RIVALS } from './rules/rivals.ts';
import { MAX_QUIET, type Input, type State } from './rules/state.ts';

export type { Input, State } from './rules/state.ts';

const LONGEST_PATH = 21;
/** Pieces taken at once that are worth a shout. */
const MANY = 2;

const parseRival = shape({ rival: oneOf(...RIVALS), variant: oneOf(...VARIANTS) });
const parseTwo = shape({ two: oneOf(...VARIANTS) });
const parsePuzzle = shape({
  board: such(text(EIGHT.squares), isPlayable, '32 of ".oxOX" with a move for o'),
  within: whole(1, 9),
});

function isPlayable(board: string): boolean {
  const cells = read(board);
  return cells?.length === EIGHT.squares && legal(cells, RED, 'english').length > 0;
}

function parseParams(raw: Json): Result<Params> {
  const fields = typeof raw === 'object' && raw !== null ? raw : {};
  if ('rival' in fields) return parseRival(raw);
  return 'board' in fields ? parsePuzzle(raw) : parseTwo(raw);
}

export const rules: Rules<Params, State, Input, Rounds> = {
  slug: 'crown-checkers',
  version: 2,
  pace: { kind: 'turns', undo: 'unlimited' },
  levels: LEVELS,

  parseParams,
  parseInput: union('do', {
    move: { path: list(whole(0, TEN.squares - 1), LONGEST_PATH, 1), hinted: oneOf(true, false) },
    show: {},
    skip: {},
  }),

  career: countRounds(({ rival, phase }) => rival === 'friend' && phase === 'done'),

  deal(params, rng, career) {
    const fresh = {
      salt: rng.int(0x7fffffff),
      within: 0,
      turn: RED,
      moves: 0,
      quiet: 0,
      last: null,
      helped: 0,
      missed: null,
      phase: 'play',
      shown: false,
      winner: null,
      ...carriedRounds(career),
    } as const;
    if ('two' in params) {
      const variant: Variant = params.two;
      const turn = career.rounds % 2 === 0 ? RED : IVORY;
      return { ...fresh, variant, rival: 'friend', turn, cells: opening(variant) };
    }
    if ('rival' in params) {
      const { rival, variant } = params;
      const cells = opening(variant, rival === 'pip' ? PIPS_ROWS : undefined);
      return { ...fresh, variant, rival, cells };
    }
    const { board, within } = params;
    const cells = read(board) ?? opening('english');
    return { ...fresh, variant: 'english', rival: 'puzzle', within, cells };
  },

  step(state, input, context) {
    if (input.do !== 'move') return review(state, input.do === 'show');
    if (state.phase !== 'play') return 'refused.over';
    const { cells, turn, variant } = state;
    const move = legal(cells, turn, variant).find(({ path }) => path.join() === input.path.join());
    if (!move) return refusalOf(state, input.path);
    if (state.rival === 'friend' || (turn === RED && state.rival !== 'puzzle')) {
      notice(state, move);
    }
    cueMove(state, move, context);
    const man = !isKing(cells[move.path[0] as number] as number);
    state.cells = after(cells, move, variant);
    state.quiet = man || move.taken.length > 0 ? 0 : state.quiet + 1;
    state.last = move;
    state.moves += 1;
    if (input.hinted) state.helped += 1;
    state.turn = other(turn);
    judge(state);
    return undefined;
  },

  inputs(state) {
    if (state.phase === 'done') return [];
    if (state.phase === 'review') return [{ do: 'skip' }, { do: 'show' }];
    return legal(state.cells, state.turn, state.variant).map(({ path }) => ({
      do: 'move',
      path,
      hinted: false,
    }));
  },

  status({ phase, winner, rival }) {
    if (phase !== 'done') return 'playing';
    if (rival === 'friend' || winner === 0) return 'over';
    return winner === RED ? 'won' : 'lost';
  },

  waits: ({ rival, turn, phase }) => rival !== 'friend' && turn === IVORY && phase === 'play',

  stars: starsOf,

  goal({ rival, variant, cells, within, moves }) {
    if (rival === 'friend') return undefined;
    if (rival === 'puzzle') {
      return { name: 'goal.within', now: Math.ceil(moves / 2), target: within };
    }
    const gives = variant === 'giveaway';
    const all = count(opening(variant, rival === 'pip' ? PIPS_ROWS : undefined), IVORY);
    const left = count(cells, gives ? RED : IVORY);
    return { name: gives ? 'goal.give' : 'goal.take', now: all - left, target: all };
  },

  ending: endingOf,

  text(state) {
    const { half, size } = fieldFor(state.variant);
    const board = written(state.cells);
    const rows = Array.from({ length: size }, (_, row) => {
      const dark = Array.from(board.slice(row * half, (row + 1) * half));
      return dark.map((sign) => (row % 2 === 0 ? ` ${sign}` : `${sign} `)).join('');
    });
    const next = state.phase === 'play' ? `${'-ox'[state.turn]} to move` : state.phase;
    const facts = `${state.variant}, ${state.rival}: ${state.moves} moves, ${next}`;
    return `${rows.join('\n')}\n${facts}`;
  },
};

/** Remembers a multi-jump that this move misses, or lets the other side have. */
function notice(state: State, move: Move): void {
  const { cells, turn, variant } = state;
  const best = bestShot(cells, turn, variant);
  const own = shotBy(cells, turn, variant, move)?.won ?? 0;
  const missed =
    best && own < best.won ? best : own > 0 ? undefined : trapIn(cells, turn, variant, move);
  state.missed = betterMissed(missed, state.missed);
}

/** Ends the game when the side to move cannot, when nothing happens, or when a puzzle takes too long. */
function judge(state: State): void {
  const { cells, turn, variant, rival, within, moves } = state;
  if (legal(cells, turn, variant).length === 0) {
    state.winner = variant === 'giveaway' ? turn : other(turn);
  } else if (rival === 'puzzle') {
    if (Math.ceil(moves / 2) >= within && turn === IVORY) state.winner = IVORY;
  } else if (state.quiet >= MAX_QUIET) state.winner = 0;
  if (state.winner === null) return;
  // A single piece is worth a look only after a lost game.
  const lost = state.winner === IVORY && rival !== 'friend';
  if (!lost && (state.missed?.taken ?? 0) < MANY) state.missed = null;
  state.phase = state.missed ? 'review' : 'done';
}

/** Ends the look back: the view plays the missed jump, or not. */
function review(state: State, show: boolean): string | undefined {
  if (state.phase !== 'review' || !state.missed) return 'refused.over';
  state.phase = 'done';
  state.shown = show;
  return undefined;
}

/** Cues in the order of the animation: one stage for each square the piece comes down on. */
function cueMove(state: State, { path, taken }: Move, { cue }: StepContext): void {
  const field = fieldFor(state.variant);
  const at = (square: number | undefined) => pointOf(field, square ?? 0);
  const piece = state.cells[path[0] as number] as number;
  const own = sideOf(piece) === RED || state.rival === 'friend';
  const legs = path.length - 1;
  if (taken.length === 0) cue(own ? 'step' : 'answer', at(path.at(-1)), 1, 0);
  for (const [leg, square] of taken.entries()) {
    cue(own ? 'jump' : 'lost', at(square), leg + 1, leg);
  }
  // Words stand beside the piece, toward the middle of the board.
  const end = at(path.at(-1));
  const beside = { x: end.x, y: end.y < field.size / 2 ? end.y + 1.2 : end.y - 1.2 };
  const crowned = crowns(field, piece, path.at(-1) as number);
  if (taken.length >= MANY) {
    cue(own ? 'many' : 'their-many', end, taken.length, legs - 1);
    if (own && !crowned) {
      cue(taken.length > MANY ? 'say-many' : 'say-double', beside, taken.length, legs - 1);
    }
  }
  if (!crowned) return;
  cue(own ? 'crown' : 'their-crown', end, 1, legs);
  if (own) cue('say-crown', beside, 1, legs);
}
