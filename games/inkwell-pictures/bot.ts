import type { Bot, Proof } from '@playgrove/kit/contract';
import { bestStep } from './rules/best.ts';
import { CROSS, FREE, INK, type Input, type State, wrongCrosses } from './rules/state.ts';

/** How often a beginner reasons instead of trying a cell. */
const BEGINNER = 0.84;

/** Plays what is certain, cell by cell. Skill is how seldom it tries its luck. */
export const bot: Bot<State, Input> = (state, rng, skill) => {
  const [wrong] = wrongCrosses(state);
  if (wrong !== undefined) return { cell: wrong, to: FREE };
  const free = state.marks.flatMap((mark, cell) => (mark === FREE ? [cell] : []));
  if (free.length > 0 && !rng.chance(BEGINNER + (1 - BEGINNER) * skill))
    return { cell: rng.pick(free), to: INK };
  const step = bestStep(state);
  if (!step) return undefined;
  const [cell] = step.full;
  return cell === undefined ? { cell: step.empty[0] ?? 0, to: CROSS } : { cell, to: INK };
};

export const proof: Proof = {
  measure: 'win-rate',
  level: 'cat',
  golden: 'cherries',
  margin: 0.4,
  seeds: 12,
  limit: 600,
  deals: 120,
  solves: 120,
};
