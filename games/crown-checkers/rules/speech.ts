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
    const values = { taken: missed.taken };
    if (shown) return { key: `missed.shown-${missed.kind}`, values };
    const whose = rival === 'friend' ? `.${missed.side === RED ? 'red' : 'ivory'}` : '';
    return { key: `missed.${missed.kind}${whose}`, values };
  }
  const jumps = phase === 'play' && (legal(cells, turn, variant)[0]?.taken.length ?? 0) > 0;
  if (rival === 'friend') {
    if (winner === 0) return { key: 'talk.draw' };
    if (winner !== null) return { key: `reason.${winner === RED ? 'red' : 'ivory'}` };
    const how = moves === 0 ? '-first' : jumps ? '-jumps' : '';
    return { key: `turn.${turn === RED ? 'red' : 'ivory'}${how}` };
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
