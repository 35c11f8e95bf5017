import type { Bot, Proof } from '@playgrove/kit/contract';
import { courseOf } from './rules/course.ts';
import { steer } from './rules/steer.ts';
import type { Input, State } from './rules/types.ts';

/** Ticks between two looks of the slowest hand. */
const LOOK = 9;
/** Follows the way from turn to turn. A weaker hand sees and looks later, rolls on and trembles. */
export const bot: Bot<State, Input> = (state, rng, skill) => {
  if (state.phase !== 'roll' && state.phase !== 'ready') return undefined;
  const every = 1 + Math.round((1 - skill) * LOOK);
  if (state.phase === 'roll' && state.clock % every !== 0) return undefined;
  const input = steer(state, courseOf(state.params), rng, skill);
  if (input.x === state.want.x && input.y === state.want.y) return undefined;
  return state.phase === 'ready' && input.x === 0 && input.y === 0 ? { x: 0, y: 1 } : input;
};

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
