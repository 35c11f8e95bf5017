import type { Bot, Json, Rng } from '@playgrove/kit/contract';

/** A value at skill 0 and at skill 1. */
export type Range = readonly [beginner: number, best: number];

/** What a player sees: the inputs worth giving now, best first. Empty: nothing to do. */
export type See<S, I> = (state: S, rng: Rng, skill: number) => readonly I[];

/** How a hand errs. */
export type Hand<S, I> = {
  /** How often it slips. Default [1, 0]: a beginner always, the best never. */
  readonly slips?: Range;
  /**
   * What a slip takes one of, and what is left to do if nothing is worth it; often `rules.inputs`.
   * Default: what it sees.
   */
  readonly any?: (state: S, rng: Rng) => readonly I[];
  /** Without `any`: how many places below the best a slip goes at most. Default: to the last. */
  readonly reach?: Range;
  /** Tick games: how many ticks pass from one look to the next. Default [1, 1]. */
  readonly lookTicks?: Range;
  /** The tick that `lookTicks` counts in; undefined while there is nothing to decide. */
  readonly clock?: (state: S) => number | undefined;
};

/** The value at this skill, in between evenly. */
export const graded = ([beginner, best]: Range, skill: number): number =>
  beginner + (best - beginner) * skill;

/** A random error: mean 0, standard deviation 1, never more than 3 either way. */
export const bell = (rng: Rng): number => (rng.unit() + rng.unit() + rng.unit() - 1.5) * 2;

/**
 * A bot that sees well and has a shaky hand: skill decides how often it slips, how far, and how
 * seldom it looks.
 */
export function shaky<S extends Json, I extends Json>(
  see: See<S, I>,
  { slips = [1, 0], any, reach, lookTicks = [1, 1], clock }: Hand<S, I> = {},
): Bot<S, I> {
  return (state, rng, skill) => {
    if (clock) {
      const now = clock(state);
      if (now === undefined || now % Math.round(graded(lookTicks, skill)) !== 0) return undefined;
    }
    const chance = graded(slips, skill);
    const isSlip = chance > 0 && rng.chance(chance);
    const seen = isSlip && any ? [] : see(state, rng, skill);
    if (seen.length === 0) return any && oneOf(any(state, rng), rng);
    if (!isSlip) return seen[0];
    if (!reach) return oneOf(seen, rng);
    const last = Math.min(seen.length - 1, Math.round(graded(reach, skill)));
    return seen[last === 0 ? 0 : 1 + rng.int(last)];
  };
}

const oneOf = <I>(list: readonly I[], rng: Rng): I | undefined =>
  list.length > 1 ? rng.pick(list) : list[0];
