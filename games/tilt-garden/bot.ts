import type { Bot, Proof } from '@playgrove/kit/contract';
import { shaky } from '@playgrove/kit/logic/bots';
import { courseOf } from './rules/course.ts';
import { steer } from './rules/steer.ts';
import type { Input, State } from './rules/types.ts';

/** Follows the way from turn to turn. A weaker hand sees and looks later, rolls on and trembles. */
export const bot: Bot<State, Input> = shaky(
  (state, rng, skill) => {
    const { x, y } = steer(state, courseOf(state.params), rng, skill);
    if (x === state.want.x && y === state.want.y) return [];
    return [state.phase === 'ready' && x === 0 && y === 0 ? { x: 0, y: 1 } : { x, y }];
  },
  {
    slips: [0, 0],
    lookTicks: [10, 1],
    clock: ({ phase, clock }) => (phase === 'roll' ? clock : phase === 'ready' ? 0 : undefined),
  },
);

/** The better bot keeps more of its marbles and reaches the flower. */
export const proof: Proof = {
  level: 'ice-5',
  golden: 'stone-4',
  measure: 'win-rate',
  seeds: 12,
  margin: 0.3,
  ends: 'bot',
  limit: 60 * 120,
};
