import type { Ending } from '@playgrove/kit/contract';
import { count, IVORY, legal, RED, sideOf, EMPTY } from './board.ts';
import type { State } from './state.ts';

/** Pieces left for two and three stars. */
const TWO_STARS = 3;
const THREE_STARS = 6;
/** A loss with this few of theirs left is a near win. */
const CLOSE = 3;

/** What decides the stars: red pieces left, or ivory ones where pieces are a burden. */
const margin = ({ cells, variant }: State): number =>
  count(cells, variant === 'giveaway' ? IVORY : RED);

export function starsOf(state: State): number {
  if (state.rival === 'puzzle') return state.helped > 0 ? 1 : 3;
  const left = margin(state);
  return left >= THREE_STARS ? 3 : left >= TWO_STARS ? 2 : 1;
}

export function endingOf(state: State): Ending | undefined {
  const { winner, rival, variant, cells } = state;
  if (winner === null) return undefined;
  if (winner === 0) return { reason: 'reason.draw' };
  if (rival === 'friend') return { reason: winner === RED ? 'reason.red' : 'reason.ivory' };
  if (rival === 'puzzle') {
    if (winner !== RED) return { reason: 'reason.slow' };
    return { reason: state.helped > 0 ? 'reason.helped' : 'reason.solved' };
  }
  const gives = variant === 'giveaway';
  if (winner === RED) {
    const reason = gives
      ? count(cells, RED) === 0
        ? 'reason.gave-all'
        : 'reason.stuck-wins'
      : count(cells, IVORY) === 0
        ? 'reason.took-all'
        : 'reason.blocked';
    const left = margin(state);
    return left >= THREE_STARS
      ? { reason }
      : { reason, almost: gives ? 'almost.burden' : 'almost.stars', value: left };
  }
  if (gives)
    return { reason: count(cells, IVORY) === 0 ? 'reason.they-gave' : 'reason.they-stuck' };
  const left = count(cells, IVORY);
  const almost = left <= CLOSE ? { almost: 'almost.few', value: left } : {};
  return { reason: count(cells, RED) === 0 ? 'reason.lost-all' : 'reason.no-moves', ...almost };
}

/** Why a path is not a move, as a message key. */
export function refusalOf(state: State, path: readonly number[]): string {
  const { cells, turn, variant } = state;
  const [from = -1] = path;
  const piece = cells[from] ?? EMPTY;
  if (piece === EMPTY) return 'refused.empty';
  if (sideOf(piece) !== turn) return 'refused.theirs';
  const moves = legal(cells, turn, variant);
  const jumps = (moves[0]?.taken.length ?? 0) > 0;
  const own = moves.filter((move) => move.path[0] === from);
  if (own.length === 0) {
    if (!jumps) return 'refused.blocked';
    return variant === 'international' ? 'refused.most' : 'refused.jump';
  }
  if (path.length > 1 && own.some((move) => path.every((each, at) => each === move.path[at]))) {
    return 'refused.finish';
  }
  return jumps ? 'refused.land' : 'refused.there';
}
