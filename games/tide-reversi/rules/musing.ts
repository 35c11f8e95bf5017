import { CORNERS, MINE, THEIRS, count, margin } from './board.ts';
import { rules, type State } from '../rules.ts';

/** Two lines each for the calm moments. */
const LINES = 2;
const MANY = 6;

/** What the one across the pool is thinking, as a message key: kindly, and true to its style. */
export function musing(state: State): string {
  const { rival, last, passed } = state;
  if (rival === 'friend') {
    const won = rules.ending?.(state)?.reason;
    if (rules.status(state) !== 'playing' && won !== undefined) return won;
    return `muse.${state.turn === MINE ? 'scallops' : 'snails'}${last ? '' : '-first'}`;
  }
  const who = rival === 'perfect' ? 'pearl' : rival;
  if (rules.status(state) !== 'playing') {
    const lead = margin(state.cells, MINE);
    return `muse.${who}.${lead > 0 ? 'lost' : lead < 0 ? 'won' : 'level'}`;
  }
  if (passed === THEIRS) return 'muse.passes';
  if (passed === MINE) return 'muse.again';
  const corner = last !== null && CORNERS.includes(last.cell);
  if (state.turn === THEIRS) {
    if (corner) return 'muse.ouch';
    return last && last.turned.length >= MANY ? 'muse.wow' : `muse.${who}.thinks`;
  }
  if (!last) return `muse.${who}.hello`;
  if (corner) return `muse.${who}.corner`;
  // It stays with a thought for a while: every other pair of moves brings the next.
  return `muse.${who}.${1 + (Math.floor(count(state.cells, 0) / 4) % LINES)}`;
}
