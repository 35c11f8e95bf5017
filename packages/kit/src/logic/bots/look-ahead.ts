import type { Json, Rules } from '@playgrove/kit/contract';
import type { See } from './shaky.ts';

export type LookAhead<S> = {
  /** How good a position is for the player. A won or lost one counts more than any. */
  readonly value: (state: S) => number;
  /** Positions that may be made for one decision. */
  readonly nodes: number;
  /** Moves that it sees at most. Default 2. */
  readonly moves?: number;
};

const END = 1e9;

/**
 * Ranks the legal inputs of a turn game by the best position that they lead to, a move further at a
 * time until the nodes are spent. What a move draws by chance is drawn again: it cannot see the
 * deal's future.
 */
export function lookAhead<P extends Json, S extends Json, I extends Json, C extends Json>(
  rules: Pick<Rules<P, S, I, C>, 'step' | 'inputs' | 'status'>,
  { value, nodes, moves = 2 }: LookAhead<S>,
): See<S, I> {
  return (state, rng) => {
    let left = nodes;
    const worthOf = (now: S): number => {
      const status = rules.status(now);
      return status === 'won' ? END : status === 'lost' ? -END : value(now);
    };
    const after = (from: S, input: I): S | undefined => {
      left -= 1;
      const next = JSON.parse(JSON.stringify(from)) as S;
      return rules.step(next, input, { rng, cue: () => undefined }) === undefined
        ? next
        : undefined;
    };
    /** The best that comes of a position; undefined if the nodes do not suffice. */
    const best = (from: S, depth: number): number | undefined => {
      if (depth === 0 || rules.status(from) !== 'playing') return worthOf(from);
      let most = -Infinity;
      for (const input of rules.inputs(from, rng)) {
        if (left <= 0) return undefined;
        const next = after(from, input);
        const worth = next && best(next, depth - 1);
        if (next && worth === undefined) return undefined;
        most = Math.max(most, worth ?? -Infinity);
      }
      return most;
    };
    const tries = rules.inputs(state, rng).flatMap((input) => {
      const next = after(state, input);
      return next ? [{ input, next, worth: worthOf(next) }] : [];
    });
    for (let depth = 1; depth < moves; depth += 1) {
      const further = tries.map(({ next }) => best(next, depth));
      // Half of a deeper look would favor the inputs that were looked at.
      if (further.includes(undefined)) break;
      for (const [at, one] of tries.entries()) one.worth = further[at] ?? one.worth;
    }
    return tries.toSorted((a, b) => b.worth - a.worth).map(({ input }) => input);
  };
}
