import type { Hint, Mind } from '@playgrove/kit/contract';
import { bestPair } from './bot.ts';
import { Oracle } from './rules/oracle.ts';
import { shapeOf } from './rules/shape.ts';
import { isWon, openPairs, type Input, type State } from './rules/state.ts';

/** Positions looked at for one hint: about a second on a slow phone, away from the page's own thread. */
const BUDGET = 12_000;

let oracle: Oracle | undefined;

/** A pair that keeps the game winnable, or how far back the last winnable position is. */
function hint(state: State): Hint<Input> | undefined {
  if (isWon(state)) return undefined;
  if (!oracle?.follows(state)) oracle = new Oracle(state);
  const pairs = openPairs(state);
  const best = bestPair(state, pairs, oracle, BUDGET);
  const { x, y } = shapeOf(state.deal.layout);
  const at = (place: number) => ({ x: (x[place] ?? 0) + 1, y: (y[place] ?? 0) + 1 });
  if (best) {
    const [a, b] = best;
    const links = state.fresh.includes(a) || state.fresh.includes(b);
    return {
      say: links ? 'hint.link' : 'hint.pair',
      at: [at(a), at(b)],
      input: { act: 'pair', a, b, hinted: 1 },
    };
  }
  if (oracle.isWinnable === false || pairs.length === 0) {
    const to = oracle.safe;
    return {
      say: 'hint.back',
      values: { count: state.taken.length - to },
      input: { act: 'back', to },
    };
  }
  return { say: 'hint.unknown' };
}

export const mind: Mind<State, Input> = { hint };
