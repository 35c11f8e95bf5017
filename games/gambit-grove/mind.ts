import type { Hint, Mind, Mistake } from '@playgrove/kit/contract';
import { compare, think } from '@playgrove/kit/logic/boardai';
import { after, inCheck, KING, kindOf, legal, type Move } from './rules/board.ts';
import { mating, readsFor, stubborn } from './rules/mates.ts';
import { chosen } from './rules/rivals.ts';
import { chess, hangs, spotOf, worthOf } from './rules/search.ts';
import { inputOf, moveOf, pointOf, rules, type Input, type State } from './rules.ts';

const THINKS = { nodes: 8000, depth: 5 };
/** A game looked back at: positions for each move. */
const REREADS = { nodes: 6000, depth: 4 };
/** In hundredths of a pawn: a game is as good as decided, and what a move may give away unsaid. */
const DECIDED = 1000;
const WORTH_A_WORD = 120;
/** Moves in which a hint looks for a mate. */
const SEES = 2;

/** White's moves that are left in a puzzle, this one included. */
const movesLeft = ({ within, moves }: State): number => within - Math.floor(moves / 2);

function rival(state: State): Input | undefined {
  const { rival: name } = state;
  if (name === 'friend' || !rules.waits?.(state)) return undefined;
  const move =
    name === 'puzzle'
      ? stubborn(state, movesLeft(state) - 1, readsFor())
      : chosen(name, state, state.salt, state.moves);
  return move && inputOf(move);
}

/** What a strong player would do, with the plainest reason that holds for it. */
function hint(state: State): Hint<Input> | undefined {
  if (state.end !== null || rules.waits?.(state)) return undefined;
  const within = state.rival === 'puzzle' ? movesLeft(state) : SEES;
  const [mate] = mating(state, within, readsFor(), 1);
  if (mate)
    return advice(mate, state.rival === 'puzzle' && within > 1 ? 'hint.forces' : 'hint.mates');
  if (state.rival === 'puzzle') return { say: 'hint.undo' };
  const move = think(chess(), spotOf(state), THINKS)?.move;
  return move && advice(move, reason(state, move));
}

function reason(state: State, move: Move): string {
  const { cells } = state;
  const next = after(state, move);
  const [piece, taken] = [cells[move.from] as number, cells[move.to] as number];
  if (legal(state).length === 1) return 'hint.only';
  if (inCheck(state)) return 'hint.escape';
  if (move.promotes > 0) return 'hint.promote';
  if (taken !== 0) return hangs(next.cells, move.to) ? 'hint.trade' : 'hint.take';
  if (kindOf(piece) === KING && Math.abs(move.to - move.from) === 2) return 'hint.castle';
  if (hangs(cells, move.from) && worthOf(piece) > 100) return 'hint.save';
  if (inCheck(next)) return 'hint.check';
  return state.moves < 16 ? 'hint.develop' : 'hint.improve';
}

function advice(move: Move, say: string): Hint<Input> {
  return { say, at: [pointOf(move.from), pointOf(move.to)], input: inputOf(move, true) };
}

/** What a move gave away in hundredths of a pawn, if that is worth a word. */
function mistake(state: State, input: Input): Mistake<Input> | undefined {
  if (state.rival === 'friend' || state.rival === 'puzzle') return undefined;
  const spot = spotOf(state);
  const move = spot.moves.find((each) => inputOf(each) === inputOf(moveOf(input)));
  const read = move && compare(chess(), spot, move, REREADS);
  if (!read) return undefined;
  const { best } = read;
  // Whether a lost game is lost by a rook more is no matter.
  const felt = (value: number): number => Math.max(-DECIDED, Math.min(DECIDED, value));
  const lost = felt(best.value) - felt(best.value - read.lost);
  if (lost < WORTH_A_WORD) return undefined;
  return { lost, better: advice(best.move, reason(state, best.move)) };
}

export const mind: Mind<State, Input> = { rival, hint, mistake };
