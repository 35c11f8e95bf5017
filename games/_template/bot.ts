import type { Bot, Proof } from '@playgrove/kit/contract';
import { cellsToPick, handful, settled, worth, type Input, type State } from './rules.ts';

/** Stands for the berries that will follow; nobody knows yet which. */
const UNKNOWN = -1;

/**
 * Skill is how often it thinks instead of picking at random. Thinking looks one pick ahead: what
 * this handful is worth, and how large the largest one on the board can be after it.
 */
export const bot: Bot<State, Input> = (state, rng, skill) => {
  const cells = cellsToPick(state.berries);
  if (state.picksLeft === 0 || cells.length === 0) return undefined;
  if (!rng.chance(skill)) return rng.pick(cells);
  // With a pick to spare, a small handful that brings two large ones together is worth it.
  const looksAhead = state.picksLeft > 1;
  const value = (cell: number): number => {
    const picked = handful(state.berries, cell);
    return worth(picked.length) + (looksAhead ? worth(largestAfter(state, picked)) : 0);
  };
  return cells.reduce((best, cell) => (value(cell) > value(best) ? cell : best));
};

function largestAfter({ berries }: State, picked: readonly number[]): number {
  const after = settled(berries, picked, () => UNKNOWN).berries;
  const sizes = after.map((kind, cell) => (kind === UNKNOWN ? 0 : handful(after, cell).length));
  return Math.max(...sizes);
}

/** The thinking bot must beat the random one by this many points a game, over this many games. */
export const proof: Proof = { seeds: 40, margin: 60 };
