import { IVORY, legal, RED } from './board.ts';
import type { State } from './state.ts';

export type Said = { readonly key: string; readonly values?: Readonly<Record<string, number>> };

/** Pieces taken at once that are remarked upon. */
const MANY = 2;

/** What is said across the board: the reason of a refusal first, then what matters now. */
export function speech(state: State, refused: string | undefined): Said {
  if (refused !== undefined) return { key: refused };
  const { phase, missed, shown, rival, turn, winner, variant, cells, last, moves } = state;
  if (missed && (phase === 'review' || shown)) {
    const key = `missed.${shown ? `shown-${missed.kind}` : missed.kind}`;
    return { key, values: { taken: missed.taken } };
  }
  const jumps = phase === 'play' && (legal(cells, turn, variant)[0]?.taken.length ?? 0) > 0;
  if (rival === 'friend') {
    if (winner === 0) return { key: 'talk.draw' };
    return { key: `turn.${turn === RED ? 'red' : 'ivory'}${jumps ? '-jumps' : ''}` };
  }
  if (winner === RED) return { key: `talk.${rival}.lost` };
  if (winner === IVORY) return { key: `talk.${rival}.won` };
  if (winner === 0) return { key: 'talk.draw' };
  const taken = last?.taken.length ?? 0;
  if (turn === IVORY) return { key: taken >= MANY ? 'talk.ouch' : `talk.${rival}.thinks` };
  if (moves === 0) return { key: `talk.${rival}.hello` };
  if (jumps) return { key: variant === 'international' ? 'talk.most' : 'talk.jump' };
  return { key: taken > 0 ? 'talk.took' : `talk.${rival}.calm` };
}
