/**
 * Games for several players at one device, who begin in turn: the one who began the last game waits in
 * the next one.
 *
 * ```ts
 * career: countRounds(({ with: rival, end }) => rival === 'friend' && end !== null),
 * deal: (params, rng, career) => ({ …, seat: career.rounds % 2, ...carriedRounds(career) }),
 * ```
 */
import type { Career, Json } from '@playgrove/kit/contract';
import { clamped, lenient } from '@playgrove/kit/core/parse';

/** How many such games were over before this one. */
export type Rounds = { readonly rounds: number };

/** What a game's state carries of it: nothing in the first round. */
export type CarriedRounds = { readonly rounds?: number };

const FRESH: Rounds = { rounds: 0 };

/**
 * The career of a game that carries nothing else on.
 * @param isDone whether this is a game for several that is over
 */
export function countRounds<S extends Json & CarriedRounds>(
  isDone: (state: S) => boolean,
): Career<Rounds, S> {
  return {
    fresh: FRESH,
    parse: lenient({ rounds: clamped(0, 1e9) }, FRESH),
    of: (state) => ({ rounds: (state.rounds ?? 0) + (isDone(state) ? 1 : 0) }),
  };
}

/** Missing where it is zero, so games in progress that were stored without it go on. */
export const carriedRounds = ({ rounds }: Rounds): CarriedRounds => (rounds > 0 ? { rounds } : {});
