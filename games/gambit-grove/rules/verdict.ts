import type { Ending } from '@playgrove/kit/contract';
import { medalsFor } from '@playgrove/kit/logic/levels';
import {
  BISHOP,
  columnOf,
  EMPTY,
  inCheck,
  KING,
  kindOf,
  KNIGHT,
  legal,
  rowOf,
  type Move,
  type Position,
} from './board.ts';
import type { End, State } from './state.ts';

/** Plies without a capture or a pawn's move, and times that a position stands, until a draw. */
const QUIET_PLIES = 100;
const TIMES = 3;

/** Why the game is over, after the move that led here. */
export function endOf(state: State, moves: readonly Move[]): End | null {
  if (moves.length === 0) return inCheck(state) ? 'mate' : 'stalemate';
  if (isBare(state)) return 'material';
  if (state.quiet >= QUIET_PLIES) return 'fifty';
  const now = state.past.at(-1);
  return state.past.filter((key) => key === now).length >= TIMES ? 'repeated' : null;
}

/** Kings alone, with one knight or bishop, or with bishops on squares of one color: nobody can mate. */
function isBare({ cells }: Position): boolean {
  const rest = [...cells.keys()].filter(
    (at) => cells[at] !== EMPTY && kindOf(cells[at] as number) !== KING,
  );
  if (rest.length <= 1)
    return rest.every((at) => [KNIGHT, BISHOP].includes(kindOf(cells[at] as number) as 2));
  const shades = new Set(rest.map((at) => (rowOf(at) + columnOf(at)) % 2));
  return shades.size === 1 && rest.every((at) => kindOf(cells[at] as number) === BISHOP);
}

const medals = medalsFor<State>({
  value: ({ moves }) => Math.ceil(moves / 2),
  better: 'lower',
  marks: () => [50, 35],
  almost: 'almost.moves',
});

export function starsOf(state: State): number {
  if (state.rival === 'puzzle') return state.helped > 0 ? 1 : 3;
  return Math.min(state.helped > 0 ? 2 : 3, medals.stars(state));
}

export function endingOf(state: State): Ending | undefined {
  const { end, rival, turn, side, within } = state;
  if (end === null) return undefined;
  if (end === 'slow') return { reason: 'reason.slow', almost: 'almost.slow', value: within };
  if (end !== 'mate') return { reason: `reason.${end}` };
  if (rival === 'friend') return { reason: turn > 0 ? 'reason.black' : 'reason.white' };
  if (turn === side && rival !== 'puzzle') {
    const value = 16 - state.cells.filter((piece) => piece * side < 0).length;
    return { reason: 'reason.lost', almost: 'almost.took', value };
  }
  if (turn === side) return { reason: 'reason.lost' };
  if (rival === 'puzzle') return { reason: state.helped > 0 ? 'reason.helped' : 'reason.solved' };
  return { reason: 'reason.won', ...medals.almost(state) };
}

/** Why this is not a move, as a message key. */
export function refusalOf(state: State, { from, to }: Pick<Move, 'from' | 'to'>): string {
  const piece = (state.cells[from] ?? EMPTY) * state.turn;
  if (piece === 0) return 'refused.empty';
  if (piece < 0) return 'refused.theirs';
  const own = legal(state).filter((move) => move.from === from);
  if (inCheck(state)) return 'refused.check';
  if (own.length === 0) return 'refused.stuck';
  return to === from ? 'refused.stuck' : 'refused.there';
}
