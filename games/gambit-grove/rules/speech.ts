import { inCheck } from './board.ts';
import type { State } from './state.ts';

/** Lines of a rival for calm moments. */
const LINES = 2;

/** What the one across the board says, as a message key. */
export function speech(state: State): string {
  const { rival, end, turn, side, moves, last, within } = state;
  if (rival === 'friend') {
    if (end !== null) return `reason.${end === 'mate' ? (turn > 0 ? 'black' : 'white') : end}`;
    if (moves === 0) return state.rounds === undefined ? 'muse.first' : 'muse.swapped';
    if (inCheck(state)) return turn > 0 ? 'muse.white-check' : 'muse.black-check';
    return turn > 0 ? 'muse.white' : 'muse.black';
  }
  if (rival === 'puzzle') {
    if (end === 'mate') return 'muse.puzzle.solved';
    if (end !== null) return 'muse.puzzle.missed';
    return `muse.puzzle.${within - Math.ceil(moves / 2)}`;
  }
  if (end === 'mate') return `muse.${rival}.${turn === side ? 'won' : 'lost'}`;
  if (end !== null) return 'muse.draw';
  if (inCheck(state)) return turn === side ? 'muse.your-check' : 'muse.my-check';
  if (turn !== side) return last && last.taken !== 0 ? 'muse.ouch' : `muse.${rival}.thinks`;
  if (moves < 2) return `muse.${rival}.hello`;
  return `muse.${rival}.${1 + (Math.floor(moves / 6) % LINES)}`;
}
