import { compare } from '@playgrove/kit/logic/boardai';
import type { Hint, Mind, Mistake } from '@playgrove/kit/contract';
import { fieldFor, crowns, legal, other, pointOf, RED, after, type Move } from './rules/board.ts';
import { reader, stubborn, winning } from './rules/force.ts';
import { shotBy } from './rules/missed.ts';
import { chosen } from './rules/rivals.ts';
import { gameOf, spotOf } from './rules/search.ts';
import type { Input, State } from './rules/state.ts';

/** A game looked back at: positions for each move. */
const REREADS = { nodes: 12_000, depth: 6 };
/** A man is 100: a game is as good as decided, and what a move may give away unsaid. */
const DECIDED = 500;
const WORTH_A_WORD = 70;

const asInput = ({ path }: Move, hinted: boolean): Input => ({ do: 'move', path, hinted });

/** Red's moves that are left in a puzzle. */
export const movesLeft = ({ within, moves }: State): number => within - Math.ceil(moves / 2);

function rival(state: State): Input | undefined {
  const { rival: name, cells, turn, salt, moves, phase } = state;
  if (name === 'friend' || turn === RED || phase !== 'play') return undefined;
  const move =
    name === 'puzzle' ? stubborn(cells, turn, movesLeft(state)) : chosen(name, state, salt, moves);
  return move && asInput(move, false);
}

/** Isolde's own choice, with the plainest reason that holds for it. */
function hint(state: State): Hint<Input> | undefined {
  const { rival: name, cells, turn, variant, salt, moves, phase } = state;
  if (phase !== 'play') return undefined;
  if (name === 'puzzle') {
    const [move] = winning(cells, turn, movesLeft(state), reader());
    return move ? advice(state, move, 'hint.wins') : { say: 'hint.undo' };
  }
  const move = chosen('isolde', state, salt, Math.max(moves, 99));
  if (!move) return undefined;
  return advice(state, move, reason(state, move, legal(cells, turn, variant)));
}

function reason(state: State, move: Move, all: readonly Move[]): string {
  const { cells, turn, variant } = state;
  if (all.length === 1) return 'hint.only';
  if (move.taken.length > 1) return 'hint.many';
  const shot = shotBy(cells, turn, variant, move);
  if (shot) return 'hint.shot';
  if (move.taken.length > 0) return 'hint.jump';
  const from = move.path[0] as number;
  const to = move.path.at(-1) as number;
  if (crowns(fieldFor(variant), cells[from] as number, to)) return 'hint.crown';
  const answers = legal(after(cells, move, variant), other(turn), variant);
  return (answers[0]?.taken.length ?? 0) > 0 ? 'hint.trade' : 'hint.safe';
}

function advice({ variant }: State, move: Move, say: string): Hint<Input> {
  const field = fieldFor(variant);
  const at = [move.path[0] as number, move.path.at(-1) as number].map((square) =>
    pointOf(field, square),
  );
  return { say, at, input: asInput(move, true) };
}

/** What a move gave away, if that is worth a word. */
function mistake(state: State, input: Input): Mistake<Input> | undefined {
  const { rival: name, cells, turn, variant } = state;
  if (name === 'friend' || name === 'puzzle' || input.do !== 'move') return undefined;
  const spot = spotOf(cells, turn, variant);
  const move = spot.moves.find(({ path }) => path.join() === input.path.join());
  const read = move && compare(gameOf(variant), spot, move, REREADS);
  if (!read) return undefined;
  const { best } = read;
  const felt = (value: number): number => Math.max(-DECIDED, Math.min(DECIDED, value));
  const lost = felt(best.value) - felt(best.value - read.lost);
  if (lost < WORTH_A_WORD) return undefined;
  return { lost, better: advice(state, best.move, reason(state, best.move, spot.moves)) };
}

export const mind: Mind<State, Input> = { rival, hint, mistake };
