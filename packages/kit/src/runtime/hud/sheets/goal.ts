import type { Rules } from '../../../contract/index.ts';
import { MAX_STARS, starsMissing, starsWon } from '../../../session/index.ts';
import type { Finish } from '../../stage/finish.ts';

/** What to play for next, as a sheet message. */
export type NextGoal = {
  readonly key: 'kit.to-beat' | 'kit.to-unlock' | 'kit.to-star';
  readonly value: number;
  /** The level that it opens. */
  readonly level?: string;
};

/** The nearest goal after a game: a lock, a best, a star; undefined if everything is won. */
export function nextGoal(
  finish: Finish,
  { levels, scoring, stars: starred }: Pick<Rules, 'levels' | 'scoring' | 'stars'>,
  level: string,
  stars: Readonly<Record<string, number>>,
): NextGoal | undefined {
  const { won, score, best, newBest, daily } = finish;
  if (!won) {
    const gap = score === undefined || best === undefined ? 0 : best - score;
    const reach = !newBest && scoring?.better === 'higher' && gap > 0;
    return reach ? { key: 'kit.to-beat', value: gap } : undefined;
  }
  if (daily) return undefined;
  const at = levels.findIndex(({ id }) => id === level);
  const after = levels[at + 1];
  const missing = after ? starsMissing(after, starsWon(levels, stars)) : 0;
  if (after && missing > 0) return { key: 'kit.to-unlock', value: missing, level: after.id };
  const left = starred && !levels[at]?.starless ? MAX_STARS - (stars[level] ?? 0) : 0;
  return left > 0 ? { key: 'kit.to-star', value: left } : undefined;
}
