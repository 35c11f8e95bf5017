import type { Json, Result, Rules, StepContext } from '@playgrove/kit/contract';
import { oneOf, shape, such, text, whole } from '@playgrove/kit/core/parse';
import {
  after,
  columnOf,
  EMPTY,
  inCheck,
  keyOf,
  KING,
  kindOf,
  legal,
  opening,
  PAWN,
  read,
  rowOf,
  signOf,
  WHITE,
  BLACK,
  type Move,
  type Position,
} from './rules/board.ts';
import { carriedRounds, countRounds, type Rounds } from '@playgrove/kit/logic/rounds';
import { LEVELS, type Params } from './rules/levels.ts';
import { RIVALS } from './rules/rivals.ts';
import { isFork } from './rules/search.ts';
import { MAX_INPUT, type Input, type State } from './rules/state.ts';
import { endingOf, endOf, refusalOf, starsOf } from './rules/verdict.ts';

export type { Input, State } from './rules/state.ts';

const HINTED = 0x8000;

export const inputOf = ({ from, to, promotes }: Move, hinted = false): Input =>
  from | (to << 6) | (promotes << 12) | (hinted ? HINTED : 0);

export const moveOf = (input: Input): Move => ({
  from: input & 63,
  to: (input >> 6) & 63,
  promotes: (input >> 12) & 7,
});

const parseRival = shape({ rival: oneOf(...RIVALS) });
const parseTwo = shape({ two: oneOf(true) });
const parsePuzzle = shape({
  board: such(text(90), isPlayable, 'a position with a move for white'),
  within: whole(1, 5),
});

function isPlayable(board: string): boolean {
  const at = read(board);
  return at !== undefined && at.turn === WHITE && legal(at).length > 0;
}

function parseParams(raw: Json): Result<Params> {
  const fields = typeof raw === 'object' && raw !== null ? raw : {};
  if ('rival' in fields) return parseRival(raw);
  return 'board' in fields ? parsePuzzle(raw) : parseTwo(raw);
}

export const rules: Rules<Params, State, Input, Rounds> = {
  slug: 'gambit-grove',
  version: 1,
  pace: { kind: 'turns', undo: 'unlimited' },
  levels: LEVELS,

  parseParams,
  parseInput: whole(0, MAX_INPUT),

  career: countRounds(({ rival, end }) => rival === 'friend' && end !== null),

  deal(params, rng, career) {
    const salt = rng.int(0x7fffffff);
    const from = (rival: State['rival'], at: Position, side: State['side']): State => ({
      ...at,
      cells: [...at.cells],
      rival,
      salt,
      side,
      within: 'within' in params ? params.within : 0,
      last: null,
      moves: 0,
      quiet: 0,
      past: [keyOf(at)],
      helped: 0,
      end: null,
      ...carriedRounds(career),
    });
    // White always begins, so two players swap sides by turning the board.
    if ('two' in params) return from('friend', opening(), career.rounds % 2 === 0 ? WHITE : BLACK);
    if ('board' in params) return from('puzzle', read(params.board) ?? opening(), WHITE);
    // Newcomers have white; against the others the seed decides.
    const black = RIVALS.indexOf(params.rival) > 1 && rng.chance(0.5);
    return from(params.rival, opening(), black ? BLACK : WHITE);
  },

  step(state, input, context) {
    const move = moveOf(input);
    if (state.end !== null) return 'refused.over';
    if (!legal(state).some((each) => inputOf(each) === inputOf(move))) {
      return refusalOf(state, move);
    }
    const piece = state.cells[move.from] as number;
    const passing = kindOf(piece) === PAWN && move.to === state.passed;
    const taken = passing ? -piece : (state.cells[move.to] as number);
    const next = after(state, move);
    const still = taken === EMPTY && kindOf(piece) !== PAWN;
    Object.assign(state, { ...next, cells: [...next.cells] });
    state.quiet = still ? state.quiet + 1 : 0;
    state.past = [...(still ? state.past : []), keyOf(next)];
    state.last = { from: move.from, to: move.to, taken };
    state.moves += 1;
    if (input & HINTED) state.helped += 1;
    const moves = legal(next);
    state.end = endOf(state, moves);
    if (state.end === null && isLate(state)) state.end = 'slow';
    cueMove(state, move, piece, context);
    return undefined;
  },

  inputs: (state) => (state.end === null ? legal(state).map((move) => inputOf(move)) : []),

  status({ end, rival, turn, side }) {
    if (end === null) return 'playing';
    if (rival === 'friend') return 'over';
    if (end === 'mate') return turn === side ? 'lost' : 'won';
    return rival === 'puzzle' ? 'lost' : 'over';
  },

  waits: ({ rival, turn, side, end }) => rival !== 'friend' && turn !== side && end === null,
  seats: ({ rival, turn, side, end }) =>
    end !== null ? [] : [rival === 'friend' && turn !== side ? 1 : 0],
  stars: starsOf,

  goal({ rival, within, moves }) {
    if (rival !== 'puzzle') return undefined;
    return { name: 'goal.mate', now: Math.ceil(moves / 2), target: within };
  },

  ending: endingOf,

  text(state) {
    const rows = Array.from({ length: 8 }, (_, row) =>
      state.cells
        .slice(row * 8, row * 8 + 8)
        .map(signOf)
        .join(''),
    );
    const next = state.end ?? `${state.turn > 0 ? 'white' : 'black'} to move`;
    return `${rows.join('\n')}\n${state.rival}: ${state.moves} moves, ${next}`;
  },
};

/** Whether a puzzle has no move of white left. */
const isLate = ({ rival, within, moves }: State): boolean =>
  rival === 'puzzle' && Math.ceil(moves / 2) >= within && moves % 2 === 1;

/** In squares from a8. */
export const pointOf = (square: number): { x: number; y: number } => ({
  x: columnOf(square),
  y: rowOf(square),
});

function cueMove(state: State, move: Move, piece: number, { cue }: StepContext): void {
  const own = state.rival === 'friend' || piece * state.side > 0;
  const { last, end } = state;
  const to = pointOf(move.to);
  if (last && last.taken !== EMPTY) cue(own ? 'take' : 'lost', to, kindOf(last.taken));
  else cue(own ? 'step' : 'answer', to);
  if (kindOf(piece) === KING && Math.abs(move.to - move.from) === 2) cue('castle', to);
  if (move.promotes > 0) cue(own ? 'promote' : 'their-promote', to, move.promotes);
  if (own && end === null && isFork(state.cells, move.to)) cue('fork', to);
  if (end === 'mate') cue('mate', pointOf(state.cells.indexOf(KING * state.turn)));
  else if (end === null && inCheck(state)) {
    cue(own ? 'check' : 'their-check', pointOf(state.cells.indexOf(KING * state.turn)));
  }
}
