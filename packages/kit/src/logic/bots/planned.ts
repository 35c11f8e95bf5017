import type { Json, Rules, Solve } from '@playgrove/kit/contract';
import { createRng } from '@playgrove/kit/core';
import type { See } from './shaky.ts';

/**
 * Sees the next input of a solver's plan. It solves once and answers from that plan while the game
 * follows it; off the plan it solves again, so slips are repaired.
 * @param keyOf tells positions apart as far as the plan goes: leave out what moves do not depend on
 */
export function planned<P extends Json, S extends Json, I extends Json, C extends Json>(
  rules: Pick<Rules<P, S, I, C>, 'step'>,
  solve: Solve<S, I>,
  keyOf: (state: S) => string,
): See<S, I> {
  let plan = new Map<string, I>();
  return (state) => {
    const next = plan.get(keyOf(state));
    if (next !== undefined) return [next];
    const inputs = solve(state);
    if (!inputs?.length) return [];
    plan = new Map();
    const now = JSON.parse(JSON.stringify(state)) as S;
    const context = { rng: createRng('planned'), cue: () => undefined };
    for (const input of inputs) {
      plan.set(keyOf(now), input);
      rules.step(now, input, context);
    }
    return inputs.slice(0, 1);
  };
}
