import type { GameProgress } from './progress.ts';
import type { Best } from './saved-state.ts';

/** How far a game's tree has grown, from its first play on. */
export const STEPS = ['seed', 'sprout', 'sapling', 'tree', 'bloom'] as const;
export type Step = (typeof STEPS)[number];

/** What a tree grows from. */
export type Grown = {
  readonly progress?: GameProgress | undefined;
  readonly best?: Best | undefined;
  /** Points that complete the game's daily challenge. */
  readonly goal?: number | undefined;
};

export type Growth = {
  readonly step: Step;
  /** What takes it to the next step; absent in bloom, and where nobody can say. */
  readonly next?: NextStep;
};

export type NextStep = {
  readonly step: Step;
  readonly of: 'stars' | 'levels' | 'points';
  readonly missing: number;
};

/** Shares of a game's stars or levels that a sapling, a tree and one in bloom take. */
const SHARES = [0.1, 1 / 3, 0.75];
/** The same in times of a good score, for games that have only a score. */
const TIMES = [1, 3, 8];
/** A good score where no daily challenge names one. */
const GOOD_SCORE = 100;

/** A game's tree: by the share of its stars, else of its levels, else by its best score. */
export function growthOf({ progress, best, goal }: Grown): Growth {
  const { stars = 0, most = 0, levels = 0, of = 0, lower = false } = progress ?? {};
  if (most > 0) return grown('stars', stars, byShare(most));
  if (of > 1) return grown('levels', levels, byShare(of));
  const score = best?.score ?? 0;
  // A score without a unit says nothing of what is a good one.
  if (score <= 0) return { step: 'seed' };
  if (lower || (goal === undefined && best?.unit === undefined)) return { step: 'sprout' };
  return grown('points', score, [1, ...TIMES.map((times) => times * (goal ?? GOOD_SCORE))]);
}

/** Each step takes at least one more than the one before. */
function byShare(most: number): readonly number[] {
  const needs = [1];
  for (const share of SHARES)
    needs.push(Math.min(most, Math.max((needs.at(-1) ?? 0) + 1, Math.ceil(share * most))));
  return needs;
}

function grown(of: NextStep['of'], won: number, needs: readonly number[]): Growth {
  const reached = needs.filter((need) => won >= need).length;
  const step = STEPS[reached] ?? 'bloom';
  const [need, next] = [needs[reached], STEPS[reached + 1]];
  return need === undefined || next === undefined
    ? { step }
    : { step, next: { step: next, of, missing: Math.ceil(need - won) } };
}
